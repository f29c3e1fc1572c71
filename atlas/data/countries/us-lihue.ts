import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'na-pali-coast-boat-tour', name: 'Na Pali Coast Boat Tour', localName: 'Nā Pali', lat: 21.9010, lon: -159.5879, category: 'experience', tags: ['nature', 'photography', 'adventure', 'wildlife'], visit: [300, 240], hours: 'daily 07:00-17:30', price: 195, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'romance', 'first_visit'], fame: 98, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'Twenty-seven kilometres of green cliffs, a thousand metres high, to which no road leads. Catamarans go out from Port Allen past caves, falls and spinner dolphins, with a stop to snorkel; take the morning, when the sea is kinder.',
  },
  {
    slug: 'waimea-canyon', name: 'Waimea Canyon and Kalalau Lookout', localName: 'Waimea Canyon, Kōkeʻe', lat: 22.0718, lon: -159.6612, category: 'viewpoint', tags: ['nature', 'photography', 'hiking'], visit: [210, 120], hours: 'daily 07:00-18:45', price: 15, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 96, dayTrip: true,
    why: 'A gorge sixteen kilometres long in red, rust and green, with lookouts all the way up; clouds come in by noon. At the end of the road, at 1,250 metres, the valley of Kalalau falls straight into the sea. If it is white, wait ten minutes: the curtain goes up and down.',
  },
  {
    slug: 'hanalei-bay', name: 'Hanalei Bay', lat: 22.2108, lon: -159.4981, category: 'beach', tags: ['beach', 'photography', 'food', 'sport'], visit: [210, 120], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'children', 'romance', 'first_visit'], fame: 95, dayTrip: true,
    why: 'Three kilometres of sand in a half moon with taro fields and waterfalls behind and an old pier to jump from. In summer one swims, in winter one watches those who can surf. The village has shave ice and one bridge, one lane wide.',
  },
  {
    slug: 'haena-state-park', name: 'Haena State Park and Kalalau Trail', localName: 'Hāʻena, Kēʻē Beach', lat: 22.2203, lon: -159.5795, category: 'nature', tags: ['hiking', 'beach', 'nature', 'adventure'], visit: [240, 120], hours: 'daily 07:00-18:45', price: 5, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 80, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'Where the northern road stops, Keʻe Beach begins and so does the trail along the cliffs; the first three kilometres to Hanakapiai are for day walkers with a grip under their shoes. Visitors reserve entry or shuttle thirty days ahead.',
  },
  {
    slug: 'poipu-beach', name: 'Poipu Beach', localName: 'Poʻipū', lat: 21.8739, lon: -159.4551, category: 'beach', tags: ['beach', 'wildlife', 'family'], visit: [150, 75], hours: 'daily 06:00-22:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'photos'], fame: 84,
    why: 'Two coves with a tongue of sand between them, lifeguards and the driest weather of the island. Monk seals come up to sleep and at dusk turtles by the dozen; stay behind the ropes.',
  },
  {
    slug: 'wailua-falls', name: 'Wailua Falls', lat: 22.0345, lon: -159.3786, category: 'nature', tags: ['nature', 'photography'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'children', 'views'], fame: 70,
    why: 'Two falls of some 25 metres from one lip, twenty minutes from town and seen from the car park; a television island began with them. Chiefs leapt off to prove something. Do not climb down.',
  },
  {
    slug: 'kilauea-lighthouse', name: 'Kilauea Lighthouse', localName: 'Kīlauea Point National Wildlife Refuge', lat: 22.2303, lon: -159.4018, category: 'nature', tags: ['wildlife', 'history', 'nature', 'photography'], visit: [75, 45], hours: 'We-Sa 10:00-16:00; Su-Tu closed', price: 10, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'children', 'photos'], fame: 68, booking: 'needed', confidence: 'low',
    why: 'A lighthouse of 1913 on the northern tip, on cliffs white with boobies and albatross, with whales behind from December to April. Slots are reserved online; on closed days the overlook at the gate has the view.',
  },
  {
    slug: 'kauai-helicopter-tour', name: 'Kauai Helicopter Tour', lat: 21.9826, lon: -159.3447, category: 'experience', tags: ['adventure', 'nature', 'photography'], visit: [110, 90], hours: 'daily 08:00-17:00', price: 360, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'romance'], fame: 71, booking: 'needed', confidence: 'low',
    why: 'Four fifths of the island can be seen in no other way: the crater of Waialeale, one of the wettest places on earth, walls with forty falls, the cliffs from above. Fifty minutes from Lihue, dear, loud and remembered.',
  },
  {
    slug: 'wailua-river-and-fern-grotto', name: 'Fern Grotto River Cruise', localName: 'Wailua River', lat: 22.0427, lon: -159.3376, category: 'experience', tags: ['nature', 'music', 'family', 'history'], visit: [90, 80], hours: 'Mo-Tu,Th-Fr 09:30-15:30; We,Sa-Su closed', price: 35, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'romance', 'wheelchair'], fame: 52, confidence: 'low',
    why: 'A flat-bottomed boat with ukulele and hula goes up the only navigable river of Hawaii to a cave hung with ferns upside down. The same way by kayak adds a waterfall and mud.',
  },
  {
    slug: 'allerton-and-mcbryde-gardens', name: 'Allerton and McBryde Gardens', localName: 'National Tropical Botanical Garden', lat: 21.8872, lon: -159.4920, category: 'garden', tags: ['nature', 'history', 'photography'], visit: [150, 105], hours: 'daily 09:00-16:30', lastEntry: 120, price: 35, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'photos', 'romance'], fame: 56, booking: 'advised', confidence: 'low',
    why: 'In the Lawai valley lie a queen’s lilies, water rooms and the great figs in whose roots a film dinosaur laid its eggs. A tram takes you in; next door the plants that Hawaii nearly lost are kept.',
  },
  {
    slug: 'spouting-horn', name: 'Spouting Horn', localName: 'Puhi', lat: 21.8850, lon: -159.4936, category: 'nature', tags: ['nature', 'photography', 'shopping'], visit: [30, 15], hours: 'daily 06:00-20:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'photos', 'wheelchair'], fame: 51,
    why: 'The swell is squeezed through a lava tube and leaps up to fifteen metres, with a groan that legend gives to a lizard stuck below. Chickens and jewellery stalls attend.',
  },
  {
    slug: 'sleeping-giant-trail', name: 'Sleeping Giant Trail', localName: 'Nounou East Trail', lat: 22.0634, lon: -159.3476, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [150, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 57,
    why: 'Three kilometres of switchbacks, roots and red earth to a picnic table on the chest of the giant, with the coast on one side and the crater on the other. After rain it is soap.',
  },
  {
    slug: 'mahaulepu-heritage-trail', name: 'Mahaulepu Heritage Trail', localName: 'Māhāʻulepū', lat: 21.8741, lon: -159.4352, category: 'nature', tags: ['hiking', 'nature', 'photography', 'beach'], visit: [140, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 50,
    why: 'From Shipwreck Beach a path follows cliffs of petrified dune to an empty coast: pinnacles, a temple ruin, tortoises at a sinkhole. There is no shade; turn back when you like.',
  },
  {
    slug: 'lydgate-beach-park', name: 'Lydgate Beach Park', lat: 22.0385, lon: -159.3357, category: 'beach', tags: ['beach', 'family', 'history'], visit: [100, 60], hours: 'daily 07:00-18:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'wheelchair'], fame: 45,
    why: 'Boulders fence off two pools of the sea, so that children may put on a mask in all seasons. Beside it are the stones of a temple and of a place of refuge, and a playground built by the neighbours.',
  },
  {
    slug: 'kauai-museum', name: 'Kauai Museum', localName: 'Kauaʻi Museum', lat: 21.9757, lon: -159.3679, category: 'museum', tags: ['history', 'art'], visit: [75, 45], hours: 'Mo-Fr 09:00-16:00; Sa 09:00-14:00; Su closed', price: 15, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 48, confidence: 'low',
    why: 'Feather capes, koa bowls and shell necklaces from Niihau, in a house of lava stone: the story of the one island that Kamehameha did not conquer, of sugar, and of those who came to cut it.',
  },
  {
    slug: 'kilohana-plantation', name: 'Kilohana Plantation and Luau Kalamaku', lat: 21.9706, lon: -159.3926, category: 'experience', tags: ['music', 'food', 'history', 'family'], visit: [180, 150], hours: 'Tu,Fr 17:00-20:30; Mo,We-Th,Sa-Su closed', price: 150, priceBand: 4, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'children', 'rain', 'romance'], fame: 53, booking: 'needed', confidence: 'low',
    why: 'At the house of a sugar baron, a pig comes out of the ground and the voyage from Tahiti is danced under a roof, fire knives included. By day a small train goes round the estate and there is rum.',
  },
  {
    slug: 'kalapaki-beach', name: 'Kalapaki Beach', lat: 21.9607, lon: -159.3518, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'evening'], fame: 49,
    why: 'The bay of Lihue, sheltered by a breakwater and green hills: soft waves for a first lesson, a lawn under palms, now and then a cruise ship like a block of flats.',
  },
  {
    slug: 'hanapepe', name: 'Hanapepe', lat: 21.9113, lon: -159.5884, category: 'village', tags: ['art', 'shopping', 'food', 'history'], visit: [80, 40], hours: 'daily 10:00-17:00; Fr 10:00-21:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children'], fame: 46,
    why: 'One street of wooden fronts from the days when it was wilder than Lihue, now galleries, a bookshop and taro crisps, with a swinging footbridge. Friday is art night, with food trucks and guitars.',
  },
  {
    slug: 'hamura-saimin', name: 'Hamura Saimin', lat: 21.9742, lon: -159.3672, category: 'food', tags: ['food', 'family', 'history'], visit: [40, 25], hours: 'daily 10:00-21:00; Tu-We closed', price: 14, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'evening'], fame: 50, confidence: 'low',
    why: 'A winding counter and stools since 1952: noodles in dashi with egg, pork and fish cake, skewers from the grill, and a lilikoi chiffon pie as high as a hat. Cash; no gum under the table, says the sign.',
  },
  {
    slug: 'dukes-kauai', name: "Duke's Kauai", lat: 21.9611, lon: -159.3527, category: 'food', tags: ['food', 'music'], visit: [90, 60], hours: 'daily 11:30-21:30', price: 42, priceBand: 3, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'views', 'children', 'romance'], fame: 41, booking: 'advised',
    why: 'On the sand of Kalapaki with an indoor waterfall and pictures of the man who took surfing round the world. Fish of the day, hula pie meant for three, music on most evenings.',
  },
  {
    slug: 'koloa-fish-market', name: 'Koloa Fish Market', lat: 21.9063, lon: -159.4699, category: 'food', tags: ['food'], visit: [30, 20], hours: 'Mo-Sa 10:00-17:00; Su closed', price: 18, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain'], fame: 39, confidence: 'low',
    why: 'Poke by the pound, seared ahi, plate lunch with lau lau and macaroni, to be carried to Poipu in a box. The old sugar town around, with its monkeypod trees, dates from 1835.',
  },
  {
    slug: 'tahiti-nui', name: 'Tahiti Nui', lat: 22.2043, lon: -159.5010, category: 'food', tags: ['food', 'nightlife', 'music'], visit: [80, 55], hours: 'daily 11:00-22:00', price: 32, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 40, confidence: 'low',
    why: 'A bamboo bar in Hanalei since 1963, founded by a Tahitian and known from a film with George Clooney. Mai tais by a family recipe, kalua pig pizza, somebody’s uncle on the steel guitar.',
  },
] satisfies readonly AttractionEntry[];
