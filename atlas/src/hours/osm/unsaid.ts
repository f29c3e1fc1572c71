/** Why hours were not read. `unknown`, `by appointment` and `closed` are what the source itself says. */
export type UnsaidKind = 'unknown' | 'by appointment' | 'closed' | 'unsayable' | 'unreadable';

/** Ends the reading of a text that does not become hours; the message says why. */
export class Unsaid extends Error {
  readonly kind: UnsaidKind;

  constructor(kind: UnsaidKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
