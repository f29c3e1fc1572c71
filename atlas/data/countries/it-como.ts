import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'como-cathedral', name: 'Como Cathedral', localName: 'Duomo di Como', lat: 45.8118, lon: 9.0836, category: 'religious', tags: ['architecture', 'art', 'religion'], visit: [45, 25], hours: 'Mo-Sa 10:30-17:30; Su 13:00-16:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'first_visit'], fame: 84, confidence: 'low',
    why: 'Begun in 1396 and finished with a dome by Juvarra in 1740. On the marble front the two pagan Plinys, who were born here, sit framed like saints; within hang tapestries as big as tennis courts.',
  },
  {
    slug: 'como-brunate-funicular', name: 'Como–Brunate Funicular', localName: 'Funicolare Como–Brunate', lat: 45.8165, lon: 9.0833, category: 'viewpoint', tags: ['nature', 'photography', 'family', 'hiking'], visit: [110, 60], hours: 'daily 06:00-22:30', price: 7, priceBand: 1, setting: 'outdoor', bestTime: 'sunset', goodFor: ['views', 'photos', 'children', 'romance', 'first_visit'], fame: 86,
    why: "In seven minutes a car of the line of 1894 climbs five hundred metres to a village of Art Nouveau villas. Half an hour above it Volta's lighthouse looks from Monte Rosa to the plain.",
  },
  {
    slug: 'lake-como-boat-trip', name: 'Lake Como Boat Trip', localName: 'Navigazione Lago di Como', lat: 45.8143, lon: 9.0794, category: 'experience', tags: ['nature', 'photography', 'family'], visit: [150, 90], hours: '04-01~10-31 daily 08:00-19:00; 11-01~03-31 daily 08:30-17:00', price: 15, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'romance', 'children', 'first_visit'], fame: 92,
    why: 'The slow boat zigzags from pier to pier past Torno, Cernobbio and houses you know from films, and the only commentary is the anchor chain. Sit on the left going up, and buy a ticket that lets you get off.',
  },
  {
    slug: 'bellagio', name: 'Bellagio', lat: 45.9868, lon: 9.2615, category: 'village', tags: ['photography', 'shopping', 'food', 'nature'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'romance', 'photos', 'first_visit'], fame: 95,
    why: 'Lanes of steps between ochre houses run down to the pier on the very point where the lake divides. Walk ten minutes past the last shop to Punta Spartivento for the water on three sides.',
  },
  {
    slug: 'villa-melzi-gardens', name: 'Villa Melzi Gardens', localName: 'Giardini di Villa Melzi', lat: 45.9806, lon: 9.2533, category: 'garden', tags: ['nature', 'architecture', 'art', 'photography'], visit: [75, 45], hours: '03-25~10-31 daily 10:00-18:30; 11-01~03-24 daily closed', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'quiet', 'romance'], fame: 62, confidence: 'low',
    why: "Napoleon's man in Milan laid out this lawn by the water in 1808 with azaleas, a Moorish kiosk and a pond of red maples. Plane trees clipped like umbrellas lead back to Bellagio.",
  },
  {
    slug: 'villa-carlotta', name: 'Villa Carlotta', lat: 45.9866, lon: 9.2303, category: 'garden', tags: ['nature', 'art', 'architecture', 'photography'], visit: [110, 70], hours: '03-20~11-05 daily 10:00-19:00; 11-06~03-19 daily closed', lastEntry: 60, price: 15, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'romance', 'rain'], fame: 83, confidence: 'low',
    why: "Terraces of azaleas taller than people bloom in April and early May above the pier of Tremezzo. The house holds Canova's white marbles, cool and nearly naked, on a hot afternoon.",
  },
  {
    slug: 'villa-del-balbianello', name: 'Villa del Balbianello', lat: 45.9653, lon: 9.2023, category: 'palace', tags: ['architecture', 'photography', 'history', 'nature'], visit: [95, 60], hours: '03-20~10-31 Tu,Th-Su 10:00-18:00; 03-20~10-31 Mo,We closed; 11-01~03-19 daily closed', lastEntry: 60, price: 24, priceBand: 3, setting: 'mixed', goodFor: ['views', 'photos', 'romance'], fame: 90, booking: 'advised', confidence: 'low',
    why: "A cardinal's loggia and an explorer's house share a wooded point at Lenno; films have held weddings here for Jedi and spies alike. The last kilometre is on foot through the woods or by taxi boat.",
  },
  {
    slug: 'varenna-and-the-lovers-walk', name: "Varenna and the Lovers' Walk", localName: 'Varenna', lat: 46.0107, lon: 9.2833, category: 'village', tags: ['photography', 'nature', 'food'], visit: [120, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'romance', 'photos', 'first_visit'], fame: 80,
    why: 'An iron walkway clings to the rock from the ferry to the harbour, where boats are still pulled up between coloured houses. Evening light comes straight across the lake.',
  },
  {
    slug: 'villa-monastero', name: 'Villa Monastero', lat: 46.0085, lon: 9.2868, category: 'garden', tags: ['nature', 'architecture', 'history'], visit: [75, 45], hours: '03-01~11-05 daily 09:30-19:00; 11-06~02-29 daily closed', price: 13, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos', 'quiet', 'rain'], fame: 56, confidence: 'low',
    why: 'Two kilometres of garden, one terrace wide, where palms and agaves grow at the latitude of Quebec. The nuns were sent away for loose living; physicists have since met here under Fermi.',
  },
  {
    slug: 'lake-como-greenway', name: 'Lake Como Greenway', localName: 'Greenway del Lago di Como', lat: 45.9571, lon: 9.1568, category: 'nature', tags: ['hiking', 'nature', 'photography', 'history'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet'], fame: 46,
    why: 'Ten easy kilometres from Colonno to Griante on the old Roman road, past lemon walls, a Romanesque church and plaques in the ground. Buses and boats bring you back from any point.',
  },
  {
    slug: 'isola-comacina', name: 'Isola Comacina', lat: 45.9646, lon: 9.1757, category: 'island', tags: ['history', 'nature', 'religion'], visit: [75, 50], hours: '03-15~10-31 daily 10:00-17:30; 11-01~03-14 daily closed', price: 8, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'quiet', 'photos'], fame: 40, confidence: 'low',
    why: "The only island was burnt down by Como in 1169 and has been left to ruined churches and three artists' houses since. A small boat from Ossuccio crosses in five minutes.",
  },
  {
    slug: 'nesso-gorge', name: 'Nesso Gorge', localName: 'Orrido di Nesso', lat: 45.9113, lon: 9.1583, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [50, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'heat'], fame: 52,
    why: 'Two streams meet in a cleft and drop past old mills into the lake beside a hump bridge, from which the local boys dive. Three hundred steps down, and up again; bus C30 stops on top.',
  },
  {
    slug: 'villa-olmo', name: 'Villa Olmo', lat: 45.8180, lon: 9.0648, category: 'garden', tags: ['architecture', 'nature', 'family'], visit: [60, 30], hours: '04-01~09-30 daily 07:00-23:00; 10-01~03-31 daily 07:00-19:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'children', 'quiet', 'wheelchair'], fame: 50,
    why: "Napoleon slept in the white villa, and its Italian garden on the water is now everybody's. The way out along the Passeggiata di Villa Olmo, past the doorsteps of grand houses, is half the pleasure.",
  },
  {
    slug: 'life-electric-and-the-breakwater', name: 'Life Electric and the Breakwater', localName: 'Diga Foranea Piero Caldirola', lat: 45.8172, lon: 9.0777, category: 'viewpoint', tags: ['art', 'photography', 'architecture'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'evening', 'wheelchair'], fame: 46,
    why: "A jetty leads half a kilometre out to Libeskind's loop of polished steel, which shows the mountains the wrong way round. At dusk the town's lights come on behind you.",
  },
  {
    slug: 'volta-temple', name: 'Volta Temple', localName: 'Tempio Voltiano', lat: 45.8147, lon: 9.0754, category: 'museum', tags: ['history', 'architecture'], visit: [40, 25], hours: 'Tu-Su 10:00-18:00; Mo closed', lastEntry: 30, price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 38, confidence: 'low',
    why: "A small Pantheon by the water, built by a cotton maker in 1927 for the man who invented the battery. His frogs' legs, piles and brass instruments lie in the cases with handwritten labels.",
  },
  {
    slug: 'como-silk-museum', name: 'Como Silk Museum', localName: 'Museo della Seta', lat: 45.8012, lon: 9.0925, category: 'museum', tags: ['history', 'art', 'shopping'], visit: [80, 50], hours: 'Tu-Su 10:00-18:00; Mo closed', lastEntry: 60, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 44, confidence: 'low',
    why: 'From worm to evening dress: reeling basins, a wooden throwing mill, colour kitchens and printing tables fill a basement of the technical school. Half of what Paris wore was dyed in this town.',
  },
  {
    slug: 'basilica-of-san-fedele', name: 'Basilica of San Fedele', localName: 'Basilica di San Fedele', lat: 45.8103, lon: 9.0843, category: 'religious', tags: ['architecture', 'history', 'religion'], visit: [25, 15], hours: 'daily 08:00-12:00,15:30-18:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 36, confidence: 'low',
    why: 'A round apse with a gallery under the eaves and a door carved with a dragon have stood behind the old corn market since 1120. Half-timbered houses lean over the square in front.',
  },
  {
    slug: 'basilica-of-santabbondio', name: "Basilica of Sant'Abbondio", localName: "Basilica di Sant'Abbondio", lat: 45.8030, lon: 9.0787, category: 'religious', tags: ['architecture', 'art', 'history', 'religion'], visit: [40, 25], hours: 'daily 08:00-18:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 38, confidence: 'low',
    why: 'Two bell towers rise beyond the railway like something from Burgundy. Inside are five bare naves and a choir painted around 1350 with a life of Christ, the Three Kings asleep in one bed.',
  },
  {
    slug: 'cernobbio-lakefront', name: 'Cernobbio Lakefront', localName: 'Cernobbio', lat: 45.8402, lon: 9.0768, category: 'village', tags: ['architecture', 'photography', 'food'], visit: [75, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'children', 'photos'], fame: 42,
    why: "Benches under lime trees, a pier of 1906 with iron lace, and the hedge of Villa d'Este, behind which a coffee costs as much as a lunch. Villa Bernasconi shows how silk money lived around 1900.",
  },
  {
    slug: 'osteria-del-gallo', name: 'Osteria del Gallo', lat: 45.8108, lon: 9.0826, category: 'food', tags: ['food', 'wine'], visit: [60, 45], hours: 'Mo 12:00-15:00; Tu-Sa 12:00-15:00,19:00-22:00; Su closed', price: 28, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'evening'], fame: 38, confidence: 'low',
    why: 'A wine shop with wooden tables in Via Vitani cooks what the market had: pizzoccheri, perch, tripe on the day for it. Bottles are taken from the shelf over your head.',
  },
  {
    slug: 'ristorante-sociale', name: 'Ristorante Sociale', lat: 45.8111, lon: 9.0849, category: 'food', tags: ['food', 'history'], visit: [80, 55], hours: 'Mo,We-Su 12:00-14:30,19:00-22:30; Tu closed', price: 30, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children'], fame: 35, confidence: 'low',
    why: 'Behind the cathedral, once the canteen of singers from the theatre and still the place for perch on risotto at a fair price, under vaults or in the court.',
  },
  {
    slug: 'bilacus', name: 'Bilacus', localName: 'Ristorante Bilacus, Bellagio', lat: 45.9873, lon: 9.2612, category: 'food', tags: ['food', 'romance'], visit: [80, 55], hours: '03-15~10-31 Tu-Su 12:00-15:00,18:30-22:00; 03-15~10-31 Mo closed; 11-01~03-14 daily closed', price: 38, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'romance', 'children'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'Halfway up the steps of Salita Serbelloni one family has served lake fish, saffron rice and ossobuco on a vine-roofed terrace for decades. It stays civil when the lane is full.',
  },
  {
    slug: 'il-gatto-nero', name: 'Il Gatto Nero', localName: 'Gatto Nero, Rovenna', lat: 45.8503, lon: 9.0730, category: 'food', tags: ['food', 'photography'], visit: [110, 80], hours: 'Tu 19:30-22:00; We-Su 12:30-14:00,19:30-22:00; Mo closed', price: 80, priceBand: 4, setting: 'mixed', bestTime: 'sunset', goodFor: ['evening', 'views', 'romance'], fame: 33, booking: 'needed', confidence: 'low',
    why: 'A farmhouse high over Cernobbio where film people eat beef and mushrooms by candlelight, though the lake below gets most of the glances. Go up by taxi; the lane is narrow.',
  },
] satisfies readonly AttractionEntry[];
