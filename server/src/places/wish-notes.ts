import { stemOf } from '@wayfare/assistant';
import { type Atlas, type CityInfo, fold } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import { pathOf } from './describe-places.ts';
import type { Wish } from './read-wish.ts';
import { isPlain, nameOfMonth, type WishTopic } from './wish-words.ts';

type Note = Answer<'searchWish'>['notes'][number];

/** What guides tell by topic, under the name that a visitor knows it by. */
const titles: Partial<Record<WishTopic, string>> = {
  when: 'When to go',
  weather: 'The weather',
  money: 'Money',
  tip: 'Tipping',
  plug: 'Plugs',
  water: 'Tap water',
  health: 'Health',
  language: 'Language',
  around: 'Getting around',
  between: 'Getting there and on',
  transfer: 'From the airport',
  cost: 'What it costs',
  tickets: 'Tickets',
  food: 'Food',
  eat: 'Eating out',
  stay: 'Where to stay',
  night: 'At night',
  shop: 'Shopping',
  kids: 'With children',
  access: 'Getting about without steps',
  pack: 'What to pack',
  customs: 'Customs',
  feast: 'Festivals',
  drive: 'Driving',
  phone: 'Telephone and internet',
  laws: 'Rules',
  luggage: 'Luggage',
  safety: 'Safety',
  visa: 'Entry',
};
type Notes = Partial<Record<WishTopic, string>>;

const longestNote = 420;
const mostNotes = 3;

/** What a month is like, in words. */
export function monthIn({ guide }: CityInfo, month: number): string {
  const at = month - 1;
  const { high, low, rainDays } = guide.climate;
  const degrees = (value: number | undefined) => `${Math.round(value ?? 0)} °C`;
  const wet = Math.round(rainDays[at] ?? 0);
  const rain = wet === 0 ? 'no rain' : `${wet} ${wet === 1 ? 'day' : 'days'} of rain`;
  return `${degrees(high[at])} by day, ${degrees(low[at])} at night, ${rain}`;
}

/** The month of a wish; in the south a season is half a year away, where it is the season of a place that is named. */
export const monthOf = ({ time, places }: Wish, lat: number): number | null =>
  time === null
    ? null
    : time.isSeason && lat < 0 && places.length > 0
      ? ((time.month + 5) % 12) + 1
      : time.month;

/** The year in words. */
function yearOf({ guide }: CityInfo): string {
  const { high, rainDays } = guide.climate;
  const at = (value: number, list: readonly number[]) => nameOfMonth(list.indexOf(value) + 1);
  const [warmest, coolest, wettest] = [Math.max(...high), Math.min(...high), Math.max(...rainDays)];
  return (
    `${at(warmest, high)} is warmest, about ${Math.round(warmest)} °C by day, ${at(coolest, high)} coolest, about ${Math.round(coolest)} °C. ` +
    `Most rain falls in ${at(wettest, rainDays)}, on ${Math.round(wettest)} days.`
  );
}

function ofCity(info: CityInfo, topic: WishTopic): string[] {
  const { guide } = info;
  const notes = guide.notes as Notes | undefined;
  const own: Partial<Record<WishTopic, string>> = {
    weather: yearOf(info),
    around: guide.gettingAround,
    transfer: guide.fromAirport,
    safety: guide.safety,
    customs: guide.etiquette,
    stay: guide.neighbourhoods.map(({ name, character }) => `${name}: ${character}`).join(' '),
    food: guide.food.map(({ name, what }) => `${name}: ${what}`).join(' '),
    cost: `A day in ${info.name} costs about €${guide.dailyCostEuro[0]} a person on a budget, €${guide.dailyCostEuro[1]} in the middle, with a bed.`,
  };
  return [notes?.[topic], own[topic]].filter((text) => text !== undefined);
}

const currencies = new Intl.DisplayNames('en', { type: 'currency' });

function ofCountry(atlas: Atlas, code: string, topic: WishTopic): string[] {
  const { facts, currencies: [currency] = [] } = atlas.countryFacts(code) ?? {};
  const notes = facts?.notes as Notes | undefined;
  const own: Partial<Record<WishTopic, string | undefined>> = {
    tip: facts?.tipping,
    visa: facts ? `${facts.visaHint} Check the official source.` : undefined,
    plug: facts ? `Plugs of type ${facts.plugs.join(', ')}, ${facts.volts} volts.` : undefined,
    language: facts?.languages.join(', '),
    money:
      currency === undefined ? undefined : `The currency is the ${currencies.of(currency)} (${currency}).`,
  };
  return [notes?.[topic], own[topic]].filter((text) => text !== undefined);
}

/** Whether a text holds words of a wish. */
const says = (text: string, stems: ReadonlySet<string>) =>
  fold(text)
    .split(' ')
    .some((word) => !isPlain(word) && stems.has(stemOf(word)));

/** The sentences of a text that hold words of a wish, else its first ones, as many as one reads. */
export function sentencesFor(text: string, stems: ReadonlySet<string>, most = longestNote): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const fitting = sentences.filter((sentence) => says(sentence, stems));
  let told = '';
  for (const sentence of fitting.length > 0 ? fitting : sentences) {
    if (told !== '' && told.length + sentence.length > most) break;
    told = told === '' ? sentence : `${told} ${sentence}`;
  }
  return told;
}

/** What a city's own notes tell of a wish: under its topic, else under another; null where they say no word of it. */
export function notedIn(
  { guide }: CityInfo,
  { topics, wants }: Wish,
): { text: string; isOfTopic: boolean } | null {
  const notes: Notes = guide.notes ?? {};
  const holds = (text: string) => wants.some(({ term }) => text.toLowerCase().includes(term));
  const ofTopic = topics.map((topic) => notes[topic] ?? '').find(holds);
  if (ofTopic !== undefined) return { text: ofTopic, isOfTopic: true };
  const other = Object.values(notes).find(holds);
  return other === undefined ? null : { text: other, isOfTopic: false };
}

/** A place that notes are told of. */
export interface NotePlace {
  name: string;
  countryCode: string;
  info: CityInfo | null;
  path: string | null;
}

/** The places of a wish as notes are told of them. */
export const placesOfNotes = (atlas: Atlas, { places }: Wish): NotePlace[] =>
  places.map(({ kind, hit, ids }) => {
    const info = kind === 'city' && ids.length > 0 ? atlas.cityInfo(ids[0]!) : null;
    const country = kind === 'country' ? atlas.country(hit.countryCode) : null;
    const path = info ? pathOf(atlas, info.id) : country ? `/city-guides/${country.slug}` : null;
    return { name: hit.name, countryCode: hit.countryCode, info, path };
  });

/** What the guides tell of places beside their sights. */
export function notesFor(atlas: Atlas, wish: Wish, places: readonly NotePlace[]): Note[] {
  // Of where one sets out only the way from there is told.
  const isLeft = wish.reach === 'away';
  const ofWish: readonly WishTopic[] =
    wish.reach === 'day' ? [...new Set<WishTopic>(['between', ...wish.topics])] : wish.topics;
  const topics: readonly WishTopic[] = isLeft ? ['between'] : ofWish;
  const notes = places.flatMap(({ name, countryCode, info, path }) => {
    const month = isLeft ? null : info && monthOf(wish, info.lat);
    const ofMonth =
      info && month
        ? [{ title: `${name} in ${nameOfMonth(month)}`, text: `${monthIn(info, month)}.`, path }]
        : [];
    const ofTopics = topics.flatMap((topic) => {
      const texts = [...(info ? ofCity(info, topic) : []), ...ofCountry(atlas, countryCode, topic)];
      const text = texts.find((one) => says(one, wish.said)) ?? texts[0];
      const title = titles[topic];
      return text !== undefined && title !== undefined
        ? [{ title: `${title}: ${name}`, text: sentencesFor(text, wish.said), path }]
        : [];
    });
    return [...ofMonth, ...ofTopics];
  });
  return notes.slice(0, mostNotes);
}
