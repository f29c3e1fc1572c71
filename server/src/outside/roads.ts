import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson } from './question.ts';
import { type RoadEnds, type RoadKind, roadQuestion, type RoadWish } from './road-question.ts';

/** A way along the roads as a server gave it. */
export interface RoadWay {
  minutes: number;
  meters: number;
}

const amount = z.number().nonnegative();
const osrmAnswer = asJson(
  z.object({ routes: z.tuple([z.object({ duration: amount, distance: amount })], z.unknown()) }),
);
const valhallaAnswer = asJson(
  z.object({ trip: z.object({ summary: z.object({ time: amount, length: amount }) }) }),
);

const toWay = (seconds: number, meters: number): RoadWay => ({
  minutes: Math.max(1, Math.round(seconds / 60)),
  meters: Math.round(meters),
});

const timeAndLength: RoadWish<RoadWay> = {
  osrm: {
    query: 'overview=false&steps=false',
    read: (answer) => {
      const [{ duration, distance }] = osrmAnswer(answer).routes;
      return toWay(duration, distance);
    },
  },
  valhalla: {
    wish: { directions_type: 'none' },
    read: (answer) => {
      const { time, length } = valhallaAnswer(answer).trip.summary;
      return toWay(time, length * 1000);
    },
  },
};

/** How long ways along the roads take; null where the server finds none or cannot be asked. */
export const roads = (outside: Outside, kind: RoadKind) => ({
  name: kind === 'osrm' ? 'OSRM' : 'Valhalla',
  way: async (ends: RoadEnds): Promise<RoadWay | null> =>
    (await outside.ask('roads', roadQuestion(kind, ends, timeAndLength)))?.value ?? null,
});
export type Roads = ReturnType<typeof roads>;
