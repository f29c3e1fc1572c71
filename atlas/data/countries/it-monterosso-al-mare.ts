import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'manarola', name: 'Manarola', lat: 44.1069, lon: 9.7275, category: 'village', tags: ['photography', 'food', 'wine', 'unesco'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 97,
    why: 'Tall houses in ochre and rose balance on a black rock over a boat ramp where people swim between the moorings. Behind it the vine terraces begin at the last door; a mill wheel and a church square wait uphill.',
  },
  {
    slug: 'vernazza', name: 'Vernazza', lat: 44.1349, lon: 9.6838, category: 'village', tags: ['photography', 'history', 'beach', 'unesco'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'photos', 'romance', 'evening', 'first_visit'], fame: 95,
    why: 'One street runs from the station to a piazza that opens on the only natural harbour of the five villages. Children jump off the mole, a church stands with its feet in the water, and by seven most day visitors have gone.',
  },
  {
    slug: 'riomaggiore', name: 'Riomaggiore', lat: 44.0991, lon: 9.7373, category: 'village', tags: ['photography', 'food', 'architecture', 'unesco'], visit: [100, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'photos', 'romance', 'first_visit'], fame: 88,
    why: 'Houses three and four storeys high wedge into a ravine above a slip where the fishing boats are pulled up. Walk round the rocks by the ferry landing at sunset, when the light falls straight into the gap.',
  },
  {
    slug: 'monterosso-old-town', name: 'Monterosso Old Town', localName: 'Monterosso, centro storico', lat: 44.1446, lon: 9.6551, category: 'neighbourhood', tags: ['history', 'food', 'architecture'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'wheelchair'], fame: 77,
    why: 'Behind the railway arches lie lanes of lemon shops and anchovy counters around a striped church of 1307. The oratory next to it belongs to the brotherhood of the dead, and skulls are part of the carving.',
  },
  {
    slug: 'corniglia', name: 'Corniglia', lat: 44.1196, lon: 9.7087, category: 'village', tags: ['photography', 'wine', 'hiking', 'unesco'], visit: [90, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 69,
    why: 'The one village without a harbour sits a hundred metres up on a spur, at the top of 382 brick steps from the station; a small bus saves them. A single lane ends at a terrace from which you see the other four.',
  },
  {
    slug: 'monterosso-vernazza-trail', name: 'Coast Path from Monterosso to Vernazza', localName: 'Sentiero Azzurro Monterosso–Vernazza', lat: 44.1436, lon: 9.6585, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [120, 95], hours: 'daily 08:00-19:00', price: 8, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 80, confidence: 'low',
    why: 'Three and a half kilometres of steps and ledges through lemon gardens and dry-stone walls, with Vernazza appearing below at the end. Needs the Cinque Terre card and closed shoes, and closes after heavy rain.',
  },
  {
    slug: 'via-dell-amore', name: "Via dell'Amore", lat: 44.1009, lon: 9.7354, category: 'viewpoint', tags: ['hiking', 'nature', 'photography'], visit: [45, 30], hours: '04-01~09-30 daily 08:00-20:00; 10-01~03-31 daily 09:30-16:30', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'romance', 'photos', 'wheelchair'], fame: 67, booking: 'needed', confidence: 'low',
    why: 'The level cliff walk between Riomaggiore and Manarola reopened in 2024 after twelve years behind fences. It is walked one way, in a booked half hour, with a supplement on top of the Cinque Terre card.',
  },
  {
    slug: 'fegina-beach', name: 'Fegina Beach', localName: 'Spiaggia di Fegina', lat: 44.1459, lon: 9.6471, category: 'beach', tags: ['beach', 'family'], visit: [150, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['children', 'heat', 'free'], fame: 65,
    why: 'The only long beach of the five villages, of grey sand and fine pebbles, right below the station. Rows of hired umbrellas leave free strips at both ends; a concrete giant of 1910 holds up the western one.',
  },
  {
    slug: 'punta-bonfiglio', name: 'Punta Bonfiglio', lat: 44.1071, lon: 9.7258, category: 'viewpoint', tags: ['photography', 'nature'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'romance', 'children'], fame: 62,
    why: 'The headland opposite Manarola is where every picture of it is taken. A paved path leads round to it from the harbour in ten minutes, past a playground and the small cemetery.',
  },
  {
    slug: 'boat-along-the-coast', name: 'Boat along the Five Villages', localName: 'Battello delle Cinque Terre', lat: 44.1431, lon: 9.6562, category: 'experience', tags: ['nature', 'photography', 'family'], visit: [90, 60], hours: '04-01~10-31 daily 09:30-18:00; 11-01~03-31 daily closed', price: 30, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'children'], fame: 60, confidence: 'low',
    why: 'Only from the water do you see how little ground the villages stand on. Boats call at all but Corniglia, and a day ticket lets you get off; they stay in port when the swell is up.',
  },
  {
    slug: 'volastra-vineyard-path', name: 'Vineyard Path from Volastra to Corniglia', localName: 'Sentiero Volastra–Corniglia', lat: 44.1137, lon: 9.7262, category: 'nature', tags: ['hiking', 'wine', 'nature', 'photography'], visit: [120, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 49,
    why: 'Take the bus from Manarola up to Volastra, then walk level between vines three hundred metres above the sea, and down through oak wood to Corniglia. No card is asked for, and few people are about.',
  },
  {
    slug: 'doria-castle-vernazza', name: 'Doria Castle, Vernazza', localName: 'Castello Doria', lat: 44.1343, lon: 9.6828, category: 'castle', tags: ['history', 'photography'], visit: [35, 20], hours: '03-15~10-31 daily 10:00-19:00; 11-01~03-14 daily 10:00-17:00', price: 2, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'photos', 'children'], fame: 41, confidence: 'low',
    why: 'A round tower that watched for pirates, reached by alleys from the harbour. Two euros buy the view over roofs, coves and the railway that ended the isolation in 1874.',
  },
  {
    slug: 'convent-of-the-capuchins', name: 'Convent of the Capuchins', localName: 'Convento dei Cappuccini', lat: 44.1443, lon: 9.6525, category: 'religious', tags: ['religion', 'art', 'history'], visit: [45, 25], hours: 'daily 09:00-18:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'views', 'quiet'], fame: 38, confidence: 'low',
    why: 'The hill between old and new Monterosso carries a convent of 1622 with a Crucifixion long given to Van Dyck. Climb past the bronze of Saint Francis and his wolf for the whole line of the coast.',
  },
  {
    slug: 'portovenere', name: 'Portovenere', lat: 44.0505, lon: 9.8345, category: 'village', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'romance'], fame: 53,
    why: 'Beyond the last of the five, a wall of narrow harbour houses and a black-and-white chapel on a bare cape where Byron swam. The boat from Monterosso takes about an hour and passes every cliff on the way.',
  },
  {
    slug: 'nessun-dorma', name: 'Nessun Dorma', lat: 44.1074, lon: 9.7262, category: 'food', tags: ['food', 'wine', 'photography'], visit: [80, 55], hours: '03-15~11-05 daily 11:00-21:00; 11-06~03-14 daily closed', price: 25, priceBand: 2, setting: 'outdoor', bestTime: 'sunset', goodFor: ['views', 'romance', 'photos'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'A terrace on Punta Bonfiglio with boards of ham, bruschetta and pesto, and Manarola as the backdrop. There are no reservations by telephone: you join the line in its app and wait by the water.',
  },
  {
    slug: 'trattoria-dal-billy', name: 'Trattoria dal Billy', lat: 44.1079, lon: 9.7294, category: 'food', tags: ['food', 'romance'], visit: [90, 65], hours: 'daily 12:00-14:30,18:30-21:30; Th closed', price: 40, priceBand: 3, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'romance', 'views'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'At the top of Manarola, with terraces hung over the valley. A dozen small plates of raw and marinated fish come before black pasta with crab, all of it from boats you could name.',
  },
  {
    slug: 'il-frantoio-focacceria', name: 'Il Frantoio', localName: 'Focacceria Il Frantoio', lat: 44.1450, lon: 9.6547, category: 'food', tags: ['food', 'family'], visit: [25, 15], hours: 'daily 09:00-14:00,16:30-19:30; Th closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain'], fame: 31, confidence: 'low',
    why: 'A hatch in the lanes of Monterosso that bakes focaccia with onion, olives or cheese, and chickpea farinata. Buy it warm before the train or the trail.',
  },
  {
    slug: 'il-pescato-cucinato', name: 'Il Pescato Cucinato', lat: 44.0998, lon: 9.7383, category: 'food', tags: ['food', 'family'], visit: [30, 20], hours: '03-01~11-15 daily 11:30-20:30; 11-16~02-29 daily closed', price: 12, priceBand: 1, setting: 'outdoor', goodFor: ['children', 'evening'], fame: 32, confidence: 'low',
    why: 'Paper cones of fried anchovies, squid and salt cod from a fishing family on the main street of Riomaggiore. Carry yours down to the rocks and mind the gulls.',
  },
] satisfies readonly AttractionEntry[];
