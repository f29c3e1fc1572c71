import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'corfu-old-town', name: 'Corfu Old Town', localName: 'Παλιά Πόλη, Καντούνια', lat: 39.6246, lon: 19.9221, category: 'neighbourhood', tags: ['history', 'architecture', 'shopping', 'photography', 'unesco'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'evening', 'romance', 'first_visit'], fame: 96,
    why: 'Alleys called kantounia run under washing and swallows between houses of five floors, built high since the walls left no room. Get lost in Campiello, and you will come out at the sea or at a church.',
  },
  {
    slug: 'old-fortress', name: 'Old Fortress', localName: 'Παλαιό Φρούριο', lat: 39.6239, lon: 19.9285, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [90, 60], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 08:30-15:30', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'first_visit'], fame: 86, confidence: 'low',
    why: 'A double crag behind a canal that Venice dug through, with a British church like a temple below. The climb to the lighthouse shows the town, the airport and the mountains of Albania.',
  },
  {
    slug: 'spianada-and-the-liston', name: 'Spianada and the Liston', localName: 'Σπιανάδα, Λιστόν', lat: 39.6252, lon: 19.9236, category: 'square', tags: ['architecture', 'food', 'history', 'family'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair', 'first_visit'], fame: 80,
    why: 'The French built an arcade like the Rue de Rivoli, the British laid a cricket pitch in front of it, and the Greeks put tables in between. Fielders still chase balls among the parked cars.',
  },
  {
    slug: 'saint-spyridon-church', name: 'Saint Spyridon Church', localName: 'Άγιος Σπυρίδων', lat: 39.6256, lon: 19.9222, category: 'religious', tags: ['religion', 'architecture', 'history'], visit: [30, 15], hours: 'daily 08:00-20:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 62,
    why: 'The patron lies in a silver coffin, and half the men of the island have his name. He is carried round the town four times a year for having driven off plague, famine and the Turks.',
  },
  {
    slug: 'palace-of-st-michael-and-st-george', name: 'Palace of St Michael and St George', localName: 'Ανάκτορα, Μουσείο Ασιατικής Τέχνης', lat: 39.6271, lon: 19.9247, category: 'museum', tags: ['art', 'history', 'architecture'], visit: [80, 50], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 Mo,We-Su 08:30-15:30; 11-01~03-31 Tu closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'wheelchair'], fame: 60, confidence: 'low',
    why: "The British commissioner's palace of Maltese stone holds the one museum of Asian art in Greece, the gift of a diplomat who could not stop: samurai, Noh masks, porcelain. The café behind is over the sea.",
  },
  {
    slug: 'new-fortress', name: 'New Fortress', localName: 'Νέο Φρούριο', lat: 39.6256, lon: 19.9166, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [50, 30], hours: 'daily 09:00-15:30', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 46, confidence: 'low',
    why: 'New means 1576. Dark tunnels and a fig tree or two lead up to the best view of the roofs, with the fish and vegetable market in the moat beneath.',
  },
  {
    slug: 'corfu-central-market', name: 'Corfu Central Market', localName: 'Λαϊκή Αγορά', lat: 39.6245, lon: 19.9164, category: 'market', tags: ['food', 'photography'], visit: [40, 20], hours: 'Mo-Sa 07:00-14:00; Su closed', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos'], fame: 44,
    why: 'Under the wall of the New Fortress are wild greens, courgette flowers, fish with clear eyes and kumquats in all states. A counter at the end pours coffee for the sellers.',
  },
  {
    slug: 'corfu-archaeological-museum', name: 'Corfu Archaeological Museum', localName: 'Αρχαιολογικό Μουσείο Κέρκυρας', lat: 39.6190, lon: 19.9241, category: 'museum', tags: ['history', 'art'], visit: [60, 40], hours: 'Mo,We-Su 08:30-15:30; Tu closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 46, confidence: 'low',
    why: 'A Gorgon three metres tall runs across a wall seventeen metres wide: the oldest stone pediment in Greece, with snakes for a belt and her tongue out. The rest of the new rooms keep a respectful distance.',
  },
  {
    slug: 'mon-repos-and-paleopolis', name: 'Mon Repos and Paleopolis', localName: 'Μον Ρεπό', lat: 39.6063, lon: 19.9256, category: 'park', tags: ['nature', 'history', 'architecture'], visit: [90, 50], hours: 'daily 08:00-19:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'children', 'heat'], fame: 52, confidence: 'low',
    why: 'In a park gone pleasantly wild stand the villa where Prince Philip was born on a table, and two Greek temples hardly anybody finds. A path goes down to a jetty for a swim.',
  },
  {
    slug: 'kanoni-vlacherna-and-mouse-island', name: 'Kanoni, Vlacherna and Mouse Island', localName: 'Κανόνι, Βλαχέρνα, Ποντικονήσι', lat: 39.5876, lon: 19.9254, category: 'viewpoint', tags: ['photography', 'nature', 'religion'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'children', 'first_visit'], fame: 78,
    why: 'A white convent at the end of a mole, behind it an islet with cypresses that was the ship of Odysseus until it turned to stone. Aeroplanes land at eye level beside the café.',
  },
  {
    slug: 'achilleion-palace', name: 'Achilleion Palace', localName: 'Αχίλλειον', lat: 39.5626, lon: 19.9044, category: 'palace', tags: ['history', 'architecture', 'art'], visit: [80, 50], hours: '04-01~10-31 daily 08:00-19:00; 11-01~03-31 daily 08:30-15:30', price: 7, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 64, confidence: 'low',
    why: 'Empress Elisabeth built it in 1890 to be alone with Achilles and Heine, and the Kaiser bought it to be seen with them. The house has been under repair; terrace and statues are open and the view is intact.',
  },
  {
    slug: 'paleokastritsa', name: 'Paleokastritsa', localName: 'Παλαιοκαστρίτσα', lat: 39.6733, lon: 19.7030, category: 'beach', tags: ['beach', 'nature', 'photography'], visit: [170, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'children', 'photos', 'heat', 'first_visit'], fame: 88,
    why: 'Six coves lie between cliffs and olives, with water that stays cold and clear to the bottom. Boats at the jetty go into caves and to beaches without a road.',
  },
  {
    slug: 'paleokastritsa-monastery', name: 'Paleokastritsa Monastery', localName: 'Μονή Παναγίας Παλαιοκαστρίτσας', lat: 39.6752, lon: 19.7017, category: 'religious', tags: ['religion', 'photography', 'history', 'nature'], visit: [40, 25], hours: '04-01~10-31 daily 07:00-13:00,15:00-20:00; 11-01~03-31 daily closed', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'morning', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 52, confidence: 'low',
    why: "Monks, cats and bougainvillea share a white terrace over the sea since the thirteenth century. An olive press and a whale's backbone are in the little museum; come before the coaches at half past nine.",
  },
  {
    slug: 'angelokastro', name: 'Angelokastro', localName: 'Αγγελόκαστρο', lat: 39.6784, lon: 19.6871, category: 'castle', tags: ['history', 'hiking', 'photography', 'nature'], visit: [70, 45], hours: '04-01~10-31 Mo,We-Su 08:30-15:30; 04-01~10-31 Tu closed; 11-01~03-31 daily closed', price: 4, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'photos', 'quiet'], fame: 54, confidence: 'low',
    why: 'The last Byzantine fort of the west, on a cone three hundred metres over the surf. It held out in every siege, mainly because of the way up, which today has steps. The bend at Lakones has the coffee.',
  },
  {
    slug: 'sidari-and-the-canal-damour', name: "Sidari and the Canal d'Amour", localName: 'Σιδάρι, Κανάλι του Έρωτα', lat: 39.7957, lon: 19.7012, category: 'beach', tags: ['beach', 'nature', 'photography', 'family'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children'], fame: 50,
    why: 'Striped sandstone makes fingers, arches and small swimming lanes; to swim the narrowest is said to lead to marriage. The village behind is British in its breakfasts. Cape Drastis is the wilder edge.',
  },
  {
    slug: 'old-perithia', name: 'Old Perithia', localName: 'Παλαιά Περίθεια', lat: 39.7640, lon: 19.8745, category: 'village', tags: ['history', 'hiking', 'food', 'architecture'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'photos', 'views'], fame: 52,
    why: 'High on Mount Pantokrator lies a stone village left by all its people for the coast, eight churches and a hundred and thirty houses. Four tavernas came back, with walnut cake and honey.',
  },
  {
    slug: 'mount-pantokrator', name: 'Mount Pantokrator', localName: 'Παντοκράτωρ', lat: 39.7478, lon: 19.8705, category: 'viewpoint', tags: ['nature', 'hiking', 'photography'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 48,
    why: 'One drives to 906 metres, to a monastery that has a mast in its courtyard. Below lie the whole island, the strait and, on days after rain, Italy.',
  },
  {
    slug: 'kassiopi', name: 'Kassiopi', localName: 'Κασσιόπη', lat: 39.7893, lon: 19.9224, category: 'village', tags: ['food', 'beach', 'history'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'photos', 'evening'], fame: 46,
    why: 'A horseshoe harbour below a ruined castle, with coves of white pebbles round the headland and Albania so near that phones change country. Nero sang here, and they let him.',
  },
  {
    slug: 'glyfada-beach', name: 'Glyfada Beach', localName: 'Παραλία Γλυφάδα', lat: 39.6130, lon: 19.8069, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [170, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'heat'], fame: 56,
    why: 'The broadest sand of the west coast, under a slope of olives, sixteen kilometres from town by bus. At Pelekas above it the Kaiser had a seat cut for himself to watch the sun go down.',
  },
  {
    slug: 'paxos-and-antipaxos-cruise', name: 'Paxos and Antipaxos Cruise', localName: 'Παξοί και Αντίπαξοι', lat: 39.1972, lon: 20.1853, category: 'island', tags: ['nature', 'beach', 'photography'], visit: [330, 270], hours: '05-01~10-15 daily 09:00-18:00; 10-16~04-30 daily closed', price: 45, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'children', 'photos'], fame: 62, booking: 'advised', dayTrip: true, confidence: 'low',
    why: 'Boats from the old port run down to the blue caves of Paxos, the lemon-coloured harbour of Gaios and a swim off Antipaxos, where the water is a colour out of a mouthwash advertisement.',
  },
  {
    slug: 'lake-korission-and-halikounas-beach', name: 'Lake Korission and Halikounas Beach', localName: 'Λίμνη Κορισσίων, Χαλικούνας', lat: 39.4386, lon: 19.8885, category: 'nature', tags: ['nature', 'wildlife', 'beach', 'hiking'], visit: [140, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'views'], fame: 40,
    why: 'A lagoon with flamingos in passage is kept from the sea by five kilometres of dune with cedars on it, and kites over it. The beach of Halikounas has no hotel at all.',
  },
  {
    slug: 'rex', name: 'Rex', localName: 'Εστιατόριο Ρεξ', lat: 39.6248, lon: 19.9230, category: 'food', tags: ['food', 'history'], visit: [90, 65], hours: 'daily 12:00-24:00', price: 30, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 42, confidence: 'low',
    why: "Behind the Liston since 1932, with starched cloths and the dishes of the island cooked as by somebody's strict aunt: pastitsada with rooster, sofrito, swordfish bourdeto.",
  },
  {
    slug: 'rouvas', name: 'Rouvas', localName: 'Ρούβας', lat: 39.6229, lon: 19.9180, category: 'food', tags: ['food'], visit: [55, 40], hours: 'Mo-Sa 09:00-17:00; Su closed', price: 14, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 38, confidence: 'low',
    why: 'Lunch for the lawyers and the market women: trays of baked things behind glass, a different list each day, and done by five. Point at it.',
  },
  {
    slug: 'klimataria', name: 'Klimataria', localName: 'Κληματαριά, Μπενίτσες', lat: 39.5477, lon: 19.9122, category: 'food', tags: ['food'], visit: [90, 65], hours: '04-01~10-31 Tu-Su 18:30-23:30; 04-01~10-31 Mo closed; 11-01~03-31 Fr-Su 13:00-22:00; 11-01~03-31 Mo-Th closed', price: 35, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'romance'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'At Benitses one family buys what two boats bring and does as little to it as possible. Bourdeto, grilled squid, greens from the hill; the room is small and people drive here for it.',
  },
  {
    slug: 'papagiorgis', name: 'Papagiorgis', localName: 'Παπαγιώργης', lat: 39.6249, lon: 19.9210, category: 'food', tags: ['food', 'family'], visit: [20, 10], hours: 'daily 09:00-23:00', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['children', 'rain', 'evening'], fame: 36, confidence: 'low',
    why: 'Ice cream made by the same house since 1924, in a shop two steps from the Liston. Kumquat is the flavour of duty, chocolate with almond the one of pleasure.',
  },
] satisfies readonly AttractionEntry[];
