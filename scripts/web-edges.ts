/**
 * Which feature of the browser application may use which other one. `workspace` alone composes features; `shell`
 * is the frame around every page.
 */
export const webEdges: Record<string, readonly string[]> = {};
