import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'piazza-del-duomo-and-elephant-fountain', name: 'Piazza del Duomo and Elephant Fountain', localName: 'Piazza del Duomo, u Liotru', lat: 37.5025, lon: 15.0873, category: 'square', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'evening', 'first_visit', 'wheelchair'], fame: 92,
    why: 'A grinning elephant of lava carries an obelisk before a cathedral of black and cream. Everything round it was drawn after the earthquake of 1693, and a river runs below, which one can sit beside in a bar under the arch.',
  },
  {
    slug: 'la-pescheria-fish-market', name: 'La Pescheria Fish Market', localName: 'La Pescheria', lat: 37.5017, lon: 15.0863, category: 'market', tags: ['food', 'photography', 'history'], visit: [60, 35], hours: 'Mo-Sa 07:00-14:00; Su closed', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'first_visit'], fame: 90,
    why: 'Down the steps behind the fountain swordfish, snails and prawns are shouted over wet black stone. Come before eleven in shoes that may get wet, and eat what you saw at one of the tables round about.',
  },
  {
    slug: 'catania-cathedral', name: "Catania Cathedral of Sant'Agata", localName: "Cattedrale di Sant'Agata", lat: 37.5026, lon: 15.0880, category: 'religious', tags: ['religion', 'architecture', 'history', 'music'], visit: [40, 20], hours: 'Mo-Sa 07:30-12:30,16:00-19:00; Su 08:00-12:30,16:30-19:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet', 'first_visit'], fame: 74, confidence: 'low',
    why: 'The saint’s bust stays behind three locks until February, when half a million people pull it through the streets. Bellini lies by a pillar, under a line of his own music, and Norman apses of lava stand at the back.',
  },
  {
    slug: 'via-crociferi', name: 'Via Crociferi', lat: 37.5049, lon: 15.0850, category: 'street', tags: ['architecture', 'history', 'religion', 'photography', 'unesco'], visit: [50, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'photos', 'romance', 'evening', 'first_visit'], fame: 72,
    why: 'Two hundred metres of Baroque with four churches and an arch, built in one night, so the nuns said, to beat the bishop. San Benedetto has the stair of angels; Bellini was born at the lower end.',
  },
  {
    slug: 'benedictine-monastery', name: 'Benedictine Monastery of San Nicolò l’Arena', localName: 'Monastero dei Benedettini', lat: 37.5038, lon: 15.0806, category: 'historic', tags: ['history', 'architecture', 'unesco'], visit: [90, 75], hours: 'daily 10:00-17:00', price: 10, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'first_visit', 'heat'], fame: 76, confidence: 'low',
    why: 'The monks were second sons and ate accordingly; their kitchen, cloisters and corridors now serve students. Tours each hour show a Roman house below, and the lava of 1669 that came up to the wall and stopped.',
  },
  {
    slug: 'roman-theatre-and-odeon', name: 'Roman Theatre and Odeon of Catania', localName: 'Teatro romano e Odeon', lat: 37.5029, lon: 15.0838, category: 'ruins', tags: ['history', 'architecture'], visit: [60, 35], hours: 'daily 09:00-19:00', lastEntry: 60, price: 6, priceBand: 1, setting: 'outdoor', goodFor: ['quiet', 'photos', 'first_visit'], fame: 64, confidence: 'low',
    why: 'Through a house door in Via Vittorio Emanuele you come out in seven thousand seats of marble and lava, with flats leaning over the top row and a spring that floods the stage.',
  },
  {
    slug: 'castello-ursino', name: 'Castello Ursino', lat: 37.4992, lon: 15.0847, category: 'castle', tags: ['history', 'art', 'architecture'], visit: [80, 45], hours: 'daily 09:00-19:00', lastEntry: 45, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'children'], fame: 60, confidence: 'low',
    why: 'Frederick II built it on a cliff above the sea. In 1669 the lava filled the moat and pushed the shore half a mile off. Inside are Greek marbles and the pictures of a prince who collected.',
  },
  {
    slug: 'teatro-massimo-bellini', name: 'Teatro Massimo Bellini', lat: 37.5031, lon: 15.0907, category: 'theatre', tags: ['music', 'architecture', 'history'], visit: [50, 40], hours: 'Tu-Sa 09:30-12:30,18:00-22:00; Su-Mo closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'evening', 'romance'], fame: 52, booking: 'advised', confidence: 'low',
    why: 'Red velvet, four tiers and an acoustic that tenors praise, opened in 1890 with Norma. Tours in the mornings; for an evening look what is on, since the gallery costs no more than dinner.',
  },
  {
    slug: 'badia-di-santagata-dome', name: "Badia di Sant'Agata Dome", localName: "Chiesa della Badia di Sant'Agata", lat: 37.5031, lon: 15.0881, category: 'viewpoint', tags: ['architecture', 'photography', 'religion'], visit: [45, 30], hours: 'Tu-Sa 09:30-12:30,15:30-19:00; Su 09:30-12:30,19:00-20:30; Mo closed', price: 5, priceBand: 1, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views', 'photos', 'romance'], fame: 58, confidence: 'low',
    why: 'A hundred and seventy steps inside a white convent church lead to a walk round the dome: cathedral, harbour and, behind the aerials, the volcano with its plume.',
  },
  {
    slug: 'palazzo-biscari', name: 'Palazzo Biscari', lat: 37.5023, lon: 15.0899, category: 'palace', tags: ['architecture', 'history', 'art'], visit: [50, 40], hours: 'Mo-Sa 10:00-13:00,15:30-18:30; Su 10:00-13:00', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'romance'], fame: 44, booking: 'advised', confidence: 'low',
    why: 'Goethe was shown round in 1787 and so may you be, by the family. A ballroom with a gallery for the orchestra in the ceiling, and windows on which stucco has been heaped like cream.',
  },
  {
    slug: 'via-etnea', name: 'Via Etnea', lat: 37.5080, lon: 15.0868, category: 'street', tags: ['shopping', 'architecture', 'food'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'views', 'first_visit'], fame: 66,
    why: 'Three kilometres of shops, churches and pastry, dead straight from the cathedral at the mountain. At Piazza Stesicoro a slice of the Roman amphitheatre lies in a pit; the rest is under the houses.',
  },
  {
    slug: 'villa-bellini-gardens', name: 'Villa Bellini Gardens', localName: 'Giardino Bellini', lat: 37.5112, lon: 15.0838, category: 'park', tags: ['nature', 'family'], visit: [50, 25], hours: 'daily 06:00-22:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'views', 'quiet', 'heat'], fame: 46,
    why: 'Two hills, palms, a bandstand and a calendar planted fresh each morning. Benches face Etna, and at the gate kiosks squeeze lemons into salted soda.',
  },
  {
    slug: 'museum-of-the-1943-landing', name: 'Museum of the 1943 Landing in Sicily', localName: 'Museo storico dello sbarco in Sicilia', lat: 37.5083, lon: 15.0998, category: 'museum', tags: ['history'], visit: [105, 75], hours: 'Tu-Su 09:00-17:00; Mo closed', lastEntry: 90, price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 40, confidence: 'low',
    why: 'Among the chimneys of a sulphur works you walk through a Sicilian square, sit out a raid in a shaking shelter and come out to the same square in ruins. Wax generals sign the armistice.',
  },
  {
    slug: 'san-giovanni-li-cuti', name: 'San Giovanni li Cuti', lat: 37.5224, lon: 15.1135, category: 'beach', tags: ['beach', 'food', 'photography'], visit: [110, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'romance', 'evening', 'quiet'], fame: 48,
    why: 'A harbour for a dozen painted boats, a strip of black sand and, in summer, wooden decks over the lava to swim from. Fish restaurants behind; the bus along the seafront stops above.',
  },
  {
    slug: 'la-plaia-beach', name: 'La Plaia Beach', localName: 'La Plaia', lat: 37.4735, lon: 15.0850, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children'], fame: 38,
    why: 'Ten kilometres of yellow sand south of the port, let out to bathing clubs with cabins, with free stretches between. Shallow for a long way; aeroplanes come in low.',
  },
  {
    slug: 'aci-trezza-and-the-cyclops-rocks', name: 'Aci Trezza and the Cyclops Rocks', localName: 'Aci Trezza, Faraglioni dei Ciclopi', lat: 37.5620, lon: 15.1604, category: 'village', tags: ['nature', 'history', 'food', 'photography'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'children', 'romance'], fame: 70,
    why: 'The columns of basalt off the fishing harbour are what blind Polyphemus threw after Ulysses. Boats go round them, Verga set his great novel here, and the bus from Catania takes half an hour.',
  },
  {
    slug: 'aci-castello', name: 'Aci Castello', localName: 'Castello Normanno', lat: 37.5545, lon: 15.1493, category: 'castle', tags: ['history', 'architecture', 'nature'], visit: [60, 35], hours: '04-01~09-30 daily 09:30-13:00,16:00-20:00; 10-01~03-31 daily 09:30-13:00,15:00-17:00', price: 5, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos', 'quiet'], fame: 54, confidence: 'low',
    why: 'A Norman keep of black stone grows out of a black rock in the sea, so that one cannot tell where the work began. A cactus garden inside, bathers on the lava below.',
  },
  {
    slug: 'acireale', name: 'Acireale', lat: 37.6128, lon: 15.1660, category: 'historic', tags: ['architecture', 'history', 'religion', 'food'], visit: [120, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet'], fame: 46,
    why: 'Two cathedrals, as it seems, face each other across the square, and it is said here that granita was born here. From the edge of town a paved path, the Chiazzette, winds down to a fishing hamlet in half an hour.',
  },
  {
    slug: 'valle-del-bove', name: 'Valle del Bove from Monte Zoccolaro', localName: 'Etna, Monte Zoccolaro', lat: 37.7010, lon: 15.0440, category: 'nature', tags: ['hiking', 'nature', 'adventure', 'photography', 'unesco'], visit: [160, 120], hours: 'daily 07:00-19:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'quiet', 'first_visit'], fame: 84, confidence: 'low',
    why: 'Etna without a ticket: from the road above Zafferana a steep path climbs through beech for three quarters of an hour to the rim of a black bowl five kilometres wide, down which the lava flows. Half-day tours start in Catania.',
  },
  {
    slug: 'villa-romana-del-casale', name: 'Villa Romana del Casale', localName: 'Villa Romana del Casale, Piazza Armerina', lat: 37.3648, lon: 14.3347, category: 'ruins', tags: ['history', 'art', 'architecture', 'unesco'], visit: [130, 80], hours: '04-01~10-31 daily 09:00-19:00; 11-01~03-31 daily 09:00-17:00', lastEntry: 60, price: 14, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'children', 'photos', 'first_visit'], fame: 78, dayTrip: true, confidence: 'low',
    why: 'A landslide kept thirty-five hundred square metres of mosaic: a hunt sixty metres long with a rhinoceros in a bog, children in chariots, and ten girls at sport in what look like bikinis. An hour and a half by car.',
  },
  {
    slug: 'ragusa-ibla', name: 'Ragusa Ibla', lat: 36.9262, lon: 14.7447, category: 'historic', tags: ['architecture', 'history', 'food', 'photography', 'unesco'], visit: [220, 140], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'romance'], fame: 68, dayTrip: true,
    why: 'An old town on a spur, rebuilt in gold after 1693, with a dome at the top of a crooked square. Look at it from the stairs of Santa Maria first. Two hours by coach; Montalbano solved his cases here.',
  },
  {
    slug: 'caltagirone', name: 'Caltagirone', localName: 'Scala di Santa Maria del Monte', lat: 37.2386, lon: 14.5127, category: 'historic', tags: ['architecture', 'art', 'history', 'shopping', 'unesco'], visit: [160, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet'], fame: 50, dayTrip: true,
    why: 'A stair of 142 steps, every riser tiled in another pattern, climbs through a town that has been making pots since the Arabs. Workshops open their doors on both sides; an hour and a quarter by car or coach.',
  },
  {
    slug: 'pasticceria-savia', name: 'Pasticceria Savia', lat: 37.5121, lon: 15.0857, category: 'food', tags: ['food', 'family', 'history'], visit: [40, 20], hours: 'Tu-Su 07:45-21:30; Mo closed', price: 8, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain', 'first_visit'], fame: 50, confidence: 'low',
    why: 'Opposite the gardens since 1897: arancini with a point like the mountain, almond granita with a warm brioche, and in February small breasts of marzipan for the saint.',
  },
  {
    slug: 'trattoria-de-fiore', name: 'Trattoria de Fiore', lat: 37.5043, lon: 15.0898, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: 'Tu-Su 12:30-15:00,19:00-23:00; Mo closed', price: 24, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 38, confidence: 'low',
    why: 'A plain room in Via Coppola where Rosanna cooks as her mother did: pasta alla Norma with a cloud of salted ricotta, and aubergine in every other form. It takes the time it takes.',
  },
  {
    slug: 'mm-trattoria', name: 'Mm Trattoria', lat: 37.5014, lon: 15.0861, category: 'food', tags: ['food'], visit: [75, 50], hours: 'Mo-Sa 12:30-15:00,19:30-22:30; Su closed', price: 32, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'romance'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'Tables between the stalls of the fish market: raw prawns, tuna in sesame, spaghetti with urchins when there are any. It buys from across the lane.',
  },
  {
    slug: 'fud-bottega-sicula', name: 'FUD Bottega Sicula', lat: 37.5090, lon: 15.0893, category: 'food', tags: ['food', 'family', 'nightlife'], visit: [70, 45], hours: 'daily 12:30-15:30,19:00-25:00', price: 20, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'children', 'rain'], fame: 36, confidence: 'low',
    why: 'Burgers of black pig and donkey with names spelt the way Sicilians say English, in Via Santa Filomena, a lane that is one long supper in the evening.',
  },
] satisfies readonly AttractionEntry[];
