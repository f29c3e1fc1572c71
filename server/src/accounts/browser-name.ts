// In this order: most of them claim to be several of the others as well.
const browsers = {
  'Edg/': 'Edge',
  'EdgA/': 'Edge',
  'OPR/': 'Opera',
  'SamsungBrowser/': 'Samsung Internet',
  'Firefox/': 'Firefox',
  'FxiOS/': 'Firefox',
  'CriOS/': 'Chrome',
  'Chrome/': 'Chrome',
  'Safari/': 'Safari',
};
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  CrOS: 'ChromeOS',
  'Mac OS X': 'Mac',
  Linux: 'Linux',
};

const firstIn = (names: Record<string, string>, userAgent: string) =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];

/** A browser as its owner would call it: “Firefox on Windows”. No version and no address is kept. */
export function browserName(userAgent: string) {
  const browser = firstIn(browsers, userAgent) ?? 'A browser';
  const system = firstIn(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
