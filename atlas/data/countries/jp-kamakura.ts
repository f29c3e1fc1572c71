import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'great-buddha-of-kamakura', name: 'Great Buddha of Kamakura', localName: '高徳院 鎌倉大仏', lat: 35.3168, lon: 139.5357, category: 'religious', tags: ['history', 'religion', 'photography'], visit: [45, 25], hours: '04-01~09-30 daily 08:00-17:30; 10-01~03-31 daily 08:00-17:00', lastEntry: 15, price: 300, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'children', 'first_visit'], fame: 100,
    why: 'A bronze Buddha of eleven metres, cast about 1252, has sat in the open since storms and a great wave took its hall. Walk round to the windows in his back, and for a coin go inside to see how he was cast in layers.',
  },
  {
    slug: 'tsurugaoka-hachimangu', name: 'Tsurugaoka Hachimangu', localName: '鶴岡八幡宮', lat: 35.3260, lon: 139.5564, category: 'religious', tags: ['history', 'religion', 'architecture'], visit: [60, 35], hours: 'daily 06:00-20:00', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'first_visit'], fame: 91,
    why: 'The shrine of the first shoguns stands at the top of a stair where one of them was murdered in 1219. A raised avenue of cherries runs from it straight to the sea, between ponds of lotus for peace and for war.',
  },
  {
    slug: 'hase-dera', name: 'Hase-dera', localName: '長谷寺', lat: 35.3125, lon: 139.5336, category: 'religious', tags: ['religion', 'garden', 'history', 'photography'], visit: [70, 45], hours: '04-01~06-30 daily 08:00-17:30; 07-01~03-31 daily 08:00-17:00', lastEntry: 30, price: 400, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos', 'first_visit'], fame: 88,
    why: 'A gilded Kannon with eleven faces, over nine metres of camphor wood, in a temple on a terrace above the bay. Below are a candle-lit cave and a thousand tiny Jizo, in June a whole slope of hydrangeas.',
  },
  {
    slug: 'hokoku-ji', name: 'Hokoku-ji Bamboo Grove', localName: '報国寺', lat: 35.3197, lon: 139.5691, category: 'garden', tags: ['nature', 'religion', 'photography'], visit: [50, 30], hours: 'daily 09:00-16:00', closedOn: ['12-29', '12-30', '12-31', '01-01', '01-02', '01-03'], price: 400, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'photos', 'heat'], fame: 72,
    why: 'Two thousand stems of bamboo rise behind a small Zen temple. Buy the ticket with tea and drink a bowl of matcha under the eaves, with the light coming down green.',
  },
  {
    slug: 'kencho-ji', name: 'Kencho-ji', localName: '建長寺', lat: 35.3318, lon: 139.5553, category: 'religious', tags: ['religion', 'history', 'architecture'], visit: [60, 35], hours: 'daily 08:30-16:30', price: 500, priceBand: 1, setting: 'outdoor', goodFor: ['quiet', 'photos'], fame: 62,
    why: 'The first Zen training monastery of Japan, founded in 1253, with junipers as old as itself and a dragon across the ceiling. A stair at the back climbs to stone goblins and, on clear days, Mount Fuji.',
  },
  {
    slug: 'engaku-ji', name: 'Engaku-ji', localName: '円覚寺', lat: 35.3377, lon: 139.5477, category: 'religious', tags: ['religion', 'history', 'nature'], visit: [60, 35], hours: '03-01~11-30 daily 08:00-16:30; 12-01~02-29 daily 08:00-16:00', price: 500, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'photos'], fame: 60,
    why: 'Beside Kita-Kamakura station a gate among cedars opens on a valley of sub-temples, built to comfort the dead of both sides after the Mongol invasions. Go up left to the great bell and its tea house.',
  },
  {
    slug: 'enoshima', name: 'Enoshima', localName: '江の島', lat: 35.2998, lon: 139.4805, category: 'island', tags: ['nature', 'religion', 'food', 'family'], visit: [180, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'children', 'photos'], fame: 74,
    why: 'A wooded island on a causeway, with three shrines, grilled squid on the steps, cats, and wave-cut caves on the far side. Come in the afternoon and look back at Fuji over the water at sunset.',
  },
  {
    slug: 'enoshima-sea-candle', name: 'Enoshima Sea Candle', localName: '江の島シーキャンドル', lat: 35.2997, lon: 139.4784, category: 'viewpoint', tags: ['nature', 'photography', 'garden'], visit: [50, 30], hours: 'daily 09:00-20:00', lastEntry: 30, price: 500, priceBand: 1, setting: 'mixed', bestTime: 'sunset', goodFor: ['views', 'evening', 'romance', 'photos'], fame: 45, confidence: 'low',
    why: 'A lighthouse tower on top of the island, in the garden of a Victorian merchant. From its open deck the bay curves to Izu and Fuji; in winter the whole hilltop is strung with lights.',
  },
  {
    slug: 'enoden-railway', name: 'Enoden Railway', localName: '江ノ島電鉄', lat: 35.3189, lon: 139.5501, category: 'experience', tags: ['photography', 'family', 'history'], visit: [45, 25], hours: 'daily 05:30-23:30', price: 800, priceBand: 1, setting: 'indoor', goodFor: ['children', 'views', 'photos', 'rain'], fame: 65,
    why: 'Green trams of 1902 squeeze between garden fences, then run along the surf. Stand on the left from Kamakura; the day ticket lets you off at Hase, Inamuragasaki and the crossing at Kamakura-koko-mae.',
  },
  {
    slug: 'zeniarai-benten', name: 'Zeniarai Benten', localName: '銭洗弁財天宇賀福神社', lat: 35.3257, lon: 139.5421, category: 'religious', tags: ['religion', 'history', 'family'], visit: [35, 20], hours: 'daily 08:00-16:30', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'photos'], fame: 56,
    why: 'You enter by a tunnel through the rock and find a bowl of cliffs, incense and waterfalls. Money washed in the cave spring is said to come back doubled; baskets are lent for coins and notes.',
  },
  {
    slug: 'meigetsu-in', name: 'Meigetsu-in', localName: '明月院', lat: 35.3349, lon: 139.5510, category: 'religious', tags: ['religion', 'garden', 'photography'], visit: [50, 30], hours: 'daily 09:00-16:00; 06-01~06-30 daily 08:30-17:00', price: 500, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'quiet'], fame: 51,
    why: 'In June two and a half thousand blue hydrangeas line its steps, and so do the visitors. The rest of the year a round window frames the back garden, and rabbits live beside the moss.',
  },
  {
    slug: 'daibutsu-hiking-trail', name: 'Daibutsu Hiking Trail', localName: '葛原岡・大仏ハイキングコース', lat: 35.3361, lon: 139.5462, category: 'nature', tags: ['hiking', 'nature', 'history'], visit: [110, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'views'], fame: 47,
    why: 'A ridge path of three kilometres from Jochi-ji in Kita-Kamakura to the Great Buddha, over roots and past a hilltop park with cherry trees. Muddy after rain, but never hard.',
  },
  {
    slug: 'komachi-dori', name: 'Komachi-dori', localName: '小町通り', lat: 35.3214, lon: 139.5521, category: 'street', tags: ['food', 'shopping', 'family'], visit: [45, 25], hours: 'daily 10:00-18:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children'], fame: 49,
    why: 'A red gate at the station leads into half a kilometre of rice crackers, purple sweet-potato ice cream, chopsticks and pickles. Side lanes hide better cafés; by noon at weekends it barely moves.',
  },
  {
    slug: 'yuigahama-beach', name: 'Yuigahama Beach', localName: '由比ヶ浜', lat: 35.3083, lon: 139.5444, category: 'beach', tags: ['beach', 'sport', 'family'], visit: [90, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'children', 'romance'], fame: 40,
    why: 'A kilometre of dark sand where the avenue from the shrine ends. Wooden beach houses serve food in July and August; windsurfers and dog walkers have it for the rest of the year.',
  },
  {
    slug: 'enoshima-aquarium', name: 'Enoshima Aquarium', localName: '新江ノ島水族館', lat: 35.3098, lon: 139.4800, category: 'aquarium', tags: ['wildlife', 'family', 'nature'], visit: [120, 80], hours: '03-01~11-30 daily 09:00-17:00; 12-01~02-29 daily 10:00-17:00', lastEntry: 60, price: 2800, priceBand: 3, setting: 'indoor', goodFor: ['children', 'rain', 'wheelchair', 'heat'], fame: 41, confidence: 'low',
    why: 'A tank of Sagami Bay with eight thousand sardines turning as one, and a dim round hall of jellyfish. Its terrace looks at Enoshima and Fuji.',
  },
  {
    slug: 'matsubara-an', name: 'Matsubara-an', localName: '鎌倉 松原庵', lat: 35.3114, lon: 139.5407, category: 'food', tags: ['food', 'garden'], visit: [75, 55], hours: 'daily 11:00-21:00', price: 2500, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'romance', 'rain'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'Hand-cut buckwheat noodles in an old house near Yuigahama, with a garden to eat in. Order some grilled fish and vegetables from the coast first, and the noodles last.',
  },
  {
    slug: 'tobiccho', name: 'Tobiccho', localName: 'とびっちょ 江の島本店', lat: 35.3016, lon: 139.4803, category: 'food', tags: ['food', 'family'], visit: [60, 40], hours: 'daily 11:00-20:00', price: 1800, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain', 'evening'], fame: 32, confidence: 'low',
    why: 'On Enoshima people queue for bowls heaped with shirasu, the whitebait of this bay, boiled or, from mid-March to December when boats went out that morning, raw.',
  },
  {
    slug: 'iwata-coffee', name: 'Iwata Coffee', localName: 'イワタ珈琲店', lat: 35.3199, lon: 139.5512, category: 'food', tags: ['food', 'history'], visit: [50, 35], hours: 'daily 09:30-18:00; Tu closed', price: 1400, priceBand: 2, setting: 'indoor', bestTime: 'morning', goodFor: ['rain', 'children', 'quiet'], fame: 29, confidence: 'low',
    why: 'A coffee house of 1945 at the head of Komachi-dori, with velvet seats and a courtyard. The hotcakes are as thick as a dictionary and take twenty minutes; John Lennon is said to have waited for his.',
  },
] satisfies readonly AttractionEntry[];
