import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'reynisfjara-black-beach', name: 'Reynisfjara Black Beach', localName: 'Reynisfjara', lat: 63.4044, lon: -19.0440, category: 'beach', tags: ['nature', 'photography'], visit: [60, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 96, confidence: 'low',
    why: 'Basalt columns stacked like organ pipes, a cave, sea stacks and black sand. The waves here have killed people: obey the warning lights by the paid car park and never turn your back on the sea.',
  },
  {
    slug: 'skogafoss', name: 'Skógafoss', lat: 63.5297, lon: -19.5124, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['photos', 'views', 'children', 'first_visit'], fame: 93, confidence: 'low',
    why: 'A curtain sixty metres high falls from what was once a sea cliff, and on a bright day there are two rainbows in the spray. Some 430 steps lead to the lip, where a path with twenty smaller falls begins.',
  },
  {
    slug: 'jokulsarlon-and-diamond-beach', name: 'Jökulsárlón and Diamond Beach', localName: 'Jökulsárlón, Breiðamerkursandur', lat: 64.0484, lon: -16.1796, category: 'nature', tags: ['nature', 'photography', 'wildlife'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 95, dayTrip: true, confidence: 'low',
    why: 'Icebergs break off a glacier, drift about a lagoon with seals and leave under a bridge; the surf throws the small ones back on black sand. Boats sail from May to October. It is two and a half hours each way, so start early.',
  },
  {
    slug: 'dyrholaey', name: 'Dyrhólaey', lat: 63.4023, lon: -19.1270, category: 'viewpoint', tags: ['nature', 'wildlife', 'photography', 'hiking'], visit: [70, 40], hours: '05-01~06-25 daily 09:00-19:00; 06-26~04-30 daily 00:00-24:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'children', 'first_visit'], fame: 88, confidence: 'low',
    why: 'A headland with a lighthouse and an arch that boats can pass under. Puffins nest along the edge from May to early August and do not mind you; the upper part closes at night while they brood.',
  },
  {
    slug: 'seljalandsfoss', name: 'Seljalandsfoss and Gljúfrabúi', localName: 'Seljalandsfoss, Gljúfrabúi', lat: 63.6157, lon: -19.9925, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [70, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['photos', 'views', 'children', 'first_visit'], fame: 86, confidence: 'low',
    why: 'A path goes round behind the water, and everybody comes out wet. Ten minutes along the cliff a second fall hides in a cleft that you enter on stones in the stream. Parking is paid.',
  },
  {
    slug: 'skaftafell-and-svartifoss', name: 'Skaftafell and Svartifoss', localName: 'Skaftafell', lat: 64.0163, lon: -16.9666, category: 'national_park', tags: ['hiking', 'nature', 'photography', 'unesco'], visit: [150, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 76, dayTrip: true, confidence: 'low',
    why: 'Birch woods between glacier tongues, under the highest peak of the country. Forty-five minutes uphill Svartifoss drops over hanging black columns; another path reaches the snout of the ice on the flat.',
  },
  {
    slug: 'fjadrargljufur', name: 'Fjaðrárgljúfur Canyon', localName: 'Fjaðrárgljúfur', lat: 63.7712, lon: -18.1718, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [70, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 70, confidence: 'low',
    why: 'A hundred metres deep, with green fins of rock bending over a shallow river. A path with platforms follows the rim for a mile; after a song was filmed here, ropes had to save the moss.',
  },
  {
    slug: 'solheimajokull-glacier-walk', name: 'Sólheimajökull Glacier Walk', localName: 'Sólheimajökull', lat: 63.5303, lon: -19.3705, category: 'experience', tags: ['adventure', 'hiking', 'nature'], visit: [190, 150], hours: 'daily 09:00-17:00', price: 14900, priceBand: 4, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 74, booking: 'advised', confidence: 'low',
    why: 'Guides lend crampons and an axe and lead you up a tongue of ice striped with ash, past wells that swallow streams. The lake in front grows each year by what the glacier loses. Children from about eight may come.',
  },
  {
    slug: 'katla-ice-cave', name: 'Katla Ice Cave', localName: 'Kötlujökull', lat: 63.4177, lon: -18.9990, category: 'experience', tags: ['adventure', 'nature', 'photography'], visit: [200, 180], hours: 'daily 09:00-17:00', price: 26900, priceBand: 4, setting: 'outdoor', goodFor: ['photos', 'rain'], fame: 66, booking: 'needed', confidence: 'low',
    why: 'From the middle of Vík a truck with tall tyres crosses the ash plain to caves in black and blue ice under a volcano that is overdue. The caves collapse and form anew, so each season shows another.',
  },
  {
    slug: 'plane-wreck-at-solheimasandur', name: 'Plane Wreck at Sólheimasandur', localName: 'Sólheimasandur', lat: 63.4913, lon: -19.3633, category: 'landmark', tags: ['history', 'hiking', 'photography'], visit: [140, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['photos'], fame: 60, confidence: 'low',
    why: 'An American navy plane came down on the black flats in 1973; all walked away, and the hull was left. It is an hour on foot each way with nothing to look at, or a few minutes in the shuttle bus.',
  },
  {
    slug: 'vik-church', name: 'Vík Church', localName: 'Víkurkirkja', lat: 63.4205, lon: -19.0018, category: 'religious', tags: ['architecture', 'photography', 'religion'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'first_visit'], fame: 68,
    why: 'White with a red roof, on a green hill above the last house. The people of Vík practise driving up to it, for if Katla erupts and melts her ice, only the church is thought to stay dry.',
  },
  {
    slug: 'vik-beach-and-reynisdrangar', name: 'Vík Beach and Reynisdrangar', localName: 'Víkurfjara', lat: 63.4148, lon: -19.0105, category: 'beach', tags: ['beach', 'nature', 'photography'], visit: [50, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'evening', 'quiet'], fame: 58,
    why: 'The village has a black beach of its own, five minutes from the shops, with the three stacks to the right: trolls, caught by the dawn as they dragged a ship ashore. Mind the waves here as well.',
  },
  {
    slug: 'lava-show', name: 'Icelandic Lava Show', lat: 63.4183, lon: -19.0118, category: 'experience', tags: ['nature', 'family', 'adventure'], visit: [60, 50], hours: 'daily 11:00-20:00', price: 6590, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['children', 'rain', 'evening'], fame: 56, booking: 'advised', confidence: 'low',
    why: 'Rock is melted at 1,100 degrees and poured down a chute a few steps in front of your chair. You feel the heat, hear it crack like glass, and learn what happened here in 1918.',
  },
  {
    slug: 'skogar-museum', name: 'Skógar Museum', localName: 'Skógasafn', lat: 63.5258, lon: -19.4928, category: 'museum', tags: ['history', 'architecture', 'family'], visit: [75, 50], hours: '06-01~08-31 daily 09:00-18:00; 09-01~05-31 daily 10:00-17:00', price: 2900, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'children'], fame: 50, confidence: 'low',
    why: 'One man collected for seventy years: turf houses one may enter, a boat that fished here until 1946, spades, love tokens and the first cars that dared these rivers. It lies a mile from the waterfall.',
  },
  {
    slug: 'kvernufoss', name: 'Kvernufoss', lat: 63.5274, lon: -19.4803, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [55, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['photos', 'quiet'], fame: 46, confidence: 'low',
    why: 'Behind the museum a stream leads in fifteen minutes to a fall thirty metres high in a mossy bowl. One can walk behind it, mostly alone.',
  },
  {
    slug: 'hjorleifshofdi-and-yoda-cave', name: 'Hjörleifshöfði and Yoda Cave', localName: 'Hjörleifshöfði, Gígjagjá', lat: 63.4135, lon: -18.7630, category: 'nature', tags: ['nature', 'hiking', 'photography', 'history'], visit: [80, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 42,
    why: 'A lone block in a desert of ash, an island until Katla moved the coast. The mouth of its cave has the outline of a small green master; a path climbs to the grave of a settler on top. The track is gravel.',
  },
  {
    slug: 'thakgil', name: 'Þakgil Canyon', localName: 'Þakgil', lat: 63.5302, lon: -18.8874, category: 'nature', tags: ['hiking', 'nature', 'family'], visit: [180, 120], hours: '06-01~09-15 daily 00:00-24:00; 09-16~05-31 daily closed', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'views'], fame: 34, confidence: 'low',
    why: 'Fourteen kilometres of gravel end in a green gorge out of the wind, with a dining room in a cave. Walks lead up to a view over the ash plain and the edge of the ice cap.',
  },
  {
    slug: 'vik-swimming-pool', name: 'Vík Swimming Pool', localName: 'Sundlaugin í Vík', lat: 63.4194, lon: -19.0098, category: 'wellness', tags: ['wellness', 'family', 'sport'], visit: [75, 45], hours: '06-01~08-31 daily 10:00-21:00; 09-01~05-31 daily 14:00-20:00', price: 1300, priceBand: 1, setting: 'outdoor', bestTime: 'evening', goodFor: ['children', 'evening', 'rain', 'quiet'], fame: 30, confidence: 'low',
    why: 'A warm pool, a slide and a hot tub with a view of the church, for the price of a coffee. The right end of a day spent in wind.',
  },
  {
    slug: 'sudur-vik', name: 'Suður-Vík', lat: 63.4207, lon: -19.0082, category: 'food', tags: ['food', 'family'], visit: [80, 60], hours: 'daily 12:00-21:30', price: 5200, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'A house of 1902 up the slope: lamb shank, char, and pizza named after the village, with the stacks in the window. In summer book, since there are more visitors than chairs.',
  },
  {
    slug: 'smidjan-brugghus', name: 'Smiðjan Brugghús', lat: 63.4182, lon: -19.0048, category: 'food', tags: ['food', 'nightlife'], visit: [75, 50], hours: 'daily 11:30-23:00', price: 4200, priceBand: 2, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 38, confidence: 'low',
    why: 'The brewery in a former smithy, ten of its beers on tap, burgers and ribs. It is also the night life.',
  },
  {
    slug: 'skool-beans', name: 'Skool Beans Café', lat: 63.4178, lon: -18.9948, category: 'food', tags: ['food', 'family'], visit: [30, 15], hours: 'daily 09:00-16:00', price: 1500, priceBand: 1, setting: 'indoor', bestTime: 'morning', goodFor: ['children', 'rain', 'photos'], fame: 32, confidence: 'low',
    why: 'A yellow American school bus with a stove in it, coffee from its own roaster and hot chocolate in more kinds than there are seats.',
  },
  {
    slug: 'black-beach-restaurant', name: 'Black Beach Restaurant', localName: 'Svarta fjaran', lat: 63.4055, lon: -19.0452, category: 'food', tags: ['food'], visit: [50, 30], hours: 'daily 11:00-18:00', price: 3900, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'views', 'children'], fame: 30, confidence: 'low',
    why: 'A long low building of basalt at the Reynisfjara car park: fish and chips, meat soup, cake, and big windows from which the waves may safely be admired.',
  },
] satisfies readonly AttractionEntry[];
