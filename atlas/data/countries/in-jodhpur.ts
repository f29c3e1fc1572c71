import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'mehrangarh-fort', name: 'Mehrangarh Fort', localName: 'मेहरानगढ़ क़िला', lat: 26.2981, lon: 73.0187, category: 'castle', tags: ['history', 'architecture', 'art', 'photography'], visit: [180, 120], hours: 'daily 09:00-17:00', price: 600, priceBand: 3, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 99,
    why: 'The walls grow out of a cliff of 120 metres as if the rock had gone on building. By the gate are the handprints of queens who burnt themselves; inside, palaces of carved stone with cradles, howdahs and turbans, told by a good audio guide.',
  },
  {
    slug: 'jaswant-thada', name: 'Jaswant Thada', localName: 'जसवंत थड़ा', lat: 26.3036, lon: 73.0252, category: 'landmark', tags: ['history', 'architecture', 'photography'], visit: [50, 30], hours: 'daily 09:00-17:00', price: 50, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'quiet', 'photos', 'romance'], fame: 84,
    why: 'The memorial of a maharaja, raised by his widow in 1899 in marble cut so thin that the sun comes through. Ducks on a pond, a musician at the gate, and the fort across the slope in its best light.',
  },
  {
    slug: 'clock-tower-and-sardar-market', name: 'Clock Tower and Sardar Market', localName: 'घंटा घर, सरदार मार्केट', lat: 26.2946, lon: 73.0242, category: 'market', tags: ['shopping', 'food', 'history', 'photography'], visit: [90, 45], hours: 'daily 10:00-21:00', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'evening', 'first_visit'], fame: 86,
    why: 'Round a clock of 1910 sit the sellers of spices, bangles, tin pots and textiles, with cows between. Lassi by the northern gate, omelettes by the same; say no to the first three tea shops that adopt you.',
  },
  {
    slug: 'blue-city', name: 'Blue City', localName: 'ब्रह्मपुरी', lat: 26.2968, lon: 73.0140, category: 'neighbourhood', tags: ['architecture', 'photography', 'history', 'art'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'views', 'first_visit'], fame: 88,
    why: 'Below the back of the fort the old Brahmin quarter is washed with indigo and lime, against heat, termites or the envy of neighbours. Go before nine, get lost uphill, and ask before photographing a doorway with somebody in it.',
  },
  {
    slug: 'umaid-bhawan-palace', name: 'Umaid Bhawan Palace Museum', localName: 'उम्मेद भवन', lat: 26.2810, lon: 73.0470, category: 'palace', tags: ['history', 'architecture', 'art'], visit: [70, 45], hours: 'daily 10:00-16:30', price: 150, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'photos'], fame: 73, confidence: 'low',
    why: 'Three hundred and forty-seven rooms under a dome, built from 1929 to give work in a famine. The royal family keeps one wing, guests pay dearly for another, and you see photographs, clocks and vintage cars in the third.',
  },
  {
    slug: 'toorji-ka-jhalra', name: 'Toorji Ka Jhalra', localName: 'तूरजी का झालरा', lat: 26.2972, lon: 73.0242, category: 'historic', tags: ['history', 'architecture', 'photography'], visit: [45, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'evening'], fame: 72,
    why: 'A stepwell of the 1740s in red sandstone, sixty metres of it cleared of rubbish only a few years ago. Boys jump from the top into green water; café terraces look on.',
  },
  {
    slug: 'rao-jodha-desert-rock-park', name: 'Rao Jodha Desert Rock Park', lat: 26.3040, lon: 73.0168, category: 'park', tags: ['nature', 'hiking', 'wildlife', 'photography'], visit: [110, 60], hours: '04-01~09-30 daily 07:00-19:00; 10-01~03-31 daily 08:00-18:00', price: 100, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'quiet', 'photos'], fame: 58, confidence: 'low',
    why: 'Seventy hectares of volcanic rock at the foot of the fort, freed thorn by thorn from a Mexican mesquite and given back to desert plants. Four marked trails with a naturalist, lakes with herons, and the wall from below.',
  },
  {
    slug: 'mandore-garden', name: 'Mandore Garden', localName: 'मंडोर उद्यान', lat: 26.3528, lon: 73.0336, category: 'garden', tags: ['history', 'architecture', 'nature', 'family'], visit: [80, 50], hours: 'daily 08:00-20:00', price: 50, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'photos'], fame: 59, confidence: 'low',
    why: 'In the capital that Jodhpur replaced, dark red cenotaphs of the maharajas rise like temples among lawns and grey langurs. The hall of heroes has sixteen gods and warriors cut from one rock face.',
  },
  {
    slug: 'bishnoi-village-safari', name: 'Bishnoi Village Safari', localName: 'Guda Bishnoiyan', lat: 26.1410, lon: 73.1040, category: 'village', tags: ['wildlife', 'history', 'art', 'photography'], visit: [240, 180], hours: 'daily 06:30-18:00', price: 1200, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos', 'first_visit'], fame: 78, booking: 'advised', confidence: 'low',
    why: 'The Bishnoi have defended trees and animals for five centuries, with their lives in 1730. By jeep you see blackbuck and cranes by their ponds, potters, weavers and a dhurrie loom at Salawas; opium tea is offered, and may be declined.',
  },
  {
    slug: 'chokelao-bagh', name: 'Chokelao Bagh', localName: 'चोकेलाव बाग़', lat: 26.2992, lon: 73.0172, category: 'garden', tags: ['history', 'nature', 'architecture'], visit: [50, 30], hours: 'daily 09:00-17:00', price: 30, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['quiet', 'romance', 'views'], fame: 40, confidence: 'low',
    why: 'A terraced garden of two centuries under the northern ramparts, replanted with the jasmine, pomegranate and night flowers that the miniatures show. Few who see the fort walk down here.',
  },
  {
    slug: 'flying-fox-jodhpur', name: 'Flying Fox Jodhpur', lat: 26.2995, lon: 73.0190, category: 'experience', tags: ['adventure', 'sport', 'photography'], visit: [100, 80], hours: 'daily 09:00-17:00', price: 2200, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'Six zip lines over the lakes and ravines behind the fort, with instructors who check everything twice. One sees the bastions from where only kites do.',
  },
  {
    slug: 'pachetia-hill', name: 'Pachetia Hill', localName: 'पचेटिया हिल', lat: 26.2951, lon: 73.0163, category: 'viewpoint', tags: ['photography', 'hiking'], visit: [60, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'romance'], fame: 56,
    why: 'Ten minutes of steps from the Navchokiya lanes to a rock with a small temple: the fort above, the blue below, kites on strings, and at sunset the call from a dozen mosques at once.',
  },
  {
    slug: 'umaid-garden-and-sardar-museum', name: 'Umaid Garden and Sardar Museum', localName: 'उम्मेद उद्यान', lat: 26.2925, lon: 73.0345, category: 'museum', tags: ['history', 'art', 'family'], visit: [70, 40], hours: 'daily 09:45-17:15; Mo closed', price: 100, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain', 'quiet'], fame: 32, confidence: 'low',
    why: 'A public garden where families picnic, with a red stone museum of 1936 in the middle: Jain carvings, swords, stuffed birds and a model aeroplane, unchanged since and all the better.',
  },
  {
    slug: 'osian', name: 'Osian', localName: 'ओसियाँ', lat: 26.7250, lon: 72.9060, category: 'religious', tags: ['history', 'architecture', 'religion', 'nature'], visit: [210, 140], hours: 'daily 06:00-20:00', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'afternoon', goodFor: ['free', 'photos', 'quiet'], fame: 60, dayTrip: true,
    why: 'An hour north a caravan town kept its temples of the eighth to the eleventh century, Jain and Hindu side by side and carved to the last finger. Dunes begin behind the last house; camels are saddled towards five.',
  },
  {
    slug: 'khichan-cranes', name: 'Khichan Cranes', localName: 'Kheechan, Phalodi', lat: 27.1330, lon: 72.4170, category: 'nature', tags: ['wildlife', 'nature', 'photography'], visit: [120, 75], hours: '10-01~03-15 daily 07:00-17:00; 03-16~09-30 daily closed', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'quiet'], fame: 37, dayTrip: true,
    why: 'Jain merchants began to put out grain, and now some twenty thousand demoiselle cranes come from Mongolia to breakfast here each winter. They are at the ponds by ten, two and a half hours from town on the Jaisalmer road.',
  },
  {
    slug: 'om-banna-shrine', name: 'Om Banna Shrine', localName: 'ओम बन्ना, बुलेट बाबा', lat: 25.9120, lon: 73.1930, category: 'religious', tags: ['religion', 'history'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'evening'], fame: 26,
    why: 'On the Pali road people worship a Royal Enfield of 350 cubic centimetres, which is said to have driven back to the spot of its owner’s accident by itself. Offerings are beer and marigolds; truck drivers stop.',
  },
  {
    slug: 'indique', name: 'Indique', localName: 'Pal Haveli', lat: 26.2956, lon: 73.0249, category: 'food', tags: ['food', 'photography'], visit: [90, 65], hours: 'daily 11:00-15:00,18:30-23:00', price: 1300, priceBand: 3, setting: 'outdoor', bestTime: 'evening', goodFor: ['evening', 'romance', 'views'], fame: 52, booking: 'advised', confidence: 'low',
    why: 'On the roof of Pal Haveli by the clock tower, with fort, palace and memorial lit on three sides. Laal maas is as hot as it should be; ask for a table at the parapet.',
  },
  {
    slug: 'shri-mishrilal-hotel', name: 'Shri Mishrilal Hotel', localName: 'श्री मिश्रीलाल', lat: 26.2941, lon: 73.0239, category: 'food', tags: ['food', 'history'], visit: [25, 15], hours: 'daily 08:30-22:00', price: 80, priceBand: 1, setting: 'indoor', goodFor: ['children', 'heat', 'rain'], fame: 55,
    why: 'Since 1927 under the southern gate of the market: makhania lassi, saffron yellow and so thick that it comes with a spoon. There is more on the list, though nobody orders it.',
  },
  {
    slug: 'gypsy-restaurant', name: 'Gypsy', localName: 'Gypsy Vegetarian Restaurant, Sardarpura', lat: 26.2757, lon: 73.0096, category: 'food', tags: ['food', 'family'], visit: [65, 45], hours: 'daily 11:30-15:30,18:30-23:00', price: 450, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'evening'], fame: 41, confidence: 'low',
    why: 'Upstairs in Sardarpura they serve a Rajasthani thali without an end: dal baati churma, ker sangri, gatte, four chutneys, and men with ladles who do not take no for an answer.',
  },
  {
    slug: 'janta-sweet-home', name: 'Janta Sweet Home', localName: 'जनता स्वीट होम', lat: 26.2886, lon: 73.0200, category: 'food', tags: ['food', 'family'], visit: [30, 20], hours: 'daily 07:30-22:30', price: 120, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain'], fame: 43, confidence: 'low',
    why: 'Jodhpur breakfast: a mirchi vada, which is a green chilli in potato in batter, then a mawa kachori that drips with syrup. Pay first, take the slip to the counter, use your elbows.',
  },
  {
    slug: 'on-the-rocks', name: 'On the Rocks', lat: 26.2807, lon: 73.0385, category: 'food', tags: ['food', 'nightlife', 'music'], visit: [90, 60], hours: 'daily 12:00-23:30', price: 950, priceBand: 3, setting: 'outdoor', bestTime: 'evening', goodFor: ['evening', 'romance', 'children'], fame: 34, confidence: 'low',
    why: 'A garden of trees and lanterns by the Circuit House road, with Rajasthani musicians before a grill, and a bar made like a cave for later. Families sit on swings.',
  },
] satisfies readonly AttractionEntry[];
