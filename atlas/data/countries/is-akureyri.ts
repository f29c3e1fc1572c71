import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'godafoss', name: 'Goðafoss', lat: 65.6828, lon: -17.5502, category: 'nature', tags: ['nature', 'photography', 'history'], visit: [60, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'views', 'children', 'first_visit'], fame: 96,
    why: 'A horseshoe of falls twelve metres high, into which the lawspeaker Þorgeir is said to have thrown his idols in the year 1000. Paths run along both banks, joined by an old bridge, and ice makes them slippery until May.',
  },
  {
    slug: 'husavik-whale-watching', name: 'Húsavík Whale Watching', localName: 'Hvalaskoðun, Húsavík', lat: 66.0461, lon: -17.3443, category: 'experience', tags: ['wildlife', 'nature', 'adventure', 'family'], visit: [195, 180], hours: '03-01~11-30 daily 08:30-20:30; 12-01~02-29 daily closed', price: 13500, priceBand: 4, setting: 'outdoor', goodFor: ['photos', 'children', 'views', 'first_visit'], fame: 95, dayTrip: true, booking: 'advised', confidence: 'low',
    why: 'Oak fishing boats sail out on Skjálfandi bay, where humpbacks feed close to the town all summer and blue whales pass in June. You get an overall against the cold and a cinnamon bun on the way back.',
  },
  {
    slug: 'lake-myvatn-and-skutustadir-craters', name: 'Lake Mývatn and Skútustaðir Craters', localName: 'Mývatn, Skútustaðagígar', lat: 65.5682, lon: -17.0350, category: 'nature', tags: ['nature', 'wildlife', 'hiking', 'photography'], visit: [60, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'quiet', 'first_visit'], fame: 90,
    why: 'Lava ran over marsh, steam blew these ring craters, and cows graze in them now. The lake is shallow, full of ducks and named for its midges, which do not bite much but like eyes: bring a head net in June.',
  },
  {
    slug: 'dimmuborgir', name: 'Dimmuborgir', lat: 65.5912, lon: -16.9112, category: 'nature', tags: ['nature', 'hiking', 'family', 'photography'], visit: [75, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'photos'], fame: 83,
    why: 'A drained lava lake left towers, arches and a vault called the Church. Marked loops take from ten minutes to an hour, and thirteen Yule Lads, sons of a troll, are said to live in the caves.',
  },
  {
    slug: 'hverir-mud-pots', name: 'Hverir Mud Pots', localName: 'Hverir, Námaskarð', lat: 65.6411, lon: -16.8087, category: 'nature', tags: ['nature', 'photography', 'family'], visit: [40, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['photos', 'children', 'first_visit'], fame: 84, confidence: 'low',
    why: 'Grey mud plops and steam roars out of heaps of stones on an orange plain that smells of eggs. Parking is paid; stay between the ropes, for the crust is thin and the ground near boiling.',
  },
  {
    slug: 'myvatn-nature-baths', name: 'Mývatn Nature Baths', localName: 'Jarðböðin við Mývatn', lat: 65.6309, lon: -16.8478, category: 'wellness', tags: ['wellness', 'nature'], visit: [120, 80], hours: '05-01~09-30 daily 10:00-23:00; 10-01~04-30 daily 12:00-22:00', lastEntry: 60, price: 7500, priceBand: 3, setting: 'outdoor', bestTime: 'evening', goodFor: ['rain', 'evening', 'romance', 'views'], fame: 80, booking: 'advised', confidence: 'low',
    why: 'Milky blue water at about 38 degrees above a plain of lava, calmer and cheaper than its famous cousin near the airport. New houses are going up around the pools and a new name with them, so look before you drive.',
  },
  {
    slug: 'hverfjall', name: 'Hverfjall Crater', localName: 'Hverfjall', lat: 65.6128, lon: -16.8877, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [80, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 66,
    why: 'A ring of black ash a kilometre wide, blown up in a few days some 2,500 years ago. Twenty steep minutes from the northern car park lead to the rim; keep to the path, since footprints last for years.',
  },
  {
    slug: 'krafla-and-viti', name: 'Krafla and Víti Crater', localName: 'Krafla, Víti, Leirhnjúkur', lat: 65.7173, lon: -16.7557, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [90, 40], hours: '06-01~10-15 daily 00:00-24:00; 10-16~05-31 daily closed', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 64, dayTrip: true, confidence: 'low',
    why: 'Past a power station the road ends at a blue crater lake called Hell. A path opposite crosses the lava of the 1980s at Leirhnjúkur, which still steams between the slabs. Snow closes the road in winter.',
  },
  {
    slug: 'dettifoss', name: 'Dettifoss', lat: 65.8145, lon: -16.3990, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [90, 60], hours: '05-15~10-31 daily 00:00-24:00; 11-01~05-14 daily closed', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['views', 'photos', 'first_visit'], fame: 78, dayTrip: true, confidence: 'low',
    why: 'Grey glacier water drops forty-four metres with a weight that shakes the rock under your boots. The paved road comes from the west; from the car park a kilometre of boulders leads there, and on to Selfoss upstream.',
  },
  {
    slug: 'akureyri-church', name: 'Akureyri Church', localName: 'Akureyrarkirkja', lat: 65.6799, lon: -18.0911, category: 'religious', tags: ['architecture', 'religion', 'photography'], visit: [35, 20], hours: '06-01~08-31 daily 10:00-16:00; 09-01~05-31 Mo-Fr 10:00-15:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'views', 'photos', 'first_visit'], fame: 70, confidence: 'low',
    why: 'A hundred-odd steps climb to twin towers of 1940, drawn by the architect of the big church in Reykjavik. One window is said to have come from Coventry, and the fjord lies at the foot of the stairs.',
  },
  {
    slug: 'akureyri-botanical-garden', name: 'Akureyri Botanical Garden', localName: 'Lystigarðurinn', lat: 65.6747, lon: -18.0979, category: 'garden', tags: ['nature', 'family'], visit: [60, 35], hours: '06-01~09-30 daily 09:00-22:00; 10-01~05-31 daily closed', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'children', 'wheelchair'], fame: 60,
    why: 'The women of the town laid out a park in 1912, and blue Himalayan poppies grow in it fifty miles from the Arctic Circle. The café in the middle does lunch.',
  },
  {
    slug: 'forest-lagoon', name: 'Forest Lagoon', localName: 'Skógarböðin', lat: 65.6668, lon: -18.0472, category: 'wellness', tags: ['wellness', 'nature'], visit: [120, 80], hours: 'daily 10:00-24:00', lastEntry: 90, price: 7900, priceBand: 3, setting: 'outdoor', bestTime: 'evening', goodFor: ['rain', 'evening', 'romance', 'views'], fame: 68, booking: 'advised', confidence: 'low',
    why: 'Digging the tunnel opposite the town struck hot water, and it now fills pools between birches with the fjord below. There is a sauna, a bar you swim to, and northern lights when they come.',
  },
  {
    slug: 'akureyri-swimming-pool', name: 'Akureyri Swimming Pool', localName: 'Sundlaug Akureyrar', lat: 65.6793, lon: -18.0985, category: 'wellness', tags: ['wellness', 'family', 'sport'], visit: [100, 60], hours: 'Mo-Fr 06:45-21:00; Sa-Su 09:00-19:00', lastEntry: 30, price: 1500, priceBand: 1, setting: 'outdoor', goodFor: ['children', 'rain', 'evening'], fame: 52, confidence: 'low',
    why: 'Here the town meets: two long pools, hot tubs sorted by degree, and slides that children climb up again until they are carried home. Wash first, without a costume, like everybody.',
  },
  {
    slug: 'akureyri-art-museum', name: 'Akureyri Art Museum', localName: 'Listasafnið á Akureyri', lat: 65.6809, lon: -18.0921, category: 'gallery', tags: ['art', 'architecture'], visit: [60, 40], hours: 'daily 12:00-17:00', price: 2300, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet', 'wheelchair'], fame: 40, confidence: 'low',
    why: 'A former dairy in the street of the arts, with changing Icelandic shows on five floors and a terrace over the roofs. An hour for a day of sleet.',
  },
  {
    slug: 'old-akureyri-and-nonnis-house', name: "Old Akureyri and Nonni's House", localName: 'Innbærinn, Nonnahús', lat: 65.6684, lon: -18.0873, category: 'historic', tags: ['history', 'architecture'], visit: [75, 40], hours: '06-01~09-15 daily 11:00-17:00; 09-16~05-31 Th-Su 13:00-16:00', price: 2300, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'children', 'photos'], fame: 46, confidence: 'low',
    why: 'Timber houses of Danish merchants line the old shore south of the centre. In a black one of 1850 grew up Nonni, who wrote children’s books as a Jesuit; the town museum next door has a garden with the first trees.',
  },
  {
    slug: 'hof-and-the-waterfront', name: 'Hof and the Waterfront', localName: 'Menningarhúsið Hof', lat: 65.6832, lon: -18.0874, category: 'theatre', tags: ['music', 'architecture', 'photography'], visit: [60, 30], hours: 'daily 10:00-22:00', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'evening', goodFor: ['free', 'evening', 'rain', 'views', 'wheelchair'], fame: 42, confidence: 'low',
    why: 'A round hall clad in basalt, home of the orchestra of the north. Look for tonight’s concert, then walk the quay past the whale boats; late in June the sun only dips behind the mountains at the mouth of the fjord.',
  },
  {
    slug: 'christmas-house', name: 'Christmas House', localName: 'Jólagarðurinn', lat: 65.5808, lon: -18.0905, category: 'shopping', tags: ['shopping', 'family', 'food'], visit: [50, 30], hours: '06-01~08-31 daily 10:00-18:00; 09-01~12-31 daily 12:00-18:00; 01-01~05-31 daily 14:00-18:00', price: 0, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain', 'photos'], fame: 40, confidence: 'low',
    why: 'Ten kilometres up the valley it is the 24th of December all year, with the smell of smoked lamb by an open fire. In the cellar lives the cat that eats those who get no new clothes.',
  },
  {
    slug: 'laufas-turf-farm', name: 'Laufás Turf Farm', localName: 'Laufás', lat: 65.8935, lon: -18.0728, category: 'museum', tags: ['history', 'architecture', 'photography'], visit: [60, 40], hours: '06-01~09-15 daily 11:00-17:00; 09-16~05-31 daily closed', price: 2300, priceBand: 2, setting: 'mixed', goodFor: ['photos', 'rain', 'quiet'], fame: 52, confidence: 'low',
    why: 'A parsonage of gables with grass on the roofs, where thirty people lived and the bride was dressed upstairs. Half an hour up the eastern shore, with the church beside it and eider ducks below.',
  },
  {
    slug: 'siglufjordur-herring-era-museum', name: 'Siglufjörður Herring Era Museum', localName: 'Síldarminjasafn Íslands', lat: 66.1467, lon: -18.9108, category: 'museum', tags: ['history', 'food', 'family', 'photography'], visit: [120, 75], hours: '05-01~09-30 daily 10:00-17:00; 10-01~04-30 daily 13:00-16:00', price: 2800, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children'], fame: 58, dayTrip: true, confidence: 'low',
    why: 'Before the shoals vanished in 1969 this fjord salted herring for half of Europe. Boats lie in a harbour under a roof, the girls’ bunk rooms have their hair curlers still, and the way there goes through four tunnels.',
  },
  {
    slug: 'hlidarfjall', name: 'Hlíðarfjall Ski Area', localName: 'Hlíðarfjall', lat: 65.6622, lon: -18.2075, category: 'experience', tags: ['sport', 'adventure', 'family'], visit: [210, 120], hours: '12-20~04-25 daily 10:00-16:00; 04-26~12-19 daily closed', price: 7400, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'views'], fame: 34, confidence: 'low',
    why: 'The best slopes in the country, seven kilometres above the town, floodlit in the dark months and open when the wind agrees. Skis are for hire at the lower lift.',
  },
  {
    slug: 'rub23', name: 'Rub23', lat: 65.6811, lon: -18.0912, category: 'food', tags: ['food'], visit: [95, 70], hours: 'daily 17:30-22:00', price: 8500, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance'], fame: 46, booking: 'advised', confidence: 'low',
    why: 'You choose fish or lamb, then the spice with which it is rubbed. The sushi pizza, on fried rice with Arctic char, was invented here and has not left the menu.',
  },
  {
    slug: 'blaa-kannan', name: 'Bláa Kannan', lat: 65.6820, lon: -18.0898, category: 'food', tags: ['food', 'architecture'], visit: [45, 25], hours: 'daily 09:00-21:00', price: 2600, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 34, confidence: 'low',
    why: 'The blue house with two spires in the main street has cakes in a glass case, soup at noon and a table in the window from which all of Akureyri can be greeted.',
  },
  {
    slug: 'brynja-ice-cream', name: 'Brynja Ice Cream', localName: 'Brynjuís', lat: 65.6722, lon: -18.0878, category: 'food', tags: ['food', 'family'], visit: [25, 15], hours: 'daily 12:00-23:00', price: 1100, priceBand: 1, setting: 'mixed', goodFor: ['children', 'evening'], fame: 36, confidence: 'low',
    why: 'A corner shop of 1939 in the old town, and soft ice made with more milk than cream. People queue for it in snowfall, dipped in liquorice chocolate.',
  },
  {
    slug: 'vogafjos', name: 'Vogafjós Cowshed Café', localName: 'Vogafjós', lat: 65.6256, lon: -16.9178, category: 'food', tags: ['food', 'family'], visit: [75, 45], hours: '05-01~10-15 daily 10:00-22:00; 10-16~04-30 daily 12:00-20:00', price: 5200, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain'], fame: 42, confidence: 'low',
    why: 'A pane of glass parts the tables from the cows at Mývatn, who are milked while you eat. Smoked char on rye bread baked in the hot ground, and their own mozzarella.',
  },
] satisfies readonly AttractionEntry[];
