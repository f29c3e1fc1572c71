/** A sight by the words of its guide's address. */
interface SightLink {
  country: string;
  city: string;
  slug: string;
}

const link = /\]\(\/attraction-guide\/([^/]+)\/([^/]+)\/([^/)]+)\)/g;

/** The sights that the text of an article links to, in its order. */
export const sightLinks = (markdown: string): SightLink[] =>
  [...markdown.matchAll(link)].map(([, country = '', city = '', slug = '']) => ({ country, city, slug }));
