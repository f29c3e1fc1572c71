import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'giftun-island', name: 'Giftun Island', localName: 'الجفتون', lat: 27.2236, lon: 33.8439, category: 'island', tags: ['beach', 'nature', 'adventure', 'family'], visit: [390, 300], hours: 'daily 08:30-17:00', price: 1500, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos', 'romance', 'first_visit'], fame: 95, booking: 'needed', confidence: 'low',
    why: 'A desert island with reefs on both sides, with boats from the marina in the morning: two stops with mask and fins, lunch on board, then the sand of Orange Bay. Speedboats do it in half a day; ask which beach is meant before you pay.',
  },
  {
    slug: 'mahmya', name: 'Mahmya Beach', localName: 'المحمية', lat: 27.2249, lon: 33.8445, category: 'beach', tags: ['beach', 'nature', 'food'], visit: [390, 300], hours: 'daily 08:30-17:00', price: 2600, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'photos', 'quiet'], fame: 58, booking: 'needed', confidence: 'low',
    why: 'The grown-up beach of Giftun, in the protected part: a boat out at nine, turquoise shallows, palm roofs, a proper kitchen and no loudspeakers. The house reef begins where you can still stand.',
  },
  {
    slug: 'dolphin-house', name: 'Dolphin House', localName: 'Sha‘ab el Erg', lat: 27.2231, lon: 33.8433, category: 'experience', tags: ['wildlife', 'nature', 'adventure'], visit: [390, 300], hours: 'daily 08:30-17:00', price: 1400, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos'], fame: 70, booking: 'needed', confidence: 'low',
    why: 'A horseshoe reef north of town where bottlenose dolphins sleep by day. Choose a skipper who does not chase them and drops you far off: with luck they come to look at you.',
  },
  {
    slug: 'hurghada-diving-day', name: 'Red Sea Diving Day', lat: 27.2227, lon: 33.8443, category: 'experience', tags: ['adventure', 'sport', 'nature', 'wildlife'], visit: [390, 300], hours: 'daily 08:30-17:00', price: 2700, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos'], fame: 72, booking: 'needed', confidence: 'low',
    why: 'This is why the town exists: two dives and lunch on a wooden boat, over the coral heads of Carless Reef or the wall of Small Giftun. Beginners go down holding a hand at the same price.',
  },
  {
    slug: 'hurghada-marina', name: 'Hurghada Marina', localName: 'مارينا الغردقة', lat: 27.2242, lon: 33.8431, category: 'neighbourhood', tags: ['food', 'nightlife', 'shopping', 'photography'], visit: [90, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'romance', 'wheelchair', 'first_visit'], fame: 82,
    why: 'Yachts, diving boats and a mile of terraces, with the mosque lit at one end. Nobody pulls at your sleeve here, which in Hurghada is worth the price of the coffee.',
  },
  {
    slug: 'el-mina-mosque', name: 'El Mina Mosque', localName: 'مسجد الميناء الكبير', lat: 27.2291, lon: 33.8421, category: 'religious', tags: ['religion', 'architecture', 'photography'], visit: [35, 20], hours: 'daily 09:00-18:00; Fr 14:00-18:00', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'sunset', goodFor: ['free', 'photos', 'views'], fame: 66, confidence: 'low',
    why: 'Two white minarets of forty metres and twenty-five small domes by the water, finished in 2012. Cloaks are lent at the door; at sunset the fishing boats below turn pink with it.',
  },
  {
    slug: 'el-dahar', name: 'El Dahar', localName: 'الدهار', lat: 27.2560, lon: 33.8180, category: 'market', tags: ['shopping', 'food', 'history', 'photography'], visit: [100, 60], hours: 'daily 10:00-23:00; Fr 14:00-23:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos'], fame: 68,
    why: 'The old quarter under its bare hill, where people of Hurghada shop: mangoes, galabiyas, spices, a fish stall with cats. Halve the first price for scarves and be glad of the tea.',
  },
  {
    slug: 'hurghada-grand-aquarium', name: 'Hurghada Grand Aquarium', lat: 27.1332, lon: 33.8178, category: 'aquarium', tags: ['wildlife', 'family', 'nature'], visit: [120, 80], hours: 'daily 09:00-19:00', lastEntry: 60, price: 1900, priceBand: 4, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'wheelchair'], fame: 58, confidence: 'low',
    why: 'Sharks and rays glide over a tunnel of twenty-four metres, and the reef outside is explained with its names. A small zoo hangs on to it, which one may leave out; the price is for visitors from abroad.',
  },
  {
    slug: 'hurghada-museum', name: 'Hurghada Museum', localName: 'متحف الغردقة', lat: 27.1925, lon: 33.8180, category: 'museum', tags: ['history', 'art'], visit: [80, 50], hours: 'daily 10:00-22:00', lastEntry: 60, price: 250, priceBand: 2, setting: 'indoor', bestTime: 'evening', goodFor: ['rain', 'heat', 'quiet', 'evening', 'wheelchair'], fame: 48, confidence: 'low',
    why: 'For those who will not get to Luxor: a queen’s head, a chariot, cosmetics in alabaster and the jewels of the last royal house, two thousand pieces well lit, on beauty and pleasure. Open until late.',
  },
  {
    slug: 'el-gouna', name: 'El Gouna', localName: 'الجونة', lat: 27.4075, lon: 33.6748, category: 'village', tags: ['food', 'beach', 'sport', 'architecture'], visit: [210, 120], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'evening', 'romance', 'photos'], fame: 69,
    why: 'A town invented in 1989 on lagoons, with domes in Nubian brick and a yacht harbour named Abu Tig. Kites fill the sky over Mangroovy beach; dinner on the quay is where Cairo’s money eats.',
  },
  {
    slug: 'sahl-hasheesh', name: 'Sahl Hasheesh', localName: 'سهل حشيش', lat: 27.0330, lon: 33.8830, category: 'beach', tags: ['beach', 'nature', 'family'], visit: [180, 105], hours: 'daily 09:00-23:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'quiet', 'wheelchair'], fame: 54, confidence: 'low',
    why: 'A bay twenty minutes south with a paved promenade of several kilometres. Off the pier lie columns and walls put under water on purpose, which the fish have taken for a real sunken city.',
  },
  {
    slug: 'desert-safari-and-bedouin-dinner', name: 'Desert Safari and Bedouin Dinner', lat: 27.1214, lon: 33.6927, category: 'experience', tags: ['adventure', 'nature', 'food', 'family'], visit: [300, 240], hours: 'daily 14:00-21:00', price: 1300, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'photos', 'evening', 'romance'], fame: 78, booking: 'needed', confidence: 'low',
    why: 'Jeeps or quads into the Eastern Desert in the afternoon, tea and flat bread at a camp of the Ma‘aza, sunset from a ridge. After the grilled chicken somebody switches the lamps off and shows you Saturn.',
  },
  {
    slug: 'sand-city-hurghada', name: 'Sand City Hurghada', lat: 27.1085, lon: 33.8255, category: 'gallery', tags: ['art', 'family', 'photography'], visit: [70, 45], hours: 'daily 09:00-18:00', price: 500, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'photos'], fame: 41, confidence: 'low',
    why: 'Twenty sculptors from all over made kings, gods and film heroes out of sand and water, some of them eight metres tall. It almost never rains, which is why they are still here.',
  },
  {
    slug: 'sindbad-submarine', name: 'Sindbad Submarine', lat: 27.1612, lon: 33.8270, category: 'experience', tags: ['family', 'wildlife', 'adventure'], visit: [150, 120], hours: 'daily 09:00-15:00', price: 2600, priceBand: 4, setting: 'indoor', bestTime: 'morning', goodFor: ['children', 'photos'], fame: 38, booking: 'needed', confidence: 'low',
    why: 'A real submarine with forty seats goes down to twenty-two metres while a diver lures fish past the portholes. For those who do not swim, and for children, who are never more silent.',
  },
  {
    slug: 'el-mamsha', name: 'El Mamsha Promenade', localName: 'الممشى السياحي', lat: 27.1780, lon: 33.8292, category: 'street', tags: ['shopping', 'food', 'nightlife'], visit: [80, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair'], fame: 50,
    why: 'Four kilometres of walkway between the hotels and their shops, closed to cars and open until midnight. Juice bars, shisha, Russian menus and an evening breeze.',
  },
  {
    slug: 'little-buddha-hurghada', name: 'Little Buddha Hurghada', lat: 27.1735, lon: 33.8283, category: 'nightlife', tags: ['nightlife', 'music', 'food'], visit: [120, 75], hours: 'daily 18:00-27:00', price: 700, priceBand: 3, setting: 'indoor', bestTime: 'night', goodFor: ['evening', 'rain'], fame: 35, confidence: 'low',
    why: 'Sushi under a large gilded Buddha until about eleven, when the tables go and the floor fills. It has outlived every fashion on this road; the sushi is good.',
  },
  {
    slug: 'soma-bay', name: 'Soma Bay', localName: 'خليج سوما', lat: 26.8480, lon: 33.9890, category: 'beach', tags: ['beach', 'sport', 'nature'], visit: [270, 180], hours: 'daily 09:00-18:00', price: 900, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'quiet', 'photos'], fame: 43, dayTrip: true, confidence: 'low',
    why: 'A peninsula of golf and large hotels south of Makadi. From the end of a jetty of four hundred metres you step into one of the best house reefs of this coast; day tickets are sold at the dive centre.',
  },
  {
    slug: 'el-halaka-fish-market', name: 'El Halaka Fish Market', localName: 'حلقة السمك', lat: 27.2310, lon: 33.8405, category: 'food', tags: ['food', 'photography'], visit: [75, 45], hours: 'daily 12:00-24:00', price: 400, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'children', 'photos'], fame: 45, confidence: 'low',
    why: 'You choose the fish from the ice of the auction hall, have it weighed, and get it back from the grill next door with rice, tahina and baladi bread. Agree on the sum before the knife.',
  },
  {
    slug: 'el-joker', name: 'El Joker', localName: 'الجوكر', lat: 27.2262, lon: 33.8394, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: 'daily 11:00-26:00', price: 450, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 42, confidence: 'low',
    why: 'Loud, tiled and crowded with families on Sakala square: shrimps by the kilo, calamari, fish soup thick with cream, and bread that keeps coming. Nothing to look at but the plates.',
  },
  {
    slug: 'gad', name: 'Gad', localName: 'جاد', lat: 27.2200, lon: 33.8398, category: 'food', tags: ['food', 'family'], visit: [45, 25], hours: 'daily 09:00-26:00', price: 180, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'evening'], fame: 37,
    why: 'The Egyptian chain on Sheraton Road where foul, taameya, shawarma and feteer cost what they should. A table upstairs, a mango juice and one knows what the hotel buffet had been hiding.',
  },
  {
    slug: 'moby-dick', name: 'Moby Dick', lat: 27.2176, lon: 33.8403, category: 'food', tags: ['food'], visit: [85, 60], hours: 'daily 12:00-24:00', price: 750, priceBand: 3, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'romance', 'rain'], fame: 33, confidence: 'low',
    why: 'A steak house in spite of its name, run for many years on Sheraton Road: fillet on a hot stone, prawns in garlic, camel for the curious, and wine of the country that has improved.',
  },
] satisfies readonly AttractionEntry[];
