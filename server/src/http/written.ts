import { hash } from 'node:crypto';

/** An answer that is JSON already, where reading and writing it again would be most of the work. */
export class Written<Answer> {
  readonly json: string | Buffer;
  /** What tells this answer from any other at its address: its reader is spared what it holds already. */
  readonly tag: string | undefined;
  declare readonly answer: Answer;
  constructor(json: string | Buffer, tag?: string) {
    this.json = json;
    this.tag = tag;
  }

  /** Written and tagged once, to be sent as often as it is asked for. */
  static once<Answer>(answer: Answer) {
    const bytes = Buffer.from(JSON.stringify(answer));
    return new Written<Answer>(bytes, `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`);
  }
}
