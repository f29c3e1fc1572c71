import type { TripDocument } from '@wayfare/contracts/trip-document';

/** A date that stands for undated days: a Wednesday of the month wished for, or of next month. */
export function typicalDateOf(month: number | undefined, today: string): string {
  const year = Number(today.slice(0, 4));
  const wanted = month ?? (Number(today.slice(5, 7)) % 12) + 1;
  const first = new Date(Date.UTC(year + (wanted < Number(today.slice(5, 7)) ? 1 : 0), wanted - 1, 8));
  first.setUTCDate(8 + ((3 - first.getUTCDay() + 7) % 7));
  return first.toISOString().slice(0, 10);
}

const seasonMonths = { spring: 4, summer: 7, autumn: 10, winter: 1 } as const;

/** The month of the trip as far as it is known. */
export function monthOfTrip({ trip }: TripDocument): number | undefined {
  const { month, season } = { ...trip.assumed, ...trip.request };
  if (trip.startOn !== null) return Number(trip.startOn.slice(5, 7));
  return month ?? (season === undefined ? undefined : seasonMonths[season]);
}
