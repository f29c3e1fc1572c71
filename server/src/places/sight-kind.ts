import type { Attraction } from '@wayfare/atlas';
import { type SightKind, worshipOf } from '@wayfare/covers';

type Category = Attraction['category'];

/** What a category shows where a name says no more. */
const usual: Readonly<Record<Category, SightKind>> = {
  museum: 'museum',
  gallery: 'gallery',
  landmark: 'grand',
  palace: 'palace',
  castle: 'castle',
  religious: 'church',
  ruins: 'ruin',
  historic: 'grand',
  square: 'square',
  street: 'street',
  neighbourhood: 'street',
  market: 'market',
  food: 'restaurant',
  park: 'park',
  garden: 'garden',
  viewpoint: 'viewpoint',
  beach: 'beach',
  nature: 'valley',
  zoo: 'zoo',
  aquarium: 'aquarium',
  theme_park: 'funfair',
  theatre: 'theatre',
  nightlife: 'bar',
  shopping: 'shops',
  wellness: 'spring',
  bridge: 'bridge',
  cemetery: 'cemetery',
  experience: 'path',
  island: 'island',
  village: 'village',
  national_park: 'valley',
};

/** Categories of many kinds of thing, among which the noun in the name tells. */
const open: readonly Category[] = ['landmark', 'historic', 'religious', 'experience'];
/** A "Cathedral Rock" is no church: in the open only these nouns are believed. */
const openAir: readonly Category[] = ['nature', 'national_park'];
const land: readonly SightKind[] = [
  'waterfall',
  'lake',
  'cave',
  'mountain',
  'dunes',
  'forest',
  'island',
  'beach',
  'valley',
  'spring',
  'lighthouse',
  'boat',
  'vineyard',
];
/** From where one looks: a hill with a castle's name is a hill. */
const high: readonly SightKind[] = ['tower', 'lighthouse', 'mountain'];

const nouns: readonly (readonly [SightKind, string])[] = [
  ['fountain', 'fountain'],
  ['tower', 'tower'],
  ['gate', 'gate arch'],
  ['bridge', 'bridge aqueduct'],
  ['lighthouse', 'lighthouse'],
  ['monument', 'monument memorial statue column obelisk'],
  ['stadium', 'stadium'],
  ['castle', 'castle fort fortress citadel kasbah wall walls'],
  ['palace', 'palace'],
  ['church', 'church cathedral basilica abbey chapel monastery convent'],
  ['mosque', 'mosque'],
  ['temple', 'temple shrine pagoda stupa'],
  ['synagogue', 'synagogue'],
  ['market', 'market bazaar'],
  ['theatre', 'theatre opera'],
  ['museum', 'museum'],
  ['square', 'square plaza'],
  ['village', 'village town'],
  ['park', 'park'],
  ['garden', 'garden gardens'],
  ['waterfall', 'falls waterfall waterfalls'],
  ['lake', 'lake lakes lagoon'],
  ['cave', 'cave caves cavern caverns grotto'],
  ['mountain', 'mount mountain mountains peak volcano'],
  ['dunes', 'dune dunes desert'],
  ['forest', 'forest woods grove rainforest'],
  ['island', 'island islands'],
  ['beach', 'beach bay cove'],
  ['valley', 'valley canyon gorge fjord'],
  ['spring', 'spring springs geyser'],
  ['train', 'train railway tram streetcar'],
  ['boat', 'cruise boat ferry sailing rafting kayaking'],
  ['vineyard', 'winery vineyard vineyards wine'],
  ['stars', 'stargazing stars aurora'],
];
const kindOfNoun = new Map(nouns.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));

/** The last noun of the name itself: of "Fountain of Neptune and the Old Gate" the fountain. */
function kindInName(name: string): SightKind | undefined {
  const [head = ''] = name.toLowerCase().split(/,| and | of | in | at | on | near |\(/, 1);
  return head
    .split(/[^\p{L}]+/u)
    .flatMap((word) => kindOfNoun.get(word) ?? [])
    .at(-1);
}

function kindOfLand({ category, tags, countryCode }: Attraction): SightKind {
  if (category === 'religious') return worshipOf(countryCode);
  if (category === 'national_park' && tags.includes('wildlife')) return 'zoo';
  if (category !== 'nature') return usual[category];
  if (tags.includes('beach')) return 'beach';
  return tags.includes('hiking') ? 'path' : 'valley';
}

/** Whether a noun in the name of a sight of this category is believed. */
function isBelieved(category: Category, kind: SightKind) {
  if (openAir.includes(category)) return land.includes(kind);
  return category === 'viewpoint' ? high.includes(kind) : open.includes(category);
}

/** Which kind of thing a sight is, as a drawing shows it. */
export function sightKind(sight: Attraction): SightKind {
  const named = kindInName(sight.name);
  return named && isBelieved(sight.category, named) ? named : kindOfLand(sight);
}
