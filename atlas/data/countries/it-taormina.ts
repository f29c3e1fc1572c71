import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'ancient-theatre-of-taormina', name: 'Ancient Theatre of Taormina', localName: 'Teatro Antico', lat: 37.8524, lon: 15.2919, category: 'ruins', tags: ['history', 'architecture', 'photography', 'music'], visit: [80, 50], hours: '03-16~09-30 daily 09:00-19:00; 10-01~10-31 daily 09:00-17:30; 11-01~03-15 daily 09:00-16:00', lastEntry: 45, price: 14, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'romance', 'first_visit'], fame: 98,
    why: 'Greeks cut it, Romans walled it in brick for gladiators, and time broke the wall exactly where Etna and the bay stand. On summer nights operas and pop stars have to compete with the moon.',
  },
  {
    slug: 'isola-bella', name: 'Isola Bella', lat: 37.8510, lon: 15.3003, category: 'island', tags: ['nature', 'beach', 'photography'], visit: [130, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'children', 'first_visit'], fame: 88,
    why: 'A wooded rock tied to the beach by a strip of pebbles that the sea covers at times; an English gardener owned it once and gave it parrots. The cove is public, the house costs a small ticket, and bathing shoes help.',
  },
  {
    slug: 'mount-etna', name: 'Mount Etna', localName: 'Etna', lat: 37.6995, lon: 15.0006, category: 'nature', tags: ['nature', 'hiking', 'adventure', 'photography', 'unesco'], visit: [180, 120], hours: 'daily 09:00-16:30', price: 50, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 96, booking: 'advised', confidence: 'low',
    why: 'From Rifugio Sapienza a cable car and buses with big wheels go up to 2,900 metres over cinders of the last eruption; the Silvestri craters by the car park cost nothing. Take a jacket, also in August.',
  },
  {
    slug: 'corso-umberto', name: 'Corso Umberto', lat: 37.8527, lon: 15.2870, category: 'street', tags: ['shopping', 'architecture', 'food', 'photography'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'first_visit'], fame: 78,
    why: 'Eight hundred metres from one gate to the other, with ceramic heads on the balconies, almond paste in the windows and alleys one shoulder wide. Before ten and after ten it belongs to those who stay.',
  },
  {
    slug: 'piazza-ix-aprile', name: 'Piazza IX Aprile', lat: 37.8519, lon: 15.2853, category: 'square', tags: ['photography', 'architecture', 'romance'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'evening', 'photos', 'romance'], fame: 60,
    why: 'A chequered balcony over the bay with a clock tower at one end, a pink church behind and painters in between. Coffee costs what the view is worth; the railing is free.',
  },
  {
    slug: 'villa-comunale', name: 'Villa Comunale', localName: 'Parco Florence Trevelyan', lat: 37.8498, lon: 15.2886, category: 'garden', tags: ['nature', 'architecture', 'family', 'photography'], visit: [45, 25], hours: 'daily 08:00-20:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet', 'views'], fame: 50, confidence: 'low',
    why: 'Lady Florence Trevelyan, sent from the court for her friendship with a prince, planted this slope around 1890 and built follies of brick and driftwood for the birds. Benches face the volcano.',
  },
  {
    slug: 'castelmola', name: 'Castelmola', lat: 37.8585, lon: 15.2776, category: 'village', tags: ['history', 'photography', 'food', 'hiking'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 58,
    why: 'A hamlet on a crag with the ruin of a castle from which one sees over the town that sees over everything. Buses take fifteen minutes; the old mule path down takes forty.',
  },
  {
    slug: 'madonna-della-rocca', name: 'Madonna della Rocca', localName: 'Santuario Madonna della Rocca', lat: 37.8543, lon: 15.2832, category: 'viewpoint', tags: ['religion', 'hiking', 'photography'], visit: [60, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 40,
    why: 'A way of the cross with three hundred steps leads to a chapel scooped out of the rock under the Saracen castle. From the terrace the theatre looks like a shell somebody dropped.',
  },
  {
    slug: 'taormina-cable-car-and-mazzaro-beach', name: 'Taormina Cable Car and Mazzarò Beach', localName: 'Funivia, Spiaggia di Mazzarò', lat: 37.8543, lon: 15.2983, category: 'beach', tags: ['beach', 'family', 'nature'], visit: [140, 75], hours: '04-01~10-31 daily 08:00-24:00; 11-01~03-31 daily 08:00-20:00', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'heat', 'views'], fame: 58, confidence: 'low',
    why: 'Eight gondolas swing down to a bay of smooth pebbles and clear water with loungers, boats for hire round the grottoes, and fish at lunch. It rests on windy days.',
  },
  {
    slug: 'alcantara-gorges', name: 'Alcantara Gorges', localName: "Gole dell'Alcantara", lat: 37.8793, lon: 15.1765, category: 'nature', tags: ['nature', 'adventure', 'family', 'hiking'], visit: [140, 80], hours: '04-01~10-31 daily 08:00-19:00; 11-01~03-31 daily 08:00-16:00', price: 9, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'heat', 'photos'], fame: 70, confidence: 'low',
    why: 'Lava cooled here into organ pipes twenty-five metres high, and an icy river sawed through them. Wade in hired boots, walk the gardens above, or take the municipal steps, which cost next to nothing.',
  },
  {
    slug: 'ortigia-island-syracuse', name: 'Ortigia Island, Syracuse', localName: 'Siracusa', lat: 37.0598, lon: 15.2933, category: 'island', tags: ['history', 'architecture', 'food', 'unesco'], visit: [240, 150], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'romance', 'photos', 'first_visit'], fame: 88, dayTrip: true,
    why: 'A cathedral with the columns of a temple of Athena still in its walls stands on a square like a stage, and papyrus grows in a spring beside the harbour. Two hours by train; stay for a sandwich at the market.',
  },
  {
    slug: 'neapolis-archaeological-park-syracuse', name: 'Neapolis Archaeological Park, Syracuse', localName: 'Parco Archeologico della Neapolis', lat: 37.0762, lon: 15.2771, category: 'ruins', tags: ['history', 'architecture', 'nature', 'unesco'], visit: [150, 100], hours: '04-01~09-30 daily 08:30-19:30; 10-01~03-31 daily 08:30-16:30', price: 16, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'children'], fame: 70, dayTrip: true, confidence: 'low',
    why: "Plays of Aeschylus had their first night in the Greek theatre, hewn in one piece, and are given again each May. The quarry with the cave called Dionysius' Ear repeats every whisper.",
  },
  {
    slug: 'noto', name: 'Noto', lat: 36.8910, lon: 15.0697, category: 'historic', tags: ['architecture', 'history', 'food', 'unesco'], visit: [210, 130], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'romance'], fame: 55, dayTrip: true,
    why: 'After the earthquake of 1693 a whole town was drawn afresh in honey stone, with balconies held by lions, mermaids and winged horses. It glows for the hour before sunset.',
  },
  {
    slug: 'savoca', name: 'Savoca', lat: 37.9556, lon: 15.3397, category: 'village', tags: ['history', 'photography', 'architecture'], visit: [90, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 46,
    why: 'Coppola filmed his Sicilian wedding in this village of one bar and many churches. Bar Vitelli serves lemon granita under the vine, and a crypt shows dried notables in their Sunday coats.',
  },
  {
    slug: 'etna-wine-tasting', name: 'Etna Wine Tasting', localName: 'Gambino Vini, Linguaglossa', lat: 37.8177, lon: 15.1221, category: 'experience', tags: ['wine', 'food', 'nature'], visit: [130, 90], hours: '03-01~11-30 daily 10:00-17:00; 12-01~02-29 Mo-Fr 10:00-16:00; 12-01~02-29 Sa-Su closed', price: 35, priceBand: 3, setting: 'mixed', goodFor: ['views', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'Vines stand on black terraces eight hundred metres up the northern flank, with the sea at the end of the rows. A tasting comes with cheese and salami and takes the place of lunch.',
  },
  {
    slug: 'bam-bar', name: 'Bam Bar', lat: 37.8521, lon: 15.2867, category: 'food', tags: ['food', 'family'], visit: [35, 20], hours: '03-01~11-30 Tu-Su 07:30-23:00; 03-01~11-30 Mo closed; 12-01~02-29 daily 08:00-20:00', price: 7, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['children'], fame: 50, confidence: 'low',
    why: 'Tiled tables in Via di Giovanni and granita in fifteen flavours, of which almond with a little coffee is the local answer. Tear the brioche and dip it; the queue moves.',
  },
  {
    slug: 'trattoria-da-nino', name: 'Trattoria Da Nino', lat: 37.8541, lon: 15.2904, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: 'daily 12:00-15:00,18:30-23:00', price: 30, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'children', 'rain'], fame: 38, confidence: 'low',
    why: 'Family cooking since 1963 by the road up from the cable car: sardine pasta, swordfish rolls, mussels in broth, and some bay between the houses. Nino comes round to see whether you ate up.',
  },
  {
    slug: 'osteria-nero-davola', name: "Osteria Nero d'Avola", lat: 37.8508, lon: 15.2840, category: 'food', tags: ['food', 'wine'], visit: [95, 70], hours: '03-15~11-15 Tu-Su 12:30-14:30,19:00-23:00; 03-15~11-15 Mo closed; 11-16~03-14 daily closed', price: 50, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'romance'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'The cook fishes, hunts and gathers, and explains the outcome at your table on Piazza San Domenico: red prawns, wild fennel, black pork from the Nebrodi. Let him choose.',
  },
  {
    slug: 'bar-turrisi', name: 'Bar Turrisi', localName: 'Antico Bar Turrisi, Castelmola', lat: 37.8583, lon: 15.2770, category: 'food', tags: ['food', 'history', 'nightlife'], visit: [45, 25], hours: 'daily 10:00-25:00', price: 9, priceBand: 1, setting: 'mixed', goodFor: ['evening', 'views'], fame: 28,
    why: 'Four floors in Castelmola where since 1947 almond wine has been poured among a collection of phalluses in wood, tile and brass, for luck. The top terrace has the view that the guests came to cover up.',
  },
] satisfies readonly AttractionEntry[];
