import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'delos', name: 'Delos', localName: 'Δήλος', lat: 37.4005, lon: 25.2668, category: 'ruins', tags: ['history', 'art', 'architecture', 'religion', 'unesco'], visit: [210, 150], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 Tu-Su 08:00-15:00; 11-01~03-31 Mo closed', lastEntry: 30, price: 45, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'views', 'first_visit'], fame: 97, booking: 'advised', confidence: 'low',
    why: 'Apollo was born on this bare island, and nobody was allowed to be born or die on it after. Marble lions, houses with mosaics, a theatre and no shade: take hat and water. Boats leave the old port, half an hour; the price counts both.',
  },
  {
    slug: 'little-venice', name: 'Little Venice', localName: 'Αλευκάντρα', lat: 37.4454, lon: 25.3259, category: 'neighbourhood', tags: ['architecture', 'photography', 'nightlife'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'photos', 'romance', 'evening', 'first_visit'], fame: 91,
    why: 'Captains’ houses with their balconies over the waves, handy for unloading what customs need not see. Now they pour cocktails, and the spray reaches the first row of tables at sunset.',
  },
  {
    slug: 'mykonos-windmills', name: 'Mykonos Windmills', localName: 'Κάτω Μύλοι', lat: 37.4442, lon: 25.3262, category: 'landmark', tags: ['history', 'architecture', 'photography'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'first_visit', 'children'], fame: 92,
    why: 'Five round mills with thatch hats in a row on the hill. They ground for passing ships as long as wind was cheaper than steam; the wind is still there, so hold your own hat.',
  },
  {
    slug: 'mykonos-town', name: 'Mykonos Town and Matogianni Street', localName: 'Χώρα Μυκόνου, Ματογιάννη', lat: 37.4458, lon: 25.3286, category: 'neighbourhood', tags: ['architecture', 'shopping', 'photography', 'food'], visit: [100, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'evening', 'first_visit'], fame: 89,
    why: 'White lanes laid out to confuse pirates, which work on everyone. At eight in the morning there are cats, painters renewing the joints of the paving, and perhaps a pelican; at midnight there is a queue for handbags.',
  },
  {
    slug: 'panagia-paraportiani', name: 'Panagia Paraportiani', localName: 'Παναγία Παραπορτιανή', lat: 37.4467, lon: 25.3260, category: 'religious', tags: ['architecture', 'religion', 'photography', 'history'], visit: [25, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'quiet', 'first_visit'], fame: 83,
    why: 'Four chapels at the castle’s side gate and a fifth on top, whitewashed together over three centuries until no edge was left. It is mostly locked, and the outside is the point.',
  },
  {
    slug: 'paradise-beach', name: 'Paradise Beach', localName: 'Παραλία Παράντις', lat: 37.4106, lon: 25.3563, category: 'beach', tags: ['beach', 'nightlife'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'evening'], fame: 74,
    why: 'Clear water until four, then music, then tables under feet. Buses run from the Fabrika stop all night in summer. A pair of loungers costs what a room does elsewhere, so bring a towel.',
  },
  {
    slug: 'super-paradise-beach', name: 'Super Paradise Beach', localName: 'Παραλία Σούπερ Παράντις', lat: 37.4137, lon: 25.3714, category: 'beach', tags: ['beach', 'nightlife'], visit: [170, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'evening'], fame: 62,
    why: 'A steep road ends at a bay that was naked and gay in the seventies and is now dressed in beach clubs, the eastern end less so. Boats come from Platis Gialos.',
  },
  {
    slug: 'elia-beach', name: 'Elia Beach', localName: 'Ελιά', lat: 37.4257, lon: 25.3893, category: 'beach', tags: ['beach', 'nature'], visit: [180, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'romance', 'children'], fame: 64,
    why: 'The longest sand on the south shore, sheltered from the north wind, with room at its ends and rainbow flags at one of them. The last stop of the boat along the beaches.',
  },
  {
    slug: 'platis-gialos-and-the-beach-boats', name: 'Platis Gialos and the Beach Boats', localName: 'Πλατύς Γιαλός', lat: 37.4152, lon: 25.3466, category: 'beach', tags: ['beach', 'family', 'food'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children'], fame: 60,
    why: 'Calm and shallow, with tavernas to the sand and the famous dear ones of Psarou round the rock. From the jetty small boats call at the southern beaches as buses do.',
  },
  {
    slug: 'ornos-beach', name: 'Ornos Beach', localName: 'Όρνος', lat: 37.4237, lon: 25.3243, category: 'beach', tags: ['beach', 'family'], visit: [140, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children'], fame: 52,
    why: 'The family beach, ten minutes from town by bus, on a neck of land so narrow that the other side is there when the wind turns.',
  },
  {
    slug: 'agios-sostis-beach', name: 'Agios Sostis Beach', localName: 'Άγιος Σώστης', lat: 37.4875, lon: 25.3697, category: 'beach', tags: ['beach', 'nature'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'romance'], fame: 58,
    why: 'No loungers, no music, no bar: coarse gold sand on the north side, a white chapel and a grill above that takes no bookings. Not on a day when the meltemi blows.',
  },
  {
    slug: 'ano-mera-and-panagia-tourliani', name: 'Ano Mera and Panagia Tourliani', localName: 'Άνω Μερά, Παναγία Τουρλιανή', lat: 37.4449, lon: 25.3913, category: 'village', tags: ['religion', 'history', 'food', 'architecture'], visit: [80, 45], hours: 'daily 09:00-13:00,15:30-19:00', price: 2, priceBand: 1, setting: 'mixed', goodFor: ['quiet', 'photos', 'children'], fame: 54, confidence: 'low',
    why: 'The island’s other village, where islanders live. A monastery with a marble tower and an altar screen from Florence stands on a square of tavernas that grill what the farm sent.',
  },
  {
    slug: 'armenistis-lighthouse', name: 'Armenistis Lighthouse', localName: 'Φάρος Αρμενιστής', lat: 37.4903, lon: 25.3163, category: 'viewpoint', tags: ['nature', 'photography', 'history'], visit: [50, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'quiet', 'romance'], fame: 50,
    why: 'The sunset without a bill: a tower of 1891 on the north-western cape, with Tinos across the strait and ferries below. The road is narrow and the wind is not.',
  },
  {
    slug: 'archaeological-museum-of-mykonos', name: 'Archaeological Museum of Mykonos', localName: 'Αρχαιολογικό Μουσείο Μυκόνου', lat: 37.4500, lon: 25.3287, category: 'museum', tags: ['history', 'art'], visit: [50, 30], hours: '04-01~10-31 We-Mo 09:00-16:00; 04-01~10-31 Tu closed; 11-01~03-31 We-Mo 08:30-15:30; 11-01~03-31 Tu closed', lastEntry: 20, price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 46, confidence: 'low',
    why: 'What was cleared from the graves of Delos, and a jar of the seventh century before Christ with the horse of Troy: warriors look out of windows in its side like passengers.',
  },
  {
    slug: 'aegean-maritime-museum-and-lenas-house', name: "Aegean Maritime Museum and Lena's House", localName: 'Ναυτικό Μουσείο Αιγαίου, Τρία Πηγάδια', lat: 37.4447, lon: 25.3284, category: 'museum', tags: ['history', 'architecture', 'family'], visit: [60, 40], hours: '04-15~10-31 daily 10:30-13:00,18:30-21:00; 11-01~04-14 daily closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'evening', 'children', 'heat'], fame: 38, confidence: 'low',
    why: 'Models of ships since Minos with the real lamp of the lighthouse in the garden; next door a captain’s widow’s rooms as she left them. Drink from all three wells outside and you will marry.',
  },
  {
    slug: 'bonis-windmill', name: "Boni's Windmill", localName: 'Μύλος του Μπόνη', lat: 37.4468, lon: 25.3322, category: 'viewpoint', tags: ['history', 'photography'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 44,
    why: 'The mill above the town has the view that the famous five lack: them, the harbour and Delos behind. Ten steep minutes on foot. On a Sunday in September new wine is poured there.',
  },
  {
    slug: 'cine-manto', name: 'Cine Manto', localName: 'Σινέ Μαντώ', lat: 37.4443, lon: 25.3291, category: 'theatre', tags: ['family', 'nature', 'food'], visit: [130, 110], hours: '06-01~09-30 daily 20:30-25:00; 10-01~05-31 daily closed', price: 11, priceBand: 2, setting: 'outdoor', bestTime: 'night', goodFor: ['evening', 'romance', 'quiet', 'children'], fame: 40, confidence: 'low',
    why: 'The only public garden of the town turns into a cinema under palms and cactus at dusk. Films are in their own language, wine and pitta at the bar.',
  },
  {
    slug: 'rhenia-sailing-day', name: 'Sailing Day to Rhenia', localName: 'Ρήνεια', lat: 37.4232, lon: 25.3240, category: 'experience', tags: ['beach', 'nature', 'adventure', 'food'], visit: [330, 270], hours: '05-01~10-15 daily 10:00-19:00; 10-16~04-30 daily closed', price: 130, priceBand: 4, setting: 'outdoor', goodFor: ['romance', 'photos', 'views'], fame: 56, booking: 'advised', confidence: 'low',
    why: 'From Ornos sailing boats cross to the uninhabited island beside Delos, where the sea in the southern bays is the colour that photographs are accused of. Lunch is cooked aboard; tours often add Delos.',
  },
  {
    slug: 'kalafatis-beach', name: 'Kalafatis Beach', localName: 'Καλαφάτης', lat: 37.4428, lon: 25.4213, category: 'beach', tags: ['beach', 'sport', 'family', 'nature'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet'], fame: 46,
    why: 'A long beach with tamarisks in the east, where windsurfers go and diving boats leave. On the double hill at its end people lived before Troy.',
  },
  {
    slug: 'kikis-tavern', name: "Kiki's Tavern", localName: 'Ταβέρνα της Κικής', lat: 37.4869, lon: 25.3690, category: 'food', tags: ['food', 'nature'], visit: [90, 60], hours: '05-01~10-10 daily 12:30-19:00; 10-11~04-30 daily closed', price: 40, priceBand: 3, setting: 'outdoor', goodFor: ['romance', 'views', 'quiet'], fame: 52, confidence: 'low',
    why: 'No sign, no electricity, no bookings: a grill with pork chops and octopus under a vine above Agios Sostis. One waits an hour with free wine, and swims meanwhile.',
  },
  {
    slug: 'kounelas', name: 'Kounelas', localName: 'Κουνέλας', lat: 37.4470, lon: 25.3267, category: 'food', tags: ['food'], visit: [90, 60], hours: '04-01~10-31 daily 18:30-24:00; 11-01~03-31 Fr-Su 19:00-23:00; 11-01~03-31 Mo-Th closed', price: 45, priceBand: 3, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'romance'], fame: 40, confidence: 'low',
    why: 'Fish by weight from the tray, grilled in a lane near the harbour by a fisherman’s family. Ask the price of the kilo first, as everywhere here.',
  },
  {
    slug: 'to-maereio', name: 'To Maereio', localName: 'Το Μαερειό', lat: 37.4450, lon: 25.3289, category: 'food', tags: ['food', 'wine'], visit: [85, 60], hours: '04-15~10-31 daily 18:30-24:00; 11-01~04-14 daily closed', price: 32, priceBand: 2, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 38, confidence: 'low',
    why: 'A small room in Kalogera with a short list: meatballs, island sausage, courgette flowers and kopanisti that bites. Fair prices, so there is a queue.',
  },
  {
    slug: 'joannas-nikos-place', name: "Joanna's Nikos Place", localName: 'Μεγάλη Άμμος', lat: 37.4407, lon: 25.3266, category: 'food', tags: ['food', 'family', 'beach'], visit: [85, 60], hours: '04-15~10-31 daily 12:00-23:00; 11-01~04-14 daily closed', price: 30, priceBand: 2, setting: 'outdoor', goodFor: ['evening', 'children', 'romance', 'views'], fame: 36, confidence: 'low',
    why: 'Moussaka and stuffed tomatoes on the terrace above Megali Ammos, ten minutes on foot beyond the windmills, with the sun going down in front.',
  },
] satisfies readonly AttractionEntry[];
