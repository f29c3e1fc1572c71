import { minuteNamed, partOfDay } from './read-clock.ts';

/** An hour at which one arrives or leaves, and the words that it was said with. */
export interface TravelTime {
  minute: number;
  /** Only a part of the day was said. */
  rough: boolean;
  /** It is about the way home, or comes after the arrival; "leaving on Friday at 9" alone may be the way there. */
  sure: boolean;
  words: string;
}

/** When the traveller gets there and has to go home, as far as it was said. */
export interface TravelTimes {
  arrive?: TravelTime;
  leave?: TravelTime;
}

const arrival =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|get(?:s|ting)? in(?= at| around| by| on|to| \d)|touch(?:es)? ?down|fl(?:y|ying) in(?:to)?)\b/gi;
const departure =
  /\b(?:(?:flight|train|bus|coach|plane|ferry)(?: home| back)? (?:leaves?|departs?|takes? off|goes)|fl(?:y|ying) (?:home|back|out)|(?:we|i) (?:have to |must |need to )?(?:leave|depart|go home|head (?:home|back))|(?:and )?(?:leav|depart|return)ing|(?:and|then) (?:leave|depart|return)|departure|(?:flight|train|bus) (?:home|back|out)|return (?:flight|train|home))\b/gi;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** "Friday night to Sunday afternoon" says when one comes and goes without a verb. */
const stay = new RegExp(
  `\\b(${weekday}[^.,;!?]{1,24}?) (?:to|until|till|through|-|–) (${weekday}[^.,;!?]{0,24})`,
  'i',
);
const homeward = /\b(?:home|back|return|returning|out)\b/i;
const before =
  /(?:^|\b(?:the|our|a|an|my) )(?:(?:early|late) )?(?:[\d:.]+ ?(?:[ap]\.?m\.?)?|noon|midnight|morning|afternoon|evening|night) $/i;
const STRETCH = 70;

interface Said {
  kind: 'arrive' | 'leave';
  start: number;
  end: number;
}

function saidIn(text: string): Said[] {
  const all = (kind: Said['kind'], pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    }));
  return [...all('arrive', arrival), ...all('leave', departure)].toSorted((a, b) => a.start - b.start);
}

/** What belongs to a verb: up to the next one or the end of the sentence, and the hour right before it. */
function wordsOf(
  text: string,
  { start, end }: Said,
  next: Said | undefined,
): { words: string; ahead: string } {
  const rest = text.slice(start, Math.min(next?.start ?? text.length, end + STRETCH));
  const stop = /[;!?\n]|\.(?!\d)(?!m\.)/i.exec(rest.slice(end - start));
  const words = stop === null ? rest : rest.slice(0, end - start + stop.index);
  return { words, ahead: /[^,;!?]{0,24}$/.exec(text.slice(0, start))?.[0] ?? '' };
}

/** Reads "we land at 14:20 and fly home on Sunday evening". */
export function readTravelTimes(text: string): TravelTimes {
  const times: TravelTimes = {};
  const said = saidIn(text);
  said.forEach((one, index) => {
    const { words, ahead } = wordsOf(text, one, said[index + 1]);
    const sure = one.kind === 'arrive' || times.arrive !== undefined || homeward.test(words);
    if (times[one.kind]?.sure === true || (times[one.kind] !== undefined && !sure)) return;
    const earlier = before.exec(ahead)?.[0] ?? '';
    const exact = minuteNamed(words) ?? minuteNamed(earlier);
    // "Keep the evening of the arrival free" names no hour of it.
    const part = /^(?:arrival|departure)/i.test(words) ? null : partOfDay(words);
    const minute = exact ?? part ?? partOfDay(earlier);
    if (minute !== null) times[one.kind] = { minute, rough: exact === null, sure, words };
  });
  return { ...timesOfStay(text), ...times };
}

function timesOfStay(text: string): TravelTimes {
  const [, first = '', last = ''] = stay.exec(text) ?? [];
  const time = (words: string): TravelTime | null => {
    const exact = minuteNamed(words);
    const minute = exact ?? partOfDay(words);
    return minute === null ? null : { minute, rough: exact === null, sure: true, words };
  };
  const [arrive, leave] = [time(first), time(last)];
  return { ...(arrive !== null && { arrive }), ...(leave !== null && { leave }) };
}

/** Whether a text says when one arrives or leaves. */
export const saysTravelTime = (text: string): boolean => Object.keys(readTravelTimes(text)).length > 0;
