import type { Stop } from '@wayfare/contracts/trip';
import { cityOfHit } from '../planning/make-route.ts';
import { cityRef } from '../planning/place-ref-of.ts';
import { counted } from '../wording/join-words.ts';
import { freshId } from './change-stops.ts';
import type { Draft } from './draft.ts';
import { stopNamed, swapOf } from './references.ts';

/** "Osaka instead of Kyoto". */
function insteadOf(clause: string): { gone: string; come: string } | null {
  const [, come, gone] = /^(?:rather )?(.+?) (?:instead of|rather than) (.+)$/i.exec(clause) ?? [];
  return come === undefined || gone === undefined ? null : { gone, come };
}

/** "Replace Kyoto with Osaka", "Osaka instead of Kyoto": another city for as many nights. */
export function replaceStop(clause: string, draft: Draft): boolean {
  const swap = swapOf(clause) ?? insteadOf(clause);
  if (swap === null) return false;
  const gone = stopNamed(swap.gone, draft);
  const hit = draft.turn.reading.mentions.find(
    (one) => one.hit?.kind === 'city' && swap.come.includes(one.surface),
  )?.hit;
  const city = hit == null ? null : cityOfHit(draft.turn.atlas, hit);
  const before = draft.document;
  const { stops } = before.trip;
  if (gone === null || city === null || stops.some(({ place }) => place.placeId === city.id)) return false;
  const stop: Stop = { id: freshId(draft), place: cityRef(city), nights: gone.nights };
  const added = draft.apply({ edit: 'addStop', stop, index: stops.indexOf(gone) });
  if (!added || !draft.apply({ edit: 'removeStop', stopId: gone.id })) return false;
  draft.replan(before);
  return draft.say(
    `${city.name} takes the place of ${gone.place.name}, with ${counted(gone.nights, 'night')}.`,
  );
}

/** "Reverse the route", "the other way round". */
export function reverseStops(clause: string, draft: Draft): boolean {
  const reverses =
    /\b(?:reverse|backwards|(?:the )?other way (?:a?round)|opposite (?:order|direction)|change the (?:order|sequence)(?: of (?:the |our |my )?(?:cities|stops|places|route))?$)/i;
  if (!reverses.test(clause)) return false;
  const before = draft.document;
  const ids = before.trip.stops.map(({ id }) => id);
  if (ids.length < 2) return draft.say('There is only one stop, so there is nothing to turn round.');
  if (!draft.apply(...ids.map((stopId) => ({ edit: 'moveStop' as const, stopId, index: 0 })))) return false;
  draft.replan(before);
  return draft.say(
    `The route is now ${draft.document.trip.stops.map(({ place }) => place.name).join(', ')}.`,
  );
}
