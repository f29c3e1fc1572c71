/**
 * Which feature of the browser application may use which other one. `workspace` composes what the planner screen
 * shows, `shell` is the frame around every page, `home` and `guides` put together what others draw.
 */
export const webEdges: Record<string, readonly string[]> = {
  shell: ['accounts', 'messages', 'telemetry', 'trips'],
  trips: ['accounts', 'messages', 'telemetry'],
  featured: ['accounts', 'trips'],
  home: ['featured', 'guides', 'places', 'blogs'],
  guides: ['trips', 'places'],
  search: ['places'],
  outline: ['trips', 'featured'],
  calendar: ['guides', 'plan', 'trips', 'workspace'],
  today: ['guides', 'plan', 'trips', 'workspace'],
  admin: ['featured'],
  blogs: ['trips'],
  chat: ['accounts', 'blogs', 'trips', 'wishes'],
  plan: ['guides'],
  money: ['guides', 'trips'],
  route: ['guides', 'money', 'places', 'trips'],
  wishes: ['money', 'trips'],
  workspace: ['accounts', 'chat', 'money', 'places', 'plan', 'route', 'trips', 'wishes'],
};
