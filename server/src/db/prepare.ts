import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './open-database.ts';
import type { Schema } from './schema.ts';
import { directReader } from './sqlite/sqlite-dialect.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Compiles a query once; answers how to put values into it. */
function compileOnce<Values extends Record<string, unknown>, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => {
    compiled ??= build(placeholders).compile() as CompiledQuery<Row>;
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as string] : parameter,
    );
    return { ...compiled, parameters };
  };
}

/**
 * A query built and compiled once and then run with other values: building it anew costs more than running it.
 * `build` is given stand-ins for the values; every one must end up as a parameter of
 * the query, which must be a read.
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  db: Database,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const readDirectly = directReader(db);
  const queryOf = compileOnce(build);
  return async (values) => {
    const query = queryOf(values);
    if (readDirectly) return readDirectly<Row>(query);
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

/** The same for what a transaction does; a write tells what it returns. */
export function prepareWithin<Values extends Record<string, unknown>, Row>(
  build: (values: Values) => Compilable<Row>,
): (tx: Kysely<Schema>, values: Values) => Promise<Row[]> {
  const queryOf = compileOnce(build);
  return async (tx, values) => (await tx.executeQuery<Row>(queryOf(values))).rows;
}
