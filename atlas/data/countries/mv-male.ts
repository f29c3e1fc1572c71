import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'maafushi', name: 'Maafushi', lat: 3.9425, lon: 73.4905, category: 'island', tags: ['beach', 'adventure', 'food', 'nature'], visit: [330, 240], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'photos', 'romance', 'first_visit'], fame: 92, dayTrip: true,
    why: 'The island that showed in 2010 that one need not be rich to sleep in the Maldives. Guest houses, a beach where bikinis are allowed, and more boats to reefs, rays and sandbanks than anywhere else, half an hour from Malé by speedboat.',
  },
  {
    slug: 'sandbank-picnic', name: 'Sandbank Picnic', lat: 4.2133, lon: 73.5383, category: 'experience', tags: ['beach', 'nature', 'photography', 'family'], visit: [240, 180], hours: 'daily 08:30-17:00', price: 900, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'photos', 'children', 'views', 'first_visit'], fame: 91, booking: 'needed', confidence: 'low',
    why: 'A boat sets you down on a stroke of white sand with nothing on it, and the crew puts up the only shade there is. Half a day with lunch and a mask; take more sun cream than you think and a shirt for the water.',
  },
  {
    slug: 'reef-snorkelling-trip', name: 'Reef Snorkelling Trip', lat: 4.2137, lon: 73.5385, category: 'experience', tags: ['nature', 'wildlife', 'adventure', 'family'], visit: [210, 150], hours: 'daily 09:00-17:00', price: 700, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'romance', 'first_visit'], fame: 90, booking: 'needed', confidence: 'low',
    why: 'Two or three reefs of the atoll in one morning: parrotfish, a turtle as a rule, small sharks that want nothing from you. Life jackets are there for weak swimmers; drifting with the current does the work.',
  },
  {
    slug: 'hulhumale-beach', name: 'Hulhumalé Beach', lat: 4.2140, lon: 73.5440, category: 'beach', tags: ['beach', 'family', 'food'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'evening', 'views'], fame: 72,
    why: 'Two kilometres of sand along the new town, with cafés behind and a shallow lagoon in front. It is a local beach, so swim in a shirt and shorts; families come down to paddle towards five.',
  },
  {
    slug: 'old-friday-mosque', name: 'Old Friday Mosque', localName: 'Hukuru Miskiy', lat: 4.1780, lon: 73.5124, category: 'religious', tags: ['history', 'architecture', 'religion'], visit: [40, 25], hours: 'daily 09:00-17:00; Fr closed', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'morning', goodFor: ['free', 'photos', 'quiet', 'first_visit'], fame: 80, confidence: 'low',
    why: 'Built in 1658 from coral cut under water and fitted without mortar, carved all over like a chest. Leaning gravestones stand round it, pointed for men and rounded for women. Cover up, and ask at the gate before going in.',
  },
  {
    slug: 'dolphin-sunset-cruise', name: 'Dolphin Sunset Cruise', lat: 4.2130, lon: 73.5381, category: 'experience', tags: ['wildlife', 'nature', 'photography', 'family'], visit: [110, 90], hours: 'daily 16:15-18:30', price: 550, priceBand: 2, setting: 'outdoor', bestTime: 'sunset', goodFor: ['romance', 'children', 'photos', 'views'], fame: 78, booking: 'needed', confidence: 'low',
    why: 'Spinner dolphins gather in the channels towards evening and jump with a twist, for reasons of their own. The boat waits for them, then for the sun, and is back in the harbour by half past six.',
  },
  {
    slug: 'male-fish-market', name: 'Malé Fish Market', lat: 4.1784, lon: 73.5081, category: 'market', tags: ['food', 'photography', 'history'], visit: [45, 25], hours: 'daily 07:00-20:00', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'afternoon', goodFor: ['free', 'photos', 'rain'], fame: 70, confidence: 'low',
    why: 'From three in the afternoon the dhonis unload yellowfin and skipjack straight on to wet tiles, and men with long knives take a tuna apart in under a minute. Next door lie bananas, betel and coconut sweets.',
  },
  {
    slug: 'national-museum-of-the-maldives', name: 'National Museum of the Maldives', localName: 'Dhivehi Raajjeyge Qaumee Daarul Aasaaru', lat: 4.1768, lon: 73.5117, category: 'museum', tags: ['history', 'art'], visit: [70, 40], hours: 'daily 09:00-16:00; Fr closed', price: 200, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 58, confidence: 'low',
    why: 'Thrones, palanquins, sultans’ slippers and the lacquered gourds they ate from. Of the Buddhist centuries little is left but a coral head: a mob broke most of it in 2012, and the labels do not say much.',
  },
  {
    slug: 'kurumba', name: 'Kurumba Island', localName: 'Vihamanaafushi', lat: 4.2270, lon: 73.5195, category: 'island', tags: ['beach', 'wellness', 'food'], visit: [330, 240], hours: 'daily 09:00-18:00', price: 1900, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'children', 'photos', 'quiet'], fame: 74, booking: 'needed', confidence: 'low',
    why: 'The first resort of the country, opened in 1972 with thirty palm-thatched rooms and no telephone. A day pass buys lunch, pool, beach and a lounger, ten minutes by boat from the airport; wine is served here, as on no inhabited island.',
  },
  {
    slug: 'villimale', name: 'Villimalé', localName: 'Vilingili', lat: 4.1737, lon: 73.4856, category: 'island', tags: ['beach', 'nature', 'food'], visit: [150, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'quiet', 'children'], fame: 52,
    why: 'Ten minutes by ferry from the most crowded island in the ocean lies one with trees, hammocks and no cars. Locals swim off the western side in the afternoon; a few cafés look back at the towers.',
  },
  {
    slug: 'thulusdhoo', name: 'Thulusdhoo', lat: 4.3745, lon: 73.6515, category: 'island', tags: ['beach', 'sport', 'adventure'], visit: [300, 210], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 57, dayTrip: true,
    why: 'Two famous waves break off this island from April to October, Cokes and Chickens, the first named after the bottling plant. Those who do not surf have a quiet beach, a rope swing and a lane of cafés.',
  },
  {
    slug: 'gulhi', name: 'Gulhi', lat: 3.9906, lon: 73.5089, category: 'island', tags: ['beach', 'nature', 'photography'], visit: [270, 180], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'romance', 'photos'], fame: 50, dayTrip: true,
    why: 'An island one walks across in five minutes, with a swing in the shallows and a beach where one may sunbathe. Boats are still built on the slip; the village goes about its day and lets you be.',
  },
  {
    slug: 'whale-sharks-of-south-ari', name: 'Whale Sharks of South Ari', localName: 'Maamigili, Dhigurah', lat: 3.5275, lon: 72.9245, category: 'nature', tags: ['wildlife', 'nature', 'adventure'], visit: [240, 180], hours: 'daily 08:00-16:00', price: 2300, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos'], fame: 48, dayTrip: true, booking: 'needed', confidence: 'low',
    why: 'Young whale sharks, five metres of spots, feed along the outer reef of the atoll all through the year. It is two hours each way by fast boat, with no promise; keep three metres off, and whoever touches is fined.',
  },
  {
    slug: 'maldives-victory-dive', name: 'Maldives Victory Wreck Dive', lat: 4.2128, lon: 73.5380, category: 'experience', tags: ['adventure', 'sport', 'nature'], visit: [210, 180], hours: 'daily 08:30-16:00', price: 1400, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos'], fame: 34, booking: 'needed', confidence: 'low',
    why: 'A freighter struck the airport reef on Friday the thirteenth of February 1981 and stands upright on the sand, 12 to 35 metres down. Turtles live in the bridge. The current is strong: for certified divers.',
  },
  {
    slug: 'hulhumale-central-park', name: 'Hulhumalé Central Park', lat: 4.2128, lon: 73.5413, category: 'park', tags: ['nature', 'family', 'food'], visit: [50, 25], hours: 'daily 06:00-24:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'children', 'evening', 'wheelchair'], fame: 36,
    why: 'A whole island pumped up out of the lagoon since 1997, and this is its green middle: lawns, bicycles, a playground and tables outside. Fruit bats come over at dusk.',
  },
  {
    slug: 'republic-square', name: 'Republic Square', localName: 'Jumhooree Maidhaan', lat: 4.1783, lon: 73.5110, category: 'square', tags: ['history', 'architecture', 'photography'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'views'], fame: 46,
    why: 'The flag, the jetties and the gold dome of the Grand Friday Mosque, all in one view. The benches fill after sunset prayer; a hundred boats come and go on their ropes.',
  },
  {
    slug: 'sultan-park', name: 'Sultan Park', localName: 'Rasrani Bageecha', lat: 4.1773, lon: 73.5115, category: 'park', tags: ['nature', 'history', 'family'], visit: [35, 20], hours: 'daily 08:00-22:00', price: 20, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'heat', 'quiet'], fame: 34, confidence: 'low',
    why: 'The palace garden outlived the palace, which was pulled down in 1968 when the sultans went. Old banyans, lilies and a skating floor make the only large shade of the capital.',
  },
  {
    slug: 'grand-friday-mosque', name: 'Grand Friday Mosque', localName: 'Masjid al-Sultan Muhammad Thakurufaanu al-Auzam', lat: 4.1776, lon: 73.5105, category: 'religious', tags: ['religion', 'architecture'], visit: [35, 20], hours: 'Sa-Th 09:00-11:30,14:00-15:00; Fr closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain'], fame: 44, confidence: 'low',
    why: 'White marble and a dome of anodised aluminium since 1984, with room for five thousand. Visitors may look in between prayers, barefoot and covered; the carving on the wall inside is the best thing.',
  },
  {
    slug: 'seagull-cafe-house', name: 'Seagull Café House', lat: 4.1762, lon: 73.5071, category: 'food', tags: ['food', 'family'], visit: [70, 45], hours: 'Sa-Th 08:00-24:00; Fr 14:00-24:00', price: 180, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'children', 'romance'], fame: 44, confidence: 'low',
    why: 'Tables under real trees in a courtyard on Fareedhee Magu, which in Malé is a rarity. Grilled reef fish, sandwiches and home-made ice cream; no alcohol, as everywhere in town.',
  },
  {
    slug: 'the-sea-house', name: 'The Sea House', lat: 4.1772, lon: 73.5154, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: 'Sa-Th 07:00-24:00; Fr 14:00-24:00', price: 220, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'views', 'rain', 'children'], fame: 40, confidence: 'low',
    why: 'Above the ferry landing for Hulhumalé, open to the breeze and to the coming and going of boats. Fish curry with roshi is the thing at noon, pizza the thing for children.',
  },
  {
    slug: 'shell-beans', name: 'Shell Beans', lat: 4.1786, lon: 73.5094, category: 'food', tags: ['food'], visit: [50, 30], hours: 'Sa-Th 08:00-23:30; Fr 16:00-23:30', price: 130, priceBand: 2, setting: 'mixed', goodFor: ['views', 'rain', 'evening'], fame: 33, confidence: 'low',
    why: 'A small café on the waterfront by the jetties with a balcony upstairs: good coffee, tuna sandwiches, a club sandwich for the wait between two boats.',
  },
] satisfies readonly AttractionEntry[];
