import { joinWords } from '@wayfare/wording/words';
import type { City } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { cityCard } from '../wording/cards.ts';
import type { Asked } from './asked.ts';
import { contentWords } from './content-words.ts';
import { planButton } from './plan-button.ts';

const MOST = 3;

/** How much a town has of what was asked for: what it is known for, and the fame of its sights of that kind. */
function fitOf({ id }: City, { turn, words }: Asked): number {
  const known = contentWords(turn.atlas.cityInfo(id)?.guide.knownFor ?? '');
  const told = [...words].filter((word) => known.has(word)).length * 100;
  const sights = turn.atlas.topAttractions(id).filter(({ tags, category, name }) => {
    const own = contentWords([...tags, category, name].join(' '));
    return [...words].some((word) => own.has(word));
  });
  return told + sights.reduce((sum, { fame }) => sum + fame, 0);
}

/** Which towns of a country are best for what was asked. */
export function answerWhere(asked: Asked): Reply | null {
  const codes = new Set(asked.countries.map(({ code }) => code.toLowerCase()));
  const isOfTown = asked.hits.some(({ kind }) => kind !== 'country' && kind !== 'region');
  if (codes.size === 0 || isOfTown) return null;
  const best = asked.turn.atlas
    .catalogueCities()
    .filter(({ countryCode }) => codes.has(countryCode))
    .map((city) => ({ city, fit: fitOf(city, asked) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST)
    .flatMap(({ city }) => asked.turn.atlas.cityInfo(city.id) ?? []);
  if (best.length === 0) return null;
  return {
    text: `${joinWords(best.map(({ name }) => name))} would fit best. ${best.map(({ name, guide }) => `${name}: ${guide.knownFor}`).join(' ')}`,
    cards: best.map((info) => cityCard(info, asked.turn.atlas)).filter((card) => card !== null),
    suggestions: best.map((info) => planButton(asked.turn, info.name, info.guide.typicalNights[1] + 1)),
  };
}
