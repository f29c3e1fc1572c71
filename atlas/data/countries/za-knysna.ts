import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'tsitsikamma-suspension-bridge', name: 'Tsitsikamma and Storms River Mouth', localName: 'Storms River Mouth, Tsitsikamma National Park', lat: -34.0206, lon: 23.8945, category: 'national_park', tags: ['nature', 'hiking', 'photography', 'adventure'], visit: [210, 150], hours: 'daily 07:00-19:00', price: 340, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 95, dayTrip: true, confidence: 'low',
    why: 'A boardwalk through milkwoods ends at a footbridge that sways over the mouth of a black river, with breakers on one side and a gorge on the other. Kayaks go up into the gorge; the hour and a quarter by road is worth it.',
  },
  {
    slug: 'knysna-heads', name: 'Knysna Heads', lat: -34.0782, lon: 23.0622, category: 'viewpoint', tags: ['nature', 'photography', 'history'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 94,
    why: 'Two cliffs of orange rock leave the sea a gap into the lagoon, and the swell goes through it like a train. Insurers once refused ships that tried. Short boardwalks lead to platforms above the water on the eastern side.',
  },
  {
    slug: 'featherbed-nature-reserve', name: 'Featherbed Nature Reserve', lat: -34.0408, lon: 23.0377, category: 'nature', tags: ['nature', 'hiking', 'family', 'wildlife'], visit: [240, 210], hours: 'daily 09:45-16:00', price: 980, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'children', 'photos'], fame: 82, booking: 'advised', confidence: 'low',
    why: 'The Western Head is private and reached only by ferry from town. A trailer pulled by a tractor climbs to the top, and you walk down two kilometres through fynbos and sea caves to lunch under milkwoods.',
  },
  {
    slug: 'knysna-waterfront', name: 'Knysna Waterfront', localName: 'Knysna Quays', lat: -34.0412, lon: 23.0452, category: 'neighbourhood', tags: ['food', 'shopping', 'family'], visit: [80, 40], hours: 'daily 09:00-21:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair', 'rain'], fame: 72,
    why: 'Wooden quays round a yacht basin with shops, oyster counters and the kiosks of the lagoon boats. In the evening the masts tinkle and the kingfishers go home.',
  },
  {
    slug: 'thesen-island', name: 'Thesen Island', lat: -34.0479, lon: 23.0521, category: 'neighbourhood', tags: ['architecture', 'food', 'family', 'shopping'], visit: [100, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet', 'wheelchair'], fame: 66,
    why: 'A sawmill island turned into canals, bridges and grey boarded houses. Harbour Town at its corner has a bakery, galleries and a jetty; hire a bicycle and count the seahorses on the signs, for the real ones hide.',
  },
  {
    slug: 'robberg-nature-reserve', name: 'Robberg Nature Reserve', lat: -34.1037, lon: 23.3720, category: 'nature', tags: ['hiking', 'nature', 'wildlife', 'photography'], visit: [180, 120], hours: '02-01~11-30 daily 08:00-17:00; 12-01~01-31 daily 07:00-20:00', price: 80, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 84, confidence: 'low',
    why: 'A rocky tongue four kilometres long at Plettenberg Bay. Three loops of two, five and nine kilometres pass a seal colony that you smell first, a dune across the middle and, with luck, sharks in the clear water below.',
  },
  {
    slug: 'knysna-elephant-park', name: 'Knysna Elephant Park', lat: -34.0385, lon: 23.2690, category: 'zoo', tags: ['wildlife', 'family', 'nature'], visit: [75, 60], hours: 'daily 08:30-16:30', price: 480, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'photos'], fame: 58, confidence: 'low',
    why: 'Rescued elephants walk the fields east of town and visitors walk beside them with a bucket of fruit. The last wild one of the forest is a cow that almost nobody sees; here there is no doubt.',
  },
  {
    slug: 'monkeyland', name: 'Monkeyland', lat: -33.9536, lon: 23.4865, category: 'zoo', tags: ['wildlife', 'family', 'nature'], visit: [90, 70], hours: 'daily 08:00-17:00', lastEntry: 60, price: 360, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos'], fame: 55, confidence: 'low',
    why: 'Former pets and laboratory animals of eleven species share one forest at The Crags without cages. Rangers lead small groups under them and over a rope bridge of 128 metres; pocket your glasses.',
  },
  {
    slug: 'birds-of-eden', name: 'Birds of Eden', lat: -33.9549, lon: 23.4851, category: 'zoo', tags: ['wildlife', 'family', 'nature', 'photography'], visit: [90, 60], hours: 'daily 08:00-17:00', price: 360, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'photos', 'quiet'], fame: 53, confidence: 'low',
    why: 'A net over two hectares of real forest gorge, so large that one forgets it, with boardwalks among turacos, ibis and parrots let out of cages. The way is your own, and the birds come to read your map.',
  },
  {
    slug: 'diepwalle-elephant-walk', name: 'Diepwalle Forest and Big Tree', localName: 'Diepwalle, Garden Route National Park', lat: -33.9568, lon: 23.1575, category: 'nature', tags: ['hiking', 'nature', 'history', 'wildlife'], visit: [150, 90], hours: 'daily 07:30-16:00', price: 160, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'heat', 'children'], fame: 56, confidence: 'low',
    why: 'The largest native forest of the country, nearly felled for railway sleepers. Beside the King Edward yellowwood, six centuries old and forty metres high, begin three loops named after elephants, of which one may be left.',
  },
  {
    slug: 'brenton-on-sea-beach', name: 'Brenton-on-Sea Beach', lat: -34.0750, lon: 23.0260, category: 'beach', tags: ['beach', 'nature', 'photography'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'romance', 'children'], fame: 57,
    why: 'Five kilometres of sand west of the lagoon, ending at Buffalo Bay. Dolphins surf off it, the currents are strong, and sundowners are taken on the rocks at the eastern end.',
  },
  {
    slug: 'noetzie-castles', name: 'Noetzie Beach and Castles', lat: -34.0796, lon: 23.1283, category: 'beach', tags: ['beach', 'architecture', 'nature', 'photography'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'photos', 'romance'], fame: 47,
    why: 'Since 1930 holiday makers have built themselves small stone castles on this cove, one having started it as a joke. A gravel road and many steps keep it quiet; the river behind the sand is brown and good to swim in.',
  },
  {
    slug: 'plettenberg-bay-central-beach', name: 'Plettenberg Bay', lat: -34.0575, lon: 23.3783, category: 'beach', tags: ['beach', 'wildlife', 'food', 'family'], visit: [180, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'views'], fame: 70,
    why: 'The Portuguese called it the beautiful bay and had no need to add to it. Boats leave the sand to look for dolphins all year and for southern right whales from July to November; lifeguards watch Central Beach.',
  },
  {
    slug: 'wilderness-beach-and-map-of-africa', name: 'Wilderness and the Map of Africa', localName: 'Wilderness', lat: -33.9945, lon: 22.5793, category: 'village', tags: ['beach', 'nature', 'photography', 'hiking'], visit: [200, 120], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'romance'], fame: 60, dayTrip: true,
    why: 'A village between lakes and a very long beach. From the hill behind, a river bend has the shape of the continent; paddle the Touws up to the boardwalk and walk on to a waterfall, or only look at the paragliders.',
  },
  {
    slug: 'bloukrans-bridge-bungy', name: 'Bloukrans Bridge Bungy', lat: -33.9653, lon: 23.6452, category: 'experience', tags: ['adventure', 'sport', 'photography'], visit: [120, 60], hours: 'daily 09:00-17:00', price: 1700, priceBand: 4, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 50, dayTrip: true, booking: 'advised', confidence: 'low',
    why: 'Two hundred and sixteen metres down from the arch of a motorway bridge, with music at the top and silence below. One may also walk out along the catwalk, look, and go back to the bar.',
  },
  {
    slug: 'cango-caves', name: 'Cango Caves', localName: 'Oudtshoorn', lat: -33.3926, lon: 22.2147, category: 'nature', tags: ['nature', 'adventure', 'family'], visit: [90, 70], hours: 'daily 09:00-16:00', closedOn: ['12-25'], price: 250, priceBand: 2, setting: 'indoor', bestTime: 'morning', goodFor: ['rain', 'heat', 'children'], fame: 45, dayTrip: true, booking: 'advised', confidence: 'low',
    why: 'Halls of dripstone in the Swartberg, two hours inland over the Outeniqua pass. The easy tour stands in a chamber where concerts were held; the other crawls through a slot called the Devil’s Letterbox.',
  },
  {
    slug: 'knysna-old-gaol-museum', name: 'Old Gaol Museum', lat: -34.0359, lon: 23.0497, category: 'museum', tags: ['history', 'art'], visit: [50, 30], hours: 'Mo-Fr 09:30-16:30; Sa 09:30-12:30; Su closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet', 'children'], fame: 36, confidence: 'low',
    why: 'Convicts who built the passes slept here in 1859; now there are fishing gear, gold pans from the short rush at Millwood, and the bones of one of the forest’s elephants. A café uses the yard.',
  },
  {
    slug: 'holy-trinity-belvidere', name: 'Holy Trinity Church, Belvidere', lat: -34.0432, lon: 22.9963, category: 'religious', tags: ['history', 'architecture', 'religion'], visit: [35, 20], hours: 'daily 08:30-17:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'quiet', 'romance', 'photos'], fame: 34, confidence: 'low',
    why: 'A Norman church the size of a boat house, put up in 1855 by a Scottish settler out of local stone, with a rose window and lanes of old oaks that go down to the lagoon.',
  },
  {
    slug: 'ile-de-pain', name: 'Île de Païn', lat: -34.0478, lon: 23.0478, category: 'food', tags: ['food', 'family'], visit: [60, 40], hours: 'Tu-Sa 08:00-15:00; Su 08:30-13:30; Mo closed', price: 170, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'rain'], fame: 46, confidence: 'low',
    why: 'Sourdough from a wood oven on Thesen Island, for which people drive from George. Eggs on the crust, salads from the gardens round about; by eleven the pastries have gone.',
  },
  {
    slug: '34-south', name: '34° South', localName: '34 South', lat: -34.0415, lon: 23.0447, category: 'food', tags: ['food', 'wine', 'family'], visit: [80, 55], hours: 'daily 08:30-21:30', price: 260, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'views', 'children', 'rain'], fame: 44, confidence: 'low',
    why: 'Half delicatessen, half fish hall on the quay: choose from the ice, fetch a bottle from the shelf, sit by the boats. Wild and farmed oysters come with the difference explained.',
  },
  {
    slug: 'east-head-cafe', name: 'East Head Café', lat: -34.0762, lon: 23.0607, category: 'food', tags: ['food', 'family', 'nature'], visit: [65, 45], hours: 'daily 08:00-15:30', price: 190, priceBand: 2, setting: 'mixed', goodFor: ['views', 'children', 'photos'], fame: 41,
    why: 'Breakfast and fish cakes on a deck directly at the gap of the Heads, so that the swell comes with the coffee. No booking: put your name down and look at the rock pools.',
  },
  {
    slug: 'freshline-fisheries', name: 'Freshline Fisheries', lat: -34.0402, lon: 23.0420, category: 'food', tags: ['food', 'family'], visit: [65, 45], hours: 'Mo-Sa 11:30-20:00; Su closed', price: 190, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'evening'], fame: 34, confidence: 'low',
    why: 'A fishmonger’s yard by the railway with driftwood tables, blankets and a grill. Hake, calamari and gamba arrive in pans; wine is bought next door, and the opener is on a string.',
  },
] satisfies readonly AttractionEntry[];
