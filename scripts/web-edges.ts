/**
 * Which feature of the browser application may use which other one. `workspace` composes what the planner screen
 * shows, `shell` is the frame around every page, `home` and `guides` put together what others draw.
 */
export const webEdges: Record<string, readonly string[]> = {
  shell: ['accounts', 'messages', 'telemetry', 'trips'],
  trips: ['accounts', 'messages', 'telemetry'],
  featured: ['accounts', 'trips'],
  home: ['messages', 'featured', 'guides', 'places', 'blogs'],
  guides: ['trips', 'places'],
  search: ['places'],
  outline: ['trips', 'featured'],
  calendar: ['trips'],
  admin: ['featured'],
  messages: ['telemetry'],
  blogs: ['trips'],
  chat: ['accounts', 'blogs', 'trips'],
  plan: ['guides'],
  workspace: ['accounts', 'chat', 'places', 'plan', 'trips'],
};
