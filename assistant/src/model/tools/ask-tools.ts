import { tool } from 'ai';
import { z } from 'zod';
import { attractionOf } from '../../planning/place-ref-of.ts';
import { spotOf } from '../../planning/ways.ts';
import { answerQuestion } from '../../conversation/answer-question.ts';
import { talkOf } from '../../conversation/context.ts';
import { Draft } from '../../do/draft.ts';
import { composeIntents } from '../../read/next/compose-intents.ts';
import { attractionCard, cityCard, hoursWords } from '../../wording/cards.ts';
import { describeForModel } from '../describe-document.ts';
import { closeNames, resolvePlace, resolveRef } from '../resolve-place.ts';
import type { Workbench } from '../workbench.ts';

const name = z.string().trim().min(1).max(120);

function placeFacts(bench: Workbench, id: string) {
  const { atlas, today } = bench.turn;
  const sight = attractionOf(atlas, id);
  if (sight !== null) {
    bench.show([attractionCard(sight, atlas, today)]);
    return {
      category: sight.category,
      why: sight.why,
      openToday: hoursWords(atlas, sight, today),
      hoursSure: sight.confidence,
      priceForAnAdult: sight.price,
      booking: sight.booking ?? 'not needed',
    };
  }
  const city = atlas.cityInfo(id);
  if (city === null) return {};
  const card = cityCard(city, atlas);
  if (card !== null) bench.show([card]);
  const { knownFor, bestMonths, climate, dailyCostEuro } = city.guide;
  return { knownFor, bestMonths, highs: climate.high, rainDays: climate.rainDays, dailyCostEuro };
}

function unknown(bench: Workbench, named: string) {
  bench.unverified.add(named);
  const close = closeNames(bench.turn.atlas, named);
  return { error: `The atlas does not know "${named}". Do not use it.`, close };
}

/** Tools that only read: places, ways, facts, and what does not hold in the draft. */
export const askTools = (bench: Workbench) => ({ ...placeTools(bench), ...tripFactTools(bench) });

function placeTools(bench: Workbench) {
  const { atlas } = bench.turn;
  return {
    find_places: tool({
      description:
        'Finds places of the atlas by name, or the best sights of a city. Only what this answers may be named as known.',
      inputSchema: z.strictObject({
        text: name.describe('A name, or what to look for').optional(),
        in_city: name.describe('City name or id: answers its best sights').optional(),
        limit: z.int().min(1).max(20).default(10),
      }),
      execute: ({ text, in_city, limit }) => {
        if (in_city !== undefined) {
          const city = resolvePlace(atlas, in_city, undefined, ['city']);
          if (city === null) return unknown(bench, in_city);
          const wanted = text?.toLowerCase();
          return atlas
            .topAttractions(city.id)
            .filter(
              ({ name: own, category, tags }) =>
                !wanted || [own, category, ...tags].some((one) => one.toLowerCase().includes(wanted)),
            )
            .slice(0, limit)
            .map(({ id, name: own, category, why }) => ({ id, name: own, category, why }));
        }
        if (text === undefined) return { error: 'Give a text or a city.' };
        const hits = atlas.search(text, { limit });
        return hits.length === 0
          ? unknown(bench, text)
          : hits.map(({ id, name: own, kind, context }) => ({ id, name: own, kind, context }));
      },
    }),
    place_facts: tool({
      description: 'What the atlas knows of one city or sight: what it is, hours today, price, best months.',
      inputSchema: z.strictObject({ place: name.describe('Name or id'), country: name.optional() }),
      execute: ({ place, country }) => {
        const hit = resolvePlace(atlas, place, country);
        return hit === null
          ? unknown(bench, place)
          : { id: hit.id, name: hit.name, ...placeFacts(bench, hit.id) };
      },
    }),
  };
}

function tripFactTools(bench: Workbench) {
  const { atlas, travel } = bench.turn;
  return {
    travel_facts: tool({
      description:
        'Answers a plain question from the atlas: opening hours on a date, visa, plugs, tipping, money, weather, packing, food. Name the place in the question.',
      inputSchema: z.strictObject({ question: z.string().trim().min(3).max(300) }),
      execute: ({ question }) => {
        const asked = question.endsWith('?') ? question : `${question}?`;
        const turn = bench.turnFor(asked);
        const { intents } = composeIntents(turn.marked, talkOf(turn));
        const ask = intents.find((one) => one.kind === 'ask');
        if (ask === undefined) return { error: 'Ask one plain question about a place or the trip.' };
        const reply = answerQuestion(turn, new Draft(turn), ask);
        bench.show(reply.cards ?? []);
        return { answer: reply.text };
      },
    }),
    transport_between: tool({
      description: 'The ways from one place to another, door to door: mode, minutes, cost. Estimates.',
      inputSchema: z.strictObject({ from: name, to: name }),
      execute: ({ from, to }) => {
        const [start, end] = [resolveRef(atlas, from, false), resolveRef(atlas, to, false)];
        if (start === null) return unknown(bench, from);
        if (end === null) return unknown(bench, to);
        return travel
          .estimateTravel(spotOf(start), spotOf(end))
          .slice(0, 6)
          .map(({ mode, minutes, costCents, per, basis }) => ({
            mode,
            minutes,
            euro: Math.round(costCents / 100),
            per,
            basis,
          }));
      },
    }),
    audit_trip: tool({
      description: 'Everything in the trip as it is now that does not hold, worst first.',
      inputSchema: z.strictObject({}),
      execute: () => describeForModel(bench.findings()),
    }),
  };
}
