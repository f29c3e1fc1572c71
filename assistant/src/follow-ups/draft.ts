import { Draft as ChangedTrip } from '../do/draft.ts';

/** A trip being changed by the clauses of one message, with what to say of it. */
export class Draft extends ChangedTrip {
  readonly said: string[] = [];

  say(sentence: string): true {
    this.said.push(sentence);
    return true;
  }
}
