import { anyOf, listed } from '../read/any-of.ts';
import type { Asked } from './asked.ts';
import { sentencesNaming } from './from-notes.ts';

interface Water {
  asked: RegExp;
  /** By what a sentence that names such a water is known. */
  names: RegExp;
  kind: string;
}

const named = (list: string, also: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:(?:${listed(list)})(?!\\p{L})|${also})`, 'u');

const seas = named(
  'Adriatic, Aegean, Mediterranean, Baltic, Atlantic, Pacific, Caribbean, Ionian, Tyrrhenian, Ligurian, Caspian, Marmara',
  '(?:\\p{Lu}\\p{L}+ )+(?:Sea|Ocean|Gulf)|Gulf of \\p{Lu}',
);
/** Rivers of which guides speak without the word. */
const rivers = named(
  'Vltava, Seine, Danube, Thames, Rhine, Elbe, Tiber, Arno, Douro, Tagus, Guadalquivir, Rhône, Loire, Garonne, Moselle, ' +
    'Isar, Spree, Vistula, Sava, Drava, Neretva, Miljacka, Nile, Mekong, Ganges, Yamuna, Chao Phraya, Irrawaddy, Yangtze, ' +
    'Huangpu, Hudson, Mississippi, Amazon, Daugava, Neris, Liffey, Clyde, Mersey, Ebro, Turia, Po, Adige, Salzach, Inn, ' +
    'Aare, Limmat, Reuss, Meuse, Scheldt, Saône, Ljubljanica, Dnieper, Neva, Volga',
  '\\p{Lu}\\p{L}+ [Rr]iver(?!\\p{L})|[Rr]iver \\p{Lu}',
);
const lakes = named('Titicaca', '(?:Lake|Lago|Loch) \\p{Lu}|\\p{Lu}\\p{L}+ lake(?!\\p{L})');

const oceans = named('Atlantic, Pacific', '(?:Indian|Arctic|Southern) Ocean');

const waters: readonly Water[] = [
  { asked: anyOf('which sea, what sea, name of the sea'), names: seas, kind: 'sea' },
  { asked: anyOf('which ocean, what ocean'), names: oceans, kind: 'ocean' },
  { asked: anyOf('which river*, what river*, name of the river'), names: rivers, kind: 'river' },
  { asked: anyOf('which lake*, what lake*, name of the lake'), names: lakes, kind: 'lake' },
];

/** Which water a town lies on, as its guide tells it; where it does not, that is said. */
export function answerWater(asked: Asked): string | null {
  const water = waters.find((one) => one.asked.test(asked.ask.text));
  const [city] = asked.cities;
  if (water === undefined || city === undefined) return null;
  // A country may lie on several seas, and its towns on one.
  const isOfCountry = asked.hits.length > 0 && asked.hits.every(({ kind }) => kind === 'country');
  const [told] = sentencesNaming(water.names, asked, isOfCountry);
  return told === undefined
    ? `I do not know which ${water.kind} that is: my guide to ${city.name} does not name it.`
    : `My guide to ${city.name} tells it: ${told}`;
}
