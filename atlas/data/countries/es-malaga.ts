import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'alcazaba-of-malaga', name: 'Alcazaba of Málaga', localName: 'Alcazaba', lat: 36.7211, lon: -4.4169, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [90, 60], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', closedOn: ['12-24', '12-25', '12-31', '01-01'], lastEntry: 45, price: 7, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 97, confidence: 'low',
    why: 'Ramps double back between two rings of walls to a small palace of horseshoe arches and water channels, begun in the eleventh century and patched with Roman columns from the theatre at its foot.',
  },
  {
    slug: 'picasso-museum-malaga', name: 'Picasso Museum Málaga', localName: 'Museo Picasso Málaga', lat: 36.7217, lon: -4.4184, category: 'museum', tags: ['art', 'architecture'], visit: [100, 60], hours: '11-01~02-29 daily 10:00-18:00; 03-01~06-30 daily 10:00-19:00; 07-01~08-31 daily 10:00-20:00; 09-01~10-31 daily 10:00-19:00', closedOn: ['12-25', '01-01', '01-06'], lastEntry: 30, price: 13, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'wheelchair', 'first_visit'], fame: 93, booking: 'advised',
    why: 'Over two hundred works that the painter kept for himself or his family hang in a Renaissance palace two streets from his cradle. Phoenician walls turned up in the cellar and may be seen as well.',
  },
  {
    slug: 'malaga-cathedral', name: 'Málaga Cathedral', localName: 'Catedral de la Encarnación', lat: 36.7203, lon: -4.4197, category: 'religious', tags: ['architecture', 'art', 'religion'], visit: [70, 40], hours: '04-01~10-31 Mo-Fr 10:00-20:00; 11-01~03-31 Mo-Fr 10:00-18:30; Sa 10:00-18:00; Su 14:00-18:00', lastEntry: 30, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'first_visit'], fame: 84, confidence: 'low',
    why: 'Two hundred and fifty years of work and still a tower short, hence its name, the one-armed lady. Forty carved saints fill the choir stalls, and a separate ticket leads over the domes of the roof.',
  },
  {
    slug: 'gibralfaro-castle', name: 'Gibralfaro Castle', localName: 'Castillo de Gibralfaro', lat: 36.7234, lon: -4.4106, category: 'castle', tags: ['history', 'photography', 'hiking'], visit: [70, 45], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', closedOn: ['12-24', '12-25', '12-31', '01-01'], lastEntry: 45, price: 7, priceBand: 2, setting: 'outdoor', bestTime: 'sunset', goodFor: ['views', 'photos'], fame: 80, confidence: 'low',
    why: 'A wall walk goes round the whole hilltop, with the bullring, the harbour and on clear days Africa below. Walk up from the town hall under pines, or take bus 35 and keep your breath for the walls.',
  },
  {
    slug: 'roman-theatre-of-malaga', name: 'Roman Theatre of Málaga', localName: 'Teatro Romano', lat: 36.7212, lon: -4.4173, category: 'ruins', tags: ['history', 'architecture'], visit: [25, 15], hours: 'Tu-Sa 10:00-18:00; Su 10:00-16:00; Mo closed', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'first_visit'], fame: 66,
    why: 'Thirteen rows of seats from the first century were found in 1951 under the garden of a library, which had to go. It can be seen from the street at any hour, floodlit at night.',
  },
  {
    slug: 'caminito-del-rey', name: 'Caminito del Rey', localName: 'El Caminito del Rey', lat: 36.9316, lon: -4.8036, category: 'nature', tags: ['hiking', 'nature', 'adventure', 'photography'], visit: [240, 180], hours: '04-01~10-31 Tu-Su 09:30-17:00; 11-01~03-31 Tu-Su 09:30-15:30; Mo closed', closedOn: ['12-24', '12-25', '12-31', '01-01'], price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 90, booking: 'needed', dayTrip: true, confidence: 'low',
    why: 'Boards a metre wide hang on the wall of a gorge, a hundred metres over the river, with the rotten path of 1905 still under them. One way, three hours with the walk in; helmets are lent and tickets go weeks ahead.',
  },
  {
    slug: 'nerja-caves-and-balcon-de-europa', name: 'Nerja Caves and Balcón de Europa', localName: 'Nerja', lat: 36.7619, lon: -3.8459, category: 'nature', tags: ['nature', 'history', 'family', 'beach'], visit: [270, 180], hours: '09-16~06-14 daily 09:30-16:30; 06-15~09-15 daily 09:30-19:00', closedOn: ['01-01', '05-15'], price: 16, priceBand: 3, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'heat', 'rain', 'views'], fame: 74, booking: 'advised', dayTrip: true, confidence: 'low',
    why: 'Five boys looking for bats in 1959 found halls big enough for concerts, with a column thirty-two metres high. Afterwards the white town of Nerja has coves and a palm terrace over the sea.',
  },
  {
    slug: 'ronda', name: 'Ronda', localName: 'Ronda, Puente Nuevo', lat: 36.7408, lon: -5.1659, category: 'village', tags: ['architecture', 'nature', 'photography', 'history'], visit: [270, 180], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'romance', 'photos', 'free'], fame: 78, dayTrip: true,
    why: 'A white town split by a gorge a hundred metres deep and tied together by one tall bridge; go down the path on the western side to see it whole. Two hours by train or bus through hills where eagles turn.',
  },
  {
    slug: 'atarazanas-market', name: 'Atarazanas Market', localName: 'Mercado Central de Atarazanas', lat: 36.7179, lon: -4.4242, category: 'market', tags: ['food', 'architecture', 'photography'], visit: [45, 25], hours: 'Mo-Sa 08:00-15:00; Su closed', price: 0, priceBand: 1, setting: 'indoor', bestTime: 'morning', goodFor: ['free', 'rain', 'photos'], fame: 64,
    why: 'One marble arch of a Moorish shipyard leads into an iron hall with a stained-glass wall. Buy almonds and olives, then stand at a counter while the fish from the next stall is fried.',
  },
  {
    slug: 'la-malagueta-beach', name: 'La Malagueta Beach', localName: 'Playa de la Malagueta', lat: 36.7193, lon: -4.4075, category: 'beach', tags: ['beach', 'family'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'heat'], fame: 62,
    why: 'A kilometre of dark sand starts where the harbour ends, with showers, palms and grills made of old boats. Nobody would cross Europe for it, but it is ten minutes from the cathedral.',
  },
  {
    slug: 'centre-pompidou-malaga', name: 'Centre Pompidou Málaga', lat: 36.7190, lon: -4.4126, category: 'gallery', tags: ['art', 'architecture', 'family'], visit: [75, 45], hours: 'Mo,We-Su 09:30-20:00; Tu closed', closedOn: ['12-25', '01-01'], lastEntry: 30, price: 9, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'children', 'wheelchair'], fame: 57,
    why: 'Under a cube of coloured glass on the quay hang loans from Paris, changed every couple of years. The promenade of Muelle Uno, with yachts and ice cream, runs on both sides of it.',
  },
  {
    slug: 'carmen-thyssen-museum', name: 'Carmen Thyssen Museum', localName: 'Museo Carmen Thyssen', lat: 36.7216, lon: -4.4228, category: 'museum', tags: ['art'], visit: [70, 45], hours: 'Tu-Su 10:00-20:00; Mo closed', closedOn: ['12-25', '01-01'], lastEntry: 30, price: 11, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 55,
    why: 'Andalusia as the nineteenth century liked to see it, with fans, bulls and processions, in a palace of around 1600. It is better company than it sounds, and Zurbarán is there too.',
  },
  {
    slug: 'picassos-birthplace', name: "Picasso's Birthplace", localName: 'Museo Casa Natal Picasso', lat: 36.7239, lon: -4.4176, category: 'museum', tags: ['art', 'history'], visit: [40, 25], hours: 'daily 09:30-20:00', closedOn: ['12-25', '01-01'], lastEntry: 30, price: 4, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat'], fame: 50,
    why: "The first-floor flat on Plaza de la Merced where he was born in 1881, with his christening gown and his father's paintings of pigeons. The bench in the square has him in bronze.",
  },
  {
    slug: 'museum-of-malaga', name: 'Museum of Málaga', localName: 'Museo de Málaga, Palacio de la Aduana', lat: 36.7201, lon: -4.4163, category: 'museum', tags: ['history', 'art'], visit: [90, 50], hours: 'Tu-Sa 09:00-20:00; Su 09:00-15:00; Mo closed', lastEntry: 30, price: 2, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 46, confidence: 'low',
    why: 'The old customs house holds five rooms of Phoenician and Roman finds and a floor of dark Spanish canvases, often with nobody else there. The roof terrace looks straight at the fortress.',
  },
  {
    slug: 'la-concepcion-botanical-garden', name: 'La Concepción Botanical Garden', localName: 'Jardín Botánico Histórico La Concepción', lat: 36.7595, lon: -4.4276, category: 'garden', tags: ['nature', 'photography', 'family'], visit: [100, 60], hours: '04-01~09-30 Tu-Su 09:30-19:30; 10-01~03-31 Tu-Su 09:30-16:30; Mo closed', lastEntry: 60, price: 5, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'heat', 'romance', 'children'], fame: 47, confidence: 'low',
    why: 'A marquis and his wife brought palms, figs and bamboo home from their ships in 1855, and the jungle took hold. In March and April wisteria covers an iron pavilion with violet.',
  },
  {
    slug: 'automobile-and-fashion-museum', name: 'Automobile and Fashion Museum', localName: 'Museo Automovilístico y de la Moda', lat: 36.6990, lon: -4.4387, category: 'museum', tags: ['history', 'art', 'family'], visit: [90, 60], hours: 'daily 10:00-19:00', lastEntry: 45, price: 12, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'wheelchair'], fame: 38, confidence: 'low',
    why: 'A hundred polished cars, a few covered with crystals or driven by the sun, share a tobacco factory with couture gowns. Children and fathers tend to be fetched out at closing time.',
  },
  {
    slug: 'frigiliana', name: 'Frigiliana', lat: 36.7909, lon: -3.8953, category: 'village', tags: ['architecture', 'photography', 'hiking'], visit: [120, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'views', 'quiet'], fame: 52, dayTrip: true,
    why: 'Steps patterned with pebbles climb between white walls and blue doors; tiles tell how the last Moors fought on the rock above. Cane honey is still boiled in the old factory by the road.',
  },
  {
    slug: 'antequera-dolmens', name: 'Antequera Dolmens', localName: 'Conjunto Arqueológico Dólmenes de Antequera', lat: 37.0249, lon: -4.5468, category: 'ruins', tags: ['history', 'architecture', 'unesco'], visit: [120, 70], hours: '04-01~06-30 Tu-Sa 09:00-21:00; 07-01~09-15 Tu-Sa 09:00-15:00; 09-16~03-31 Tu-Sa 09:00-18:00; Su 09:00-15:00; Mo closed', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'quiet'], fame: 44, dayTrip: true, confidence: 'low',
    why: 'You walk under a roof slab of 180 tonnes that was dragged here almost six thousand years ago. The stone labyrinth of El Torcal, fifteen kilometres on, fills the rest of the day.',
  },
  {
    slug: 'marbella-old-town', name: 'Marbella Old Town', localName: 'Marbella', lat: 36.5099, lon: -4.8845, category: 'neighbourhood', tags: ['history', 'shopping', 'beach'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'evening'], fame: 45, dayTrip: true,
    why: 'Behind the yachts there is a village: orange trees on the square, geraniums on the walls, a bit of Moorish castle. The seafront, with bronzes by Dalí on the way to it, is five minutes off.',
  },
  {
    slug: 'el-pimpi', name: 'El Pimpi', lat: 36.7218, lon: -4.4181, category: 'food', tags: ['food', 'wine', 'history'], visit: [90, 60], hours: 'daily 12:00-25:00', price: 32, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'first_visit'], fame: 56, booking: 'advised',
    why: 'A warren of patios and barrel rooms signed by the famous, in an eighteenth-century house facing the theatre. Come for sweet wine, anchovies and aubergines with honey rather than a long dinner.',
  },
  {
    slug: 'antigua-casa-de-guardia', name: 'Antigua Casa de Guardia', lat: 36.7178, lon: -4.4237, category: 'food', tags: ['wine', 'history', 'food'], visit: [40, 25], hours: 'Mo-Th 10:00-22:00; Fr-Sa 10:00-22:45; Su 11:00-15:00', price: 10, priceBand: 1, setting: 'indoor', goodFor: ['evening', 'rain'], fame: 42, confidence: 'low',
    why: 'Barrels since 1840 along one wall, a bar without stools along the other. The bill is chalked on the wood before you, the wine is sweet, and a plate of mussels goes with it.',
  },
  {
    slug: 'el-tintero', name: 'El Tintero', lat: 36.7193, lon: -4.3457, category: 'food', tags: ['food', 'beach', 'family'], visit: [90, 60], hours: 'daily 12:30-23:30', price: 25, priceBand: 2, setting: 'outdoor', goodFor: ['children'], fame: 40, confidence: 'low',
    why: 'On the beach of El Palo waiters run past auctioning the plates they carry; raise a hand and it is yours. At the end someone counts your dishes. Best at a loud Sunday lunch, with bus 11.',
  },
] satisfies readonly AttractionEntry[];
