/** An answer that is JSON text already, for lists where reading and writing it again would be most of the work. */
export class Written<Answer> {
  readonly json: string;
  declare readonly answer: Answer;
  constructor(json: string) {
    this.json = json;
  }
}
