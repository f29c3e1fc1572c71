import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'amalfi-cathedral', name: 'Amalfi Cathedral', localName: "Duomo di Sant'Andrea", lat: 40.6344, lon: 14.6033, category: 'religious', tags: ['architecture', 'religion', 'history', 'unesco'], visit: [60, 35], hours: '03-01~06-30 daily 09:00-18:45; 07-01~09-30 daily 09:00-19:45; 10-01~02-29 daily 10:00-17:00', lastEntry: 30, price: 4, priceBand: 1, setting: 'mixed', goodFor: ['photos', 'rain', 'first_visit'], fame: 97, confidence: 'low',
    why: 'Sixty-two steps lead to a striped front and bronze doors cast in Constantinople about 1060. The ticket takes in the Cloister of Paradise with its crossed Arab arches, and the crypt where the apostle Andrew lies.',
  },
  {
    slug: 'villa-cimbrone', name: 'Villa Cimbrone Gardens', localName: 'Villa Cimbrone, Ravello', lat: 40.6441, lon: 14.6109, category: 'garden', tags: ['nature', 'architecture', 'photography', 'unesco'], visit: [80, 50], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-16:30', lastEntry: 30, price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'romance', 'photos', 'quiet', 'first_visit'], fame: 88, confidence: 'low',
    why: 'An English lord laid out this ridge above Ravello with roses, temples and statues, and ended it in the Terrace of Infinity: a row of marble busts with nothing behind them but air and sea.',
  },
  {
    slug: 'villa-rufolo', name: 'Villa Rufolo', localName: 'Villa Rufolo, Ravello', lat: 40.6490, lon: 14.6119, category: 'garden', tags: ['history', 'architecture', 'music', 'unesco'], visit: [60, 40], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 09:00-17:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'romance', 'photos', 'first_visit'], fame: 85, confidence: 'low',
    why: 'Flower beds and two church domes float over the coast from the garden in which Wagner found his Parsifal. In July and August the stage of the Ravello Festival hangs out beyond the parapet.',
  },
  {
    slug: 'atrani', name: 'Atrani', lat: 40.6358, lon: 14.6088, category: 'village', tags: ['photography', 'beach', 'food', 'unesco'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'photos', 'evening', 'romance', 'children'], fame: 69,
    why: 'The smallest commune of southern Italy by area is ten minutes from Amalfi on foot, by steps and tunnels. Arches carry the road over its beach, and the one piazza still belongs to people who live there.',
  },
  {
    slug: 'piazza-duomo-amalfi', name: 'Piazza Duomo and the Lanes of Amalfi', localName: 'Piazza Duomo, Via Lorenzo d’Amalfi', lat: 40.6341, lon: 14.6028, category: 'square', tags: ['history', 'food', 'shopping', 'architecture'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'first_visit'], fame: 65,
    why: 'Cafés round a fountain at the foot of the cathedral steps, and one street running up a covered river. Turn off right into the whitewashed tunnels of the Rua dei Mercanti, laid so that raiders lost their way.',
  },
  {
    slug: 'path-of-the-gods', name: 'Path of the Gods', localName: 'Sentiero degli Dei', lat: 40.6285, lon: 14.5420, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [240, 180], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'free'], fame: 72,
    why: 'Seven kilometres along the cliffs from Bomerano to Nocelle, five hundred metres above the sea, among terraces and goats. Take the early bus to Agerola and finish in Positano with a swim and a boat back.',
  },
  {
    slug: 'valle-delle-ferriere', name: 'Valle delle Ferriere', lat: 40.6417, lon: 14.5990, category: 'nature', tags: ['hiking', 'nature', 'history'], visit: [150, 100], hours: 'daily 09:00-18:00', price: 5, priceBand: 1, setting: 'outdoor', goodFor: ['heat', 'quiet', 'children', 'photos'], fame: 51, confidence: 'low',
    why: 'Behind the last paper mill a path climbs under lemon pergolas into a damp ravine with ruined ironworks, waterfalls and a fern left over from before the ice ages. The shadiest walk on the coast.',
  },
  {
    slug: 'paper-museum', name: 'Paper Museum', localName: 'Museo della Carta', lat: 40.6402, lon: 14.6004, category: 'museum', tags: ['history', 'family', 'art'], visit: [50, 35], hours: '03-01~10-31 daily 10:00-18:30; 11-01~02-29 Tu-Su 10:00-16:00; 11-01~02-29 Mo closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'heat'], fame: 49, confidence: 'low',
    why: 'Amalfi learnt paper from the Arabs and made it for seven hundred years. In a mill of the thirteenth century the water-driven hammers still thump rags to pulp, and you dip a sheet of your own.',
  },
  {
    slug: 'boat-along-the-amalfi-coast', name: 'Boat from Amalfi to Positano', lat: 40.6329, lon: 14.6037, category: 'experience', tags: ['nature', 'photography', 'family'], visit: [60, 50], hours: '04-01~10-31 daily 08:30-18:30; 11-01~03-31 daily closed', price: 12, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'romance'], fame: 60, confidence: 'low',
    why: 'Twenty-five minutes each way past watchtowers, the slit of Furore and villas hung on the rock, without a single bend of the road. Sit on the right going out.',
  },
  {
    slug: 'roman-villa-mar-positano', name: 'MAR Roman Museum in Positano', localName: 'MAR Positano – Villa Romana', lat: 40.6283, lon: 14.4879, category: 'ruins', tags: ['history', 'art', 'architecture'], visit: [45, 30], hours: '04-01~10-31 daily 09:00-21:00; 11-01~03-31 daily 10:00-16:00', lastEntry: 30, price: 15, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'Under the church by the beach lies a dining room that the eruption of 79 buried in ash: cupids, sea monsters and a painted colonnade in colours as fresh as any at Pompeii. Ten people go down at a time.',
  },
  {
    slug: 'emerald-grotto', name: 'Emerald Grotto', localName: 'Grotta dello Smeraldo', lat: 40.6147, lon: 14.5715, category: 'nature', tags: ['nature', 'family', 'photography'], visit: [50, 35], hours: '04-01~10-31 daily 09:00-16:00; 11-01~03-31 daily 09:00-15:00', price: 10, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'heat', 'photos'], fame: 45, confidence: 'low',
    why: 'A lift or a boat brings you to a sea cave where a raft is rowed over green light coming from below the waterline. The ferryman points out the stalactites that look like everybody; it shuts in rough seas.',
  },
  {
    slug: 'furore-fjord', name: 'Furore Fjord', localName: 'Fiordo di Furore', lat: 40.6151, lon: 14.5550, category: 'nature', tags: ['nature', 'photography', 'beach'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'views'], fame: 43,
    why: 'The road leaps a cleft thirty metres deep with a pocket of beach and a few fishermen’s houses at the bottom. Divers jump from the bridge in July. The steps down close at times after rockfalls; the view from the bridge remains.',
  },
  {
    slug: 'marina-grande-amalfi', name: 'Amalfi Beach', localName: 'Marina Grande, Amalfi', lat: 40.6337, lon: 14.6045, category: 'beach', tags: ['beach', 'family'], visit: [150, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['children', 'heat', 'free'], fame: 47,
    why: 'A strip of dark shingle beside the pier, two minutes from the cathedral, with clear water and hired umbrellas in rows. The free corner is at the harbour end; small boats run to quieter coves.',
  },
  {
    slug: 'path-of-the-lemons', name: 'Path of the Lemons', localName: 'Sentiero dei Limoni, Maiori–Minori', lat: 40.6508, lon: 14.6345, category: 'nature', tags: ['hiking', 'food', 'nature'], visit: [90, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'views', 'photos'], fame: 41,
    why: 'Before the road, this stair over the hill was the way from Maiori to Minori, and the lemons still come down it on shoulders and mules. Four hundred steps up, a hamlet with a fountain, and as many down.',
  },
  {
    slug: 'minori-roman-villa', name: 'Roman Villa of Minori', localName: 'Villa Romana e Antiquarium', lat: 40.6500, lon: 14.6263, category: 'ruins', tags: ['history', 'architecture', 'art'], visit: [40, 25], hours: '04-01~10-31 daily 09:00-19:00; 11-01~03-31 daily 09:00-16:00; Mo closed', price: 4, priceBand: 1, setting: 'mixed', goodFor: ['quiet', 'children', 'heat'], fame: 32, confidence: 'low',
    why: 'A senator’s seaside house of the first century sits between the flats of Minori: a pool in an arcaded garden, a dining room with stucco, and a nymphaeum where water once ran down steps behind the guests.',
  },
  {
    slug: 'pasticceria-pansa', name: 'Pasticceria Pansa', lat: 40.6342, lon: 14.6026, category: 'food', tags: ['food', 'history'], visit: [30, 15], hours: 'daily 07:30-23:00', price: 9, priceBand: 2, setting: 'mixed', goodFor: ['children', 'rain', 'evening'], fame: 36, confidence: 'low',
    why: 'Mirrors and gilt of 1830 under the cathedral steps. The family candies lemons from its own terraces; have a delizia al limone or a chocolate-dipped peel at the counter, where it costs half.',
  },
  {
    slug: 'a-paranza', name: "'A Paranza", localName: "Ristorante 'A Paranza, Atrani", lat: 40.6360, lon: 14.6084, category: 'food', tags: ['food', 'romance'], visit: [95, 70], hours: '03-15~11-15 daily 12:30-15:00,19:00-23:00; 11-16~03-14 daily closed; Tu closed', price: 50, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'romance', 'rain'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'Two vaulted rooms on the lane behind the piazza of Atrani. Raw and marinated fish arrive in a procession of small plates, then scialatielli with clams; ring a day ahead.',
  },
  {
    slug: 'cumpa-cosimo', name: 'Cumpà Cosimo', lat: 40.6500, lon: 14.6114, category: 'food', tags: ['food', 'family', 'wine'], visit: [80, 55], hours: 'daily 12:00-15:00,19:00-22:30', price: 32, priceBand: 2, setting: 'indoor', goodFor: ['children', 'evening', 'rain'], fame: 32, confidence: 'low',
    why: 'A homely dining room in Ravello run by one family since 1929, with its own farm and butcher. The plate of seven pastas settles the question of what to choose.',
  },
] satisfies readonly AttractionEntry[];
