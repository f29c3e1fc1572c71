import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { joinWords, lengthOfTime } from '@wayfare/wording/words';
import { formatDistance } from '../ui/format-distance.ts';
import { formatMinute } from '../ui/format-date.ts';

/** One sentence of a day, and the ids of the items that it names. */
export interface StorySentence {
  text: string;
  itemIds: string[];
}

type Part = 'morning' | 'afternoon' | 'evening';
type Told = Pick<PlanItem, 'id' | 'kind' | 'title' | 'startMinute' | 'endMinute' | 'travel'>;

/** What is told in one sentence: sights of one part of the day in a row, or a meal, or a way. */
interface Passage {
  kind: 'sights' | 'meal' | 'way';
  part: Part;
  items: readonly [Told, ...Told[]];
}

const partOf = (minute: number): Part => (minute < 720 ? 'morning' : minute < 1080 ? 'afternoon' : 'evening');

const passageKinds: Partial<Record<PlanItem['kind'], Passage['kind']>> = {
  visit: 'sights',
  activity: 'sights',
  meal: 'meal',
  transfer: 'way',
};

function passagesOf(items: readonly Told[]): Passage[] {
  const passages: Passage[] = [];
  for (const item of items) {
    const kind = passageKinds[item.kind];
    if (!kind) continue;
    const part = partOf(item.startMinute);
    const last = passages.at(-1);
    const goesOn = kind === 'sights' && last?.kind === 'sights' && last.part === part;
    if (goesOn) passages[passages.length - 1] = { ...last, items: [...last.items, item] };
    else passages.push({ kind, part, items: [item] });
  }
  return passages;
}

/** `lunch` in the middle of a sentence; names and whatever else begins large stay as they are. */
const ordinary = /^(?:Breakfast|Brunch|Lunch|Dinner|Coffee|Train|Flight|Bus|Ferry|Drive|Car|Transfer)\b/;
const withinSentence = (title: string) =>
  ordinary.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/** Several ways of saying one thing; which one follows from the day and the place in it. */
type Saying = (passage: Passage) => string;

/** Names in a row; where one has an “and” of its own, another one would not tell where it ends. */
function inARow(items: readonly Told[]): string {
  const titles = items.map(({ title }) => title);
  return titles.some((title) => title.includes(' and ')) ? titles.join(', then ') : joinWords(titles);
}

const names = ({ items }: Passage) => inARow(items);
const at = ({ items: [first] }: Passage) => formatMinute(first.startMinute);

const openings: readonly Saying[] = [
  (passage) => `The day begins at ${at(passage)} with ${names(passage)}.`,
  (passage) => {
    const [first, ...rest] = passage.items;
    const later = rest.length > 0 ? ' and go on to ' : '';
    return `You start at ${at(passage)} with ${first.title}${later}${inARow(rest)}.`;
  },
  (passage) => `From ${at(passage)} on, the ${passage.part} is for ${names(passage)}.`,
];
const inAnotherPart: readonly Saying[] = [
  (passage) => `Give the ${passage.part} to ${names(passage)}.`,
  (passage) => `The ${passage.part} is for ${names(passage)}.`,
  (passage) => `From ${at(passage)} on there is time for ${names(passage)}.`,
];
const inTheSamePart: readonly Saying[] = [
  (passage) => `After that, go on to ${names(passage)}.`,
  (passage) => `Then it is on to ${names(passage)}.`,
  (passage) => `At ${at(passage)} you go on to ${names(passage)}.`,
];
const meals: readonly Saying[] = [
  (passage) => `${names(passage)} is at ${at(passage)}.`,
  (passage) => `At ${at(passage)} it is time for ${withinSentence(names(passage))}.`,
  (passage) => `${names(passage)} follows at ${at(passage)}.`,
];
const ways: readonly Saying[] = [
  (passage) => {
    const [{ title, endMinute }] = passage.items;
    return `On the way: ${withinSentence(title)}, from ${at(passage)} to ${formatMinute(endMinute)}.`;
  },
];

/** The longest stay, where it is long enough to plan around. */
const longStayMinutes = 150;

function longestStay(items: readonly Told[]): string[] {
  const stays = items
    .filter(({ kind }) => passageKinds[kind] === 'sights')
    .map(({ title, startMinute, endMinute }) => ({ title, minutes: endMinute - startMinute }))
    .toSorted((one, other) => other.minutes - one.minutes);
  const [longest, next] = stays;
  const isLongest = longest && longest.minutes >= longStayMinutes && longest.minutes > (next?.minutes ?? 0);
  return isLongest ? [`Keep ${lengthOfTime(longest.minutes)} for ${longest.title}.`] : [];
}

/** How far one walks, where the whole day is on foot. */
function onFoot(items: readonly Told[]): string[] {
  const told = items.filter(({ kind }) => passageKinds[kind]);
  const ways = told.flatMap(({ travel }) => travel ?? []);
  const walked = told.length > 1 && ways.length === told.length && ways.every(({ mode }) => mode === 'walk');
  if (!walked) return [];
  const meters = ways.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0);
  return [`All of it is on foot, about ${formatDistance(meters)} from place to place.`];
}

/** A planned day as a paragraph: every sight, meal and way once, in order, and nothing that is not in the plan. */
export function dayStory({ items }: Pick<PlanDay, 'items'>, number: number): StorySentence[] {
  const passages = passagesOf(items);
  if (passages.length === 0) return [{ text: 'Nothing is planned on this day: it is yours.', itemIds: [] }];
  let sights: Part | null = null;
  const said = passages.map((passage, index): StorySentence => {
    const sayings =
      passage.kind === 'meal'
        ? meals
        : passage.kind === 'way'
          ? ways
          : index === 0
            ? openings
            : passage.part === sights
              ? inTheSamePart
              : inAnotherPart;
    if (passage.kind === 'sights') sights = passage.part;
    const saying = sayings[(number + index) % sayings.length]!;
    return { text: saying(passage), itemIds: passage.items.map(({ id }) => id) };
  });
  const besides = [...longestStay(items), ...onFoot(items)];
  return [...said, ...besides.map((text) => ({ text, itemIds: [] }))];
}
