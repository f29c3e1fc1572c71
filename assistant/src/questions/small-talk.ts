import { fold } from '@wayfare/atlas';
import type { Turn } from '../conversation/context.ts';
import type { Reply } from '../conversation/reply.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));

const greetings = setOf(
  'hi, hello, hey, yo, hiya, greetings, howdy, good morning, good evening, good afternoon, good day, hi there, hello there, hey there, ' +
    'bonjour, bonsoir, salut, coucou, hola, buenos dias, buenas tardes, buenas noches, ciao, buongiorno, buonasera, salve, ' +
    'hallo, guten tag, guten morgen, guten abend, moin, servus, gruezi, gruss gott, namaste, konnichiwa, ohayo, aloha, ola, ' +
    'bom dia, hej, hei, merhaba, shalom, salaam, salam, sawasdee, annyeong, nihao, ni hao, privet, czesc, dzien dobry, ahoj, hoi, goedendag, ' +
    'how are you, how are you doing, how is it going, whats up, wie gehts',
);
const thanks = setOf(
  'thanks, thank you, thx, ty, cheers, great, perfect, awesome, cool, nice, nice one, ok, okay, good, wonderful, lovely, super, brilliant, ' +
    'merci, gracias, grazie, danke, danke schon, vielen dank, obrigado, obrigada, arigato, tack, takk, dank je, spasibo, kiitos',
);
const partings = setOf(
  'bye, goodbye, good bye, see you, see you later, good night, tschuss, auf wiedersehen, au revoir, adios, arrivederci, sayonara',
);
const chatter = setOf(
  'lol, haha, hahaha, hm, hmm, hmmm, uh, wow, oh, ah, aha, i see, interesting, test, whatever',
);
/** What may stand beside all of these. */
const beside = new Set(
  'so much a lot you very there again then everyone all wayfare beaucoup mille schon sehr muchas tante cool thx thanks ok great'.split(
    ' ',
  ),
);

/** Whether a message is nothing but one of these, or two of them beside each other. */
function isOnly(message: string, phrases: ReadonlySet<string>): boolean {
  const words = fold(message).split(' ');
  for (let count = Math.min(4, words.length); count > 0; count -= 1)
    if (phrases.has(words.slice(0, count).join(' '))) {
      const rest = words.slice(count);
      return rest.length <= 3 && rest.every((word) => beside.has(word) || phrases.has(word));
    }
  return false;
}

const aboutMe =
  /\b(?:who are you|what are you|are you (?:a bot|human|an? (?:ai|robot))|what can you do|how do you work|help me use)\b|^help[\s!.?]*$/i;
const meddling =
  /\b(?:ignore (?:all|your|any|the|previous)|system prompt|your instructions|jailbreak|developer mode|pretend (?:to be|you)|reveal your|api key|passwords?)\b/i;

/** Answers greetings, thanks and chatter, in some languages; null for everything that wants something. */
export function smallTalk({ reading, question, hasTrip }: Turn): Reply | null {
  const examples = hasTrip ? [] : ['A long weekend in Lisbon', '10 days in Japan in April'];
  const say = (text: string): Reply => ({ text, suggestions: examples });
  const wish = hasTrip
    ? 'Tell me what you would like to change, or ask me anything about the places.'
    : 'Tell me where you would like to go, for how long and with whom, and I will make a plan with timed days.';
  if (isOnly(question, greetings)) return say(`Hello. ${wish}`);
  if (isOnly(question, thanks)) return say(`You are welcome. ${wish}`);
  if (isOnly(question, partings)) return say('Goodbye, and safe travels.');
  if (isOnly(question, chatter)) return say(wish);
  if (aboutMe.test(reading.text))
    return say(
      'I am the planning assistant. I turn wishes into a route and timed days from my own atlas, change them as you say, and answer questions about places. I do not book anything.',
    );
  if (meddling.test(reading.text))
    return say(
      'I only plan trips and answer questions about places, so I will leave that aside. Where would you like to go?',
    );
  return null;
}
