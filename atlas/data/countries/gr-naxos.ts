import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'portara', name: 'Portara', localName: 'Πορτάρα', lat: 37.1103, lon: 25.3724, category: 'landmark', tags: ['history', 'architecture', 'photography'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'romance', 'evening', 'first_visit'], fame: 97,
    why: 'Four blocks of marble, six metres high, are all of a temple of Apollo that a tyrant began in 530 before Christ. Walk out on the causeway at sunset with half the town, or at dawn alone.',
  },
  {
    slug: 'kastro-of-naxos', name: 'Kastro of Naxos', localName: 'Κάστρο Νάξου', lat: 37.1064, lon: 25.3768, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'photos', 'evening', 'quiet', 'first_visit'], fame: 87,
    why: 'Marco Sanudo took the island in 1207 and built a ring of tower houses, which still keep out cars, noise and much of the sun. Go in by the Trani gate, under the notch that measured cloth.',
  },
  {
    slug: 'naxos-old-market', name: 'Naxos Old Market', localName: 'Παλιά Αγορά, Μπούργος', lat: 37.1068, lon: 25.3754, category: 'neighbourhood', tags: ['shopping', 'food', 'architecture', 'photography'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'romance'], fame: 68,
    why: 'A tangle of covered alleys below the castle, meant to confuse pirates and still good at it, with cheese shops, jewellers and cats. You will pass the same fig tree three times.',
  },
  {
    slug: 'naxos-archaeological-museum', name: 'Naxos Archaeological Museum', localName: 'Αρχαιολογικό Μουσείο Νάξου', lat: 37.1058, lon: 25.3771, category: 'museum', tags: ['history', 'art'], visit: [60, 35], hours: 'Mo,We-Su 08:30-15:30; Tu closed', closedOn: ['01-01', '03-25', '05-01', '12-25', '12-26'], price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 52, confidence: 'low',
    why: 'Marble women with folded arms, five thousand years old and apparently by Modigliani, fill the cases of a Jesuit school where Kazantzakis was a pupil. A mosaic with a sea nymph lies on the terrace.',
  },
  {
    slug: 'della-rocca-barozzi-venetian-museum', name: 'Della Rocca-Barozzi Venetian Museum', localName: 'Ενετικό Μουσείο', lat: 37.1070, lon: 25.3770, category: 'museum', tags: ['history', 'music', 'architecture'], visit: [50, 35], hours: '05-01~10-31 daily 10:00-15:00,19:00-22:00; 11-01~04-30 daily closed', price: 6, priceBand: 1, setting: 'indoor', bestTime: 'evening', goodFor: ['rain', 'evening', 'heat'], fame: 40, confidence: 'low',
    why: "A family of the dukes' time shows its drawing room, library and cellar. In the garden, on many summer evenings at eight, there is a concert, and wine with a view of the harbour.",
  },
  {
    slug: 'agios-prokopios-beach', name: 'Agios Prokopios Beach', localName: 'Άγιος Προκόπιος', lat: 37.0757, lon: 25.3457, category: 'beach', tags: ['beach', 'family'], visit: [170, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'heat'], fame: 82,
    why: 'A kilometre and a half of coarse pale sand that does not stick, in clear deep water sheltered from the north. Loungers at the near end, lagoons and nobody much at the far one.',
  },
  {
    slug: 'plaka-beach', name: 'Plaka Beach', localName: 'Πλάκα', lat: 37.0490, lon: 25.3647, category: 'beach', tags: ['beach', 'nature', 'romance'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'quiet', 'romance', 'heat'], fame: 79,
    why: 'Four kilometres of sand and dunes with a dirt road behind and a taverna wherever the shade is. The southern half has dropped its clothes since the seventies and nobody minds.',
  },
  {
    slug: 'agios-georgios-beach', name: 'Agios Georgios Beach', localName: 'Άγιος Γεώργιος', lat: 37.0988, lon: 25.3748, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [130, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'heat'], fame: 60,
    why: "The town's own beach is so shallow that children stand fifty metres out, with a windsurf school at the quiet end and tables in the sand.",
  },
  {
    slug: 'temple-of-demeter', name: 'Temple of Demeter', localName: 'Ναός της Δήμητρας, Σαγκρί', lat: 37.0300, lon: 25.4310, category: 'ruins', tags: ['history', 'architecture', 'nature'], visit: [50, 30], hours: '04-01~10-31 Mo,We-Su 08:30-15:30; 11-01~03-31 Mo,We-Su 08:30-15:00; Tu closed', price: 4, priceBand: 1, setting: 'outdoor', goodFor: ['photos', 'quiet', 'views'], fame: 68, confidence: 'low',
    why: 'Set among barley fields at Sangri and put up again with its own marble, this temple shows how the builders of the Parthenon learnt their trade. The small museum fits the roof together.',
  },
  {
    slug: 'halki-village', name: 'Halki Village', localName: 'Χαλκί', lat: 37.0632, lon: 25.4829, category: 'village', tags: ['history', 'architecture', 'food', 'photography'], visit: [75, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet', 'first_visit'], fame: 72,
    why: 'The old capital lies among olives in the valley of Tragea: faded mansions, a weaver, jams in jars and a Byzantine church on a footpath. Order the galaktoboureko on the square.',
  },
  {
    slug: 'vallindras-kitron-distillery', name: 'Vallindras Kitron Distillery', localName: 'Αποστακτήριο Βαλληνδρά', lat: 37.0635, lon: 25.4833, category: 'experience', tags: ['food', 'wine', 'history'], visit: [30, 20], hours: '04-15~10-31 daily 10:00-18:00; 11-01~04-14 daily closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat'], fame: 46, confidence: 'low',
    why: 'Since 1896 one family has boiled citron leaves in a copper still behind its parlour. You are shown the boiler, told the story and handed three little glasses, green, yellow and clear.',
  },
  {
    slug: 'panagia-drosiani', name: 'Panagia Drosiani', localName: 'Παναγία Δροσιανή', lat: 37.0795, lon: 25.4925, category: 'religious', tags: ['religion', 'history', 'art', 'architecture'], visit: [30, 20], hours: 'daily 10:00-17:00', price: 2, priceBand: 1, setting: 'indoor', goodFor: ['quiet', 'photos'], fame: 44, confidence: 'low',
    why: 'A stone church like a heap of loaves, with two layers of frescoes, the lower from the seventh century. An old woman keeps the key and sells candles, and the cheese of the village Moni is just above.',
  },
  {
    slug: 'apeiranthos', name: 'Apeiranthos', localName: 'Απείρανθος', lat: 37.0727, lon: 25.5214, category: 'village', tags: ['history', 'architecture', 'food', 'photography'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'views', 'first_visit'], fame: 74,
    why: 'Streets, steps and houses of the mountain village are all of marble. Its people came from Crete, make rhymes at table, and keep four museums, none of them larger than a classroom.',
  },
  {
    slug: 'mount-zas', name: 'Mount Zas', localName: 'Όρος Ζας', lat: 37.0310, lon: 25.5027, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [210, 160], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'quiet'], fame: 60,
    why: 'The roof of the Cyclades, 1,004 metres. From the chapel of Agia Marina an easy path takes an hour and a half to a top with twenty islands; the steeper one from Aria spring passes the cave of Zeus.',
  },
  {
    slug: 'kouros-of-flerio', name: 'Kouros of Flerio', localName: 'Κούρος Φλεριού, Μέλανες', lat: 37.0876, lon: 25.4465, category: 'ruins', tags: ['history', 'nature', 'art'], visit: [45, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'photos', 'heat'], fame: 54,
    why: 'A boy of marble broke his leg on the way down from the quarry around 570 before Christ and was left lying in a garden, where he still is. Lemon trees, a stream, and a second one up the hill.',
  },
  {
    slug: 'kouros-of-apollonas', name: 'Kouros of Apollonas', localName: 'Κούρος του Απόλλωνα', lat: 37.1787, lon: 25.5473, category: 'ruins', tags: ['history', 'art', 'nature'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'views'], fame: 50,
    why: 'Ten metres of bearded god lie unfinished in the quarry above the northern harbour. The road there is the best of the island, and the fish tavernas below make up for the bends.',
  },
  {
    slug: 'mikri-vigla', name: 'Mikri Vigla', localName: 'Μικρή Βίγλα', lat: 37.0195, lon: 25.3695, category: 'beach', tags: ['beach', 'sport', 'nature'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'heat'], fame: 50,
    why: 'A rocky hump parts two beaches: on the northern one kites fly all summer, on the southern one, Sahara, people merely watch. Boards and lessons are for hire.',
  },
  {
    slug: 'alyko', name: 'Alyko', localName: 'Αλυκό', lat: 36.9806, lon: 25.3897, category: 'nature', tags: ['beach', 'nature', 'photography', 'hiking'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'quiet', 'photos', 'romance'], fame: 46,
    why: 'Cedars grow in the sand of a cape above small turquoise coves. A hotel abandoned in its shell has become a gallery of murals. Bring water, as there is nothing to buy.',
  },
  {
    slug: 'bazeos-castle', name: 'Bazeos Castle', localName: 'Πύργος Μπαζαίου', lat: 37.0376, lon: 25.4529, category: 'castle', tags: ['history', 'art', 'architecture', 'music'], visit: [45, 30], hours: '06-01~09-30 daily 10:00-17:00; 10-01~05-31 daily closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 34, confidence: 'low',
    why: 'A fortified monastery of the seventeenth century by the road to the villages, restored with a light hand and filled each summer with one good exhibition, plays and music.',
  },
  {
    slug: 'eggares-olive-press', name: 'Eggares Olive Press', localName: 'Ελαιοτριβείο Εγγαρών', lat: 37.1290, lon: 25.4301, category: 'museum', tags: ['food', 'history', 'family'], visit: [40, 25], hours: '05-01~10-31 daily 11:00-17:00; 11-01~04-30 daily closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'children', 'rain'], fame: 36, confidence: 'low',
    why: 'The press worked from 1884 to 1992 and looks ready to start again. Somebody explains it in ten minutes, and then come oils, olive jam and a lemon cake.',
  },
  {
    slug: 'koufonisia', name: 'Koufonisia', localName: 'Κουφονήσια', lat: 36.9337, lon: 25.6010, category: 'island', tags: ['beach', 'nature', 'hiking'], visit: [240, 180], hours: '05-01~10-15 daily 09:00-19:00; 10-16~04-30 daily closed', price: 50, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'photos', 'romance'], fame: 56, dayTrip: true, confidence: 'low',
    why: 'A flat little island with water in six blues. A coast path links the sea pools at Pisina with the sand of Pori in an hour. Day boats go in season when the wind lets them.',
  },
  {
    slug: 'axiotissa', name: 'Axiotissa', localName: 'Αξιώτισσα', lat: 37.0185, lon: 25.3846, category: 'food', tags: ['food', 'romance'], visit: [90, 65], hours: '05-01~10-10 daily 14:00-23:00; 10-11~04-30 daily closed', price: 28, priceBand: 2, setting: 'outdoor', goodFor: ['evening', 'romance', 'children'], fame: 45, booking: 'advised', confidence: 'low',
    why: 'By the road to Kastraki, on a terrace under vines: rooster in lemon, fava, greens and cheeses from people known by name. Many on the island call it their favourite, so book.',
  },
  {
    slug: 'metaxi-mas', name: 'Metaxi Mas', localName: 'Μεταξύ Μας', lat: 37.1067, lon: 25.3757, category: 'food', tags: ['food'], visit: [80, 55], hours: '04-01~10-31 daily 12:30-24:00; 11-01~03-31 Fr-Su 13:00-23:00; 11-01~03-31 Mo-Th closed', price: 22, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain'], fame: 40, confidence: 'low',
    why: 'Tables in a bend of the old market, where rosto, octopus and fried cheese come at the price of ten years ago. The name means between ourselves, which it no longer is.',
  },
  {
    slug: 'scirocco', name: 'Scirocco', lat: 37.1031, lon: 25.3772, category: 'food', tags: ['food', 'family'], visit: [80, 55], hours: '04-01~10-31 daily 08:30-24:00; 11-01~03-31 Th-Su 12:00-23:00; 11-01~03-31 Mo-We closed', price: 22, priceBand: 2, setting: 'mixed', goodFor: ['children', 'evening', 'rain'], fame: 36, confidence: 'low',
    why: 'A family house on the square at the southern end of the Chora, quick and kind when full: moussaka, grilled sardines, Naxian potatoes, and a small thing on the house at the end.',
  },
  {
    slug: 'yiannis-taverna', name: 'Yiannis Taverna', localName: 'Ταβέρνα Γιάννης, Χαλκί', lat: 37.0630, lon: 25.4826, category: 'food', tags: ['food', 'family'], visit: [75, 50], hours: '04-01~10-31 daily 11:00-22:00; 11-01~03-31 Sa-Su 12:00-18:00; 11-01~03-31 Mo-Fr closed', price: 20, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'quiet'], fame: 35, confidence: 'low',
    why: 'In the middle of Halki, under a vine as thick as a leg, come lamb chops, mountain salad with sour cheese, and wine in a tin jug. It is the natural end of a morning in the villages.',
  },
] satisfies readonly AttractionEntry[];
