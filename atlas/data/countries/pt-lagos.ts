import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'ponta-da-piedade', name: 'Ponta da Piedade', lat: 37.0808, lon: -8.6694, category: 'viewpoint', tags: ['nature', 'photography', 'hiking'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 97,
    why: 'Stacks, arches and chimneys of yellow stone stand in green water below the lighthouse, and 180 steps lead down among them to where the fishermen tie up. Boardwalks follow the edge towards Luz.',
  },
  {
    slug: 'grotto-boat-tour', name: 'Grotto Boat Tour', localName: 'Passeio às Grutas', lat: 37.1066, lon: -8.6736, category: 'experience', tags: ['nature', 'photography', 'adventure', 'family'], visit: [90, 75], hours: '04-01~10-31 daily 09:00-18:00; 11-01~03-31 daily 10:00-16:00', price: 25, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'views', 'photos', 'first_visit'], fame: 86, booking: 'advised', confidence: 'low',
    why: 'Small boats from the marina squeeze into caves with names such as the Kitchen and the Titanic. Kayaks take twice as long, cost a little more and get further in.',
  },
  {
    slug: 'praia-do-camilo', name: 'Praia do Camilo', lat: 37.0873, lon: -8.6689, category: 'beach', tags: ['beach', 'photography', 'nature'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 82,
    why: 'Two hundred wooden steps drop to a pair of coves joined by a tunnel through the cliff. At high tide in August there is room for about one towel, so look up the tides.',
  },
  {
    slug: 'praia-dona-ana', name: 'Praia Dona Ana', lat: 37.0914, lon: -8.6695, category: 'beach', tags: ['beach', 'photography', 'family'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'views', 'photos', 'heat'], fame: 80,
    why: 'Cliffs as high as a house of six floors keep off the north wind, and rocks in the shallows are there for swimming round. It is the largest of the coves and has loungers and a bar.',
  },
  {
    slug: 'benagil-cave', name: 'Benagil Cave', localName: 'Algar de Benagil', lat: 37.0872, lon: -8.4262, category: 'nature', tags: ['nature', 'adventure', 'photography'], visit: [150, 90], hours: '04-01~10-31 daily 08:30-18:00; 11-01~03-31 daily 09:30-15:30', price: 35, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'children', 'first_visit'], fame: 92, booking: 'advised', confidence: 'low',
    why: 'A sea cave with a hole in its dome lights a small beach like a stage. Landing is forbidden now, so one looks in by guided kayak or boat from the beach next door, early and when the swell is low.',
  },
  {
    slug: 'seven-hanging-valleys-trail', name: 'Seven Hanging Valleys Trail', localName: 'Percurso dos Sete Vales Suspensos', lat: 37.0900, lon: -8.4130, category: 'nature', tags: ['hiking', 'nature', 'photography', 'beach'], visit: [210, 120], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 80,
    why: 'Six kilometres along the cliff tops from Praia da Marinha to Vale Centeanes, over Benagil and down to beaches between. There is hardly any shade, and the first half-hour is the finest.',
  },
  {
    slug: 'cape-st-vincent', name: 'Cape St Vincent', localName: 'Cabo de São Vicente', lat: 37.0232, lon: -8.9945, category: 'viewpoint', tags: ['nature', 'history', 'photography'], visit: [60, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 78,
    why: 'Europe ends here in a red lighthouse on a cliff of seventy-five metres; in the north it had ended long before, they say at the sausage van. The sun goes down in the open sea, mostly in a gale.',
  },
  {
    slug: 'sagres-fortress', name: 'Sagres Fortress', localName: 'Fortaleza de Sagres', lat: 37.0016, lon: -8.9478, category: 'castle', tags: ['history', 'nature', 'photography', 'hiking'], visit: [90, 60], hours: '04-01~09-30 daily 09:30-20:00; 10-01~03-31 daily 09:30-17:30', closedOn: ['01-01', '05-01', '12-25'], lastEntry: 30, price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'children'], fame: 70, confidence: 'low',
    why: 'One wall shuts off a whole headland where Henry is said to have kept his school of navigators. Inside are a wind rose of stones, a chapel and a two-kilometre round past blowholes and anglers who trust their rods.',
  },
  {
    slug: 'lagos-old-town', name: 'Lagos Old Town', localName: 'Centro histórico, Praça Gil Eanes', lat: 37.1026, lon: -8.6737, category: 'neighbourhood', tags: ['history', 'architecture', 'food', 'shopping'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'first_visit'], fame: 66,
    why: 'Wave-patterned paving and tiled fronts lead from the square with the boyish King Sebastian to the gates. Parts of the walls can be walked; buskers keep going until eleven.',
  },
  {
    slug: 'church-of-st-anthony-and-lagos-museum', name: 'Church of St Anthony and Lagos Museum', localName: 'Igreja de Santo António, Museu de Lagos', lat: 37.1003, lon: -8.6729, category: 'museum', tags: ['art', 'history', 'religion', 'architecture'], visit: [70, 40], hours: 'Tu-Su 09:30-12:30,14:00-17:00; Mo closed', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'first_visit'], fame: 58, confidence: 'low',
    why: 'Outside it is plain, inside cherubs, beasts and vines of gilded wood leave no inch of wall. The museum next door has a Roman mosaic, a two-headed kitten and the keys of the town.',
  },
  {
    slug: 'slave-market-museum', name: 'Slave Market Museum', localName: 'Núcleo Museológico Rota da Escravatura', lat: 37.1011, lon: -8.6721, category: 'museum', tags: ['history'], visit: [40, 25], hours: 'Tu-Su 09:30-12:30,14:00-17:00; Mo closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 48, confidence: 'low',
    why: "Arcades of the customs house, where in 1444 Europe's first market for African slaves was held. Two floors tell it soberly, with what was found in a rubbish pit of the town: the skeletons of those who did not survive.",
  },
  {
    slug: 'ponta-da-bandeira-fort', name: 'Ponta da Bandeira Fort', localName: 'Forte da Ponta da Bandeira', lat: 37.0999, lon: -8.6692, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [35, 20], hours: 'Tu-Su 09:30-12:30,14:00-17:00; Mo closed', price: 3, priceBand: 1, setting: 'outdoor', goodFor: ['children', 'views'], fame: 40, confidence: 'low',
    why: 'A square toy of a fort guards the river mouth behind a drawbridge, with a chapel lined with blue tiles. The terrace is a good place to see the fishing boats come home.',
  },
  {
    slug: 'praia-dos-estudantes', name: 'Praia dos Estudantes', lat: 37.0975, lon: -8.6690, category: 'beach', tags: ['beach', 'photography'], visit: [90, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'heat'], fame: 50,
    why: 'Through a tunnel from Batata beach you come out under a little Roman-looking bridge, which was part of a gun battery. It is the cove nearest to the town, and the sun leaves it early.',
  },
  {
    slug: 'meia-praia', name: 'Meia Praia', lat: 37.1133, lon: -8.6500, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [180, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet', 'heat'], fame: 60,
    why: 'Four kilometres of flat sand round the bay, with shells at low water, kite surfers in the afternoon and beach bars wide apart. A small ferry crosses from the town in summer.',
  },
  {
    slug: 'lagos-municipal-market', name: 'Lagos Municipal Market', localName: 'Mercado Municipal da Avenida', lat: 37.1040, lon: -8.6727, category: 'market', tags: ['food', 'photography'], visit: [35, 20], hours: 'Mo-Sa 08:00-14:00; Su closed', price: 0, priceBand: 1, setting: 'indoor', bestTime: 'morning', goodFor: ['free', 'rain', 'photos'], fame: 42,
    why: "Fish on the ground floor, figs, almonds and carob above, and a roof terrace over the river. The Saturday farmers' market, with live hens, meets by the bus station.",
  },
  {
    slug: 'lagos-science-centre', name: 'Lagos Science Centre', localName: 'Centro Ciência Viva de Lagos', lat: 37.1017, lon: -8.6752, category: 'museum', tags: ['family', 'history', 'nature'], visit: [75, 45], hours: 'Tu-Su 10:00-18:00; Mo closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain', 'heat'], fame: 30, confidence: 'low',
    why: 'How did one find India without a satellite? Astrolabes, sails, tides and knots to handle, in a house with a garden where children run a boat into the wind.',
  },
  {
    slug: 'silves-castle', name: 'Silves Castle', localName: 'Castelo de Silves', lat: 37.1909, lon: -8.4381, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [100, 60], hours: '06-01~09-30 daily 09:00-20:00; 10-01~05-31 daily 09:00-17:30', lastEntry: 30, price: 4, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'photos', 'children'], fame: 56, confidence: 'low',
    why: 'The red sandstone fortress of the Moorish capital keeps its cistern, its wall walk and eleven towers over orange groves. Storks nest on the cathedral below, and the town has stayed a town.',
  },
  {
    slug: 'foia-and-monchique', name: 'Fóia and Monchique', localName: 'Serra de Monchique', lat: 37.3152, lon: -8.5934, category: 'viewpoint', tags: ['nature', 'hiking', 'food', 'wellness'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet', 'heat'], fame: 46,
    why: 'From the roof of the Algarve, 902 metres, both coasts lie below you on a clear day. In the village they distil arbutus berries; at Caldas warm water comes out under the eucalyptus.',
  },
  {
    slug: 'arrifana-beach', name: 'Arrifana Beach', localName: 'Praia da Arrifana', lat: 37.2936, lon: -8.8654, category: 'beach', tags: ['beach', 'sport', 'nature', 'photography'], visit: [180, 100], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos'], fame: 52,
    why: 'Black cliffs shelter a half-moon of the wild west coast where surf schools work on days that are too big elsewhere. On top a ruined fort looks down the whole of the Costa Vicentina.',
  },
  {
    slug: 'portimao-museum', name: 'Portimão Museum', localName: 'Museu de Portimão', lat: 37.1306, lon: -8.5352, category: 'museum', tags: ['history', 'family', 'food'], visit: [75, 45], hours: 'Tu 14:30-18:00; We-Su 10:00-18:00; Mo closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'children', 'wheelchair'], fame: 36, confidence: 'low',
    why: 'In a sardine cannery by the river the whole line still stands, from the basket lift on the quay to the tin, with films of the women who ran it. The old cistern below shows life under water.',
  },
  {
    slug: 'zoo-lagos', name: 'Zoo Lagos', lat: 37.1414, lon: -8.7782, category: 'zoo', tags: ['wildlife', 'family', 'nature'], visit: [180, 110], hours: '04-01~09-30 daily 10:00-19:00; 10-01~03-31 daily 10:00-17:00', price: 20, priceBand: 3, setting: 'outdoor', goodFor: ['children'], fame: 36, confidence: 'low',
    why: 'Lemurs, gibbons and pygmy hippos live on planted islands in a valley by Barão de São João. It is small, shady and manageable with short legs, and has a farmyard for the shortest.',
  },
  {
    slug: 'o-camilo', name: 'O Camilo', lat: 37.0875, lon: -8.6694, category: 'food', tags: ['food', 'beach'], visit: [90, 60], hours: 'daily 12:00-16:00,18:00-22:00', price: 32, priceBand: 3, setting: 'mixed', goodFor: ['views', 'romance', 'children', 'evening'], fame: 46, booking: 'advised', confidence: 'low',
    why: 'Above the steps to the beach: fish shown on a tray and grilled, razor clam rice, and a terrace that looks along the cliffs. Book the rail for lunch.',
  },
  {
    slug: 'casinha-do-petisco', name: 'Casinha do Petisco', lat: 37.1014, lon: -8.6750, category: 'food', tags: ['food'], visit: [80, 60], hours: 'Mo-Sa 18:00-22:30; Su closed', price: 26, priceBand: 2, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'Two small rooms with checked cloths in Rua da Oliveira, where cataplana and prawn curry come in portions for sailors. Ring ahead or stand at the door at six.',
  },
  {
    slug: 'adega-da-marina', name: 'Adega da Marina', lat: 37.1072, lon: -8.6742, category: 'food', tags: ['food', 'family'], visit: [70, 50], hours: 'daily 12:00-23:00', price: 20, priceBand: 1, setting: 'mixed', goodFor: ['children', 'evening', 'rain'], fame: 37, confidence: 'low',
    why: 'A tiled hall under beams by the river feeds two hundred at a time with piri-piri chicken, sardines and house wine from the jug. Families from the whole town, and no fuss.',
  },
] satisfies readonly AttractionEntry[];
