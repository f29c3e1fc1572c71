import type { Rolldown } from 'vite';

/** Features that whoever reads a guide may go on to. A shared outline is opened for itself, and kept by whoever opens it. */
const publicFeatures = new Set(['home', 'featured', 'guides', 'blogs', 'info', 'search']);
/** Features of the few: their files are kept by those who open them. */
const rareFeatures = new Set(['admin', 'dev']);

type Bundle = Rolldown.OutputBundle;

type List = 'shell' | 'public' | 'planner';

/** Who needs a file that is asked for by its name: a page at its begin, a screen, or the map for its own worker. */
function listOf({ facadeModuleId, isEntry, isDynamicEntry }: Rolldown.OutputChunk): List | null {
  const from = facadeModuleId ?? '';
  if (!isEntry && !isDynamicEntry) return null;
  if (isEntry && !from.includes('node_modules')) return 'shell';
  const feature = /[\\/]web[\\/]src[\\/](\w+)[\\/]/.exec(from)?.[1] ?? '';
  if (rareFeatures.has(feature)) return null;
  return publicFeatures.has(feature) ? 'public' : 'planner';
}

/** A file with all that it cannot do without. */
function withNeeds(bundle: Bundle, first: string): Set<string> {
  const needed = new Set([first]);
  for (const name of needed) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const other of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) needed.add(other);
  }
  return needed;
}

/** The files of a release by who needs them: each stands once, where the most need it. */
export function screenFiles(bundle: Bundle) {
  // Maps of the scripts are for the server alone.
  const names = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'));
  const lists: Record<List, Set<string>> = { shell: new Set(), public: new Set(), planner: new Set() };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const list = listOf(chunk);
    if (list) for (const name of withNeeds(bundle, chunk.fileName)) lists[list].add(name);
  }
  for (const name of names) if (/-core-.*\.woff2$/.test(name)) lists.shell.add(name);
  const listed = (list: ReadonlySet<string>, ...before: ReadonlySet<string>[]) =>
    names
      .filter((name) => list.has(name) && !before.some((other) => other.has(name)))
      .map((name) => `/${name}`)
      .toSorted();
  const { shell, public: open, planner } = lists;
  const archives = new Set(names.filter((name) => name.endsWith('.pmtiles')));
  return {
    shell: listed(shell),
    public: listed(open, shell),
    planner: listed(planner, shell, open),
    others: listed(new Set(names), shell, open, planner, archives),
    archives: listed(archives),
  };
}
