import {
  type Answer,
  type AskEvent,
  type Assistant,
  createAssistant,
  type PlainMessage,
  type ToolResult,
  type ToolWork,
} from '@wayfare/assistant';
import type { Article } from '@wayfare/atlas';
import { dressLogo, resizePicture } from '@wayfare/covers';
import type { Body } from '@wayfare/contracts/endpoints';
import type { ExportFormat } from '@wayfare/contracts/vocabulary';
import type { Trip } from '@wayfare/contracts/trip';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { drawTripSheet } from '../exports/trip-sheet.ts';
import { type SiteMark, writeTripFile } from '../exports/write-trip-file.ts';
import { importFile } from '../imports/import-file.ts';
import type { World } from '../places/open-world.ts';
import { makeSampleDays } from '../places/sample-days.ts';

/** What jobs are done with. */
export interface JobParts extends Pick<World, 'atlas' | 'travel'> {
  assistant: () => Assistant;
  now: () => number;
}

interface ExportJob {
  /** A `StoredTrip` as JSON. */
  trip: string;
  format: ExportFormat;
  site: SiteMark;
}

const unnamed = { tripName: 'A trip' };

/** Everything that takes the processor long enough for others to notice. Plain data goes in and comes out. */
export const jobs = {
  answer: ({ assistant }: JobParts, message: PlainMessage, emit: (event: AskEvent) => void): Answer =>
    assistant().answer(message, emit),
  toolWork: ({ assistant }: JobParts, work: ToolWork): Promise<ToolResult> => assistant().toolWork(work),
  bestOrder: ({ assistant }: JobParts, trip: Trip) => assistant().bestOrder(trip),
  previewDates: ({ assistant }: JobParts, { startOn, ...document }: Body<'previewDates'>) =>
    assistant().previewDates({ ...unnamed, ...document }, startOn),
  rebuildDays: ({ assistant }: JobParts, { all, ...document }: Body<'rebuildDays'>) =>
    assistant().rebuildStale({ ...unnamed, ...document }, all),
  optimizeDay: ({ assistant }: JobParts, { planDay, timeWishes }: Body<'optimizeRoute'>) =>
    assistant().optimizeDay(planDay, timeWishes),
  planFacts: ({ assistant }: JobParts, asked: Body<'planFacts'>) => assistant().planFacts(asked),
  sampleDays: ({ atlas, assistant, now }: JobParts, cityId: string) =>
    makeSampleDays(atlas(), assistant(), cityId, now()),
  toldTrip: ({ assistant }: JobParts, { title, days }: Pick<Article, 'title' | 'days'>) =>
    assistant().planToldDays(title, days),
  importFile: ({ atlas }: JobParts, body: Body<'previewImport'>) => importFile(atlas(), body),
  resizePicture: (_parts: JobParts, { bytes, widths }: { bytes: Uint8Array; widths: readonly number[] }) =>
    resizePicture(bytes, widths),
  dressLogo: (_parts: JobParts, bytes: Uint8Array) => dressLogo(bytes),
  tripSheet: ({ atlas, now }: JobParts, trip: ExportJob['trip']) =>
    drawTripSheet(atlas(), JSON.parse(trip) as StoredTrip, now()),
  exportTrip: async (parts: JobParts, { trip, format, site }: ExportJob) => {
    const file = await writeTripFile({ ...parts, site }, JSON.parse(trip) as StoredTrip, format);
    // As bytes, which who sends them only passes on.
    return { ...file, content: Buffer.from(file.content) };
  },
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[1];
export type JobOutput<N extends JobName> = Awaited<ReturnType<Jobs[N]>>;

/** The parts over a world; the assistant is made when it is first needed. */
export function openJobParts(
  { atlas, travel }: Pick<World, 'atlas' | 'travel'>,
  now: () => number,
): JobParts {
  let made: Assistant | undefined;
  const assistant = () =>
    (made ??= createAssistant({ atlas: atlas(), travel: travel(), now: () => new Date(now()) }));
  return { atlas, travel, assistant, now };
}
