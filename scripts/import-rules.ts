import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** One import as it stands in a file. */
export interface Import {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

interface Rule {
  /** Workspaces that may be imported. */
  workspaces: readonly string[];
  /** Workspaces of which only types may be imported. */
  typesOf?: readonly string[];
  /** npm packages and Node modules; `true` for any. */
  packages: readonly string[] | true;
}

/** Who may import whom. Tests may also import the test tools. */
export const rules: Record<string, Rule> = {
  almanac: { workspaces: [], packages: [] },
  wording: { workspaces: [], packages: [] },
  contracts: { workspaces: [], packages: ['zod'] },
  planner: { workspaces: ['almanac', 'wording'], typesOf: ['contracts'], packages: [] },
  atlas: { workspaces: ['almanac', 'wording'], packages: true },
  covers: { workspaces: [], packages: ['@napi-rs/canvas', 'node:fs'] },
  reader: { workspaces: ['atlas'], packages: true },
  assistant: {
    workspaces: ['almanac', 'wording', 'contracts', 'planner', 'atlas', 'reader'],
    packages: true,
  },
  server: {
    workspaces: ['almanac', 'wording', 'contracts', 'planner', 'atlas', 'covers', 'assistant'],
    packages: true,
  },
  web: { workspaces: ['almanac', 'wording', 'contracts', 'planner'], packages: true },
  e2e: { workspaces: ['contracts'], packages: true },
  bench: {
    workspaces: ['almanac', 'contracts', 'planner', 'atlas', 'reader', 'assistant', 'server'],
    packages: true,
  },
  scripts: { workspaces: [], packages: true },
};

/** Server folders that every feature may use. */
const serverShared = ['db', 'http', 'outside', 'testing'];
/** Which server feature may use which other one. */
export const serverEdges: Record<string, readonly string[]> = {
  accounts: ['identity', 'invitations'],
  backup: ['work'],
  admin: ['chat', 'gate', 'messages', 'telemetry'],
  identity: ['accounts', 'invitations'],
  invitations: ['identity'],
  exports: ['calendar', 'places', 'trips', 'work'],
  featured: ['trips'],
  files: ['trips'],
  imports: ['calendar', 'exports', 'trips', 'work'],
  calendar: ['trips'],
  chat: ['sharing', 'work'],
  pictures: ['places', 'work'],
  operator: ['work'],
  places: ['work'],
  planning: ['work'],
  work: ['exports', 'imports', 'places'],
  trips: ['sharing'],
  site: ['places', 'work'],
};

/** What of the contracts the browser may import as values: words, limits and calls, no schema and so no zod. */
const browserContracts = [
  'calls',
  'empty-trip',
  'error-codes',
  'featured-path',
  'instant-keys',
  'limits',
  'sign-in-problem',
  'vocabulary',
];

/** Web folders that every feature may use. */
const webShared = ['ui'];

const testTools =
  /^(vitest|fast-check|happy-dom|@testing-library|@axe-core\/playwright|playwright-core)(\/|$)/;
const networkModules = /^node:(http|https|http2|tls|dgram)$/;
const skipped = new Set(['node_modules', 'dist', '.git', '.cache']);
const importForm =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of one file's text. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importForm)].map(([, type, plain, dynamic]) => ({
    file,
    specifier: plain ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)testing\//.test(file) || file.endsWith('.config.ts');
const featureOf = (file: string, workspace: string) => {
  const [top, rest] = relative(join(workspace, 'src'), file).split(sep);
  return rest === undefined ? null : top!;
};

const isBrowserContract = (path: string) =>
  browserContracts.some((name) => path === `contracts/src/${name}.ts`);

/** Schemas would bring zod into the browser, directly or through a file that the browser may import. */
function faultOfSchema({ file, specifier, typeOnly }: Import): string | null {
  if (typeOnly || isTest(file)) return null;
  if (file.startsWith('web/src/') && specifier.startsWith('@wayfare/contracts/')) {
    const name = specifier.slice('@wayfare/contracts/'.length);
    return browserContracts.includes(name)
      ? null
      : `${file}: the browser may import only types of the schemas in ${specifier}`;
  }
  if (!isBrowserContract(file)) return null;
  const target = relative('/', resolve('/', dirname(file), specifier));
  return specifier.startsWith('.') && isBrowserContract(target)
    ? null
    : `${file}: the browser imports this file, so it may not import ${specifier}`;
}

/** A package's workspace import, `@wayfare/planner` or `@wayfare/contracts/trip`. */
const workspaceOf = (specifier: string) => /^@wayfare\/([^/]+)/.exec(specifier)?.[1] ?? null;

function faultAcrossWorkspaces(
  { file, specifier, typeOnly }: Import,
  from: string,
  to: string,
): string | null {
  const rule = rules[from]!;
  if (from === to) return null;
  if (rule.workspaces.includes(to)) return null;
  if (rule.typesOf?.includes(to))
    return typeOnly || isTest(file) ? null : `${file}: ${from} may import only types of ${to}`;
  return `${file}: ${from} may not import ${to} (${specifier})`;
}

function faultOfPackage({ file, specifier, typeOnly }: Import, from: string): string | null {
  const { packages } = rules[from]!;
  if (isTest(file)) return null;
  if (testTools.test(specifier) && !['e2e', 'bench'].includes(from))
    return `${file}: ${specifier} is for tests only`;
  if (from === 'atlas' && networkModules.test(specifier) && !file.includes('/live/')) {
    return `${file}: atlas uses no network (${specifier})`;
  }
  // What builds the browser's files runs in Node.
  if (
    from === 'web' &&
    !file.startsWith('web/build/') &&
    !typeOnly &&
    (specifier === 'zod' || specifier.startsWith('node:'))
  ) {
    return `${file}: ${specifier} does not belong in the browser`;
  }
  if (packages === true || packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return null;
  return `${file}: ${from} may not import ${specifier}`;
}

function faultBetweenFeatures(
  file: string,
  target: string,
  from: string,
  webEdges: Record<string, readonly string[]>,
) {
  const [feature, other] = [featureOf(file, from), featureOf(target, from)];
  if (isTest(file) || feature === null || other === null || feature === other) return null;
  const shared = from === 'server' ? serverShared : webShared;
  const edges = from === 'server' ? serverEdges : webEdges;
  if (shared.includes(feature)) {
    return shared.includes(other)
      ? null
      : `${file}: shared ${from}/${feature} may not import the feature ${other}`;
  }
  if (shared.includes(other) || edges[feature]?.includes(other)) return null;
  return `${file}: ${from}/${feature} may not import ${from}/${other}`;
}

/** What is wrong with one import, in words; null where nothing is. */
export function faultOf(entry: Import, webEdges: Record<string, readonly string[]> = {}): string | null {
  const from = entry.file.split('/')[0]!;
  if (!rules[from]) return null;
  const schema = faultOfSchema(entry);
  if (schema) return schema;
  const named = workspaceOf(entry.specifier);
  if (named) return faultAcrossWorkspaces(entry, from, named);
  if (!entry.specifier.startsWith('.')) return faultOfPackage(entry, from);
  const target = relative('/', resolve('/', dirname(entry.file), entry.specifier));
  const to = target.split('/')[0]!;
  // A bench measures what it measures from inside.
  if (from === 'bench' && rules[from]!.workspaces.includes(to)) return null;
  // Tests and benches start what the scripts start.
  if (to === 'scripts' && (from === 'bench' || isTest(entry.file))) return null;
  if (to !== from && rules[to]) return `${entry.file}: reaches into ${to} past its door (${entry.specifier})`;
  if (from === 'server' || from === 'web') return faultBetweenFeatures(entry.file, target, from, webEdges);
  return null;
}

/** Every source file of the workspaces, relative to the root. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(root, path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** All faults of the tree. */
export const importFaults = (root: string, webEdges: Record<string, readonly string[]>) =>
  sourceFiles(root).flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(
      (entry) => faultOf(entry, webEdges) ?? [],
    ),
  );
