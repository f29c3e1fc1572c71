interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const own = /[\\/](web|contracts)[\\/]src[\\/]/;

/** Gives the name `shell` to our modules that the application's first file imports, near or far: every page needs them. */
export function shellModules(firstFile: string) {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph) => {
    if (!reached) {
      reached = new Set([firstFile]);
      for (const from of reached) {
        for (const next of graph.getModuleInfo(from)?.importedIds ?? [])
          if (own.test(next)) reached.add(next);
      }
    }
    return id !== firstFile && reached.has(id) ? 'shell' : null;
  };
}
