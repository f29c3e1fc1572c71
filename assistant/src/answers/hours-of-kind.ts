import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { joinWords } from '@wayfare/wording/words';
import { weekdays } from '@wayfare/wording/weekdays';
import type { Attraction } from '@wayfare/atlas';
import { isKindWord, isOfKind } from '../planning/kinds-of-sight.ts';
import { hoursWords } from '../wording/cards.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { moneyWords } from '../wording/dates-and-money.ts';
import { ofCity } from './city.ts';

const MOST = 6;
/** Shops keep the hours that the notes tell. */
const shops = stemsOf('shop shops store stores supermarket supermarkets mall malls');

/** Which of a town's best known sights of a kind are open on a day of the week, and which are not. */
export const answerHoursOfKind = ofCity((info, asked) => {
  const { turn, ask, on, stems } = asked;
  const kind = [...stems].find((stem) => isKindWord(stem));
  const weekday = ask.when?.days?.find((day) => day.weekday !== undefined)?.weekday;
  const named = weekdays.findIndex((name) => ask.text.toLowerCase().includes(name.toLowerCase()));
  const day = weekday ?? (named < 0 ? undefined : named);
  if (kind === undefined || says(asked, shops) || (day === undefined && on === null)) return null;
  const date = on ?? addDays(turn.today, ((day ?? 0) - weekdayOf(turn.today) + 7) % 7);
  const best = turn.atlas
    .topAttractions(info.id)
    .filter((one) => isOfKind(one, kind) && one.hours !== 'unknown')
    .slice(0, MOST);
  if (best.length === 0) return null;
  const isClosed = (one: Attraction) => hoursWords(turn.atlas, one, date) === 'closed';
  const say = (list: readonly Attraction[], word: string) =>
    list.length === 0 ? '' : `${word}: ${joinWords(list.map(({ name }) => name))}. `;
  const closed = say(best.filter(isClosed), 'closed');
  const open = say(
    best.filter((one) => !isClosed(one)),
    'open',
  );
  return {
    text: `On a ${weekdays[weekdayOf(date)]} in ${info.name}, ${closed}${closed === '' ? open : open.replace('open', 'Open')}`.trim(),
  };
});

/** What a town's best known sights of a kind cost. */
export const answerPricesOfKind = ofCity((info, asked) => {
  const kind = [...asked.stems].find((stem) => isKindWord(stem));
  if (kind === undefined || asked.sight !== null || says(asked, notSeen)) return null;
  const currency = asked.turn.atlas.country(info.countryCode)?.currencies[0] ?? '';
  const best = asked.turn.atlas
    .topAttractions(info.id)
    .flatMap((one) =>
      isOfKind(one, kind) && one.price !== null ? [{ name: one.name, price: one.price }] : [],
    )
    .slice(0, MOST);
  if (best.length === 0) return null;
  const named = best.map(
    ({ name, price }) => `${name} ${price === 0 ? 'is free' : `about ${moneyWords(price, currency)}`}`,
  );
  return { text: `For an adult in ${info.name}: ${joinWords(named)}.` };
});
/** What is paid for there hangs on what one takes. */
const notSeen = stemsOf(
  'restaurant restaurants food bar bars pub pubs club shop shops shopping market mall eating hotel',
);
