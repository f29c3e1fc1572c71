import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'lake-bled', name: 'Lake Bled', localName: 'Blejsko jezero', lat: 46.3660, lon: 14.1055, category: 'nature', tags: ['nature', 'photography', 'hiking', 'family'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'romance', 'children', 'first_visit'], fame: 98,
    why: 'A level path of six kilometres goes all the way round, past villas, reeds and grass beaches. Walk it against the clock early, when mist lies on the water and the bell carries from the island.',
  },
  {
    slug: 'bled-island', name: 'Bled Island', localName: 'Blejski otok', lat: 46.3623, lon: 14.0901, category: 'island', tags: ['history', 'religion', 'photography', 'nature'], visit: [90, 60], hours: '04-01~10-31 daily 09:00-19:00; 11-01~03-31 daily 09:00-16:00', price: 18, priceBand: 3, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'romance', 'photos', 'children', 'first_visit'], fame: 93, confidence: 'low',
    why: 'Flat-bottomed pletna boats, rowed standing by the same families since Maria Theresa, bring you to ninety-nine steps. At the top a pilgrim church has a bell whose rope is free to be pulled, three times for a wish.',
  },
  {
    slug: 'bled-castle', name: 'Bled Castle', localName: 'Blejski grad', lat: 46.3699, lon: 14.1005, category: 'castle', tags: ['history', 'photography', 'architecture'], visit: [90, 60], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 09:00-18:00', price: 18, priceBand: 3, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views', 'photos', 'rain', 'first_visit'], fame: 90, confidence: 'low',
    why: 'First written of in 1011, it stands 130 metres straight above the water. A printer, a wine cellar and a small museum fill the courts, but the parapet is what the ticket buys.',
  },
  {
    slug: 'vintgar-gorge', name: 'Vintgar Gorge', localName: 'Soteska Vintgar', lat: 46.3935, lon: 14.0857, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [150, 100], hours: '04-15~10-31 daily 08:00-18:00; 11-01~04-14 daily closed', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'children', 'heat', 'first_visit'], fame: 86, booking: 'advised', confidence: 'low',
    why: 'Wooden galleries pinned to the rock follow the Radovna through a mile of green pools to a waterfall. One way only, in timed groups and with a helmet; a forest path leads back.',
  },
  {
    slug: 'ojstrica-and-mala-osojnica-viewpoints', name: 'Ojstrica and Mala Osojnica Viewpoints', localName: 'Ojstrica, Mala Osojnica', lat: 46.3605, lon: 14.0794, category: 'viewpoint', tags: ['hiking', 'photography', 'nature'], visit: [120, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunrise', goodFor: ['free', 'views', 'photos', 'romance'], fame: 77,
    why: 'The picture on every calendar is taken from a bench on Ojstrica, twenty steep minutes above the western shore. Half an hour more, with a ladder, brings you to Mala Osojnica, 685 metres up.',
  },
  {
    slug: 'lake-bohinj', name: 'Lake Bohinj', localName: 'Bohinjsko jezero', lat: 46.2789, lon: 13.8866, category: 'national_park', tags: ['nature', 'hiking', 'beach'], visit: [180, 120], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'children', 'quiet', 'first_visit'], fame: 88,
    why: 'Twice the size of Bled and with hardly a building, under the walls of Triglav National Park. Swim from pebbles, hire a canoe, see the frescoes in the church by the stone bridge, or walk the northern shore.',
  },
  {
    slug: 'savica-waterfall', name: 'Savica Waterfall', localName: 'Slap Savica', lat: 46.2895, lon: 13.8021, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [80, 60], hours: '04-01~10-31 daily 08:00-19:00; 11-01~03-31 daily closed', price: 4, priceBand: 1, setting: 'outdoor', goodFor: ['photos', 'children', 'heat'], fame: 66, confidence: 'low',
    why: 'More than five hundred steps through beech wood lead to a pavilion in front of a fall that comes out of the rock in two arms, seventy-eight metres high. The river begins its way to Belgrade here.',
  },
  {
    slug: 'vogel-cable-car', name: 'Vogel Cable Car', localName: 'Žičnica Vogel', lat: 46.2752, lon: 13.8372, category: 'viewpoint', tags: ['hiking', 'nature', 'photography', 'sport'], visit: [150, 75], hours: '12-15~04-15 daily 08:00-16:30; 04-16~10-31 daily 08:00-18:00; 11-01~12-14 daily closed', price: 30, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children'], fame: 69, confidence: 'low',
    why: 'Four minutes lift you a thousand metres from the end of Bohinj to a terrace opposite Triglav. In summer chairs go on to alpine meadows, in winter the same lifts serve the ski runs.',
  },
  {
    slug: 'radovljica-old-town', name: 'Radovljica Old Town', localName: 'Radovljica', lat: 46.3441, lon: 14.1728, category: 'historic', tags: ['history', 'architecture', 'food'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet'], fame: 55,
    why: 'One short street of painted houses on a terrace over the Sava, seven kilometres from the lake, with a gingerbread workshop and a chocolate festival in April. Coaches do not find it.',
  },
  {
    slug: 'museum-of-apiculture', name: 'Museum of Apiculture', localName: 'Čebelarski muzej', lat: 46.3438, lon: 14.1738, category: 'museum', tags: ['history', 'nature', 'family'], visit: [50, 30], hours: '05-01~10-31 Tu-Su 10:00-18:00; 11-01~04-30 Tu-Su 10:00-15:00; Mo closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'quiet'], fame: 40, confidence: 'low',
    why: "Slovenes paint the boards of their beehives: hunters buried by hares, the devil sharpening a gossip's tongue. Two hundred of them hang in the manor, and living bees work behind glass.",
  },
  {
    slug: 'straza-summer-toboggan', name: 'Straža Summer Toboggan', localName: 'Poletno sankanje Straža', lat: 46.3626, lon: 14.1036, category: 'experience', tags: ['family', 'adventure'], visit: [60, 35], hours: '05-01~06-30 daily 11:00-18:00; 07-01~08-31 daily 10:00-19:00; 09-01~10-15 daily 11:00-18:00; 10-16~04-30 daily closed', price: 14, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'views'], fame: 44, confidence: 'low',
    why: 'A chairlift carries you up the hill above the lake and a rail brings you down with your own hand on the brake. Half a kilometre, five bends, and nobody goes only once.',
  },
  {
    slug: 'castle-lido', name: 'Castle Lido', localName: 'Grajsko kopališče', lat: 46.3679, lon: 14.1018, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [150, 75], hours: '06-15~09-15 daily 09:00-19:00; 09-16~06-14 daily closed', price: 12, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'heat', 'views'], fame: 50, confidence: 'low',
    why: 'Wooden decks, lawns, slides and lockers at the foot of the castle rock, in the style of 1930. The lake reaches twenty-four degrees in July. For nothing you swim at Mala Zaka on the other side.',
  },
  {
    slug: 'st-martins-church', name: "St Martin's Church", localName: 'Župnijska cerkev sv. Martina', lat: 46.3690, lon: 14.1036, category: 'religious', tags: ['architecture', 'art', 'religion'], visit: [25, 15], hours: 'daily 08:00-19:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 32, confidence: 'low',
    why: 'The spire in the middle of the photographs belongs to a church of 1905, painted inside by Slavko Pengov; look for Lenin among the figures of the Last Supper. Plečnik drew the column in front.',
  },
  {
    slug: 'pokljuka-gorge', name: 'Pokljuka Gorge', localName: 'Pokljuška soteska', lat: 46.3672, lon: 14.0379, category: 'nature', tags: ['nature', 'hiking'], visit: [120, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'heat', 'children'], fame: 42,
    why: 'A dry ravine under fifty-metre walls, with a cave that has lost its ceiling and a gallery along the rock. It costs nothing and has a hundredth of the visitors of Vintgar. Wear real shoes.',
  },
  {
    slug: 'pericnik-waterfall', name: 'Peričnik Waterfall', localName: 'Slap Peričnik', lat: 46.4391, lon: 13.8937, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [70, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children', 'heat'], fame: 56,
    why: 'In the Vrata valley below the north face of Triglav a curtain of water falls fifty-two metres, and the path goes behind it. In February it freezes to an organ of ice.',
  },
  {
    slug: 'slovenian-alpine-museum', name: 'Slovenian Alpine Museum', localName: 'Slovenski planinski muzej', lat: 46.4589, lon: 13.9372, category: 'museum', tags: ['history', 'sport', 'hiking', 'family'], visit: [70, 45], hours: '06-01~09-15 daily 09:00-19:00; 09-16~05-31 Tu-Su 09:00-17:00; 09-16~05-31 Mo closed', price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'wheelchair'], fame: 35, confidence: 'low',
    why: 'A nation that is expected to climb Triglav once in its life keeps the proof at Mojstrana: hemp ropes, hut books, a bivouac to lie in and the priest who bought the summit for five florins.',
  },
  {
    slug: 'vrsic-pass-and-lake-jasna', name: 'Vršič Pass and Lake Jasna', localName: 'Prelaz Vršič, jezero Jasna', lat: 46.4755, lon: 13.7835, category: 'nature', tags: ['nature', 'photography', 'hiking', 'history'], visit: [300, 200], hours: '05-01~10-31 daily 06:00-22:00; 11-01~04-30 daily closed', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 63, dayTrip: true,
    why: 'From a jade pond at Kranjska Gora the highest road in the country climbs twenty-four cobbled bends, laid by Russian prisoners in 1915, past the wooden chapel for those an avalanche took. Snow shuts it in winter.',
  },
  {
    slug: 'ziva-thermal-pools', name: 'Živa Thermal Pools', localName: 'Bazeni Živa, Hotel Rikli Balance', lat: 46.3690, lon: 14.1090, category: 'wellness', tags: ['wellness', 'family'], visit: [150, 90], hours: 'daily 09:00-20:00', price: 19, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'children', 'evening', 'views'], fame: 36, confidence: 'low',
    why: 'Warm pools under glass look over the whole lake, which makes a wet afternoon almost welcome. The spring was known to Rikli; saunas cost extra and are entered without clothes.',
  },
  {
    slug: 'park-cafe', name: 'Park Café', localName: 'Kavarna Park', lat: 46.3665, lon: 14.1094, category: 'food', tags: ['food', 'history'], visit: [45, 30], hours: 'daily 09:00-21:00', price: 11, priceBand: 2, setting: 'mixed', bestTime: 'afternoon', goodFor: ['rain', 'children', 'views'], fame: 52,
    why: 'Here the pastry cook Ištvan Lukačević settled the recipe of the cream cake in 1953, and some fifteen million slices have gone out since. Sit on the terrace over the water, weather and queue permitting.',
  },
  {
    slug: 'pri-planincu', name: 'Pri Planincu', localName: 'Gostilna pri Planincu', lat: 46.3697, lon: 14.1139, category: 'food', tags: ['food', 'history'], visit: [75, 50], hours: 'daily 09:00-23:00', price: 20, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children'], fame: 40, confidence: 'low',
    why: 'A tavern since 1903 with farm tools on the walls, bikers and hill walkers at the tables, and plates of sausage, grilled squid and ćevapčići for the hungry. The wine comes by the decilitre.',
  },
  {
    slug: 'lectar-inn', name: 'Lectar Inn', localName: 'Gostilna Lectar, Radovljica', lat: 46.3446, lon: 14.1721, category: 'food', tags: ['food', 'history', 'family'], visit: [80, 55], hours: 'Mo,We-Su 12:00-22:00; Tu closed', price: 28, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children', 'romance'], fame: 38, booking: 'advised', confidence: 'low',
    why: 'An inn on the old square since 1822 serves žlikrofi and veal under a stove bench. In the cellar hearts of gingerbread are baked and iced with whatever name you bring.',
  },
] satisfies readonly AttractionEntry[];
