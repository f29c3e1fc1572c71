import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'lucca-city-walls', name: 'Lucca City Walls', localName: 'Mura di Lucca', lat: 43.8393, lon: 10.5035, category: 'historic', tags: ['history', 'architecture', 'sport', 'family'], visit: [80, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'views', 'wheelchair', 'first_visit'], fame: 97,
    why: 'A complete ring of ramparts planted with planes and limes, four kilometres round and flat enough for hired bicycles. No enemy ever tried them; they once kept out a flood. You look into gardens on one side and at the hills on the other.',
  },
  {
    slug: 'piazza-dellanfiteatro', name: "Piazza dell'Anfiteatro", lat: 43.8456, lon: 10.5062, category: 'square', tags: ['history', 'architecture', 'food', 'photography'], visit: [35, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'photos', 'evening', 'first_visit'], fame: 88,
    why: 'Houses were built on the seats of a Roman arena and kept its oval. Enter by one of four low arches, then walk round the outside, where brick vaults of the second century stick out between shopfronts.',
  },
  {
    slug: 'guinigi-tower', name: 'Guinigi Tower', localName: 'Torre Guinigi', lat: 43.8438, lon: 10.5064, category: 'landmark', tags: ['history', 'architecture', 'photography'], visit: [35, 25], hours: '04-01~09-30 daily 09:30-19:30; 10-01~03-31 daily 10:00-17:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'mixed', bestTime: 'sunset', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 82, confidence: 'low',
    why: 'Seven holm oaks grow on top of a brick tower of the fourteenth century, and 230 steps lead up into their shade. From there the oval piazza, the church fronts and the Apuan Alps fall into place.',
  },
  {
    slug: 'lucca-cathedral', name: 'Lucca Cathedral', localName: 'Cattedrale di San Martino', lat: 43.8407, lon: 10.5060, category: 'religious', tags: ['architecture', 'art', 'religion'], visit: [45, 25], hours: 'Mo-Fr 10:00-18:00; Sa 10:00-18:30; Su 12:00-18:00', lastEntry: 30, price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'first_visit'], fame: 77, confidence: 'low',
    why: 'A bell tower took up the room, so the façade is lopsided, with every column carved differently. In the sacristy lies Ilaria del Carretto, whom Jacopo della Quercia made look asleep, a dog at her feet.',
  },
  {
    slug: 'san-michele-in-foro', name: 'San Michele in Foro', lat: 43.8432, lon: 10.5028, category: 'religious', tags: ['architecture', 'religion', 'photography'], visit: [30, 15], hours: 'daily 09:00-12:00,15:00-18:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'photos', 'first_visit'], fame: 67, confidence: 'low',
    why: 'The front rises two floors higher than the nave behind it, since the money ran out. On top stands an archangel whose ring is said to flash green; below, steps make a bench for the whole square, once the Roman forum.',
  },
  {
    slug: 'san-frediano', name: 'San Frediano', localName: 'Basilica di San Frediano', lat: 43.8460, lon: 10.5047, category: 'religious', tags: ['art', 'architecture', 'religion'], visit: [35, 20], hours: 'daily 09:30-17:30', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 56, confidence: 'low',
    why: 'A gold mosaic of the Ascension covers the façade, rare in Tuscany. Inside are a Romanesque font with the drowning army of Pharaoh, and the mummy of Saint Zita, patron of housemaids, in a glass case.',
  },
  {
    slug: 'puccini-birthplace', name: "Puccini's Birthplace", localName: 'Puccini Museum – Casa Natale', lat: 43.8431, lon: 10.5014, category: 'museum', tags: ['music', 'history'], visit: [50, 30], hours: '03-01~10-31 daily 10:00-19:00; 11-01~02-29 daily 10:00-17:00; 11-01~02-29 Tu closed', closedOn: ['12-25'], lastEntry: 30, price: 9, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 49, confidence: 'low',
    why: 'The flat where the composer was born in 1858 into five generations of church musicians. The piano on which he wrote Turandot stands by the window, with letters, debts and a costume heavy with glass stones.',
  },
  {
    slug: 'puccini-concert', name: 'Puccini e la sua Lucca Concert', localName: 'Puccini e la sua Lucca', lat: 43.8409, lon: 10.5045, category: 'theatre', tags: ['music', 'history'], visit: [75, 65], hours: 'daily 19:00-20:15', price: 28, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance'], fame: 41, booking: 'advised', confidence: 'low',
    why: 'Two singers and a pianist give arias at seven in the church where Puccini was baptised, on nearly every evening of the year. An hour later you are out in time for dinner.',
  },
  {
    slug: 'santi-giovanni-e-reparata', name: 'Santi Giovanni e Reparata', lat: 43.8408, lon: 10.5043, category: 'ruins', tags: ['history', 'architecture', 'religion'], visit: [45, 30], hours: '03-15~11-01 daily 10:00-18:00; 11-02~03-14 daily 10:00-17:00', lastEntry: 30, price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'views', 'heat'], fame: 40, confidence: 'low',
    why: 'Under the floor of the first cathedral you climb down through twelve centuries: a crypt, a font, a mosaic and at the bottom a Roman bath. The bell tower is open too.',
  },
  {
    slug: 'via-fillungo', name: 'Via Fillungo', lat: 43.8444, lon: 10.5046, category: 'street', tags: ['shopping', 'architecture', 'food'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos'], fame: 49,
    why: 'The crooked main street, where half the town walks up and down before dinner past Art Nouveau shop signs, a jeweller in a medieval arch and the café where Puccini played cards.',
  },
  {
    slug: 'torre-delle-ore', name: 'Clock Tower', localName: 'Torre delle Ore', lat: 43.8437, lon: 10.5041, category: 'viewpoint', tags: ['history', 'architecture'], visit: [30, 20], hours: '04-01~09-30 daily 09:30-19:30; 10-01~10-31 daily 10:00-17:00; 11-01~03-31 daily closed', lastEntry: 30, price: 8, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos', 'quiet'], fame: 34, confidence: 'low',
    why: 'The tallest of the towers, with 207 wooden steps past a hand-wound clock that has told the hours since 1390. It is emptier than the one with the trees, and you have them in your picture.',
  },
  {
    slug: 'palazzo-pfanner', name: 'Palazzo Pfanner', lat: 43.8469, lon: 10.5030, category: 'garden', tags: ['architecture', 'nature', 'history'], visit: [45, 30], hours: '03-25~11-10 daily 10:00-18:00; 11-11~03-24 daily closed', price: 8, priceBand: 2, setting: 'mixed', goodFor: ['photos', 'quiet', 'romance'], fame: 45, confidence: 'low',
    why: 'Lemon pots and statues line a garden pressed against the ramparts, below an open staircase of 1686. An Austrian brewed beer in it; his son, a surgeon, left his instruments upstairs.',
  },
  {
    slug: 'botanical-garden-of-lucca', name: 'Botanical Garden of Lucca', localName: 'Orto Botanico di Lucca', lat: 43.8414, lon: 10.5107, category: 'garden', tags: ['nature', 'family', 'history'], visit: [50, 30], hours: '03-20~10-31 daily 10:00-18:00; 11-01~03-19 daily closed', lastEntry: 30, price: 5, priceBand: 1, setting: 'outdoor', goodFor: ['quiet', 'children', 'heat'], fame: 31, confidence: 'low',
    why: 'A wedge of garden in the corner of the walls, laid out in 1820. Turtles sun themselves in the pond where, the story goes, the beautiful Lucida Mansi drove her coach when the devil came to collect.',
  },
  {
    slug: 'villa-guinigi-museum', name: 'Villa Guinigi National Museum', localName: 'Museo Nazionale di Villa Guinigi', lat: 43.8456, lon: 10.5130, category: 'museum', tags: ['art', 'history'], visit: [75, 45], hours: 'Tu-Sa 09:00-19:30; Su-Mo closed', lastEntry: 60, price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 29, confidence: 'low',
    why: "The brick summer house of the lord who lost his wife Ilaria holds the town's own art from Etruscan gold to inlaid choir stalls with views of Lucca, and two big altarpieces by Fra Bartolomeo.",
  },
  {
    slug: 'devils-bridge', name: "Devil's Bridge", localName: 'Ponte della Maddalena, Borgo a Mozzano', lat: 43.9855, lon: 10.5530, category: 'bridge', tags: ['history', 'architecture', 'photography', 'nature'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'views'], fame: 43,
    why: 'A steep, lopsided leap of stone over the Serchio, said to have cost the builder a soul; he sent a pig across. Half an hour up the valley by train or bus, and one can walk over it.',
  },
  {
    slug: 'buca-di-santantonio', name: "Buca di Sant'Antonio", lat: 43.8427, lon: 10.5018, category: 'food', tags: ['food', 'history', 'wine'], visit: [100, 75], hours: 'Tu-Sa 12:30-14:15,19:30-22:00; Su 12:30-14:15; Mo closed', price: 45, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 38, booking: 'advised', confidence: 'low',
    why: 'An inn since 1782 with brass horns and copper pans hanging from the beams. Spit-roast kid from the Garfagnana, tordelli in meat sauce and a semifreddo with buccellato are what to order.',
  },
  {
    slug: 'trattoria-da-leo', name: 'Trattoria da Leo', lat: 43.8443, lon: 10.5035, category: 'food', tags: ['food', 'family'], visit: [70, 50], hours: 'daily 12:00-14:30,19:30-22:30', price: 24, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'children', 'rain'], fame: 32, confidence: 'low',
    why: 'A noisy family place with paper on the tables in Via Tegrimi: spelt soup, fried chicken and vegetables, roast rabbit with olives. There are tables in the lane, and it is wise to ring first.',
  },
  {
    slug: 'taddeucci', name: 'Taddeucci', localName: 'Buccellato Taddeucci', lat: 43.8430, lon: 10.5022, category: 'food', tags: ['food', 'history', 'shopping'], visit: [20, 10], hours: 'daily 08:30-19:45; Th closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain'], fame: 29, confidence: 'low',
    why: 'Behind San Michele, in panelling of 1881, the same family bakes buccellato, a glossy ring of bread with raisins and aniseed. Who comes to Lucca without eating it, they say, has not been.',
  },
] satisfies readonly AttractionEntry[];
