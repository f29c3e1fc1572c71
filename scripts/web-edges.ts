/**
 * Which feature of the browser application may use which other one. `workspace` composes what the planner screen
 * shows, `shell` is the frame around every page, `home` and `guides` put together what others draw.
 */
export const webEdges: Record<string, readonly string[]> = {
  shell: ['accounts', 'messages', 'offline', 'search', 'telemetry', 'trips'],
  trips: ['accounts', 'imports', 'messages', 'sharing', 'telemetry'],
  accounts: ['offline'],
  featured: ['accounts', 'trips'],
  home: ['messages', 'featured', 'guides', 'places', 'blogs'],
  guides: ['accounts', 'blogs', 'map', 'places', 'trips'],
  search: ['accounts', 'blogs', 'featured', 'places', 'trips'],
  outline: ['exports', 'featured', 'guides', 'sharing', 'trips'],
  calendar: ['plan', 'sharing', 'trips', 'workspace'],
  today: ['guides', 'map', 'plan', 'trips', 'workspace'],
  admin: ['featured'],
  messages: ['telemetry'],
  blogs: ['trips'],
  chat: ['accounts', 'blogs', 'trips', 'wishes'],
  map: ['guides', 'places', 'telemetry'],
  plan: ['guides', 'places', 'trips'],
  money: ['guides', 'trips'],
  route: ['guides', 'money', 'places', 'plan', 'trips'],
  wishes: ['money', 'trips'],
  workspace: [
    'accounts',
    'chat',
    'exports',
    'map',
    'money',
    'offline',
    'places',
    'plan',
    'route',
    'sharing',
    'trips',
    'wishes',
  ],
};
