import { readFileSync } from 'node:fs';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const own = /[\\/](web|contracts|wording)[\\/]src[\\/]/;
const iconFile = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([a-z0-9-]+)\.\w+$/;
const iconImport = /import \{([^}]*)\} from 'lucide-react'/g;

/** The names of the icons that a file of ours imports, all of which come from one file that knows every icon. */
const iconsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(iconImport)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/ as .*/, '')
        .replace(/Icon$/, ''),
    ),
  );

/** `arrow-right` is imported as `ArrowRight`. */
const nameOfIcon = (id: string) =>
  iconFile
    .exec(id)?.[1]
    ?.split('-')
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('');

/** Our modules that a file imports, near or far, and that are not asked for later; and the names of their icons. */
function reachedFrom(file: string, graph: ModuleGraph): string[] {
  const reached = new Set([file]);
  for (const from of reached)
    for (const next of graph.getModuleInfo(from)?.importedIds ?? []) if (own.test(next)) reached.add(next);
  return [...reached, ...new Set([...reached].filter((id) => id.endsWith('.tsx')).flatMap(iconsOf))];
}

/** Gives a name to those of our modules that at least so many of these files import: they come in one piece of that name. */
export function reachedModules(name: string, files: readonly string[], least: number) {
  let counts: Map<string, number> | undefined;
  return (id: string, graph: ModuleGraph) => {
    if (!counts) {
      counts = new Map();
      for (const file of files)
        for (const one of reachedFrom(file, graph)) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    if (files.includes(id)) return null;
    const icon = nameOfIcon(id);
    // One page's icon is another's too, and weighs next to nothing.
    const isWanted = icon === undefined ? (counts.get(id) ?? 0) >= least : counts.has(icon);
    return isWanted ? name : null;
  };
}
