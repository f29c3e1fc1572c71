import type { TokenCursor } from './token-cursor.ts';

/** `+1 day` or `-2 days` behind a day; 0 where there is none. */
export function readOffset(cursor: TokenCursor): number {
  const signed = cursor.isSign('+') || cursor.isSign('-');
  if (!signed || !cursor.is('number', 1) || !cursor.isWord(['day', 'days'], 2)) return 0;
  const sign = cursor.next().value === '-' ? -1 : 1;
  const days = cursor.takeNumber();
  cursor.next();
  return sign * days;
}
