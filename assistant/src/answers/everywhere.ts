import { addDays } from '@wayfare/almanac/local-date';
import type { Reply } from '../conversation/reply.ts';
import { easterOf } from '@wayfare/atlas';
import { readFeastSaid } from '../read/dates/feasts.ts';
import { dateWords } from '../wording/dates-and-money.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { namesFeast } from './feasts.ts';

const schengen = stemsOf('schengen europe eu');

/** What holds in all of Europe, where no country is named. */
export function answerEverywhere(asked: Asked): Reply | null {
  const { ask, turn } = asked;
  if (ask.topic === 'emergency')
    return {
      text: 'In all of the EU and most of Europe call 112, free from every phone. Name a country elsewhere and I tell you its numbers.',
    };
  if (!says(asked, schengen)) return null;
  const hint = turn.atlas.countryFacts('fr')?.facts?.visaHint;
  return hint === undefined
    ? null
    : { text: `${hint} Please check the official source for your passport before you book.` };
}

const when = stemsOf('when date dates day fall falls');
const easter = stemsOf('easter');

/** On which date a feast falls that is known by its name, where no calendar of a country has it. */
export function answerFeast(asked: Asked): Reply | null {
  const { turn, ask, stems } = asked;
  if (!says(asked, when) || namesFeast(asked)) return null;
  const said = readFeastSaid(ask.text, turn.today);
  if (said?.startOn === undefined) return null;
  if (says(asked, easter) && !stems.has('orthodox')) {
    const on = easterOf(Number(said.startOn.slice(0, 4)));
    return { text: `Easter Sunday is on ${dateWords(on)}, Good Friday on ${dateWords(addDays(on, -2))}.` };
  }
  const until = said.endOn ?? (said.days === undefined ? null : addDays(said.startOn, said.days - 1));
  return {
    text: `That falls in the days from ${dateWords(said.startOn)}${until === null ? '' : ` to ${dateWords(until)}`}.`,
  };
}
