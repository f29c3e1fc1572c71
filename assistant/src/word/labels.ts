import { dateWords } from '../wording/dates-and-money.ts';
import { daysLong, nightsWords } from './phrases.ts';

/** What the buttons of an answer say. */
export const labels = {
  labelNights: ({ name, nights }: { name: string; nights: number }) => `${nightsWords(nights)} in ${name}`,
  labelLonger: ({ days }: { days: number }) => `Make the trip ${daysLong(days)} longer instead`,
  labelLeaveOut: ({ name }: { name: string }) => `Leave out ${name}`,
  labelTakeFrom: ({ name, nights }: { name: string; nights: number }) =>
    `Take ${nights === 1 ? 'the night' : 'the nights'} from ${name}`,
  labelAddStop: ({ name, nights }: { name: string; nights: number }) =>
    `Add ${name} with ${nightsWords(nights)}`,
  labelStart: ({ startOn }: { startOn: string }) => `Start on ${dateWords(startOn)}`,
  labelEnd: ({ startOn }: { startOn: string }) => `End on ${dateWords(startOn)}`,
  labelLength: ({ days }: { days: number }) => `Make it ${daysLong(days)}`,
  labelOnDay: ({ name, day }: { name: string; day: number }) => `${name} on day ${day}`,
  labelDay: ({ day, on }: { day: number; on: string | null }) =>
    on === null ? `Day ${day}` : `Day ${day}, ${dateWords(on)}`,
  labelIn: ({ name }: { name: string }) => `In ${name}`,
  labelKeepHour: ({ what, day }: { what: string; day: number }) => `Keep time for ${what} on day ${day}`,
  labelRemove: ({ name }: { name: string }) => `Take out ${name}`,
  labelSomethingElse: ({ day }: { day: number }) => `Something else on day ${day}`,
  labelRearrange: ({ day }: { day: number }) => `Rearrange day ${day}`,
  labelFindRoom: ({ name }: { name: string }) => `Find room for ${name}`,
  labelPlanDays: () => 'Plan the days',
  labelPlanAnew: () => 'Plan the days anew with that',
  labelApply: () => 'Apply',
  labelDoIt: () => 'Yes, do it',
  labelLeave: () => 'Leave it as it is',
  labelUndo: () => 'Undo',
  labelNewTrip: ({ name }: { name: string }) => `Plan a new trip to ${name}`,
  labelCandidate: ({ name, where }: { name: string; where?: string }) =>
    where === undefined || where === '' ? name : `${name}, ${where}`,
};
