/**
 * Which feature of the browser application may use which other one. `workspace` composes what the planner screen
 * shows, `shell` is the frame around every page, `home` and `guides` put together what others draw.
 */
export const webEdges: Record<string, readonly string[]> = {
  shell: ['accounts', 'messages', 'telemetry', 'trips'],
  trips: ['accounts', 'imports', 'messages', 'telemetry'],
  featured: ['accounts', 'trips'],
  home: ['featured', 'guides', 'places', 'blogs'],
  guides: ['trips', 'places'],
  search: ['places'],
  outline: ['exports', 'featured', 'guides', 'trips'],
  calendar: ['trips'],
  admin: ['featured'],
  blogs: ['trips'],
  chat: ['accounts', 'blogs', 'trips', 'wishes'],
  map: ['guides', 'places'],
  plan: ['guides', 'places'],
  money: ['guides', 'trips'],
  route: ['guides', 'money', 'places', 'trips'],
  wishes: ['money', 'trips'],
  workspace: ['accounts', 'chat', 'exports', 'map', 'money', 'places', 'plan', 'route', 'trips', 'wishes'],
};
