import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'hakone-open-air-museum', name: 'Hakone Open-Air Museum', localName: '彫刻の森美術館', lat: 35.2447, lon: 139.0515, category: 'museum', tags: ['art', 'nature', 'family'], visit: [150, 90], hours: 'daily 09:00-17:00', lastEntry: 30, price: 2000, priceBand: 2, setting: 'mixed', goodFor: ['children', 'views', 'photos', 'first_visit'], fame: 97,
    why: 'Bronze and steel by Moore, Miró and Niki de Saint Phalle stand on hillside lawns around a stained-glass tower that you climb. A pavilion holds three hundred works by Picasso, and a hot foot bath waits at the end.',
  },
  {
    slug: 'hakone-shrine', name: 'Hakone Shrine', localName: '箱根神社', lat: 35.2047, lon: 139.0254, category: 'religious', tags: ['history', 'religion', 'photography'], visit: [60, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'quiet', 'first_visit'], fame: 91,
    why: 'Stone steps climb between cedars to a red hall founded in 757, and below it a gate stands in the water of Lake Ashi. Before nine there is no queue for a photograph on its plinth.',
  },
  {
    slug: 'owakudani', name: 'Owakudani', localName: '大涌谷', lat: 35.2438, lon: 139.0197, category: 'nature', tags: ['nature', 'photography', 'adventure'], visit: [75, 40], hours: 'daily 09:00-17:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'first_visit'], fame: 88,
    why: 'Steam and sulphur roar out of a crater that the last eruption left three thousand years ago. Eggs boiled black in the springs are sold at the top, and Fuji shows behind the ridge on clear mornings; the gas closes it at times.',
  },
  {
    slug: 'lake-ashi-cruise', name: 'Lake Ashi Cruise', localName: '芦ノ湖 箱根海賊船', lat: 35.1908, lon: 139.0247, category: 'experience', tags: ['nature', 'family', 'photography'], visit: [60, 35], hours: '03-20~11-30 daily 09:30-17:00; 12-01~03-19 daily 10:00-16:00', price: 1200, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'views', 'photos'], fame: 80, confidence: 'low',
    why: 'Ships dressed up as galleons cross the crater lake between Hakone-machi, Moto-Hakone and Togendai in half an hour. Sit at the stern for the red gate and, with luck, Mount Fuji over the northern shore.',
  },
  {
    slug: 'hakone-ropeway', name: 'Hakone Ropeway', localName: '箱根ロープウェイ', lat: 35.2459, lon: 139.0388, category: 'experience', tags: ['nature', 'photography', 'family'], visit: [50, 30], hours: '02-01~11-30 daily 09:00-16:45; 12-01~01-31 daily 09:00-16:15', price: 1500, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'views', 'photos', 'wheelchair'], fame: 77, confidence: 'low',
    why: 'From Sounzan cabins swing over a ridge and hang above the yellow vents of Owakudani before they sink to the lake. Wind and volcanic gas stop it now and then, and buses run instead.',
  },
  {
    slug: 'hakone-tozan-railway', name: 'Hakone Tozan Railway', localName: '箱根登山鉄道', lat: 35.2333, lon: 139.1038, category: 'experience', tags: ['nature', 'history', 'family'], visit: [45, 40], hours: 'daily 06:00-22:30', price: 460, priceBand: 1, setting: 'indoor', goodFor: ['children', 'photos', 'rain'], fame: 60,
    why: 'A mountain railway of 1919 climbs from Hakone-Yumoto to Gora in forty minutes and turns round three times on switchbacks. In late June hydrangeas brush the windows and are lit after dark.',
  },
  {
    slug: 'pola-museum-of-art', name: 'Pola Museum of Art', localName: 'ポーラ美術館', lat: 35.2566, lon: 139.0213, category: 'museum', tags: ['art', 'architecture', 'nature'], visit: [110, 70], hours: 'daily 09:00-17:00', lastEntry: 30, price: 2200, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'quiet', 'wheelchair'], fame: 58,
    why: 'A glass building sunk into a beech wood so as not to rise above the trees, with Monet, Renoir and Japanese painters in Western style. A path with sculptures and birdsong loops through the forest.',
  },
  {
    slug: 'hakone-checkpoint', name: 'Hakone Checkpoint', localName: '箱根関所', lat: 35.1921, lon: 139.0262, category: 'historic', tags: ['history', 'architecture'], visit: [50, 30], hours: '03-01~11-30 daily 09:00-17:00; 12-01~02-29 daily 09:00-16:30', lastEntry: 30, price: 500, priceBand: 1, setting: 'mixed', goodFor: ['children', 'views'], fame: 49,
    why: 'The shoguns searched everybody here: guns going in to Edo, noble hostages coming out. The barrier was rebuilt plank by plank from an old repair record, and its lookout tower has the lake to itself.',
  },
  {
    slug: 'old-tokaido-cedar-avenue', name: 'Old Tokaido Cedar Avenue', localName: '箱根旧街道 杉並木', lat: 35.1972, lon: 139.0278, category: 'street', tags: ['history', 'hiking', 'nature'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'photos', 'heat'], fame: 45,
    why: 'Half a kilometre of the old road between Edo and Kyoto, under four hundred cedars planted in the seventeenth century to shade travellers. Mossy paving goes on uphill towards Hatajuku.',
  },
  {
    slug: 'amazake-chaya', name: 'Amazake-chaya', localName: '甘酒茶屋', lat: 35.2027, lon: 139.0473, category: 'food', tags: ['food', 'history', 'hiking'], visit: [40, 25], hours: 'daily 07:00-17:30', price: 900, priceBand: 1, setting: 'indoor', goodFor: ['quiet', 'rain', 'children'], fame: 40, confidence: 'low',
    why: 'A thatched tea house on the Tokaido run by one family for thirteen generations. Hot sweet rice drink without alcohol and toasted rice cakes are served on an earth floor by the hearth.',
  },
  {
    slug: 'tenzan-tohji-kyo', name: 'Tenzan Tohji-kyo', localName: '天山湯治郷', lat: 35.2233, lon: 139.0924, category: 'wellness', tags: ['wellness', 'nature'], visit: [150, 90], hours: 'daily 09:00-22:00', lastEntry: 60, price: 1450, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['quiet', 'evening', 'rain'], fame: 56, confidence: 'low',
    why: 'Rock pools, a cave bath and cedar tubs in a wooded ravine above Yumoto, open to day visitors and, unusually, to tattooed ones. Men and women bathe apart; bring or buy a towel.',
  },
  {
    slug: 'hakone-museum-of-art', name: 'Hakone Museum of Art', localName: '箱根美術館', lat: 35.2489, lon: 139.0437, category: 'garden', tags: ['art', 'nature', 'photography'], visit: [70, 40], hours: '04-01~11-30 daily 09:30-16:30; 12-01~03-31 daily 09:30-16:00; Th closed', lastEntry: 30, price: 1430, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'photos'], fame: 41, confidence: 'low',
    why: 'A hundred and thirty kinds of moss carpet a garden of maples beside the cable car, red in the second half of November. The house shows Jomon pots and medieval jars, with a tea room for a bowl of matcha.',
  },
  {
    slug: 'okada-museum-of-art', name: 'Okada Museum of Art', localName: '岡田美術館', lat: 35.2407, lon: 139.0493, category: 'museum', tags: ['art', 'history', 'garden'], visit: [110, 70], hours: 'daily 09:00-17:00', closedOn: ['12-31', '01-01'], lastEntry: 30, price: 2800, priceBand: 3, setting: 'mixed', goodFor: ['rain', 'quiet', 'heat'], fame: 38, confidence: 'low',
    why: 'Five dim floors of Chinese porcelain, Korean celadon and Japanese screens face a huge modern painting of the gods of wind and thunder. Phones stay in a locker; the foot bath in front looks up at it.',
  },
  {
    slug: 'venetian-glass-museum', name: 'Venetian Glass Museum', localName: '箱根ガラスの森美術館', lat: 35.2634, lon: 139.0203, category: 'museum', tags: ['art', 'family', 'photography'], visit: [80, 50], hours: 'daily 10:00-17:30', lastEntry: 30, price: 1800, priceBand: 2, setting: 'mixed', goodFor: ['photos', 'children', 'rain'], fame: 36, confidence: 'low',
    why: 'An Italian villa in Sengokuhara with goblets from Murano and a pond garden where arches strung with crystal glitter in the wind. You may blow or engrave a glass of your own.',
  },
  {
    slug: 'sengokuhara-pampas-grass-fields', name: 'Sengokuhara Pampas Grass Fields', localName: '仙石原すすき草原', lat: 35.2621, lon: 139.0083, category: 'nature', tags: ['nature', 'hiking', 'photography'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 43,
    why: 'One path runs straight up a hillside of grass taller than a person: green in summer, silver in October, gold in November. In March it is burnt black to keep the forest off.',
  },
  {
    slug: 'komagatake-ropeway', name: 'Komagatake Ropeway', localName: '箱根 駒ヶ岳ロープウェー', lat: 35.2189, lon: 139.0113, category: 'viewpoint', tags: ['nature', 'hiking', 'photography'], visit: [90, 60], hours: 'daily 09:00-16:30', lastEntry: 20, price: 2200, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 40, confidence: 'low',
    why: 'A single large cabin lifts you from the lake shore to a bare top of 1,356 metres with a lonely shrine. Fuji, the coast of Sagami and the whole crater lie open when the cloud is off.',
  },
  {
    slug: 'hatsuhana-soba', name: 'Hatsuhana Soba', localName: 'はつ花そば 本店', lat: 35.2322, lon: 139.1018, category: 'food', tags: ['food', 'history'], visit: [50, 35], hours: 'daily 10:00-19:00; We closed', price: 1500, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children'], fame: 34, confidence: 'low',
    why: 'Buckwheat noodles kneaded with grated mountain yam and egg instead of water, since 1934, in a wooden house by the Haya river at Yumoto. Ask for the seiro, to be dipped in yam; queues form at noon.',
  },
  {
    slug: 'tamura-ginkatsu-tei', name: 'Tamura Ginkatsu-tei', localName: '田むら銀かつ亭', lat: 35.2477, lon: 139.0484, category: 'food', tags: ['food', 'family'], visit: [60, 45], hours: 'daily 11:00-14:30,17:00-19:00; Tu 11:00-14:30; We closed', price: 2400, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'evening'], fame: 32, confidence: 'low',
    why: 'Gora invented a dish here: tofu stuffed with minced pork, fried in crumbs and simmered with egg in an earthen pot. Put your name on the list early, for the few tables fill at once.',
  },
] satisfies readonly AttractionEntry[];
