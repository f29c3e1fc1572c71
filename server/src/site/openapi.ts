import { calls, type CallName } from '@wayfare/contracts/calls';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import { endpoints } from '@wayfare/contracts/endpoints';
import { errorBody } from '@wayfare/contracts/errors';
import { errorStatus } from '@wayfare/contracts/error-codes';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io, target: 'openapi-3.0' });

const parametersOf = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

function operationOf(name: CallName) {
  const contract: Endpoint = endpoints[name];
  const refusals = contract.errors.map((code) => [
    String(errorStatus[code]),
    {
      description: code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const empty = (contract.answer === null && !contract.answerIsFile) || contract.answerMayBeEmpty;
  return {
    operationId: name,
    summary: contract.summary,
    parameters: [...parametersOf(contract.params, 'path'), ...parametersOf(contract.query, 'query')],
    ...(contract.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(contract.body, 'input') } },
      },
    }),
    ...(contract.bodyIsFile && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      ...(contract.answer && {
        200: {
          description: 'Done.',
          content: { 'application/json': { schema: schemaOf(contract.answer, 'output') } },
        },
      }),
      ...(contract.answerIsFile && !contract.answer && { 200: { description: 'The file.' } }),
      ...(empty && { 204: { description: 'Nothing to say.' } }),
      ...Object.fromEntries(refusals),
    },
  };
}

/** The API as an OpenAPI document, derived from the contracts. */
export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    const openPath = path.replace(/:(\w+)/g, '{$1}');
    (paths[openPath] ??= {})[method.toLowerCase()] = operationOf(name);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Wayfare', version: '1', description: 'Plan trips that really work.' },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Error: schemaOf(errorBody, 'output') } },
  };
}
