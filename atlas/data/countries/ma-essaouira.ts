import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'medina-of-essaouira', name: 'Medina of Essaouira', localName: "Médina d'Essaouira", lat: 31.5135, lon: -9.7696, category: 'neighbourhood', tags: ['history', 'architecture', 'shopping', 'photography', 'unesco'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'first_visit'], fame: 95,
    why: "White walls, blue doors and arcades along two straight avenues that a French engineer drew for the sultan in 1764. Nobody pulls at your sleeve, and when lost one ends at the sea or a baker's.",
  },
  {
    slug: 'skala-de-la-ville', name: 'Skala de la Ville', localName: 'Sqala du Kasbah', lat: 31.5150, lon: -9.7727, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [50, 30], hours: 'daily 09:00-18:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 90, confidence: 'low',
    why: 'A rampart three hundred metres long carries Spanish and Dutch cannons that point at the Atlantic, which answers with spray. Walk to the round bastion at its end before the sun goes in.',
  },
  {
    slug: 'essaouira-port-and-skala-du-port', name: 'Essaouira Port and Skala du Port', localName: "Port d'Essaouira", lat: 31.5100, lon: -9.7739, category: 'historic', tags: ['history', 'photography', 'food', 'wildlife'], visit: [70, 40], hours: 'daily 09:00-17:30', price: 60, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 87, confidence: 'low',
    why: 'Blue wooden boats lie three deep below the customs gate; eels are auctioned, nets mended and keels laid on the quay. A ticket opens the harbour bastion, with the view of the town through a round hole.',
  },
  {
    slug: 'essaouira-beach', name: 'Essaouira Beach', localName: "Plage d'Essaouira", lat: 31.5052, lon: -9.7645, category: 'beach', tags: ['beach', 'sport', 'family', 'nature'], visit: [130, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'children'], fame: 78,
    why: 'Sand curves for four kilometres from the harbour to the dunes, shallow and sheltered by the island. It is for walking, football, camels and kites rather than lying down, unless the wind has a day off.',
  },
  {
    slug: 'souk-jdid', name: 'Souk Jdid', localName: 'Souk Jdid, souks aux épices et aux bijoux', lat: 31.5142, lon: -9.7688, category: 'market', tags: ['food', 'shopping', 'photography'], visit: [60, 30], hours: 'daily 09:00-20:00', price: 0, priceBand: 1, setting: 'outdoor', goodFor: ['free', 'photos'], fame: 62,
    why: 'Where the two main streets cross, arcaded courts hold fish, spices, grain and jewellers, and an auction of second-hand things in the late afternoon. Buy a mackerel and the cook next door grills it.',
  },
  {
    slug: 'place-moulay-hassan', name: 'Place Moulay Hassan', lat: 31.5121, lon: -9.7714, category: 'square', tags: ['food', 'music', 'photography'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children'], fame: 55,
    why: 'The living room between medina and port: pastry, coffee, boys with footballs, Gnaoua players with iron castanets. In June the main stage of their festival stands on it.',
  },
  {
    slug: 'sidi-mohammed-ben-abdallah-museum', name: 'Sidi Mohammed ben Abdallah Museum', localName: 'Musée Sidi Mohammed Ben Abdallah', lat: 31.5146, lon: -9.7711, category: 'museum', tags: ['history', 'music', 'art'], visit: [45, 30], hours: 'Mo,We-Su 09:30-17:30; Tu closed', price: 30, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 44, confidence: 'low',
    why: "In an old pasha's house hang lutes, drums of the brotherhoods, wedding dress and thuya marquetry. The instruments show what those people in the square are playing.",
  },
  {
    slug: 'bayt-dakira-and-the-mellah', name: 'Bayt Dakira and the Mellah', localName: 'Bayt Dakira, Slat Attia', lat: 31.5128, lon: -9.7718, category: 'museum', tags: ['history', 'religion', 'architecture'], visit: [60, 35], hours: 'Tu-Su 10:00-18:00; Mo closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 48, confidence: 'low',
    why: 'Around 1900 two of every five people here were Jews, merchants of the king. A small house of memory in the synagogue of the Attias tells how they lived; the mellah in the north shows what time did.',
  },
  {
    slug: 'chaim-pinto-synagogue', name: 'Chaim Pinto Synagogue', localName: 'Synagogue Haïm Pinto', lat: 31.5171, lon: -9.7701, category: 'religious', tags: ['religion', 'history'], visit: [25, 15], hours: 'Mo-Th 09:30-17:30; Fr 09:30-13:00; Su 09:30-17:30; Sa closed', price: 20, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 32, confidence: 'low',
    why: 'Up a blue stair in the Mellah is the prayer room of a rabbi who was said to know what ships carried before they were in. The keeper lights a lamp and tells you where the families live now.',
  },
  {
    slug: 'thuya-wood-workshops', name: 'Thuya Wood Workshops', localName: 'Ateliers de thuya, Rue de la Skala', lat: 31.5142, lon: -9.7727, category: 'shopping', tags: ['shopping', 'art', 'history'], visit: [40, 20], hours: 'daily 09:30-19:00', price: 0, priceBand: 1, setting: 'mixed', goodFor: ['rain', 'free'], fame: 46,
    why: 'In the vaults under the rampart, once powder stores, craftsmen inlay boxes and tables of burr thuya with lemon wood. The smell of pepper and cedar leads you there; ask for a piece without varnish.',
  },
  {
    slug: 'galerie-damgaard', name: 'Galerie Damgaard', localName: "Galerie d'Art Frédéric Damgaard", lat: 31.5119, lon: -9.7694, category: 'gallery', tags: ['art'], visit: [35, 20], hours: 'Mo-Sa 09:30-13:00,15:00-18:30; Su closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 38, confidence: 'low',
    why: 'A Danish art historian began in 1988 to show the farmers, masons and fishermen of the region who painted what they saw in trance. Dots, beasts and eyes fill the canvases to the edge.',
  },
  {
    slug: 'mogador-island-boat-trip', name: 'Mogador Island Boat Trip', localName: 'Îles Purpuraires', lat: 31.5093, lon: -9.7733, category: 'experience', tags: ['nature', 'wildlife', 'history'], visit: [90, 60], hours: '04-01~10-31 daily 10:00-18:00; 11-01~03-31 daily 10:00-16:00', price: 150, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'children', 'photos'], fame: 45, confidence: 'low',
    why: "Boats circle the island where Phoenicians landed and Romans boiled purple out of shells; one may not set foot on it, for the Eleonora's falcons nest from May. The sunset run is the smooth one.",
  },
  {
    slug: 'kitesurfing-and-windsurfing', name: 'Kitesurfing and Windsurfing', localName: "Base nautique d'Essaouira", lat: 31.4985, lon: -9.7632, category: 'experience', tags: ['sport', 'adventure', 'beach'], visit: [150, 90], hours: '03-01~10-31 daily 09:30-18:00; 11-01~02-29 daily 10:00-17:00', price: 450, priceBand: 4, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views'], fame: 52, confidence: 'low',
    why: 'From April to September a steady north wind and flat water make the bay a school. Several clubs behind the southern end of the promenade lend boards and teach; beginners get the morning.',
  },
  {
    slug: 'diabat-and-the-beach-ride', name: 'Diabat and the Beach Ride', localName: 'Diabat, Borj el-Baroud', lat: 31.4838, lon: -9.7662, category: 'experience', tags: ['nature', 'beach', 'adventure', 'family'], visit: [140, 90], hours: 'daily 09:00-18:00', price: 250, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'views', 'romance', 'photos'], fame: 60, booking: 'advised', confidence: 'low',
    why: 'Horses and camels go from the stables at Diabat over dunes to a fort that sinks into the sand. The song about castles was written two years before Hendrix stayed here, whatever the café says.',
  },
  {
    slug: 'sidi-kaouki', name: 'Sidi Kaouki', localName: 'Plage de Sidi Kaouki', lat: 31.3517, lon: -9.7968, category: 'beach', tags: ['beach', 'sport', 'nature'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'quiet'], fame: 56,
    why: "Twenty-five kilometres south a saint's tomb stands on an empty strand of surf, with a few inns, donkeys and schools for beginners. Bus 2 needs forty minutes.",
  },
  {
    slug: 'argan-cooperative', name: 'Argan Cooperative', localName: "Coopérative féminine d'argan", lat: 31.5070, lon: -9.6420, category: 'experience', tags: ['food', 'shopping', 'nature'], visit: [50, 30], hours: 'daily 09:00-18:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'rain'], fame: 40, confidence: 'low',
    why: 'Amazigh women crack the nuts between stones, grind and knead, and let you try; a litre takes two days. Several stand on the Marrakech road. The goats in the trees by the verge are put there for you: drive on.',
  },
  {
    slug: 'val-dargan-winery', name: "Val d'Argan Winery", localName: "Domaine du Val d'Argan, Ounagha", lat: 31.5263, lon: -9.5475, category: 'experience', tags: ['wine', 'food', 'nature'], visit: [130, 90], hours: 'daily 10:00-17:00', price: 280, priceBand: 3, setting: 'mixed', goodFor: ['quiet', 'views', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'A grower from Châteauneuf planted Rhône vines among argan trees in 1994, and camels pull the plough. Tastings come with lunch and a view of rows; a grand taxi waits for not much.',
  },
  {
    slug: 'had-draa-sunday-market', name: 'Had Draa Sunday Market', localName: 'Souk Had Dra', lat: 31.5757, lon: -9.5360, category: 'market', tags: ['food', 'shopping', 'wildlife', 'photography'], visit: [120, 80], hours: 'Su 07:00-13:00; Mo-Sa closed', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos'], fame: 44, confidence: 'low',
    why: 'Once a week a dusty field half an hour inland fills with camels, mule parking, blacksmiths and barbers. Go at eight; by one it has gone home.',
  },
  {
    slug: 'imsouane', name: 'Imsouane', lat: 30.8406, lon: -9.8224, category: 'beach', tags: ['beach', 'sport', 'nature', 'food'], visit: [210, 140], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views'], fame: 44, dayTrip: true,
    why: 'A fishing cove on the way to Agadir with one of the longest gentle waves of Africa, ridden for half a kilometre by people who have learnt it that week. Lunch comes off the boats. Ninety minutes by car.',
  },
  {
    slug: 'hammam-lalla-mira', name: 'Hammam Lalla Mira', lat: 31.5154, lon: -9.7682, category: 'wellness', tags: ['wellness', 'history'], visit: [75, 60], hours: 'daily 09:30-19:00', price: 200, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'The oldest hot room in town, heated today by the sun as well, with black soap, glove and a bucket at the end. Women and men have hours of their own; ask at the desk.',
  },
  {
    slug: 'fish-grills-by-the-port', name: 'Fish Grills by the Port', localName: 'Grillades de poisson du port', lat: 31.5111, lon: -9.7728, category: 'food', tags: ['food'], visit: [55, 35], hours: 'daily 11:30-21:30', price: 120, priceBand: 2, setting: 'outdoor', goodFor: ['children'], fame: 60, confidence: 'low',
    why: 'A row of blue stalls between square and harbour lays out sea bream, squid, crabs and sardines on ice. Look at the price board, point, have it weighed, and eat it with your fingers and a tomato salad.',
  },
  {
    slug: 'la-table-by-madada', name: 'La Table by Madada', lat: 31.5122, lon: -9.7700, category: 'food', tags: ['food', 'romance'], visit: [95, 70], hours: 'Mo,We-Su 19:00-22:30; Tu closed', price: 280, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'In the vaults of an almond store by the walls: spider crab gratin, fish tagine, pastilla with monkfish. Next door the same people teach what they cook, in the morning.',
  },
  {
    slug: 'patisserie-chez-driss', name: 'Pâtisserie Chez Driss', lat: 31.5122, lon: -9.7708, category: 'food', tags: ['food', 'history'], visit: [35, 20], hours: 'daily 07:00-21:00', price: 35, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'rain'], fame: 40, confidence: 'low',
    why: 'Since 1928 almond crescents and croissants have been bought at the counter and eaten under paintings in the small yellow court behind, with mint tea and whoever else has no hurry.',
  },
  {
    slug: 'taros', name: 'Taros', localName: 'Café Restaurant Taros', lat: 31.5124, lon: -9.7719, category: 'nightlife', tags: ['food', 'music', 'nightlife'], visit: [90, 60], hours: 'daily 11:00-24:00', price: 160, priceBand: 3, setting: 'outdoor', bestTime: 'sunset', goodFor: ['evening', 'views', 'romance'], fame: 46, confidence: 'low',
    why: 'Three floors and a roof over Place Moulay Hassan named for the wind, from which screens protect you. Sunset with a beer, then guitars or Gnaoua most nights.',
  },
] satisfies readonly AttractionEntry[];
