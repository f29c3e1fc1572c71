import type { Country } from '@wayfare/atlas';
import type { Reply } from '../conversation/reply.ts';
import { anyOf } from '../read/any-of.ts';
import { countryWords } from '@wayfare/wording/country-in-words';
import type { Asked } from './asked.ts';
import { etaInUk, freeInSchengen, freeMovement, schengen, waivedInUs } from './facts/memberships.ts';

const ofPapers = anyOf(
  'visa, visas, visa-free, passport, passports, identity card, identity cards, id, id card, id cards, eta, etas, esta, estas, etias, ' +
    'entry permit, enter, entry requirements, documents, border control, papers, how long may, how long can, ' +
    'how many days may, how many days can, how many days am i allowed, days may, may stay, allowed to stay',
);
const ofLoss = anyOf('lost, lose, stolen, steal, stole, renew*, copy, copies, expire*, valid*, safe, queue*');
const ofArea = anyOf('schengen, eu, european union, europe');
const check = 'Please check the official source for your passport before you book.';

/** What visitors are told who need no visa for the Schengen area. */
const ninety = 'at most 90 days in any 180, all Schengen countries counted together';
const ofCard = anyOf('identity card, identity cards, id card, id cards, my id, our ids, national id');
const ofPermit = anyOf('eta, etas, esta, estas, authorisation, authorization, permit, anything');
/** How an answer begins: with yes or no only where it is asked whether just that is needed. */
const yesNo = ({ turn: { question } }: Asked): string =>
  ofCard.test(question)
    ? 'No, an identity card is not enough: '
    : ofPermit.test(question)
      ? 'Yes: '
      : 'No visa but a permit: ';
const fingerprints =
  'Fingerprints are taken at the border on the first visit, and an ETIAS authorisation is needed once it applies.';

/** Entry to the Schengen area with a passport. */
function toSchengen(from: string, whose: string, where: string): string {
  if (freeMovement.has(from))
    return `No visa is needed: with ${whose} or a national identity card you may travel and stay freely in ${where}. Inside Schengen there are no routine border checks, but carry one of the two.`;
  if (freeInSchengen.has(from))
    return `With ${whose} you need no visa for a visit to ${where}: you may stay ${ninety}. ${fingerprints} ${check}`;
  return `With ${whose} you need a Schengen visa for ${where}; it allows ${ninety}. ${check}`;
}

/** Entry to one country with a passport, as far as it is surely known. */
function toCountry(from: string, whose: string, { code, name }: Country, asked: Asked): string | null {
  const where = countryWords(name);
  if (from === code)
    return `No visa is needed for your own country: ${whose}${freeMovement.has(from) ? ' or a national identity card' : ''} is enough to show on the way.`;
  if (schengen.has(code)) return toSchengen(from, whose, where);
  if (code === 'ie' && from === 'gb')
    return `No visa is needed: Ireland and the United Kingdom are one travel area for their citizens. Airlines and ferries want a document with a photograph, most of them the passport.`;
  if (freeMovement.has(from) && freeMovement.has(code))
    return `No visa is needed: with ${whose} or a national identity card you may enter ${where}, which is in the EU but not in Schengen, so it is looked at on the border.`;
  if (code === 'gb' && from === 'ie')
    return 'No: with an Irish passport you need neither visa nor ETA for the United Kingdom.';
  if (code === 'gb' && etaInUk.has(from))
    return `${yesNo(asked)}with ${whose} you need an ETA for the United Kingdom, but no visa: it is bought online before the journey. Bring the passport; identity cards are not accepted. ${check}`;
  if (code === 'us' && waivedInUs.has(from))
    return `${yesNo(asked)}with ${whose} you need an approved ESTA for the United States, but no visa, for a stay of up to 90 days. ${check}`;
  return null;
}

/** Which papers are needed to enter, told for the passport that the traveller named; null where none was or nothing is sure. */
export function answerEntry(asked: Asked): Reply | null {
  const { ask, passports, countries, turn, hits } = asked;
  const isOfPapers = ofPapers.test(ask.text) || (ask.topic === 'visa' && passports.length > 0);
  if (!isOfPapers || ofLoss.test(ask.text)) return null;
  const isOfArea = hits.length === 0 && ofArea.test(ask.text);
  if (passports.length === 0)
    return isOfArea && /\b(?:how long|how many|days|stay|limit)\b/i.test(ask.text)
      ? {
          text: `Visitors who need no visa may stay in Schengen ${ninety}; citizens of the EU, EEA and Switzerland have no such limit. ${check}`,
          suggestions: [],
        }
      : null;
  const told = passports.flatMap((from) => {
    const whose = `a passport of ${countryWords(turn.atlas.country(from)?.name ?? '')}`;
    const targets = isOfArea
      ? [toSchengen(from, whose, 'the Schengen area')]
      : countries.slice(0, 3).map((one) => toCountry(from, whose, one, asked));
    return targets.filter((one) => one !== null);
  });
  return told.length === 0 ? null : { text: told.join(' '), suggestions: [] };
}
