import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'sassi-of-matera', name: 'Sassi of Matera', localName: 'Sassi di Matera', lat: 40.6648, lon: 16.6128, category: 'historic', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [120, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 98,
    why: 'Two hollows of cave dwellings, cisterns and stairs hang above the gorge, inhabited since the Stone Age. Walk the lower road from one to the other, then turn up any steps and be lost in ten minutes.',
  },
  {
    slug: 'murgia-timone-viewpoint', name: 'Murgia Timone Viewpoint', localName: 'Belvedere di Murgia Timone', lat: 40.6641, lon: 16.6189, category: 'viewpoint', tags: ['nature', 'hiking', 'photography', 'history'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'quiet', 'first_visit'], fame: 90,
    why: 'Across the gorge are the whole town and the caves of those who first had the idea. By path and rope bridge it takes an hour from Porta Pistola, by shuttle ten minutes; when the lamps come on, nobody speaks.',
  },
  {
    slug: 'casa-grotta-di-vico-solitario', name: 'Casa Grotta di Vico Solitario', lat: 40.6635, lon: 16.6134, category: 'museum', tags: ['history', 'architecture', 'family'], visit: [35, 20], hours: '04-01~10-31 daily 09:30-20:00; 11-01~03-31 daily 09:30-18:00', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'heat', 'first_visit'], fame: 76, confidence: 'low',
    why: 'One room with bed, loom, hens and mule, as a family of eleven left it in the fifties. A recorded voice explains the bucket and the drawer in which the youngest slept.',
  },
  {
    slug: 'santa-maria-de-idris', name: 'Santa Maria de Idris', localName: 'Santa Maria di Idris, San Giovanni in Monterrone', lat: 40.6640, lon: 16.6137, category: 'religious', tags: ['religion', 'history', 'art', 'photography'], visit: [40, 25], hours: '04-01~10-31 daily 10:00-19:00; 11-01~03-31 daily 10:00-16:00', price: 5, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos', 'first_visit'], fame: 72, confidence: 'low',
    why: 'A cross marks the spike of rock that stands out of the Caveoso like a tooth; within it are a small chapel and, through a passage, a crypt with painted saints. The terrace is free.',
  },
  {
    slug: 'santa-lucia-alle-malve', name: 'Santa Lucia alle Malve', lat: 40.6631, lon: 16.6143, category: 'religious', tags: ['art', 'religion', 'history'], visit: [30, 20], hours: '04-01~10-31 daily 10:00-19:00; 11-01~03-31 daily 10:00-16:00', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 54, confidence: 'low',
    why: 'Benedictine nuns cut this church of three naves into the cliff a thousand years ago. Families moved in later, and a kitchen niche was knocked through beside a Madonna at the breast.',
  },
  {
    slug: 'palombaro-lungo', name: 'Palombaro Lungo', localName: 'Palombaro Lungo, Piazza Vittorio Veneto', lat: 40.6667, lon: 16.6064, category: 'historic', tags: ['history', 'architecture'], visit: [35, 25], hours: 'daily 10:00-13:00,15:00-18:30', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'children'], fame: 64, confidence: 'low',
    why: 'Under the main square lies a cistern as big as a church, dug by hand and plastered, from which the quarter drew until 1920. Divers found it again in 1991; now a gangway goes through.',
  },
  {
    slug: 'matera-cathedral', name: 'Matera Cathedral', localName: 'Cattedrale della Madonna della Bruna', lat: 40.6667, lon: 16.6113, category: 'religious', tags: ['architecture', 'religion', 'art'], visit: [35, 20], hours: 'daily 09:00-19:00', price: 2, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'views'], fame: 60, confidence: 'low',
    why: 'On the highest point since 1270, plain without and gilded within, with a nativity in stone for which the sculptor took three years. The square in front looks down on every roof of the Barisano.',
  },
  {
    slug: 'san-pietro-barisano', name: 'San Pietro Barisano', lat: 40.6690, lon: 16.6086, category: 'religious', tags: ['religion', 'history', 'architecture'], visit: [35, 20], hours: '04-01~10-31 daily 10:00-19:00; 11-01~03-31 daily 10:00-16:00', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 46, confidence: 'low',
    why: 'The largest of the rock churches hides behind an ordinary front. In its basement dead priests were seated in niches in full dress to drain, a custom one is glad to see explained and not shown.',
  },
  {
    slug: 'musma-sculpture-museum', name: 'MUSMA Sculpture Museum', localName: 'Museo della Scultura Contemporanea', lat: 40.6656, lon: 16.6124, category: 'museum', tags: ['art', 'architecture'], visit: [65, 40], hours: 'Tu-Su 10:00-14:00,16:00-20:00; Mo closed', price: 7, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 46, confidence: 'low',
    why: 'In a palace that goes on backwards into the rock, modern sculptures stand in halls of bare tufa, each lit as if it had been dug up there.',
  },
  {
    slug: 'national-museum-of-matera-palazzo-lanfranchi', name: 'National Museum of Matera, Palazzo Lanfranchi', localName: 'Museo nazionale di Matera, Palazzo Lanfranchi', lat: 40.6630, lon: 16.6106, category: 'museum', tags: ['art', 'history'], visit: [70, 45], hours: 'Mo 14:00-20:00; Tu-Su 09:00-20:00', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 50, confidence: 'low',
    why: 'Carlo Levi, exiled to these hills in 1935, wrote the book that shamed Italy; his canvas of it is eighteen metres long. Saints from country churches fill the upper floor, and the terrace outside has the Caveoso.',
  },
  {
    slug: 'ridola-archaeological-museum', name: 'Ridola Archaeological Museum', localName: 'Museo Archeologico Domenico Ridola', lat: 40.6642, lon: 16.6103, category: 'museum', tags: ['history'], visit: [55, 35], hours: 'Mo 14:00-20:00; Tu-Su 09:00-20:00', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 38, confidence: 'low',
    why: 'A country doctor collected what his patients ploughed up: Stone Age bowls with wavy lines, Greek vases with actors, and a bronze helmet with ears. One ticket does for Palazzo Lanfranchi too.',
  },
  {
    slug: 'casa-noha', name: 'Casa Noha', lat: 40.6666, lon: 16.6121, category: 'museum', tags: ['history', 'family'], visit: [35, 30], hours: '03-01~10-31 daily 09:00-19:00; 11-01~02-29 We-Su 10:00-16:00; 11-01~02-29 Mo-Tu closed', price: 7, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'children', 'first_visit'], fame: 48, confidence: 'low',
    why: 'In five rooms of a house on the Civita, films run over walls and vaults and tell the history of the town in twenty-five minutes. Begin with it, and the stones make sense.',
  },
  {
    slug: 'piazza-vittorio-veneto', name: 'Piazza Vittorio Veneto', lat: 40.6669, lon: 16.6061, category: 'square', tags: ['architecture', 'food', 'history'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'views', 'children'], fame: 52,
    why: 'All Matera walks up and down here between half past six and nine. Through three arches in one corner the Barisano lies below you like a crib at Christmas.',
  },
  {
    slug: 'murgia-park-and-gorge-path', name: 'Murgia Park and Gorge Path', localName: 'Sentiero 406, Gravina di Matera', lat: 40.6671, lon: 16.6147, category: 'nature', tags: ['nature', 'hiking', 'adventure'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet'], fame: 54,
    why: 'From Porta Pistola a stony path drops to a hanging bridge over the stream and climbs to caves, kestrels and frescoed hermitages. Firm shoes and water; closed when it rains hard.',
  },
  {
    slug: 'abbey-of-montescaglioso', name: 'Abbey of Montescaglioso', localName: 'Abbazia di San Michele Arcangelo, Montescaglioso', lat: 40.5510, lon: 16.6684, category: 'religious', tags: ['history', 'architecture', 'art', 'religion'], visit: [80, 50], hours: 'daily 10:00-13:00,15:30-18:30', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 34, confidence: 'low',
    why: 'Four cloisters and a painted library, far too big for its village, show what Benedictines could do with the rent of half a province. Twenty minutes by car, and you ring.',
  },
  {
    slug: 'craco', name: 'Craco', localName: 'Craco Vecchia', lat: 40.3785, lon: 16.4404, category: 'ruins', tags: ['history', 'photography', 'architecture'], visit: [90, 60], hours: '04-01~10-31 daily 10:00-18:00; 11-01~03-31 daily 10:00-15:00', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['photos', 'quiet', 'views'], fame: 54, confidence: 'low',
    why: 'Landslides drove the last people out of this hill town in 1963, and since then it has been ending without hurry. You go in with helmet and guide; films have hanged Judas here. An hour by car.',
  },
  {
    slug: 'gravina-aqueduct-bridge', name: 'Gravina Aqueduct Bridge', localName: 'Ponte Acquedotto, Gravina in Puglia', lat: 40.8195, lon: 16.4120, category: 'bridge', tags: ['architecture', 'nature', 'photography', 'history'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'views'], fame: 46,
    why: 'A tall bridge of two tiers strides over another gorge, with a rock church at one end and hardly a coach. A film agent jumped from it and made it known; half an hour by car.',
  },
  {
    slug: 'trattoria-del-caveoso', name: 'Trattoria del Caveoso', lat: 40.6640, lon: 16.6127, category: 'food', tags: ['food', 'family'], visit: [80, 55], hours: 'Mo-Tu,Th-Su 12:30-15:00,19:30-22:30; We closed', price: 28, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children', 'heat'], fame: 44, confidence: 'low',
    why: 'Vaults in the rock and a few tables in the lane: crapiata, orecchiette with crisp peppers, lamb in a clay pot. The antipasti arrive in ten small plates and count as lunch.',
  },
  {
    slug: 'baccanti', name: 'Baccanti', localName: 'Ristorante Baccanti', lat: 40.6643, lon: 16.6134, category: 'food', tags: ['food', 'wine', 'romance'], visit: [100, 75], hours: 'Tu-Sa 12:45-14:30,19:45-22:30; Su 12:45-14:30; Mo closed', price: 50, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'In a row of caves facing the Idris rock, Lucanian things dressed with care: cardoncelli, podolico beef, black chickpeas, a long list of Aglianico.',
  },
  {
    slug: 'labbondanza-lucana', name: "L'Abbondanza Lucana", lat: 40.6637, lon: 16.6117, category: 'food', tags: ['food'], visit: [85, 60], hours: 'Tu-Sa 12:30-14:30,19:30-22:30; Su 12:30-14:30; Mo closed', price: 32, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'The name is meant: soups, cheeses, cured meats and bread salad follow each other until you surrender, and then there is pasta. A terrace holds a few tables over the bowl.',
  },
  {
    slug: 'i-vizi-degli-angeli', name: 'I Vizi degli Angeli', localName: 'Gelateria I Vizi degli Angeli', lat: 40.6648, lon: 16.6099, category: 'food', tags: ['food', 'family'], visit: [20, 10], hours: '03-01~11-15 Mo-Tu,Th-Su 12:00-23:00; 03-01~11-15 We closed; 11-16~02-29 Fr-Su 12:00-20:00; 11-16~02-29 Mo-Th closed', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['children', 'evening', 'heat'], fame: 36, confidence: 'low',
    why: 'Ice cream made in a laboratory, as they call it: lavender, fig with almond, mallow, pink grapefruit with pepper. On Via Ridola, where the evening stroll passes anyway.',
  },
  {
    slug: 'area-8', name: 'Area 8', lat: 40.6629, lon: 16.6118, category: 'nightlife', tags: ['nightlife', 'music', 'food'], visit: [80, 45], hours: 'We-Su 19:00-26:00; Mo-Tu closed', price: 12, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 32, confidence: 'low',
    why: "A film maker's production office under vaults in Via Casalnuovo that turns into a bar with cocktails, concerts and a cinema screen when the light goes.",
  },
] satisfies readonly AttractionEntry[];
