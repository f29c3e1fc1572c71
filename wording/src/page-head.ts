import { cityAndCountry } from './country-in-words.ts';

/** What a tab, a list of search results or a shared link says of a page. */
export interface PageHeadWords {
  title: string;
  description: string;
}

export const leastTitle = 30;
export const mostTitle = 60;
export const leastDescription = 70;
export const mostDescription = 160;

/** Cut after a word, with a sign that more follows. */
function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > most / 2 ? end : room.length).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first of several wordings that fits; else the last of them, cut. */
const fitting = (wordings: readonly string[], most: number): string =>
  wordings.find((wording) => wording.length <= most) ?? cutAt(wordings.at(-1) ?? '', most);

/** The title of a page with the name of the site, where both find room in a line of search results. */
export const pageTitle = (title: string, site: string): string =>
  fitting([`${title} · ${site}`, title], mostTitle);

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A description of the length that is shown: the first part, and of those after it what is needed and fits. */
export function pageDescription(first: string, ...more: readonly string[]): string {
  let said = cutAt(first.replace(/\s+/g, ' ').trim(), mostDescription);
  for (const part of more) {
    if (said.length >= leastDescription) break;
    said = cutAt(said === '' ? sentence(part) : `${sentence(said)} ${sentence(part)}`, mostDescription);
  }
  return said;
}

/** A title as it is, or with what the page is about where it would be too short to tell. */
const telling = (title: string, about: string) => (title.length < leastTitle ? `${title}: ${about}` : title);

/** The head of a sight's guide. */
export const sightHead = (name: string, city: string, why: string): PageHeadWords => ({
  title: telling(fitting([`${name}, ${city}`, name], mostTitle), 'hours, prices and tips'),
  description: pageDescription(
    why,
    `${name} in ${city}: opening hours, prices, the way there and what lies near`,
  ),
});

/** What a city's guide is called; that of a city without another country says more of itself. */
const guideOf = (name: string, country: string) =>
  name === country ? 'city guide, sights and sample days' : 'city guide';

/** The head of a city's guide. */
export const cityHead = (name: string, country: string, knownFor: string): PageHeadWords => ({
  title: fitting(
    [
      `${cityAndCountry(name, country)}: ${guideOf(name, country)}`,
      `${name}: ${guideOf(name, country)}`,
      name,
    ],
    mostTitle,
  ),
  description: pageDescription(
    knownFor,
    `What to see in ${name}, when to go, how to get about, and days to copy`,
  ),
});

/** The title of an article. */
export const articleTitle = (title: string): string => telling(title, 'notes for a visit');

/** The head of a country's page. */
export const countryHead = (name: string, lead: string): PageHeadWords => ({
  title: fitting([`${name}: travel guide, routes and cities`, `${name}: travel guide`, name], mostTitle),
  description: pageDescription(
    `${name}: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`,
    `Everything to plan a trip to ${name} by, place by place`,
  ),
});
