/** Somebody else who has a trip open. */
export interface Present {
  key: string;
  name: string;
}

/** Who else is on a trip; `alone` is false where any other page has it open, one's own included. */
export interface Here {
  people: readonly Present[];
  /** How many there are beside those that are named. */
  more?: number | undefined;
  alone: boolean;
}

/** What is told of a trip. `refused`: it is not this visitor's to change, or not any more. */
type TripNews =
  | { name: 'version'; version: number }
  | ({ name: 'people' } & Here)
  | { name: 'closed'; reason: 'revoked' | 'deleted' }
  | { name: 'refused' };

/** One event as the pages of a browser hand it to each other. `lost`: there is no stream for the moment. */
export type StreamEvent =
  { name: 'message'; data: string; id: string } | { name: 'lost' } | (TripNews & { trip: string });
