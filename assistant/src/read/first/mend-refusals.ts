import { anyOf, listed, rightBefore } from '../any-of.ts';
import type { Placed } from '../spans.ts';

/** Behind a thing these say that it is wanted. */
const welcome = listed(
  `yes, welcome, fine, good, great, ok, okay, important, what we, what i, a must, a yes`,
);
const isWelcome = new RegExp(
  `^\\s+(?:is|are|would be)\\s+(?:(?:very|always|so|also)\\s+)?(?:${welcome})\\b`,
  'i',
);
/** "We don't mind flights", "only drive through": no refusal. */
const isAllowed =
  rightBefore(`don't mind, do not mind, doesn't mind, don't mind some, happy with, fine with, ok with,
  okay with, no problem with, only`);
const refusing = anyOf(
  `no, not, never, without, nor, neither, none, nobody, nothing, avoid*, hat*, dislike*, skip*, can't, cant, cannot,
  don't, dont, won't, wont, isn't, aren't, doesn't, refus*, afraid, scared, fear*, terrified, sick, except, instead,
  rather, less, out, anything but, bored, tired, enough, against, too, over, exclud*, leave, last, stopped, scrap, sworn,
  w/o`,
);
/** Taken for a refusal less surely than so, it needs a word that refuses. */
const UNSURE = 0.7;

function sentenceOf({ start, end }: Placed, text: string): string {
  const ahead = text
    .slice(0, start)
    .split(/[.;!?\n]/)
    .at(-1)!;
  const behind = text.slice(end).split(/[.;!?\n]/)[0]!;
  return `${ahead} ${behind}`.replaceAll('’', "'");
}

/** "Dancing is welcome", "we don't mind flights": what was taken for a refusal and is none. */
export function mendRefusals(spans: readonly Placed[], text: string): Placed[] {
  return spans.flatMap((span): Placed[] => {
    if (span.label !== 'dislike' && span.label !== 'notby') return [span];
    const wish = { ...span, label: span.label === 'notby' ? ('by' as const) : ('like' as const) };
    if (isWelcome.test(text.slice(span.end))) return [wish];
    if (span.confidence >= 1) return [span];
    // Who allows a way of travel does not ask for it.
    if (isAllowed.test(text.slice(0, span.start).replaceAll('’', "'")))
      return span.label === 'notby' ? [] : [wish];
    if (span.confidence >= UNSURE || refusing.test(sentenceOf(span, text))) return [span];
    return refusing.test(span.text) || span.label === 'notby' ? [span] : [wish];
  });
}
