import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'bavaro-beach', name: 'Bávaro Beach', localName: 'Playa Bávaro', lat: 18.6872, lon: -68.4300, category: 'beach', tags: ['beach', 'family', 'sport', 'photography'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'romance', 'photos', 'first_visit'], fame: 95,
    why: 'Fifteen kilometres of pale coral sand under coconut palms, with a reef that keeps the sea flat. It belongs to everyone, hotel or no hotel; walk it early, before the horses, parasails and hair braiders are awake.',
  },
  {
    slug: 'saona-island', name: 'Saona Island', localName: 'Isla Saona', lat: 18.3686, lon: -68.8391, category: 'island', tags: ['beach', 'nature', 'photography', 'family'], visit: [255, 210], hours: 'daily 08:30-17:30', price: 4500, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'children', 'photos', 'first_visit'], fame: 96, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'From the village of Bayahibe, an hour by road, boats go along the mangroves to a sandbank with starfish, waist deep, and on to palms that lean as they should. Rum and merengue come back with you; small boats leave the crowd behind.',
  },
  {
    slug: 'hoyo-azul', name: 'Hoyo Azul at Scape Park', localName: 'Scape Park, Cap Cana', lat: 18.4633, lon: -68.4237, category: 'nature', tags: ['nature', 'adventure', 'family', 'photography'], visit: [210, 150], hours: 'daily 08:30-17:00', price: 7500, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos', 'heat'], fame: 84, booking: 'advised', confidence: 'low',
    why: 'A pool of unlikely blue at the foot of a cliff of seventy metres, reached on a path through the forest of Cap Cana. The ticket has zip lines and caves to go with it; the water is cool all year.',
  },
  {
    slug: 'ojos-indigenas', name: 'Ojos Indígenas Ecological Reserve', localName: 'Reserva Ecológica Ojos Indígenas', lat: 18.5196, lon: -68.3750, category: 'nature', tags: ['nature', 'hiking', 'family', 'wildlife'], visit: [120, 80], hours: 'daily 08:30-17:00', price: 3000, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'children', 'heat', 'photos'], fame: 72, confidence: 'low',
    why: 'Twelve freshwater lagoons in the forest of the old Punta Cana resort, each signposted with its Taíno name. One may jump into three; turtles and a heron watch from the others.',
  },
  {
    slug: 'macao-beach', name: 'Macao Beach', localName: 'Playa Macao', lat: 18.7766, lon: -68.5342, category: 'beach', tags: ['beach', 'sport', 'nature', 'food'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 78,
    why: 'The one large beach without a row of hotels: orange cliffs at one end, waves fit for beginners’ boards, fried fish under tin roofs. The current is strong in the middle, and buggies come through in swarms until three.',
  },
  {
    slug: 'catalina-island', name: 'Catalina Island', localName: 'Isla Catalina', lat: 18.4060, lon: -68.9310, category: 'experience', tags: ['nature', 'adventure', 'beach', 'wildlife'], visit: [240, 200], hours: 'daily 08:30-17:00', price: 5500, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'romance', 'children'], fame: 63, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'Boats from La Romana take you to the best snorkelling of the east, a coral wall that starts at two metres and is still there at thirty. Two swims, lunch on a beach without houses, and back by way of the river.',
  },
  {
    slug: 'altos-de-chavon', name: 'Altos de Chavón', lat: 18.4215, lon: -68.8893, category: 'village', tags: ['architecture', 'art', 'history', 'photography'], visit: [150, 90], hours: 'daily 09:00-21:00', price: 1500, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'romance', 'photos'], fame: 71, dayTrip: true, confidence: 'low',
    why: 'A Tuscan village of the sixteenth century, finished in 1982 by a film designer and a mining company, above a jungle river. Sinatra opened the amphitheatre; a small museum of Taíno things is the honest part.',
  },
  {
    slug: 'higuey-basilica', name: 'Basilica of Higüey', localName: 'Basílica de Nuestra Señora de la Altagracia', lat: 18.6157, lon: -68.7160, category: 'religious', tags: ['religion', 'architecture', 'history'], visit: [75, 45], hours: 'daily 06:00-18:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'photos', 'wheelchair'], fame: 58, confidence: 'low',
    why: 'A concrete parabola of eighty metres, like hands put together, over a small painted Virgin who is the patron of the country. On 21 January the whole land comes; on other days, go to the market afterwards.',
  },
  {
    slug: 'montana-redonda', name: 'Montaña Redonda', lat: 18.9385, lon: -69.0563, category: 'viewpoint', tags: ['nature', 'photography', 'adventure'], visit: [100, 60], hours: 'daily 08:00-18:00', price: 600, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children'], fame: 52, dayTrip: true, confidence: 'low',
    why: 'A round hill above the lagoons of Miches from which swings and hammocks hang over nothing much but look like the edge of the world. A lorry goes up; the view over two lagoons and the bay of Samaná is true.',
  },
  {
    slug: 'los-haitises', name: 'Los Haitises National Park', localName: 'Parque Nacional Los Haitises', lat: 19.0690, lon: -69.4620, category: 'national_park', tags: ['nature', 'wildlife', 'history', 'adventure'], visit: [210, 160], hours: 'daily 08:00-16:00', price: 5500, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'quiet'], fame: 54, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'Stumps of limestone in a bay, covered with forest, full of pelicans, with caves where the Taíno drew their whales. It lies two and a half hours north by road and boat: a long day, and the wildest.',
  },
  {
    slug: 'snorkelling-off-cabeza-de-toro', name: 'Snorkelling off Cabeza de Toro', localName: 'Marinarium, Cabeza de Toro', lat: 18.6535, lon: -68.3607, category: 'experience', tags: ['nature', 'family', 'wildlife', 'beach'], visit: [180, 150], hours: 'daily 09:00-16:30', price: 5000, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'romance'], fame: 61, booking: 'needed', confidence: 'low',
    why: 'A catamaran from the pier of Cabeza de Toro to a fenced piece of reef with nurse sharks and rays, then to a natural pool of sand where the bar floats. Half a day, and the reef is shallow enough for novices.',
  },
  {
    slug: 'juanillo-beach', name: 'Juanillo Beach', localName: 'Playa Juanillo', lat: 18.4757, lon: -68.4063, category: 'beach', tags: ['beach', 'food', 'photography'], visit: [180, 90], hours: 'daily 09:00-19:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'romance', 'quiet', 'children'], fame: 68, confidence: 'low',
    why: 'Inside the gates of Cap Cana: whiter, emptier and calmer than Bávaro, with a few beach kitchens where one eats in one’s swimsuit, at a price. Say at the barrier that you go to lunch.',
  },
  {
    slug: 'coco-bongo-punta-cana', name: 'Coco Bongo Punta Cana', lat: 18.6327, lon: -68.3968, category: 'nightlife', tags: ['nightlife', 'music'], visit: [210, 150], hours: 'daily 20:30-27:00; Su-Mo closed', price: 5500, priceBand: 4, setting: 'indoor', bestTime: 'night', goodFor: ['evening', 'rain'], fame: 55, booking: 'advised', confidence: 'low',
    why: 'Acrobats, tributes to singers dead and alive, confetti by the sack and drinks included, in a hall at the Downtown crossing. It is too loud to think, which is the intention.',
  },
  {
    slug: 'imagine-punta-cana', name: 'Imagine Punta Cana', lat: 18.6494, lon: -68.4155, category: 'nightlife', tags: ['nightlife', 'music'], visit: [150, 90], hours: 'daily 22:30-28:00', price: 3000, priceBand: 3, setting: 'indoor', bestTime: 'night', goodFor: ['evening', 'rain'], fame: 39, confidence: 'low',
    why: 'A discotheque in a natural limestone cave, each chamber with its own music, from bachata to techno. The ceiling drips on the dancers a little; nobody has ever minded.',
  },
  {
    slug: 'bavaro-adventure-park', name: 'Bávaro Adventure Park', lat: 18.6430, lon: -68.4210, category: 'theme_park', tags: ['adventure', 'family', 'nature'], visit: [180, 120], hours: 'daily 08:30-17:30', price: 4500, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['children'], fame: 46, confidence: 'low',
    why: 'Zip lines, a bungee trampoline, climbing, horses, and models of dinosaurs in a dry forest, paid for one by one or all together. For the day on which children can see no more sand.',
  },
  {
    slug: 'el-cortecito', name: 'El Cortecito', lat: 18.6912, lon: -68.4224, category: 'neighbourhood', tags: ['shopping', 'food', 'beach'], visit: [80, 40], hours: 'daily 09:00-22:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'evening', 'photos'], fame: 50,
    why: 'What was here before: a fishing lane behind the beach, now stalls of larimar, cigars and Haitian paintings, small hotels and bars with their feet in the sand. Offer a third and laugh.',
  },
  {
    slug: 'blue-mall-punta-cana', name: 'BlueMall Punta Cana', lat: 18.5655, lon: -68.3810, category: 'shopping', tags: ['shopping', 'food', 'family'], visit: [75, 40], hours: 'daily 10:00-21:00; Su 11:00-20:00', price: 0, priceBand: 2, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'wheelchair', 'children'], fame: 34, confidence: 'low',
    why: 'Cool marble by the airport roundabout with a cinema, coffee, a supermarket for rum at the right price and a food hall: the plan for the afternoon on which it pours.',
  },
  {
    slug: 'jellyfish-restaurant', name: 'Jellyfish', lat: 18.6720, lon: -68.4070, category: 'food', tags: ['food', 'beach'], visit: [100, 70], hours: 'daily 11:00-23:00', price: 2200, priceBand: 4, setting: 'outdoor', bestTime: 'evening', goodFor: ['romance', 'evening', 'views'], fame: 47, booking: 'advised', confidence: 'low',
    why: 'A two-storey palm roof on the sand at Bávaro with torches after dark: lobster, paella, fish in coconut. Half the couples at the next table were married here at five.',
  },
  {
    slug: 'captain-cook', name: 'Captain Cook', lat: 18.6921, lon: -68.4213, category: 'food', tags: ['food', 'beach', 'family'], visit: [90, 60], hours: 'daily 10:00-23:00', price: 1600, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'views', 'evening'], fame: 44, confidence: 'low',
    why: 'At El Cortecito since there was nothing else: you point at the lobster, it is weighed and grilled over coals, and comes with rice, plantain and a trio with guitars. Ask the price with tax.',
  },
  {
    slug: 'la-yola', name: 'La Yola', lat: 18.5208, lon: -68.3660, category: 'food', tags: ['food', 'wine'], visit: [100, 70], hours: 'daily 12:00-15:00,18:00-22:30', price: 2500, priceBand: 4, setting: 'mixed', bestTime: 'evening', goodFor: ['romance', 'views', 'evening'], fame: 41, booking: 'advised', confidence: 'low',
    why: 'On stilts over the marina of the oldest resort, with a glass floor for the fish and a kitchen that treats grouper and octopus as the Mediterranean would. Shirt with sleeves in the evening.',
  },
  {
    slug: 'citrus', name: 'Citrus', lat: 18.6848, lon: -68.4262, category: 'food', tags: ['food'], visit: [80, 55], hours: 'daily 12:00-23:00', price: 1400, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'rain', 'children'], fame: 31, confidence: 'low',
    why: 'Off the beach among the shops of Los Corales, run by people who cook for those who live here: ceviche, tuna, steak, Dominican dishes made lighter, and a garden to sit in.',
  },
] satisfies readonly AttractionEntry[];
