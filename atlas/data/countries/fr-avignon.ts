import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'palais-des-papes', name: 'Palais des Papes', lat: 43.9508, lon: 4.8074, category: 'palace', tags: ['history', 'architecture', 'art', 'unesco'], visit: [120, 75], hours: '03-01~11-05 daily 09:00-19:00; 11-06~02-29 daily 10:00-17:00', lastEntry: 60, price: 14, priceBand: 2, setting: 'indoor', bestTime: 'morning', goodFor: ['rain', 'heat', 'first_visit'], fame: 97,
    why: 'Two popes built it in twenty years: one a fortress, the other a palace around it. Halls as long as a street are bare since the Revolution; a tablet puts the furniture back, and the frescoes of deer and fishponds never left.',
  },
  {
    slug: 'pont-davignon', name: "Pont d'Avignon", localName: 'Pont Saint-Bénézet', lat: 43.9532, lon: 4.8050, category: 'bridge', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [45, 25], hours: '03-01~11-05 daily 09:00-19:00; 11-06~02-29 daily 10:00-17:00', lastEntry: 30, price: 6, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 86,
    why: 'Four arches of twenty-two are left since the Rhône took the others in the seventeenth century. People dance on it because of the song, though it was under it that one danced, on the island.',
  },
  {
    slug: 'rocher-des-doms', name: 'Rocher des Doms', localName: 'Jardin des Doms', lat: 43.9528, lon: 4.8078, category: 'garden', tags: ['nature', 'photography', 'family'], visit: [45, 25], hours: 'daily 07:30-20:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'children', 'photos', 'quiet'], fame: 64,
    why: 'The rock on which it all began is now a park with ducks, a vineyard and a railing over the broken bridge. Beyond the river lie the fort of Villeneuve and, white on top, Mont Ventoux.',
  },
  {
    slug: 'avignon-cathedral', name: 'Avignon Cathedral', localName: 'Cathédrale Notre-Dame des Doms', lat: 43.9516, lon: 4.8072, category: 'religious', tags: ['religion', 'architecture', 'history'], visit: [30, 15], hours: 'daily 09:00-18:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'quiet'], fame: 44, confidence: 'low',
    why: 'A gilded Virgin of four and a half tons stands on the tower beside the palace, which makes the church look small and rather loud. Inside, under a Romanesque dome, a pope lies in stone lace.',
  },
  {
    slug: 'petit-palais-museum', name: 'Petit Palais Museum', localName: 'Musée du Petit Palais', lat: 43.9527, lon: 4.8061, category: 'museum', tags: ['art', 'history'], visit: [75, 45], hours: 'Mo,We-Su 10:00-13:00,14:00-18:00; Tu closed', closedOn: ['01-01', '05-01', '12-25'], price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'quiet'], fame: 54, confidence: 'low',
    why: "Three hundred Italian panels with gold grounds, among them a young Botticelli, hang in the archbishop's palace at the end of the square. They belong to the Louvre, and here one has them to oneself.",
  },
  {
    slug: 'place-de-lhorloge', name: "Place de l'Horloge", lat: 43.9491, lon: 4.8053, category: 'square', tags: ['food', 'architecture', 'family'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children'], fame: 48,
    why: 'Plane trees, a carousel, the theatre and two dozen cafés that live well off their position. Have the coffee here and the dinner elsewhere; the jack strikes the hour on the tower behind.',
  },
  {
    slug: 'rue-des-teinturiers', name: 'Rue des Teinturiers', lat: 43.9452, lon: 4.8132, category: 'street', tags: ['history', 'photography', 'food', 'nightlife'], visit: [45, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'quiet', 'photos', 'heat'], fame: 50,
    why: 'Dyers of printed cotton worked on this cobbled lane along the Sorgue, and four of their wheels still turn under the planes. In July every shed is a theatre, the rest of the year every second is a bar.',
  },
  {
    slug: 'les-halles-davignon', name: "Les Halles d'Avignon", lat: 43.9479, lon: 4.8109, category: 'market', tags: ['food', 'shopping'], visit: [45, 25], hours: 'Tu-Fr 06:00-13:30; Sa-Su 06:00-14:00; Mo closed', price: 0, priceBand: 1, setting: 'indoor', bestTime: 'morning', goodFor: ['free', 'rain', 'heat', 'photos'], fame: 58,
    why: "Behind a wall of living plants forty stalls have olives, goat's cheese, tielles and oysters with a glass of white. On Saturday at eleven a cook shows on a stove what one does with it.",
  },
  {
    slug: 'collection-lambert', name: 'Collection Lambert', lat: 43.9441, lon: 4.8037, category: 'gallery', tags: ['art', 'architecture'], visit: [80, 50], hours: '09-01~06-30 Tu-Su 11:00-18:00; 09-01~06-30 Mo closed; 07-01~08-31 daily 11:00-19:00', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 38, confidence: 'low',
    why: 'A dealer from Paris gave his Twombly, LeWitt, Basquiat and Kiefer to two town houses near the western wall. There is white calm, good light and a courtyard to eat in.',
  },
  {
    slug: 'fort-saint-andre', name: 'Fort Saint-André', localName: 'Fort Saint-André, Villeneuve-lès-Avignon', lat: 43.9653, lon: 4.7993, category: 'castle', tags: ['history', 'architecture', 'photography', 'nature'], visit: [90, 50], hours: '06-01~09-30 daily 10:00-18:00; 10-01~05-31 daily 10:00-13:00,14:00-17:00', closedOn: ['01-01', '05-01', '11-01', '11-11', '12-25'], price: 7, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'quiet'], fame: 46, confidence: 'low',
    why: 'The kings of France built it on their own bank to keep an eye on the popes. Twin towers open on a ruined village and abbey gardens with the skyline of Avignon across the water; the Charterhouse is just below.',
  },
  {
    slug: 'pont-du-gard', name: 'Pont du Gard', lat: 43.9475, lon: 4.5351, category: 'bridge', tags: ['history', 'architecture', 'nature', 'unesco', 'family'], visit: [150, 90], hours: '04-01~09-30 daily 08:00-22:00; 10-01~03-31 daily 08:00-19:00', price: 8, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'children', 'heat', 'first_visit'], fame: 93, confidence: 'low',
    why: "Three tiers of arches, forty-nine metres high and laid without mortar, carried water to Nîmes with a fall of a finger's breadth per hundred metres. Bring bathing things: the river under it is clear.",
  },
  {
    slug: 'les-baux-de-provence', name: 'Les Baux-de-Provence', localName: 'Les Baux-de-Provence, Château', lat: 43.7433, lon: 4.7966, category: 'village', tags: ['history', 'photography', 'architecture'], visit: [110, 70], hours: '03-01~06-30 daily 09:00-18:30; 07-01~08-31 daily 09:00-19:30; 09-01~02-29 daily 10:00-17:00', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'children'], fame: 76, confidence: 'low',
    why: 'Village and castle grow out of a spur of the Alpilles, and one can hardly say where rock ends and wall begins. Catapults stand on the plateau, olives below, and bauxite is named for it.',
  },
  {
    slug: 'carrieres-des-lumieres', name: 'Carrières des Lumières', lat: 43.7475, lon: 4.7956, category: 'experience', tags: ['art', 'music', 'family'], visit: [70, 50], hours: 'daily 09:30-19:00', price: 16, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'heat', 'children', 'evening'], fame: 64, booking: 'advised', confidence: 'low',
    why: 'In the halls of a limestone quarry, a hundred projectors send painters over walls, floor and visitors to loud music. It is sixteen degrees inside: a blessing in July, if you have a shawl.',
  },
  {
    slug: 'gordes', name: 'Gordes', lat: 43.9112, lon: 5.2003, category: 'village', tags: ['photography', 'architecture', 'food'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'romance'], fame: 78,
    why: 'Dry stone houses spiral up to a castle over the plain of the Luberon. Stop at the bend before the village for the picture everyone has, and come on a Tuesday for the market or at eight for nobody.',
  },
  {
    slug: 'senanque-abbey', name: 'Sénanque Abbey', localName: 'Abbaye de Sénanque', lat: 43.9284, lon: 5.1871, category: 'religious', tags: ['religion', 'architecture', 'history', 'photography'], visit: [70, 40], hours: 'Mo-Sa 10:00-11:00,13:00-17:00; Su 14:00-17:00', price: 8, priceBand: 2, setting: 'indoor', goodFor: ['quiet', 'photos'], fame: 62, confidence: 'low',
    why: 'Cistercians have prayed in this grey and perfect church since 1148, and grow lavender in front of it, in flower for three weeks around July. Shoulders covered, voices down; monks live here.',
  },
  {
    slug: 'roussillon-ochre-trail', name: 'Roussillon Ochre Trail', localName: 'Sentier des Ocres, Roussillon', lat: 43.9006, lon: 5.2941, category: 'nature', tags: ['nature', 'hiking', 'photography', 'family'], visit: [80, 50], hours: '03-01~10-31 daily 09:30-18:00; 11-01~02-29 daily 11:00-15:30', price: 4, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'photos'], fame: 66, confidence: 'low',
    why: 'Old quarries in seventeen shades from mustard to blood, with pines for contrast, in a walk of forty minutes. The village wears the same colours, and so will your shoes.',
  },
  {
    slug: 'lisle-sur-la-sorgue', name: "L'Isle-sur-la-Sorgue", lat: 43.9189, lon: 5.0512, category: 'village', tags: ['shopping', 'food', 'photography'], visit: [120, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'children'], fame: 60,
    why: 'Green water and mossy wheels go round a town of three hundred antique dealers. On Sunday morning the market fills every bridge; on other days only the dealers are there, and they bargain.',
  },
  {
    slug: 'chateauneuf-du-pape', name: 'Châteauneuf-du-Pape', lat: 44.0565, lon: 4.8318, category: 'village', tags: ['wine', 'food', 'history'], visit: [120, 70], hours: 'daily 10:00-18:30', price: 15, priceBand: 2, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views'], fame: 54, confidence: 'low',
    why: "The popes' summer castle is one tall wall above a sea of vines on pebbles as big as loaves. Cellars along the street pour without appointment; the driver spits or the bus goes home at six.",
  },
  {
    slug: 'roman-theatre-of-orange', name: 'Roman Theatre of Orange', localName: "Théâtre antique d'Orange", lat: 44.1360, lon: 4.8087, category: 'ruins', tags: ['history', 'architecture', 'music', 'unesco'], visit: [90, 60], hours: '04-01~09-30 daily 09:00-18:30; 10-01~03-31 daily 09:30-16:30', price: 12, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'children'], fame: 66, confidence: 'low',
    why: 'The stage wall, thirty-seven metres high, was the finest of his kingdom, said Louis XIV, and it still throws a whisper to the top row. Verdi and Puccini are sung before Augustus in July.',
  },
  {
    slug: 'saint-paul-de-mausole-and-glanum', name: 'Saint-Paul de Mausole and Glanum', localName: 'Saint-Paul de Mausole, Saint-Rémy-de-Provence', lat: 43.7764, lon: 4.8345, category: 'historic', tags: ['art', 'history', 'architecture'], visit: [110, 60], hours: '04-01~09-30 daily 09:30-18:30; 10-01~12-31 daily 10:15-16:30; 01-01~03-31 daily closed', price: 9, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'photos', 'romance'], fame: 56, confidence: 'low',
    why: 'Van Gogh spent a year in this asylum and painted a hundred and fifty canvases; his room, the cloister and the irises are there. The Roman town of Glanum lies across the road.',
  },
  {
    slug: 'arles-and-its-amphitheatre', name: 'Arles and its Amphitheatre', localName: 'Arles', lat: 43.6777, lon: 4.6310, category: 'ruins', tags: ['history', 'architecture', 'art', 'unesco'], visit: [210, 135], hours: '03-01~10-31 daily 09:00-18:00; 11-01~02-29 daily 10:30-16:30', closedOn: ['01-01', '05-01', '11-01', '12-25'], price: 11, priceBand: 2, setting: 'outdoor', goodFor: ['photos', 'first_visit'], fame: 74, confidence: 'low',
    why: "Twenty thousand Romans had seats in the ring, which still holds bull games. Twenty minutes by train bring you also to the theatre, a cloister of carved saints, Van Gogh's corners and Gehry's tin tower.",
  },
  {
    slug: 'nimes-and-its-arena', name: 'Nîmes and its Arena', localName: 'Nîmes', lat: 43.8349, lon: 4.3597, category: 'ruins', tags: ['history', 'architecture', 'photography'], visit: [150, 90], hours: '04-01~09-30 daily 09:00-18:30; 10-01~03-31 daily 09:30-17:00', price: 11, priceBand: 2, setting: 'outdoor', goodFor: ['photos', 'children'], fame: 58, confidence: 'low',
    why: 'No Roman arena stands more complete, and the Maison Carrée, five minutes off, is a temple that only lacks its priests. The museum between them lays out the mosaics under a roof of glass pleats.',
  },
  {
    slug: 'la-fourchette', name: 'La Fourchette', lat: 43.9493, lon: 4.8038, category: 'food', tags: ['food'], visit: [95, 70], hours: 'Mo-Fr 12:15-13:45,19:15-21:45; Sa-Su closed', price: 42, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'Walls hung with forks, one family since 1982, and a menu that knows where it is: daube with macaroni, sardines, pieds et paquets. Places go to those who book.',
  },
  {
    slug: 'lepicerie', name: "L'Épicerie", localName: "L'Épicerie, Place Saint-Pierre", lat: 43.9497, lon: 4.8086, category: 'food', tags: ['food', 'romance'], visit: [85, 60], hours: 'daily 12:00-14:30,19:00-22:00', price: 32, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'romance'], fame: 38, confidence: 'low',
    why: 'Tables face the carved doors of Saint-Pierre in a square with no traffic; old enamel signs inside. The big board of Provençal bites is a dinner for two.',
  },
  {
    slug: 'le-bistrot-du-paradou', name: 'Le Bistrot du Paradou', lat: 43.7188, lon: 4.7856, category: 'food', tags: ['food', 'wine'], visit: [110, 80], hours: '04-01~09-30 Tu-Sa 12:00-14:00,19:30-21:30; 10-01~03-31 Tu-Sa 12:00-14:00; Su-Mo closed', price: 62, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'heat'], fame: 34, booking: 'needed', confidence: 'low',
    why: 'One menu for all in a stone house below Les Baux: aïoli on Friday, chicken or lamb on the other days, then the whole cheese board, and the bottle stands on the table. Ring a week before.',
  },
] satisfies readonly AttractionEntry[];
