import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'knossos', name: 'Knossos', localName: 'Ανάκτορο Κνωσού', lat: 35.2979, lon: 25.1631, category: 'ruins', tags: ['history', 'architecture', 'art', 'unesco'], visit: [120, 80], hours: '04-01~08-31 daily 08:00-20:00; 09-01~10-31 daily 08:00-18:00; 11-01~03-31 daily 08:30-17:00', price: 20, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'photos', 'first_visit'], fame: 98, booking: 'advised', confidence: 'low',
    why: "Europe's first palace, or what Arthur Evans thought it looked like: red columns in concrete, a throne, storage jars as tall as you. Be there at eight, before the coaches, or in the last two hours.",
  },
  {
    slug: 'heraklion-archaeological-museum', name: 'Heraklion Archaeological Museum', localName: 'Αρχαιολογικό Μουσείο Ηρακλείου', lat: 35.3388, lon: 25.1371, category: 'museum', tags: ['history', 'art', 'family'], visit: [120, 75], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 08:30-16:00', price: 12, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'children', 'wheelchair', 'first_visit'], fame: 97, confidence: 'low',
    why: 'The bull leaper, the snake goddesses, the bees of Malia and a clay disc that nobody can read are all here. Nearly everything the Minoans left is, in twenty-seven rooms and good order.',
  },
  {
    slug: 'koules-fortress', name: 'Koules Fortress', localName: 'Ρόκκα αλ Μάρε, Κούλες', lat: 35.3446, lon: 25.1368, category: 'castle', tags: ['history', 'architecture', 'photography'], visit: [60, 35], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 Mo,We-Su 08:30-15:30; 11-01~03-31 Tu closed', price: 10, priceBand: 2, setting: 'mixed', bestTime: 'sunset', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 78, confidence: 'low',
    why: 'Walls eight metres thick hold off the sea at the mouth of the old harbour, with the lion of Venice over the door. In the vaults lie cannons that Cousteau raised from a wreck; walk on along the mole.',
  },
  {
    slug: 'lions-square', name: 'Lions Square', localName: 'Πλατεία Λιονταριών, Κρήνη Μοροζίνι', lat: 35.3391, lon: 25.1331, category: 'square', tags: ['architecture', 'food', 'history'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair', 'first_visit'], fame: 64,
    why: "Four lions have spat, or not, into a Venetian fountain since 1628. Around it bougatsa is cut by the kilo since the twenties, and the Loggia and St Mark's are in the next street.",
  },
  {
    slug: 'central-market-street', name: 'Central Market Street', localName: 'Οδός 1866', lat: 35.3374, lon: 25.1330, category: 'market', tags: ['food', 'shopping', 'photography'], visit: [45, 25], hours: 'Mo-Sa 08:00-15:00; Su closed', price: 0, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos'], fame: 50,
    why: 'A lane of herbs, graviera, snails in nets and knives with verses on them. At its top, by a headless Roman and a Turkish pump house, old men drink coffee under trees.',
  },
  {
    slug: 'saint-titus-church', name: 'Saint Titus Church', localName: 'Άγιος Τίτος', lat: 35.3399, lon: 25.1346, category: 'religious', tags: ['religion', 'architecture', 'history'], visit: [25, 15], hours: 'daily 08:00-13:00,17:00-20:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 42, confidence: 'low',
    why: "Byzantine church, Venetian church, mosque, and since 1925 church again; the minaret went. The skull of Paul's companion came back from Venice in 1966 in a gold case.",
  },
  {
    slug: 'historical-museum-of-crete', name: 'Historical Museum of Crete', localName: 'Ιστορικό Μουσείο Κρήτης', lat: 35.3411, lon: 25.1299, category: 'museum', tags: ['history', 'art'], visit: [90, 50], hours: '04-01~10-31 Mo-Sa 09:00-17:00; 04-01~10-31 Su 10:30-15:00; 11-01~03-31 Mo-Sa 09:00-15:30; 11-01~03-31 Su closed', price: 6, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 54, confidence: 'low',
    why: "From the first Christians to the war: a model of the besieged town, a village house, Kazantzakis's study, and two small El Grecos, the only ones on the island where he was born.",
  },
  {
    slug: 'venetian-walls-and-kazantzakiss-tomb', name: "Venetian Walls and Kazantzakis's Tomb", localName: 'Ενετικά Τείχη, Τάφος Καζαντζάκη', lat: 35.3306, lon: 25.1328, category: 'historic', tags: ['history', 'architecture', 'photography', 'hiking'], visit: [70, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 56,
    why: 'The Turks needed twenty-one years to take these walls. On their southern bastion lies the author of Zorba, whom the Church did not want, under a wooden cross: I hope for nothing, I fear nothing, I am free.',
  },
  {
    slug: 'natural-history-museum-of-crete', name: 'Natural History Museum of Crete', localName: 'Μουσείο Φυσικής Ιστορίας Κρήτης', lat: 35.3418, lon: 25.1251, category: 'museum', tags: ['family', 'nature', 'wildlife'], visit: [90, 60], hours: 'Mo-Fr 09:00-17:00; Sa-Su 10:00-18:00', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'wheelchair'], fame: 44, confidence: 'low',
    why: 'In a power station on the sea stands an elephant-like beast found on Crete, eight metres long. A classroom shakes like past earthquakes, and the youngest dig for bones in the cellar.',
  },
  {
    slug: 'archanes-and-fourni', name: 'Archanes and Fourni', localName: 'Αρχάνες', lat: 35.2369, lon: 25.1610, category: 'village', tags: ['wine', 'food', 'architecture', 'history'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet', 'evening'], fame: 56,
    why: 'Ochre and blue houses, roses and a square under planes: the wine village has been restored with taste. On the hill of Fourni Minoans lie in beehive tombs, on Anemospilia a human was once sacrificed.',
  },
  {
    slug: 'cretan-wine-tasting', name: 'Cretan Wine Tasting', localName: 'Κτήμα Λυραράκη, Αλάγνι', lat: 35.1877, lon: 25.2137, category: 'experience', tags: ['wine', 'food', 'nature'], visit: [100, 70], hours: '04-01~10-31 Mo-Sa 11:00-18:00; 04-01~10-31 Su closed; 11-01~03-31 Mo-Fr 10:00-15:00; 11-01~03-31 Sa-Su closed', price: 25, priceBand: 2, setting: 'mixed', goodFor: ['views', 'romance', 'rain'], fame: 46, booking: 'advised', confidence: 'low',
    why: 'The Lyrarakis family saved two white grapes, Dafni and Plyto, from dying out. Tastings in the hills of Alagni come with cheese and rusks; let someone else drive.',
  },
  {
    slug: 'cretaquarium', name: 'Cretaquarium', localName: 'Ενυδρείο Κρήτης', lat: 35.3326, lon: 25.2823, category: 'aquarium', tags: ['family', 'wildlife', 'nature'], visit: [100, 60], hours: '04-01~10-31 daily 09:30-19:00; 11-01~03-31 daily 09:30-16:00', price: 12, priceBand: 2, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'wheelchair'], fame: 48, confidence: 'low',
    why: 'Sixty tanks of the Mediterranean on an old American base at Gournes: sharks, groupers, jellyfish lit like lamps. Fifteen kilometres east by coach, with a beach next to it.',
  },
  {
    slug: 'ammoudara-beach', name: 'Ammoudara Beach', localName: 'Αμμουδάρα', lat: 35.3369, lon: 25.0792, category: 'beach', tags: ['beach', 'family', 'sport'], visit: [150, 80], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'heat'], fame: 46,
    why: 'Six kilometres of sand begin where the stadium ends, with reeds, bars and a reef that makes pools for children. When the north wind blows it is for surfers.',
  },
  {
    slug: 'matala-beach-and-caves', name: 'Matala Beach and Caves', localName: 'Μάταλα', lat: 34.9948, lon: 24.7487, category: 'beach', tags: ['beach', 'history', 'photography'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children', 'views'], fame: 72, dayTrip: true,
    why: 'Roman graves in a sandstone cliff became flats for hippies in the sixties, Joni Mitchell among them, until the bishop had enough. A bay, tavernas, and the caves for a small ticket. Ninety minutes south.',
  },
  {
    slug: 'phaistos', name: 'Phaistos', localName: 'Φαιστός', lat: 35.0513, lon: 24.8146, category: 'ruins', tags: ['history', 'architecture', 'nature', 'unesco'], visit: [80, 50], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 08:30-17:00', price: 15, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'quiet'], fame: 62, confidence: 'low',
    why: 'The second palace of the Minoans was left as found, a broad stair and courts on a hill, with Mount Ida behind and the plain of Messara below. The disc came from a cellar here.',
  },
  {
    slug: 'gortyn', name: 'Gortyn', localName: 'Γόρτυνα', lat: 35.0632, lon: 24.9470, category: 'ruins', tags: ['history', 'architecture'], visit: [60, 40], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 08:30-15:30', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['quiet', 'heat'], fame: 44, confidence: 'low',
    why: 'The Roman capital lies about in an olive grove. Its law on divorce, inheritance and slander, older than Plato, is cut in the wall of the Odeon, to be read from right to left and back like an ox ploughs.',
  },
  {
    slug: 'lasithi-plateau-and-psychro-cave', name: 'Lasithi Plateau and Psychro Cave', localName: 'Δικταίο Άντρο, Ψυχρό', lat: 35.1627, lon: 25.4451, category: 'nature', tags: ['nature', 'history', 'hiking'], visit: [120, 80], hours: '04-01~10-31 daily 08:00-20:00; 11-01~03-31 daily 08:30-15:30', price: 10, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['photos', 'heat', 'children'], fame: 60, confidence: 'low',
    why: 'Zeus was born here, if not elsewhere: a path climbs to a hole with stairs down to a green pool among stalactites. Around it is a ring of mountains with orchards, and the last of ten thousand windmills.',
  },
  {
    slug: 'malia-palace', name: 'Malia Palace', localName: 'Ανάκτορο Μαλίων', lat: 35.2931, lon: 25.4928, category: 'ruins', tags: ['history', 'beach', 'unesco'], visit: [70, 45], hours: '04-01~10-31 Mo,We-Su 08:30-15:30; 11-01~03-31 Mo,We-Su 08:30-15:30; Tu closed', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['quiet', 'photos'], fame: 42, confidence: 'low',
    why: 'Red stone, round granaries and a table for offerings lie by a good beach, two kilometres and four thousand years from the bars of Malia. The bee pendant was in a grave near the shore.',
  },
  {
    slug: 'spinalonga', name: 'Spinalonga', localName: 'Σπιναλόγκα', lat: 35.2975, lon: 25.7381, category: 'island', tags: ['history', 'architecture', 'photography'], visit: [180, 120], hours: '04-10~10-31 daily 08:30-18:00; 11-01~04-09 daily closed', price: 20, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 64, dayTrip: true, confidence: 'low',
    why: 'An island fortress of the Venetians was the last leper colony of Europe until 1957. Boats go over from Elounda and Plaka; the street of the sick, with its shops and cradle, is hard to forget.',
  },
  {
    slug: 'peskesi', name: 'Peskesi', localName: 'Πεσκέσι', lat: 35.3396, lon: 25.1316, category: 'food', tags: ['food', 'wine', 'history'], visit: [100, 70], hours: 'daily 13:00-24:00', price: 32, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 58, booking: 'advised', confidence: 'low',
    why: "In a captain's house the farm's own herbs, black pork hung from hooks, snails and carob bread bring Minoan cooking as near as scholars allow. Reserve days ahead in summer.",
  },
  {
    slug: 'phyllo-sofies', name: 'Phyllo Sofies', localName: 'Φύλλο Σοφίες', lat: 35.3393, lon: 25.1333, category: 'food', tags: ['food', 'history'], visit: [30, 20], hours: 'daily 06:00-23:00', price: 6, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'rain'], fame: 42, confidence: 'low',
    why: 'Facing the lions since 1922, when a refugee from Asia Minor brought the recipe. Order the cheese bougatsa, half with sugar, and it is chopped before you.',
  },
  {
    slug: 'ippokambos', name: 'Ippokambos', localName: 'Ιππόκαμπος', lat: 35.3427, lon: 25.1340, category: 'food', tags: ['food'], visit: [70, 50], hours: 'Mo-Sa 12:30-23:30; Su closed', price: 20, priceBand: 2, setting: 'outdoor', goodFor: ['evening', 'children'], fame: 40, confidence: 'low',
    why: 'Small plates of fish at the sea front: fried anchovies, cuttlefish in wine, shrimps, all on one paper cloth. There is a row of tables by the water and usually somebody waiting for one.',
  },
] satisfies readonly AttractionEntry[];
