import { harmRules } from './harm-rules.ts';
import { holds, isMet, meantWords, phrasesOf } from './phrases.ts';
import { selfHarmRules } from './self-harm-rules.ts';

/** What a message is about that is no travel plan. */
export type Danger = 'self_harm' | 'harm' | 'insult';

const insults = phrasesOf(
  `you are|so|a|an|such|really|just|fucking|totally|absolutely|completely|bloody *4 idiot|stupid|dumb|useless|moron|trash|garbage|worthless|rubbish|terrible|shit|crap|pathetic|imbecile|clown|loser|dumbass|asshole|incompetent|joke|annoying|ugly|bullshit
   stupid|dumb|useless|fucking|shitty|worthless|idiotic|crappy|bloody bot|machine|app|assistant|thing|computer|ai|robot|program|site|idiot|planner|website|piece
   piece of shit|crap|junk|garbage
   fuck|screw|damn you|off|this|u
   shut up
   piss off
   go to hell
   kill yourself
   kys
   hate you
   i hate this app|bot|site|thing
   idiot
   moron
   asshole
   du bist *3 dumm|blod|nutzlos|idiot|scheisse
   halt die klappe|fresse
   verpiss dich
   leck mich
   fick dich`,
);
/** More words than these beside an insult are about the trip. */
const MOST_INSULTING_WORDS = 9;
const travel = phrasesOf(
  'trip|plan|day|days|night|nights|hotel|train|flight|museum|museums|add|remove|skip|city|route|stop|stops|week|dinner|lunch|move|swap|said|asked|wanted|instead',
);

/** What a message speaks of that must not get a travel plan; null for everything else. */
export function readDanger(message: string): Danger | null {
  const words = meantWords(message);
  if (selfHarmRules.some((one) => isMet(words, one))) return 'self_harm';
  if (harmRules.some((one) => isMet(words, one))) return 'harm';
  const insulting = words.length <= MOST_INSULTING_WORDS && insults.some((phrase) => holds(words, phrase));
  return insulting && !travel.some((phrase) => holds(words, phrase)) ? 'insult' : null;
}
