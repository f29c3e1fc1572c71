import { counted } from '@wayfare/wording/words';
import type { Stop } from '@wayfare/contracts/trip';
import { cityOfHit } from '../planning/make-route.ts';
import { cityRef } from '../planning/place-ref-of.ts';
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
  const cityIn = (words: string) => {
    const { mentions } = draft.turn.reading;
    const hit = mentions.find((one) => one.hit?.kind === 'city' && words.includes(one.surface))?.hit;
    return hit == null ? null : cityOfHit(draft.turn.atlas, hit);
  };
  const gone = stopNamed(swap.gone, draft);
  const city = cityIn(swap.come);
  const before = draft.document;
  const { stops } = before.trip;
  if (city === null) return false;
  const present = stops.find(({ place }) => place.placeId === city.id);
  if (gone === null) {
    const missing = cityIn(swap.gone);
    if (missing === null) return false;
    const otherWay =
      present === undefined ? '' : ` If it should come, say "Replace ${city.name} with ${missing.name}".`;
    return draft.say(`${missing.name} is not in this trip, so nothing can take its place.${otherWay}`);
  }
  if (present !== undefined)
    return draft.say(
      `${city.name} is in this trip already. Say "Leave out ${gone.place.name}" if only that should go.`,
    );
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
