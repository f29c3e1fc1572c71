import { joinWords } from '@wayfare/wording/words';
import type { Country } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';
import { crisisHelplines, HELPLINE_FINDER } from './crisis-helplines.ts';
import { readDanger } from './read-danger.ts';

const german = /\b(?:ich|mich|mir|nicht|leben|sterben|selbstmord|suizid|mein|meine)\b/i;

/** Where the reader is: by their clock, else by their language's region, else by a place that the message names. */
function countryOf({ atlas, home, region, reading }: Turn): Country | null {
  const city = home === null ? null : atlas.findPlace(home, { kinds: ['city'] });
  const named = reading.mentions.find(({ hit }) => hit !== null)?.hit?.countryCode;
  const code = city?.hit.countryCode ?? region?.toLowerCase() ?? named;
  return code === undefined ? null : atlas.countryFacts(code);
}

/** The number of whoever comes with an ambulance. */
function emergencyNumber(country: Country | null): string | null {
  const numbers = country?.facts?.emergency;
  return numbers === undefined
    ? null
    : (numbers.all ?? numbers.ambulance ?? Object.values(numbers)[0] ?? null);
}

function whereToFindHelp(turn: Turn): string {
  const country = countryOf(turn);
  const emergency = emergencyNumber(country);
  const lines = (crisisHelplines[country?.code ?? ''] ?? []).map(
    ({ name, number }) => `${name} on ${number}`,
  );
  if (german.test(turn.question)) {
    const urgent = emergency === null ? 'den Notruf (112 in Europa)' : `den Notruf ${emergency}`;
    const talk =
      lines.length === 0
        ? ''
        : ` Reden kannst du auch mit ${joinWords(lines.map((line) => line.replace(' on ', ', ')))}.`;
    return `Wenn du in Gefahr bist, ruf jetzt ${urgent}.${talk} Unter ${HELPLINE_FINDER} findest du Hilfe in jedem Land.`;
  }
  const urgent =
    emergency === null
      ? 'your local emergency number: 112 in Europe and many other places, 911 in North America'
      : `${emergency}, the emergency number in ${country?.name}`;
  const talk = lines.length === 0 ? '' : ` People who will listen: ${joinWords(lines)}.`;
  return `If you or somebody else is in danger now, please call ${urgent}.${talk} ${HELPLINE_FINDER} lists people to call, text or chat with in most countries.`;
}

function careFor(turn: Turn): string {
  return german.test(turn.question)
    ? `Es tut mir leid, dass es dir so schlecht geht, und gut, dass du es sagst. Damit musst du nicht allein bleiben. ${whereToFindHelp(turn)} Vielleicht kannst du auch jemanden anrufen, dem du vertraust. Die Reise kann warten; falls ich dich falsch verstanden habe, sag es mir einfach.`
    : `I am so sorry that it is this hard, and I am glad you said it. You do not have to go through this alone. ${whereToFindHelp(turn)} If you can, tell somebody you trust, and stay near them. The trip can wait; and if I have misunderstood you, just tell me.`;
}

/** Answers words of distress with care, of harm with a no, and of anger with patience; null for everything else. */
export function answerDanger(turn: Turn): Reply | null {
  const danger = readDanger(turn.question);
  if (danger === null) return null;
  const texts = {
    self_harm: () => careFor(turn),
    harm: () =>
      'I cannot help with that: I plan no journeys around weapons, drugs, smuggling or harm to anyone. If somebody is in danger, please call the emergency number of the country you are in. I am happy to help with any other trip.',
    insult: () =>
      'I am sorry that was not what you needed. Tell me what went wrong or what you would like instead, and I will try again.',
  };
  return { text: texts[danger](), suggestions: [] };
}
