import type { MergedImports } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';

/** Whose data have been imported, under which licence, and when last. */
export function importedData({ places, facts }: MergedImports): Answer<'importedData'> {
  const rows = [...places, ...[...facts.values()].flat()];
  const groups = Map.groupBy(rows, ({ source, licence }) => JSON.stringify([source, licence]));
  const imports = [...groups.values()].map((group) => {
    const { source, licence } = group[0]!;
    const last =
      group
        .map(({ importedOn }) => importedOn ?? '')
        .sort()
        .at(-1) ?? '';
    return { source, licence, ...(last !== '' && { importedOn: last }), places: group.length };
  });
  return { imports };
}
