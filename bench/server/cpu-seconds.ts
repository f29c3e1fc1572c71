import { readdirSync, readFileSync } from 'node:fs';

/** The fields of a process's state from the third on, in which neither its number nor its name stands; null once it is gone. */
function stateOf(processId: number | string): string[] | null {
  try {
    return readFileSync(`/proc/${processId}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

const parentField = 1;
const usedFields = [11, 12];
const usedByEndedChildren = [13, 14];
const secondsOf = (fields: string[] | null, which: readonly number[]) =>
  which.reduce((sum, field) => sum + Number(fields?.[field] ?? 0), 0) / 100;

/** Seconds of one core that a process has used so far; a busy machine does not change what a request costs. */
export const cpuSecondsOf = (processId: number) => secondsOf(stateOf(processId), usedFields);

/** The same of a process with all that it has started. */
export function cpuSecondsOfFamily(processId: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(stateOf)
    .filter((fields) => Number(fields?.[parentField]) === processId);
  const own = secondsOf(stateOf(processId), [...usedFields, ...usedByEndedChildren]);
  return children.reduce((sum, fields) => sum + secondsOf(fields, usedFields), own);
}
