/** An answer that is JSON text already, where reading and writing it again would be most of the work. */
export class Written<Answer> {
  readonly json: string;
  /** What tells this answer from any other at its address: its reader is spared what it holds already. */
  readonly tag: string | undefined;
  declare readonly answer: Answer;
  constructor(json: string, tag?: string) {
    this.json = json;
    this.tag = tag;
  }
}
