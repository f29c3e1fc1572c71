import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'leaning-tower', name: 'Leaning Tower of Pisa', localName: 'Torre di Pisa', lat: 43.7230, lon: 10.3966, category: 'landmark', tags: ['architecture', 'history', 'photography', 'unesco'], visit: [45, 35], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', lastEntry: 30, price: 20, priceBand: 3, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'photos', 'views', 'first_visit'], fame: 100, booking: 'needed', confidence: 'low',
    why: 'Begun in 1173 on clay, it sank at the third floor and was built on with a bend to make up for it. Inside, 251 worn steps tip you from wall to wall. Tickets are for a fixed time; children under eight may not climb.',
  },
  {
    slug: 'pisa-cathedral', name: 'Pisa Cathedral', localName: 'Duomo di Santa Maria Assunta', lat: 43.7232, lon: 10.3957, category: 'religious', tags: ['architecture', 'art', 'religion', 'unesco'], visit: [45, 25], hours: '04-01~10-31 daily 10:00-20:00; 11-01~03-31 daily 10:00-18:00; Su 13:00-18:00', lastEntry: 30, price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'first_visit'], fame: 85, confidence: 'low',
    why: 'Striped marble paid for with plunder from Palermo, and the model for half the churches of the coast. Walk round the pulpit that Giovanni Pisano carved in 1310. Entry is free with a pass for a set time, which any ticket for the square includes.',
  },
  {
    slug: 'pisa-baptistery', name: 'Pisa Baptistery', localName: 'Battistero di San Giovanni', lat: 43.7233, lon: 10.3940, category: 'religious', tags: ['architecture', 'art', 'music', 'unesco'], visit: [30, 20], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 69, confidence: 'low',
    why: 'The largest in Italy, Romanesque below and Gothic above. Every half hour an attendant sings a few notes, and the double dome hangs them in the air as a chord. Galileo was baptised here.',
  },
  {
    slug: 'camposanto', name: 'Camposanto', localName: 'Camposanto Monumentale', lat: 43.7240, lon: 10.3950, category: 'cemetery', tags: ['art', 'history', 'architecture', 'unesco'], visit: [45, 25], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'photos', 'heat'], fame: 65, confidence: 'low',
    why: 'A marble cloister around earth brought from Golgotha, paved with tombs. The Triumph of Death, a fresco that terrified the fourteenth century and survived a bombing in 1944, is back on its wall.',
  },
  {
    slug: 'opera-del-duomo-museum', name: 'Opera del Duomo Museum', localName: "Museo dell'Opera del Duomo", lat: 43.7229, lon: 10.3976, category: 'museum', tags: ['art', 'history'], visit: [60, 40], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-18:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet', 'views', 'wheelchair'], fame: 40, confidence: 'low',
    why: 'The originals from the square: a bronze griffin from Muslim Spain that stood on the cathedral roof, an ivory Madonna that bends with her tusk. The terrace looks at the tower from closer than the lawn.',
  },
  {
    slug: 'piazza-dei-cavalieri', name: 'Piazza dei Cavalieri', lat: 43.7196, lon: 10.4003, category: 'square', tags: ['architecture', 'history'], visit: [25, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'evening'], fame: 56,
    why: "Vasari wrapped the old city's seat of power in scratched plaster for a Medici order of knights; one of Italy's finest universities now sits in it. Count Ugolino starved in the tower under the clock.",
  },
  {
    slug: 'borgo-stretto', name: 'Borgo Stretto and the Vettovaglie Market', lat: 43.7174, lon: 10.4019, category: 'street', tags: ['food', 'shopping', 'architecture'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'evening', 'rain'], fame: 51,
    why: 'Medieval arcades run up from the river, with coffee and pastry at Salza. A passage on the left opens into a loggia of 1544 where greengrocers trade until one and students drink from seven.',
  },
  {
    slug: 'tuttomondo', name: 'Tuttomondo by Keith Haring', localName: 'Tuttomondo', lat: 43.7099, lon: 10.3989, category: 'landmark', tags: ['art', 'photography'], visit: [20, 10], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'photos'], fame: 45,
    why: 'Thirty interlocked figures on the back wall of a convent, painted in four days in June 1989 after a student met Haring on a New York street. It was his last large mural, two minutes from the station.',
  },
  {
    slug: 'santa-maria-della-spina', name: 'Santa Maria della Spina', lat: 43.7146, lon: 10.3963, category: 'religious', tags: ['architecture', 'history', 'photography'], visit: [20, 10], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'photos'], fame: 43,
    why: 'A Gothic reliquary the size of a cottage, all pinnacles, made for a thorn of the crown and lifted a metre in 1871 out of reach of the Arno. It opens now and then for exhibitions; the outside is the point.',
  },
  {
    slug: 'palazzo-blu', name: 'Palazzo Blu', lat: 43.7152, lon: 10.4001, category: 'museum', tags: ['art', 'history', 'architecture'], visit: [75, 45], hours: 'Mo-Fr 10:00-19:00; Sa-Su 10:00-20:00', lastEntry: 60, price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat', 'wheelchair'], fame: 38, confidence: 'low',
    why: 'A blue palace on the Arno with the furniture and Pisan pictures of its last owners above, Roman and medieval footings below, and each winter a large exhibition, for which you pay more.',
  },
  {
    slug: 'museum-of-san-matteo', name: 'National Museum of San Matteo', localName: 'Museo Nazionale di San Matteo', lat: 43.7150, lon: 10.4085, category: 'museum', tags: ['art', 'history', 'religion'], visit: [75, 45], hours: 'Tu-Sa 09:00-19:00; Su 09:00-13:30; Mo closed', lastEntry: 30, price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 36, confidence: 'low',
    why: 'Painted crosses and gold grounds fill a convent by the river that few reach: Simone Martini, a Saint Paul by Masaccio, and the bronze head of a saint by Donatello. You may have the rooms to yourself.',
  },
  {
    slug: 'walls-of-pisa', name: 'Walls of Pisa', localName: 'Mura di Pisa', lat: 43.7241, lon: 10.3941, category: 'historic', tags: ['history', 'architecture', 'photography'], visit: [60, 35], hours: '04-01~09-30 daily 09:00-19:00; 10-01~03-31 daily 09:00-16:30', lastEntry: 30, price: 5, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'children', 'photos'], fame: 47, confidence: 'low',
    why: 'Three kilometres of the wall of 1155 can be walked eleven metres up. Start at the tower of Santa Maria for the whole Field of Miracles over the battlements, then look into kitchen gardens as far as the river.',
  },
  {
    slug: 'botanical-garden-of-pisa', name: 'Botanical Garden of Pisa', localName: 'Orto e Museo Botanico', lat: 43.7194, lon: 10.3964, category: 'garden', tags: ['nature', 'history', 'family'], visit: [60, 35], hours: '04-01~09-30 daily 08:30-20:00; 10-01~03-31 daily 09:00-17:00', lastEntry: 60, price: 5, priceBand: 1, setting: 'mixed', goodFor: ['quiet', 'children', 'heat'], fame: 34, confidence: 'low',
    why: 'The oldest university garden in the world, founded in 1543 and here since 1591, five minutes from the crowds. A façade of shells, a camphor tree and a ginkgo of 1787 go with a small museum.',
  },
  {
    slug: 'museum-of-ancient-ships', name: 'Museum of Ancient Ships', localName: 'Museo delle Navi Antiche di Pisa', lat: 43.7135, lon: 10.3893, category: 'museum', tags: ['history', 'family'], visit: [90, 60], hours: 'We-Su 10:00-18:30; Mo-Tu closed', lastEntry: 60, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'heat'], fame: 41, confidence: 'low',
    why: 'In 1998 railway builders struck a silted canal with thirty Roman boats. Seven lie in the old arsenals with their cargo of wine jars, rope and baskets, near a sailor who drowned with his dog.',
  },
  {
    slug: 'san-rossore-park', name: 'San Rossore Park', localName: 'Tenuta di San Rossore', lat: 43.7222, lon: 10.3475, category: 'park', tags: ['nature', 'wildlife', 'hiking', 'sport'], visit: [150, 90], hours: 'daily 08:00-17:30', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet', 'heat'], fame: 32, confidence: 'low',
    why: 'The former hunting estate of kings, four kilometres west of the tower: stone pines, fallow deer, racehorses on the gallops. Hire a bicycle at Cascine Vecchie or book a carriage to the closed beach.',
  },
  {
    slug: 'osteria-dei-cavalieri', name: 'Osteria dei Cavalieri', lat: 43.7189, lon: 10.4011, category: 'food', tags: ['food', 'wine'], visit: [80, 60], hours: 'Mo-Fr 12:30-14:00,19:45-22:00; Sa 19:45-22:00; Su closed', price: 32, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain'], fame: 32, booking: 'advised', confidence: 'low',
    why: 'A vaulted room off Piazza dei Cavalieri with short menus of land or sea: salt cod with chickpeas, tagliata, tagliolini with rabbit and asparagus. Professors fill it at lunch.',
  },
  {
    slug: 'pizzeria-il-montino', name: 'Pizzeria Il Montino', lat: 43.7179, lon: 10.4012, category: 'food', tags: ['food', 'family'], visit: [40, 20], hours: 'Mo-Sa 11:00-15:00,17:30-22:30; Su closed', price: 9, priceBand: 1, setting: 'mixed', goodFor: ['children', 'evening'], fame: 29, confidence: 'low',
    why: 'In an alley behind Borgo Stretto: cecina, the crisp chickpea pancake, by the slice or in focaccia, and the thick pizza pisana with anchovies and capers, eaten standing.',
  },
  {
    slug: 'de-coltelli', name: "De' Coltelli", localName: "Gelateria De' Coltelli", lat: 43.7159, lon: 10.3994, category: 'food', tags: ['food', 'family'], visit: [20, 10], hours: 'daily 11:30-23:30', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['children', 'evening', 'heat'], fame: 27, confidence: 'low',
    why: 'Ice cream on the Lungarno Pacinotti from covered steel tubs: pine nut, ricotta with orange, Amalfi lemon with mint. Take it to the parapet and watch the rowers.',
  },
] satisfies readonly AttractionEntry[];
