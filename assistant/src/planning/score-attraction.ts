import type { Attraction } from '@wayfare/atlas';
import type { TripRequest } from '@wayfare/contracts/request';

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

const nightWords = new Set(['nightlife']);
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?:es|s)$/, '');

/** What a sight is about, in the product's interests. */
export const interestsOf = ({ tags, category }: Attraction): ReadonlySet<string> =>
  new Set([...tags, ...(categoryInterests[category] ?? [])]);

/** Whether a dislike speaks of the sight: by category, tag or name. */
export function isDisliked(attraction: Attraction, dislikes: readonly string[]): boolean {
  const about = interestsOf(attraction);
  return dislikes.some((wish) => {
    const plain = singular(wish.toLowerCase());
    if (plain.length < 3) return false;
    const category = attraction.category.replace('_', ' ');
    if (singular(category).includes(plain) || plain.includes(singular(category))) return true;
    if (['church', 'cathedral', 'temple', 'shrine', 'mosque'].some((kind) => plain.startsWith(kind)))
      return attraction.category === 'religious';
    return [...about].some((tag) => singular(tag) === plain) || attraction.name.toLowerCase().includes(plain);
  });
}

/** What a visit is worth to these travellers, 0 where it should be left out. */
export function scoreAttraction(attraction: Attraction, request: TripRequest): number {
  if (isDisliked(attraction, request.dislikes ?? [])) return 0;
  const about = interestsOf(attraction);
  const wishes = request.interests ?? [];
  const matches = wishes.filter((interest) => about.has(interest)).length;
  let value = attraction.fame ** 1.25 * (1 + 0.45 * Math.min(matches, 3));
  if (wishes.length > 0 && matches === 0 && attraction.fame < 85) value *= 0.75;
  const children = (request.children ?? 0) > 0 || wishes.includes('family');
  if (children) {
    if (attraction.goodFor.includes('children')) value *= 1.4;
    else value *= 0.8;
    if (nightWords.has(attraction.category)) return 0;
  }
  const access = request.accessibility ?? [];
  if (access.some((need) => /wheelchair|disabled|step|mobility|walk|stroller|pram/.test(need))) {
    value *= attraction.goodFor.includes('wheelchair') ? 1.15 : 0.55;
    if (about.has('hiking')) value *= 0.3;
  }
  const perDay = request.budget?.per === 'day' ? request.budget.amount : null;
  if (perDay !== null && perDay < 80 && attraction.priceBand >= 3) value *= 0.5;
  return value;
}
