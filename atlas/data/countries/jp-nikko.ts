import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'nikko-toshogu', name: 'Nikko Toshogu', localName: '日光東照宮', lat: 36.7581, lon: 139.5989, category: 'religious', tags: ['history', 'architecture', 'religion', 'unesco'], visit: [110, 70], hours: '04-01~10-31 daily 09:00-17:00; 11-01~03-31 daily 09:00-16:00', lastEntry: 30, price: 1600, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'first_visit'], fame: 100,
    why: "The first Tokugawa shogun's mausoleum, carved and gilded without restraint among giant cedars: three wise monkeys on a stable, a sleeping cat over a door, and 207 steps beyond it to a plain bronze tomb.",
  },
  {
    slug: 'kegon-falls', name: 'Kegon Falls', localName: '華厳滝', lat: 36.7381, lon: 139.5024, category: 'nature', tags: ['nature', 'photography'], visit: [50, 30], hours: '03-01~11-30 daily 08:00-17:00; 12-01~02-29 daily 09:00-16:30', price: 600, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 88,
    why: 'The water of Lake Chuzenji drops 97 metres in one leap from a lava wall. A lift of 1930 goes down through the rock to a platform in the spray; the view from above costs nothing.',
  },
  {
    slug: 'shinkyo-bridge', name: 'Shinkyo Bridge', localName: '神橋', lat: 36.7535, lon: 139.6041, category: 'bridge', tags: ['history', 'architecture', 'photography', 'unesco'], visit: [20, 10], hours: '04-01~10-31 daily 08:00-17:00; 11-01~03-31 daily 09:00-16:00', price: 300, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'romance'], fame: 72,
    why: 'A red arch over the Daiya gorge where two snakes are said to have carried the founding monk across. The road bridge beside it gives the better picture for nothing.',
  },
  {
    slug: 'taiyuin', name: 'Taiyuin Mausoleum', localName: '輪王寺 大猷院', lat: 36.7581, lon: 139.5945, category: 'religious', tags: ['history', 'architecture', 'religion', 'unesco'], visit: [60, 40], hours: '04-01~10-31 daily 08:00-17:00; 11-01~03-31 daily 08:00-16:00', lastEntry: 30, price: 550, priceBand: 1, setting: 'outdoor', goodFor: ['quiet', 'photos'], fame: 74,
    why: "The third shogun asked for a grave smaller than his grandfather's and got the finer one: black and gold gates climb a wooded slope with a tenth of the people. Look for the guardian with an elephant on each knee.",
  },
  {
    slug: 'rinno-ji', name: 'Rinno-ji', localName: '日光山 輪王寺', lat: 36.7552, lon: 139.6005, category: 'religious', tags: ['history', 'religion', 'garden', 'unesco'], visit: [55, 35], hours: '04-01~10-31 daily 08:00-17:00; 11-01~03-31 daily 08:00-16:00', lastEntry: 30, price: 400, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'first_visit'], fame: 65, confidence: 'low',
    why: 'Three gilded Buddhas eight metres high stand for the three mountains behind, in a hall that took twelve years to restore. Opposite, the small Shoyo-en garden folds maples round a pond.',
  },
  {
    slug: 'futarasan-shrine', name: 'Futarasan Shrine', localName: '日光二荒山神社', lat: 36.7586, lon: 139.5967, category: 'religious', tags: ['religion', 'history', 'nature', 'unesco'], visit: [35, 20], hours: '04-01~10-31 daily 08:00-17:00; 11-01~03-31 daily 09:00-16:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet'], fame: 51,
    why: 'The oldest part of the sanctuary, for the gods of Mount Nantai, in plain red among the tallest cedars. A spring in the side garden is bottled by sake makers, and children throw hoops for luck.',
  },
  {
    slug: 'kanmangafuchi-abyss', name: 'Kanmangafuchi Abyss', localName: '憾満ヶ淵', lat: 36.7491, lon: 139.5881, category: 'nature', tags: ['nature', 'religion', 'hiking', 'photography'], visit: [55, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'quiet', 'photos'], fame: 58,
    why: 'Some seventy stone Jizo with red caps sit in a mossy row above a river that foams through lava. They are called the ghosts, for nobody counts the same number there and back.',
  },
  {
    slug: 'tamozawa-imperial-villa', name: 'Tamozawa Imperial Villa', localName: '日光田母沢御用邸記念公園', lat: 36.7522, lon: 139.5908, category: 'palace', tags: ['architecture', 'history', 'garden'], visit: [70, 45], hours: '04-01~10-31 daily 09:00-17:00; 11-01~03-31 daily 09:00-16:30; Tu closed', closedOn: ['12-29', '12-30', '12-31', '01-01'], lastEntry: 60, price: 600, priceBand: 1, setting: 'mixed', goodFor: ['rain', 'quiet', 'photos'], fame: 53,
    why: 'A wooden palace of 106 rooms where an emperor spent his summers, part of it carried here from Tokyo. Matted corridors lead past painted cedar doors, a billiard room and windows on a weeping cherry.',
  },
  {
    slug: 'lake-chuzenji-cruise', name: 'Lake Chuzenji Cruise', localName: '中禅寺湖 遊覧船', lat: 36.7389, lon: 139.4899, category: 'experience', tags: ['nature', 'family', 'photography'], visit: [60, 55], hours: '04-16~11-30 daily 09:30-15:30; 12-01~04-15 daily closed', price: 1500, priceBand: 2, setting: 'mixed', goodFor: ['views', 'children', 'photos', 'heat'], fame: 56, confidence: 'low',
    why: 'An hour on a lake dammed by lava at 1,269 metres, with the cone of Mount Nantai straight above. In the second half of October the shores turn red and gold and the buses crawl.',
  },
  {
    slug: 'italian-embassy-villa', name: 'Italian Embassy Villa', localName: 'イタリア大使館別荘記念公園', lat: 36.7249, lon: 139.4856, category: 'historic', tags: ['architecture', 'history', 'nature'], visit: [50, 35], hours: '04-01~11-30 daily 09:00-16:00; 12-01~03-31 daily closed', price: 300, priceBand: 1, setting: 'mixed', goodFor: ['quiet', 'views', 'photos'], fame: 38, confidence: 'low',
    why: 'Between the wars diplomats fled the heat of Tokyo to this shore. The Italian house of 1928 is sheathed in cedar bark laid in patterns, and its wicker chairs look down a private jetty.',
  },
  {
    slug: 'senjogahara-marshland', name: 'Senjogahara Marshland', localName: '戦場ヶ原', lat: 36.7784, lon: 139.4469, category: 'nature', tags: ['hiking', 'nature', 'wildlife'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet', 'children'], fame: 53,
    why: 'Boardwalks cross an upland marsh ringed by volcanoes, level all the way between the Yudaki and Ryuzu falls. White cotton grass in June, rust-red grass from late September; buses stop at either end.',
  },
  {
    slug: 'ryuzu-falls', name: 'Ryuzu Falls', localName: '竜頭ノ滝', lat: 36.7583, lon: 139.4489, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children'], fame: 47,
    why: 'The stream from the marsh slides two hundred metres down a staircase of lava and parts around a rock like the head of a dragon. The tea house at its foot sells dumplings with the view.',
  },
  {
    slug: 'akechidaira-ropeway', name: 'Akechidaira Ropeway', localName: '明智平ロープウェイ', lat: 36.7402, lon: 139.5169, category: 'viewpoint', tags: ['nature', 'photography', 'hiking'], visit: [45, 30], hours: 'daily 09:00-16:00', lastEntry: 30, price: 1000, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children'], fame: 45, confidence: 'low',
    why: 'Three minutes in a small cabin, and lake, falls and volcano stand one behind the other like a lesson in geography. A ridge path goes on to the shore at Chuzenji in two hours.',
  },
  {
    slug: 'yumoto-onsen-temple-bath', name: 'Onsen-ji Temple Bath', localName: '日光山 温泉寺', lat: 36.8084, lon: 139.4236, category: 'wellness', tags: ['wellness', 'religion', 'nature'], visit: [60, 40], hours: '04-20~11-30 daily 09:00-17:00; 12-01~04-19 daily closed', price: 500, priceBand: 1, setting: 'indoor', bestTime: 'afternoon', goodFor: ['quiet', 'rain'], fame: 34, confidence: 'low',
    why: 'At the end of the bus line, in Yumoto, a temple keeps one small wooden bath of milky, very hot sulphur water for anybody who comes. Bring a towel and stay a quarter of an hour.',
  },
  {
    slug: 'edo-wonderland', name: 'Edo Wonderland', localName: '江戸ワンダーランド 日光江戸村', lat: 36.7904, lon: 139.6968, category: 'theme_park', tags: ['history', 'family', 'photography'], visit: [240, 180], hours: '03-20~11-30 daily 09:00-17:00; 12-01~03-19 daily 09:30-16:00; We closed', lastEntry: 60, price: 5800, priceBand: 4, setting: 'mixed', goodFor: ['children', 'photos'], fame: 41, confidence: 'low',
    why: 'A make-believe town of the eighteenth century near Kinugawa where staff never leave their roles: ninjas on a roof, a courtesan in procession, sword lessons. Hire a costume and become part of it.',
  },
  {
    slug: 'gyoshintei', name: 'Gyoshintei', localName: '尭心亭', lat: 36.7564, lon: 139.6036, category: 'food', tags: ['food', 'garden', 'religion'], visit: [90, 65], hours: 'daily 11:00-17:00; Th closed', price: 5500, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'quiet', 'romance'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'Temple cooking without meat or fish, in a tatami room above a garden of moss and pines. The set meals turn yuba, the skin of soya milk, into a dozen textures.',
  },
  {
    slug: 'meiji-no-yakata', name: 'Meiji no Yakata', localName: '西洋料理 明治の館', lat: 36.7560, lon: 139.6028, category: 'food', tags: ['food', 'history', 'architecture'], visit: [75, 50], hours: 'daily 11:00-19:30', price: 2800, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'evening', 'romance'], fame: 34, confidence: 'low',
    why: 'Omelette over rice, croquettes and a cheesecake called Nirvana, served since 1977 in the stone summer house of an American who brought the gramophone to Japan.',
  },
  {
    slug: 'sakaeya', name: 'Sakaeya', localName: 'さかえや', lat: 36.7478, lon: 139.6192, category: 'food', tags: ['food', 'family'], visit: [15, 10], hours: 'daily 09:30-18:00', price: 300, priceBand: 1, setting: 'outdoor', goodFor: ['children'], fame: 29, confidence: 'low',
    why: 'Opposite Tobu Nikko Station a counter dips bean-paste buns in yuba batter and fries them, crisp, hot and lightly salted. One before the bus and one before the train home.',
  },
] satisfies readonly AttractionEntry[];
