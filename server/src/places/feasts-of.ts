import { daysBetween } from '@wayfare/almanac/local-date';
import type { Atlas } from '@wayfare/atlas';
import type { CityInfo } from '@wayfare/contracts/place-endpoints';

type Feast = CityInfo['feasts'][number];

/** So many are told, those of the city itself first. */
const most = 8;

/** The days of a feast in a year, as spans without a gap. */
function spansOf(dates: readonly string[]): Feast['spans'] {
  const spans: Feast['spans'] = [];
  for (const on of dates.toSorted()) {
    const last = spans.at(-1);
    if (last && daysBetween(last.until, on) <= 1) last.until = on;
    else spans.push({ from: on, until: on });
  }
  return spans;
}

/** The festivals of a city and the full days of its country, with their dates of this year and the next. */
export function feastsOf(atlas: Atlas, city: { slug: string; countryCode: string }, year: number): Feast[] {
  const days = [year, year + 1].flatMap((one) => atlas.greatDaysOf(city.countryCode, one) ?? []);
  const isHere = ({ cities, crowds, prices }: (typeof days)[number]) =>
    cities ? cities.includes(city.slug) : crowds === 'full' || prices === 'high';
  const named = Map.groupBy(days.filter(isHere), ({ name }) => name);
  return [...named]
    .map(([name, on]) => ({
      name,
      isOwn: on[0]?.cities !== undefined,
      tell: on.find(({ tell }) => tell)?.tell,
      spans: spansOf(on.map((day) => day.on)),
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .slice(0, most)
    .toSorted((one, other) => one.spans[0]!.from.localeCompare(other.spans[0]!.from))
    .map(({ name, tell, spans }) => ({ name, ...(tell && { tell }), spans }));
}
