import type { Attraction } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';

const categoryInterests: Readonly<Record<string, readonly string[]>> = {
  museum: ['history', 'art'],
  gallery: ['art'],
  palace: ['history', 'architecture'],
  castle: ['history', 'architecture'],
  religious: ['religion', 'architecture', 'history'],
  ruins: ['history'],
  historic: ['history'],
  market: ['food', 'shopping'],
  food: ['food'],
  park: ['nature'],
  garden: ['nature', 'photography'],
  viewpoint: ['photography', 'nature'],
  beach: ['beach', 'nature'],
  nature: ['nature', 'hiking'],
  national_park: ['nature', 'hiking', 'wildlife'],
  zoo: ['family', 'wildlife'],
  aquarium: ['family', 'wildlife'],
  theme_park: ['family', 'adventure'],
  theatre: ['music', 'art'],
  nightlife: ['nightlife', 'music'],
  shopping: ['shopping'],
  wellness: ['wellness'],
  bridge: ['architecture', 'photography'],
  island: ['beach', 'nature'],
  experience: ['adventure'],
};

/** Words for a kind that are not the name of its category. */
const otherWords: Readonly<Record<string, readonly Attraction['category'][]>> = {
  museum: ['museum', 'gallery'],
  gallery: ['gallery', 'museum'],
  church: ['religious'],
  cathedral: ['religious'],
  basilica: ['religious'],
  chapel: ['religious'],
  temple: ['religious'],
  shrine: ['religious'],
  mosque: ['religious'],
  synagogue: ['religious'],
  monastery: ['religious'],
  bar: ['nightlife'],
  pub: ['nightlife'],
  club: ['nightlife'],
  nightclub: ['nightlife'],
  restaurant: ['food'],
  eating: ['food', 'market'],
  green: ['park', 'garden'],
  shop: ['shopping', 'market'],
  mall: ['shopping'],
  ruin: ['ruins'],
  view: ['viewpoint'],
  hike: ['nature', 'national_park'],
  outdoor: ['park', 'garden', 'nature', 'national_park', 'beach', 'viewpoint'],
};

/** All words by which a sight can be asked for as one of its kind. */
export const kindWordsOf = (attraction: Attraction): string[] => {
  const { category } = attraction;
  const named = Object.entries(otherWords).flatMap(([word, of]) => (of.includes(category) ? [word] : []));
  return [category.replace('_', ' '), ...named, ...interestsOf(attraction)];
};

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?:(?<=ch|sh|x|ss)es|s)$/, '');

/** Whether a word stands for a kind of sight: "museum", "temples". */
export const isKindWord = (word: string): boolean => {
  const one = singular(fold(word));
  return one === 'indoor' || isAnySight(one) || one in otherWords || one in categoryInterests;
};

const anySight = new Set(['sight', 'attraction', 'landmark', 'sightseeing', 'highlight']);

/** Whether words mean sights of whatever kind. */
export const isAnySight = (words: string): boolean => anySight.has(singular(fold(words)));

/** What is so well known, or takes so long, is a big sight. */
const BIG_FAME = 88;
const BIG_MINUTES = 180;
const big = /^(?:big|major|main|large|great|top|famous|key|serious) (.+)$/;

const isBig = ({ fame, visit }: Attraction): boolean => fame >= BIG_FAME || visit[0] >= BIG_MINUTES;

/** What a sight is about, in the product's interests. */
export const interestsOf = ({ tags, category }: Attraction): ReadonlySet<string> =>
  new Set([...tags, ...(categoryInterests[category] ?? [])]);

/** Whether words speak of a sight: by its category, what it is about, or a word of its name. */
export function isOfKind(attraction: Attraction, words: string): boolean {
  const wish = singular(words.trim().toLowerCase());
  if (wish.length < 3) return false;
  const [, bigOne] = big.exec(wish) ?? [];
  if (bigOne !== undefined) return isBig(attraction) && isOfKind(attraction, bigOne);
  if (isAnySight(wish)) return true;
  if (wish === 'indoor') return attraction.setting === 'indoor';
  const category = singular(attraction.category.replace('_', ' '));
  if (category.includes(wish) || wish.includes(category)) return true;
  const named = fold(words)
    .split(' ')
    .flatMap((word) => otherWords[singular(word)] ?? []);
  if (named.includes(attraction.category)) return true;
  if ([...interestsOf(attraction)].some((tag) => singular(tag) === wish)) return true;
  const name = fold(attraction.name).split(' ').map(singular).join(' ');
  return ` ${name} `.includes(` ${fold(words).split(' ').map(singular).join(' ')} `);
}
