import type { Token } from './read-tokens.ts';
import { Unsaid } from './unsaid.ts';

/** Walks through tokens; what is taken is passed. */
export class TokenCursor {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  is(kind: Token['kind'], ahead = 0): boolean {
    return this.peek(ahead)?.kind === kind;
  }

  isSign(value: string, ahead = 0): boolean {
    return this.is('sign', ahead) && this.peek(ahead)!.value === value;
  }

  isWord(values: readonly string[], ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'word' && values.includes(token.value);
  }

  takeSign(value: string): boolean {
    const is = this.isSign(value);
    if (is) this.at += 1;
    return is;
  }

  takeWord(values: readonly string[]): string | null {
    return this.isWord(values) ? (this.next().value as string) : null;
  }

  /** The number that must come next. */
  takeNumber(): number {
    if (!this.is('number')) throw this.fault();
    return this.next().value as number;
  }

  next(): Token {
    const token = this.peek();
    if (token === undefined) throw this.fault();
    this.at += 1;
    return token;
  }

  fault(): Unsaid {
    const token = this.peek();
    const where = token === undefined ? 'it breaks off' : `"${token.value}" is not expected where it stands`;
    return new Unsaid('unreadable', where);
  }
}
