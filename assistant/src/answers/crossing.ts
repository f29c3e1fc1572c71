import type { Reply } from '../conversation/reply.ts';
import type { Asked } from './asked.ts';
import { says } from './asked.ts';
import { stemsOf } from './content-words.ts';
import { crossings } from './facts/crossings.ts';

const ways = stemsOf('bridge bridges tunnel tunnels sea under underwater causeway');

/** Whether one gets from one country to the other without a boat. */
export function answerCrossing(asked: Asked): Reply | null {
  if (!says(asked, ways)) return null;
  const codes = new Set(asked.hits.map(({ countryCode }) => countryCode.toLowerCase()));
  const found = crossings.find(([one, other]) => codes.size === 2 && codes.has(one) && codes.has(other));
  return found === undefined ? null : { text: found[2], suggestions: [] };
}
