import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './open-database.ts';
import { directReader } from './sqlite/sqlite-dialect.ts';

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
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
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  const readDirectly = directReader(db);
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= build(placeholders).compile() as CompiledQuery<Row>;
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as string] : parameter,
    );
    const query = { ...compiled, parameters };
    if (readDirectly) return readDirectly<Row>(query);
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}
