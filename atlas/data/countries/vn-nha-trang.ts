import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'po-nagar-cham-towers', name: 'Po Nagar Cham Towers', localName: 'Tháp Bà Ponagar', lat: 12.2654, lon: 109.1954, category: 'religious', tags: ['history', 'architecture', 'religion', 'photography'], visit: [60, 40], hours: 'daily 06:00-18:00', price: 30000, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 94,
    why: 'Four brick towers of the Cham, the oldest from the eighth century, on a knoll where the river meets the sea. The goddess with ten arms is still dressed, perfumed and asked for children; robes for bare knees hang at the door.',
  },
  {
    slug: 'nha-trang-beach', name: 'Nha Trang Beach', localName: 'Bãi biển Trần Phú', lat: 12.2385, lon: 109.1972, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [150, 75], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'views', 'first_visit'], fame: 92,
    why: 'Six kilometres of sand between palms and the bay, lit at night. The town itself bathes at five in the morning, with exercises, and is gone when visitors come; from October to December the waves say no.',
  },
  {
    slug: 'long-son-pagoda', name: 'Long Son Pagoda', localName: 'Chùa Long Sơn', lat: 12.2507, lon: 109.1806, category: 'religious', tags: ['religion', 'history', 'architecture', 'photography'], visit: [55, 35], hours: 'daily 07:30-17:30', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 79,
    why: 'Behind a temple with glass dragons 152 steps climb to a white Buddha of 24 metres, who has in his base the portraits of the monks and nuns who burnt themselves in 1963. A sleeping one lies halfway, to rest with.',
  },
  {
    slug: 'hon-mun', name: 'Hon Mun Marine Reserve', localName: 'Hòn Mun', lat: 12.2045, lon: 109.2131, category: 'experience', tags: ['nature', 'adventure', 'wildlife', 'family'], visit: [360, 270], hours: '01-01~09-30 daily 08:00-17:00; 10-01~12-31 daily 08:30-16:30', price: 650000, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos', 'first_visit'], fame: 89, booking: 'advised', confidence: 'low',
    why: 'Boats from Cau Da pier go to the black cliffs of Hon Mun, the first marine reserve of the country, for two swims over coral and a lunch on board. Dive boats leave from the same quay; parts of the reef are closed to recover.',
  },
  {
    slug: 'vinwonders-nha-trang', name: 'VinWonders Nha Trang', localName: 'VinWonders, Hòn Tre', lat: 12.1935, lon: 109.2146, category: 'theme_park', tags: ['family', 'adventure', 'wildlife'], visit: [300, 240], hours: 'daily 08:30-20:00', price: 950000, priceBand: 4, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'views', 'evening'], fame: 83, confidence: 'low',
    why: 'A cable car of three kilometres hangs over the sea on the way to an island of slides, an alpine coaster, an aquarium and a castle; the ticket buys all of it. In the evening there is a show with fountains.',
  },
  {
    slug: 'national-oceanographic-museum', name: 'National Oceanographic Museum', localName: 'Viện Hải dương học', lat: 12.2074, lon: 109.2149, category: 'aquarium', tags: ['wildlife', 'nature', 'family'], visit: [75, 45], hours: 'daily 06:00-18:00', price: 40000, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain', 'heat'], fame: 55, confidence: 'low',
    why: 'A French institute of 1922 on the harbour hill: tanks of reef fish and seals, a humpback skeleton of eighteen metres dug up from a rice field, and jars upon jars, each with its Latin name.',
  },
  {
    slug: 'dam-market', name: 'Dam Market', localName: 'Chợ Đầm', lat: 12.2550, lon: 109.1918, category: 'market', tags: ['food', 'shopping', 'architecture', 'photography'], visit: [70, 40], hours: 'daily 06:00-18:00', price: 0, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['free', 'rain', 'photos'], fame: 62,
    why: 'The town’s great market: dried squid, pearls of doubtful birth, bird’s nest, fruit. Food stalls stand in the lanes behind; bargain with a smile, and look first in three places.',
  },
  {
    slug: 'nha-trang-cathedral', name: 'Nha Trang Cathedral', localName: 'Nhà thờ Núi', lat: 12.2468, lon: 109.1880, category: 'religious', tags: ['architecture', 'religion', 'history'], visit: [35, 20], hours: 'Mo-Sa 08:00-11:00,14:00-16:00; Su 14:00-16:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'photos', 'quiet'], fame: 53, confidence: 'low',
    why: 'The French built their Gothic in concrete on a rock by the station, in 1934, with windows of Joan of Arc and others. The ramp up is lined with the ashes of the parish, each behind a photograph.',
  },
  {
    slug: 'hon-chong', name: 'Hon Chong Promontory', localName: 'Hòn Chồng', lat: 12.2735, lon: 109.2063, category: 'nature', tags: ['nature', 'photography', 'music'], visit: [55, 35], hours: 'daily 06:00-19:00', price: 30000, priceBand: 1, setting: 'outdoor', bestTime: 'sunset', goodFor: ['views', 'photos', 'children'], fame: 60,
    why: 'Granite boulders piled into the sea, one with the print of a giant’s hand, made, they say, when he slipped while looking at a bathing fairy. Stone xylophones are played in the house above.',
  },
  {
    slug: 'thap-ba-hot-springs', name: 'Thap Ba Hot Springs', localName: 'Suối khoáng nóng Tháp Bà', lat: 12.2707, lon: 109.1775, category: 'wellness', tags: ['wellness', 'family', 'nature'], visit: [150, 90], hours: 'daily 08:00-18:00', price: 350000, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'romance'], fame: 58, confidence: 'low',
    why: 'Warm grey mud in wooden tubs for two or for a family, then sun to let it crack, a shower from a wall and a pool of hot spring water. It does nothing measurable, pleasantly.',
  },
  {
    slug: 'i-resort', name: 'I-Resort Mud Baths', localName: 'I-Resort Nha Trang', lat: 12.2721, lon: 109.1722, category: 'wellness', tags: ['wellness', 'family'], visit: [180, 120], hours: 'daily 08:00-18:00', price: 400000, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['romance', 'children', 'quiet'], fame: 42, confidence: 'low',
    why: 'The prettier of the mud baths, with gardens, warm waterfalls and slides on the slope above the river. Book a private tub at noon, when the coaches are at lunch.',
  },
  {
    slug: 'ba-ho-waterfalls', name: 'Ba Ho Waterfalls', localName: 'Suối Ba Hồ', lat: 12.3730, lon: 109.1240, category: 'nature', tags: ['hiking', 'nature', 'adventure'], visit: [180, 120], hours: 'daily 07:30-17:00', price: 100000, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'heat'], fame: 56, confidence: 'low',
    why: 'Three pools one above another in the forest north of town. The path is red arrows on boulders with iron rungs at the worst, half an hour to the first pool; jump only where the guards do.',
  },
  {
    slug: 'doc-let-beach', name: 'Doc Let Beach', localName: 'Dốc Lết', lat: 12.5540, lon: 109.2345, category: 'beach', tags: ['beach', 'family', 'food'], visit: [240, 150], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'children', 'quiet'], fame: 48, dayTrip: true,
    why: 'Forty kilometres north, past salt pans, the sand is white, the sea flat and shallow for a hundred metres. Casuarinas give shade, fishing families grill; on weekdays there is room for all.',
  },
  {
    slug: 'bai-dai-beach', name: 'Bai Dai Beach', localName: 'Bãi Dài', lat: 12.0560, lon: 109.1970, category: 'beach', tags: ['beach', 'sport', 'food'], visit: [180, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'views'], fame: 47,
    why: 'The long beach on the airport road, with resorts at one end and seafood shacks and surf boards at the other. The waves are gentle enough to learn on from November to March.',
  },
  {
    slug: 'yang-bay', name: 'Yang Bay Waterfall', localName: 'Thác Yang Bay', lat: 12.1880, lon: 108.9100, category: 'park', tags: ['nature', 'family', 'music'], visit: [210, 150], hours: 'daily 08:00-17:00', price: 200000, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'heat', 'photos'], fame: 40, dayTrip: true, confidence: 'low',
    why: 'A park in the hills of the Raglai, who play stone gongs for visitors. There is a broad cascade to swim under, electric carts, hot springs, and pigs that race, if you must.',
  },
  {
    slug: 'alexandre-yersin-museum', name: 'Alexandre Yersin Museum', localName: 'Bảo tàng Alexandre Yersin', lat: 12.2520, lon: 109.1960, category: 'museum', tags: ['history'], visit: [50, 30], hours: 'Mo-Fr 07:30-11:00,14:00-16:30; Sa 08:00-11:00; Su closed', price: 20000, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 36, confidence: 'low',
    why: 'The Swiss who found the bacillus of plague lived here for fifty years, planted rubber and quinine, warned fishermen of storms and is honoured in pagodas. His desk, globe and telescope are two rooms full.',
  },
  {
    slug: 'tram-huong-tower', name: 'April 2nd Square and Tram Huong Tower', localName: 'Quảng trường 2 tháng 4, Tháp Trầm Hương', lat: 12.2387, lon: 109.1963, category: 'square', tags: ['architecture', 'music', 'family'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair'], fame: 50,
    why: 'A pink lotus in concrete on the seafront, round which the town spends its evenings: skaters, kites, grilled rice paper, bands on Saturday. The night market opens across the road at six.',
  },
  {
    slug: 'nha-trang-night-market', name: 'Nha Trang Night Market', localName: 'Chợ đêm Nha Trang', lat: 12.2393, lon: 109.1951, category: 'market', tags: ['shopping', 'food', 'nightlife'], visit: [60, 35], hours: 'daily 17:30-23:00', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children'], fame: 49,
    why: 'One lane of lights off Tran Phu with dried mango, pearls, shells and grilled lobster halves. It lasts twenty minutes at a walk, or an hour at the pace of the crowd.',
  },
  {
    slug: 'skylight-nha-trang', name: 'Skylight Nha Trang', localName: 'Skylight 360°', lat: 12.2441, lon: 109.1957, category: 'nightlife', tags: ['nightlife', 'music', 'photography'], visit: [90, 50], hours: 'daily 17:30-24:00; Fr-Sa 17:30-26:00', price: 250000, priceBand: 3, setting: 'outdoor', bestTime: 'sunset', goodFor: ['evening', 'views', 'romance', 'photos'], fame: 44, confidence: 'low',
    why: 'The roof of the 43rd floor with a glass ledge over the beach and the islands. Until nine it is a view with a drink, which the ticket includes; after that there is a DJ.',
  },
  {
    slug: 'lac-canh', name: 'Lac Canh', localName: 'Nhà hàng Lạc Cảnh', lat: 12.2541, lon: 109.1960, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: 'daily 09:30-21:30', price: 220000, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'children', 'rain'], fame: 46, confidence: 'low',
    why: 'Smoke stands in the room: since the 1970s people grill their beef here, in a marinade nobody will explain, on clay pots of charcoal at the table. Dress for washing.',
  },
  {
    slug: 'nem-dang-van-quyen', name: 'Nem Dang Van Quyen', localName: 'Nem nướng Đặng Văn Quyên', lat: 12.2500, lon: 109.1895, category: 'food', tags: ['food', 'family'], visit: [45, 30], hours: 'daily 08:00-20:30', price: 70000, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain'], fame: 43, confidence: 'low',
    why: 'Grilled pork sausage, crisp rolled rice paper, herbs, green mango and a warm orange sauce of liver and sticky rice: roll it yourself, as two generations have done in this house.',
  },
  {
    slug: 'bun-ca-nguyen-loan', name: 'Bun Ca Nguyen Loan', localName: 'Bún cá Nguyên Loan', lat: 12.2495, lon: 109.1898, category: 'food', tags: ['food'], visit: [35, 25], hours: 'daily 06:00-22:00', price: 45000, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['rain', 'children'], fame: 39, confidence: 'low',
    why: 'The soup of the town, in Ngo Gia Tu street: noodles in a clear fish broth with fried fish cake, tomato, and jellyfish that crackles. Nothing else is needed for breakfast.',
  },
  {
    slug: 'sailing-club-nha-trang', name: 'Sailing Club Nha Trang', lat: 12.2334, lon: 109.1979, category: 'food', tags: ['food', 'nightlife', 'beach'], visit: [90, 60], hours: 'daily 07:30-26:00', price: 350000, priceBand: 3, setting: 'outdoor', bestTime: 'evening', goodFor: ['evening', 'romance', 'views'], fame: 41,
    why: 'On the sand since the 1990s: loungers by day, three kitchens at dusk, a fire show and a beach party late. Dearer than the street, and the chairs do stand in the sea wind.',
  },
] satisfies readonly AttractionEntry[];
