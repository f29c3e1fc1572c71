import type { CallAnswer } from '../api.ts';
import { askPath, type Found, type FoundGroup, toFound } from './found.ts';

type Wish = CallAnswer<'searchWish'>;

/** Whether a text was read as something that one looks for. */
export const isWish = (wish: Wish | undefined): wish is Wish =>
  wish !== undefined && wish.sights.length + wish.cities.length + wish.notes.length > 0;

const withWhy = (place: Wish['sights'][number]): Found => ({ ...toFound(place), why: place.why });

function titlesOf({ about, from, cities }: Wish) {
  if (from !== null) return { sights: `Around ${from}`, cities: `Guides within reach of ${from}` };
  if (about === null) return { sights: 'Sights that fit', cities: 'Where to go' };
  return { sights: `In ${about}`, cities: cities.length > 1 ? `Guides in ${about}` : 'Guide' };
}

/** What was looked for, and the way to a plan of it; first the cities where several are to choose from. */
export function wishGroups(wish: Wish): FoundGroup[] {
  const { from, notes, sights, cities, asks } = wish;
  const titles = titlesOf(wish);
  const guides = { title: titles.cities, entries: cities.map(withWhy) };
  const found = { title: titles.sights, entries: sights.map(withWhy) };
  return [
    {
      title: 'From the guides',
      entries: notes.map(({ title, text, path }) => ({
        key: title,
        name: title,
        detail: '',
        why: text,
        path: path ?? askPath(title),
      })),
    },
    ...(cities.length > 1 && from === null ? [guides, found] : [found, guides]),
    {
      title: 'Plan this',
      entries: asks.map((ask) => ({
        key: ask,
        name: ask,
        detail: 'Timed days by the assistant',
        path: askPath(ask),
      })),
    },
  ];
}
