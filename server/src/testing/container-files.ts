import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export type Settings = Record<string, string>;

/** A service of compose.yaml, as far as the tests look at it. */
export interface Service {
  image?: string;
  environment?: Settings;
  env_file?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: string[] | Record<string, unknown>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
}

interface Compose {
  services: Record<string, Service>;
  configs: { caddyfile: { content: string } };
  volumes: Record<string, unknown>;
}

export const root = resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
export const dockerfile = read('Dockerfile');
const composeText = read('compose.yaml');

const pairs = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z][A-Z0-9_]*)=('[^']*'|\S*)/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll("'", ''),
    ]),
  ) as Settings;

/** What the image itself sets, and the program that it runs. */
export const image = pairs(/^ENV (.*)$/m.exec(dockerfile)![1]!);
export const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];

/** What the documented command adds with `-e`. */
export const documentedRun = () => {
  const line = /docker run .*/.exec(dockerfile)![0];
  return pairs([...line.matchAll(/ -e (\S+)/g)].map(([, pair]) => pair).join(' '));
};

/** A `.env` made of `.env.example` with the lines that the head of compose.yaml asks for, and others on top. */
export const dotEnv = (others: Settings = {}): Settings => {
  const asked = [...composeText.matchAll(/^# {3}(\S+=\S+)$/gm)].map(([, pair]) => pair).join('\n');
  return { ...pairs(read('.env.example').replaceAll(/^#.*$/gm, '')), ...pairs(asked), ...others };
};

/** compose.yaml with the values of a `.env` in their places, as Compose fills them in: once, whatever they hold. */
export function composeWith(env: Settings): Compose {
  const fill = (text: string) =>
    text.replaceAll(
      /\$(\$)|\$\{(\w+)(?::([?-])([^}]*))?\}/g,
      (_, dollar, name: string, kind, otherwise: string) => {
        if (dollar) return '$';
        if (env[name]) return env[name];
        if (kind === '-') return otherwise;
        throw new Error(`${name}: ${otherwise ?? 'is not set'}`);
      },
    );
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]));
  };
  return walk(parse(composeText)) as Compose;
}
