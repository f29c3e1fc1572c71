import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'basilica-of-san-nicola', name: 'Basilica of San Nicola', localName: 'Basilica di San Nicola', lat: 41.1304, lon: 16.8702, category: 'religious', tags: ['religion', 'architecture', 'history', 'art'], visit: [50, 30], hours: 'daily 06:30-20:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'first_visit'], fame: 94,
    why: 'Built from 1087 for the stolen bones of Saint Nicholas, which lie in a crypt of twenty-six carved columns and are said to sweat a healing water. Catholics and Orthodox pray here, at times at once.',
  },
  {
    slug: 'bari-vecchia', name: 'Bari Vecchia', lat: 41.1289, lon: 16.8692, category: 'neighbourhood', tags: ['history', 'architecture', 'food', 'photography'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'evening', 'first_visit'], fame: 88,
    why: 'Inside the old walls lanes turn for no reason, past Madonnas under glass, kitchens with open doors and boys with a ball. Walk the rampart above the sea to find out where you are.',
  },
  {
    slug: 'pasta-street', name: 'Pasta Street', localName: 'Strada delle Orecchiette, Arco Basso', lat: 41.1274, lon: 16.8667, category: 'street', tags: ['food', 'photography', 'shopping'], visit: [40, 20], hours: 'daily 09:00-19:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'first_visit'], fame: 76, confidence: 'low',
    why: 'In front of their doors by the castle, women cut and thumb thousands of little ears a day and dry them on racks. The price has gone up with fame; the thumbs have got no slower.',
  },
  {
    slug: 'norman-swabian-castle', name: 'Norman-Swabian Castle', localName: 'Castello Svevo', lat: 41.1281, lon: 16.8660, category: 'castle', tags: ['history', 'architecture'], visit: [75, 45], hours: 'Mo,We-Su 09:00-19:00; Tu closed', lastEntry: 60, price: 10, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'heat', 'photos'], fame: 60, confidence: 'low',
    why: 'Frederick II rebuilt what his Norman grandfather had begun, and a duchess from Milan made it comfortable. Casts of the stone beasts of Apulian churches fill a hall; the moat is a garden.',
  },
  {
    slug: 'bari-cathedral', name: 'Bari Cathedral', localName: 'Cattedrale di San Sabino', lat: 41.1285, lon: 16.8684, category: 'religious', tags: ['architecture', 'history', 'religion'], visit: [45, 25], hours: 'daily 08:00-12:30,16:00-19:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 52, confidence: 'low',
    why: "Bare and tall as the rivals' basilica, with a rose window through which, at midsummer, the sun lays its twin exactly on the floor. A small ticket goes below, to a church with sea beasts in mosaic.",
  },
  {
    slug: 'lungomare-nazario-sauro', name: 'Lungomare Nazario Sauro', localName: 'Lungomare, Molo San Nicola', lat: 41.1237, lon: 16.8765, category: 'street', tags: ['photography', 'nature', 'food'], visit: [70, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'views', 'evening', 'children', 'wheelchair'], fame: 58,
    why: 'Iron lamps line the longest sea front of Italy, begun under Mussolini. At the mole fishermen beat octopuses tender in the morning and sell urchins by the opened dozen; in the evening they sell beer.',
  },
  {
    slug: 'petruzzelli-theatre', name: 'Petruzzelli Theatre', localName: 'Teatro Petruzzelli', lat: 41.1235, lon: 16.8728, category: 'theatre', tags: ['music', 'architecture', 'history'], visit: [45, 40], hours: 'Mo-Sa 10:00-18:00; Su closed', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat'], fame: 44, confidence: 'low',
    why: 'One of the great opera houses of Italy burned down in 1991, after Norma, and the trials took longer than the rebuilding. Tours show the red hall; tickets in the gallery cost little.',
  },
  {
    slug: 'corrado-giaquinto-gallery', name: 'Corrado Giaquinto Gallery', localName: 'Pinacoteca Metropolitana Corrado Giaquinto', lat: 41.1206, lon: 16.8815, category: 'gallery', tags: ['art', 'history'], visit: [70, 40], hours: 'Tu-Sa 09:00-19:00; Su 09:00-13:00; Mo closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'views'], fame: 38, confidence: 'low',
    why: 'On the fourth floor of a striped palace by the sea hang Bellini and Tintoretto, sent once by Venice to its ports, and the painters of the Macchia. You may well have the lift to yourself.',
  },
  {
    slug: 'pane-e-pomodoro-beach', name: 'Pane e Pomodoro Beach', localName: 'Spiaggia Pane e Pomodoro', lat: 41.1160, lon: 16.8893, category: 'beach', tags: ['beach', 'family'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'heat'], fame: 38,
    why: 'The town beach is named Bread and Tomato for the lunch that everyone brings. Sand, showers and shallow water are half an hour on foot from the old town, with the skyline behind.',
  },
  {
    slug: 'polignano-a-mare', name: 'Polignano a Mare', lat: 40.9966, lon: 17.2186, category: 'village', tags: ['photography', 'beach', 'food', 'nature'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 90,
    why: 'White houses stand on the rim of a cliff full of caves, and between two walls of rock lies a pebble beach under a Roman bridge. The man with open arms sang Volare. Half an hour by train.',
  },
  {
    slug: 'alberobello', name: 'Alberobello', lat: 40.7824, lon: 17.2368, category: 'village', tags: ['architecture', 'history', 'photography', 'unesco'], visit: [120, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'children', 'first_visit'], fame: 92,
    why: 'Some fifteen hundred round houses with cones of dry stone, built so that they could be pulled down before the tax man came. Rione Monti sells things; Aia Piccola across the street still lives in them.',
  },
  {
    slug: 'castellana-caves', name: 'Castellana Caves', localName: 'Grotte di Castellana', lat: 40.8752, lon: 17.1483, category: 'nature', tags: ['nature', 'family', 'adventure'], visit: [120, 70], hours: '03-15~10-31 daily 09:00-18:00; 11-01~03-14 daily 10:00-16:00', price: 19, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'heat', 'children'], fame: 62, booking: 'advised', confidence: 'low',
    why: 'Three kilometres of halls and drips begin under a hole in the roof with a shaft of sun and end in a white cave like the inside of a tooth. Sixteen degrees; bring a jersey and take the long tour.',
  },
  {
    slug: 'monopoli', name: 'Monopoli', lat: 40.9533, lon: 17.3042, category: 'village', tags: ['history', 'beach', 'food', 'photography'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'children', 'evening'], fame: 62,
    why: 'Blue and red boats lie in a walled harbour as they did before anyone looked. There is a cathedral of coloured marble, a fort in the sea, coves to swim from under the wall, and fewer shops than next door.',
  },
  {
    slug: 'locorotondo', name: 'Locorotondo', lat: 40.7559, lon: 17.3264, category: 'village', tags: ['architecture', 'photography', 'wine', 'food'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'romance', 'quiet'], fame: 58,
    why: 'The round place, as its name says: white rings of houses with steep gables and geraniums on a hill above vines and trulli. Sit on the terrace of the park with a glass of the local white.',
  },
  {
    slug: 'ostuni', name: 'Ostuni', lat: 40.7319, lon: 17.5780, category: 'village', tags: ['architecture', 'history', 'photography'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos'], fame: 60, dayTrip: true,
    why: 'The white city covers three hills over the oldest olive trees of Italy, and from its edge one sees the Adriatic eight kilometres off. Limewash was for the plague; it stayed for the sun.',
  },
  {
    slug: 'castel-del-monte', name: 'Castel del Monte', lat: 41.0848, lon: 16.2709, category: 'castle', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [90, 60], hours: '04-01~09-30 daily 10:15-19:45; 10-01~03-31 daily 09:00-18:30', price: 10, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos', 'quiet', 'first_visit'], fame: 74, confidence: 'low',
    why: 'Eight towers of eight sides round an eight-sided court, alone on a hill: Frederick II left no word what for. It has no stable, no kitchen and no moat. An hour by car; it is also on the one-cent coin.',
  },
  {
    slug: 'trani-and-its-cathedral', name: 'Trani and its Cathedral', localName: 'Trani', lat: 41.2822, lon: 16.4184, category: 'religious', tags: ['architecture', 'history', 'religion', 'photography'], visit: [120, 70], hours: 'daily 09:00-12:30,15:30-19:00', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'romance'], fame: 70, confidence: 'low',
    why: 'A church of rose-white stone stands on the very edge of the sea, with its tower on an arch so high that boats seem to come through. Behind it are a castle, a synagogue and a harbour of fish tables.',
  },
  {
    slug: 'altamura', name: 'Altamura', lat: 40.8272, lon: 16.5528, category: 'village', tags: ['food', 'history', 'architecture'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet'], fame: 38,
    why: "The town of bread: loaves of yellow durum flour with a crust like bark, from ovens in use since 1400. Frederick's cathedral has lions at its door, and a Neanderthal sits in the museum, grown into the rock.",
  },
  {
    slug: 'panificio-fiore', name: 'Panificio Fiore', localName: 'Antico Panificio Fiore', lat: 41.1287, lon: 16.8699, category: 'food', tags: ['food', 'history'], visit: [20, 10], hours: 'Mo-Sa 08:00-14:00,17:00-20:30; Su 08:00-14:00', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 54, confidence: 'low',
    why: 'In the shell of a small church near San Nicola the ovens have turned out focaccia since 1508, they say. Half a wheel wrapped in paper, still bubbling, is all the lunch one needs.',
  },
  {
    slug: 'osteria-delle-travi', name: 'Osteria delle Travi', localName: 'Le Travi Buco, Largo Chiurlia', lat: 41.1266, lon: 16.8685, category: 'food', tags: ['food', 'history'], visit: [80, 55], hours: 'Tu-Sa 12:30-15:00,20:00-22:30; Su 12:30-15:00; Mo closed', price: 22, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain'], fame: 40, confidence: 'low',
    why: 'At the gate of the old town under stone arches since 1813: a sideboard of antipasti, broad beans with chicory, orecchiette with horse-meat rolls, and wine from the tap.',
  },
  {
    slug: 'al-pescatore', name: 'Al Pescatore', localName: 'Ristorante Al Pescatore', lat: 41.1288, lon: 16.8657, category: 'food', tags: ['food'], visit: [90, 65], hours: 'daily 12:30-15:00,19:30-23:00', price: 42, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'romance'], fame: 38, booking: 'advised', confidence: 'low',
    why: "Facing the castle wall, fish from the morning's boats is shown, argued over and grilled. The raw plate to begin with is for two; ask the price by weight.",
  },
  {
    slug: 'el-chiringuito', name: 'El Chiringuito', localName: 'Molo San Nicola', lat: 41.1265, lon: 16.8739, category: 'nightlife', tags: ['nightlife', 'food'], visit: [60, 30], hours: 'daily 11:00-26:00', price: 6, priceBand: 1, setting: 'outdoor', bestTime: 'evening', goodFor: ['evening', 'views'], fame: 40, confidence: 'low',
    why: "A kiosk on the fishermen's mole where all Bari sits on the wall with a Peroni, which is brewed in the town, and an octopus roll. Nobody dresses, everyone talks.",
  },
] satisfies readonly AttractionEntry[];
