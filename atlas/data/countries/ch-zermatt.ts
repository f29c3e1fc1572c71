import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'gornergrat-railway', name: 'Gornergrat Railway', localName: 'Gornergrat Bahn', lat: 45.9834, lon: 7.7838, category: 'viewpoint', tags: ['nature', 'photography', 'hiking', 'family'], visit: [180, 120], hours: 'daily 07:00-18:00', price: 115, priceBand: 4, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'wheelchair', 'first_visit'], fame: 98, confidence: 'low',
    why: 'The rack railway of 1898 climbs in thirty-three minutes to 3,089 metres, where twenty-nine peaks over four thousand stand round a river of ice. The first train has the light and the seats on the right.',
  },
  {
    slug: 'matterhorn-view-from-the-kirchbrucke', name: 'Matterhorn View from the Kirchbrücke', localName: 'Matterhorn', lat: 46.0188, lon: 7.7486, category: 'viewpoint', tags: ['photography', 'nature'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunrise', goodFor: ['free', 'views', 'photos', 'romance', 'first_visit'], fame: 92,
    why: 'From the church bridge the whole pyramid stands over the roofs, 4,478 metres high. For five minutes at dawn the tip turns orange, watched by a row of people in hotel slippers.',
  },
  {
    slug: 'matterhorn-glacier-paradise', name: 'Matterhorn Glacier Paradise', lat: 45.9384, lon: 7.7299, category: 'viewpoint', tags: ['nature', 'adventure', 'photography', 'family'], visit: [200, 130], hours: '05-01~10-31 daily 08:30-16:20; 11-01~04-30 daily 08:30-15:45', price: 115, priceBand: 4, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 93, confidence: 'low',
    why: 'Cable cars in three stages reach 3,883 metres, the highest station of Europe, with a platform between Mont Blanc and the Gran Paradiso and an ice palace below it. Go on the clear day and walk slowly.',
  },
  {
    slug: 'five-lakes-walk', name: 'Five Lakes Walk', localName: '5-Seenweg', lat: 46.0163, lon: 7.7868, category: 'nature', tags: ['hiking', 'nature', 'photography', 'family'], visit: [210, 150], hours: '06-15~10-10 daily 08:00-17:00; 10-11~06-14 daily closed', price: 45, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children'], fame: 86, confidence: 'low',
    why: 'From Blauherd two and a half hours lead past Stellisee, Grindjisee, Grünsee, Moosjisee and Leisee. Three of them show the Matterhorn upside down if you come before the wind, about nine.',
  },
  {
    slug: 'sunnegga-and-leisee', name: 'Sunnegga and Leisee', localName: 'Sunnegga Paradise', lat: 46.0157, lon: 7.7711, category: 'viewpoint', tags: ['nature', 'family', 'hiking', 'photography'], visit: [120, 70], hours: '06-01~10-20 daily 08:00-18:00; 10-21~11-25 daily closed; 11-26~04-30 daily 08:30-16:30; 05-01~05-31 daily closed', price: 28, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'views', 'photos', 'wheelchair'], fame: 74, confidence: 'low',
    why: 'Four minutes in a tunnel funicular, then a terrace in the sun with the best-known angle on the peak. A lift goes down to a bathing lake with a raft that children pull across on a rope.',
  },
  {
    slug: 'schwarzsee', name: 'Schwarzsee', localName: 'Schwarzsee Paradise', lat: 45.9906, lon: 7.7080, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [120, 75], hours: '06-10~10-20 daily 08:30-16:45; 10-21~11-25 daily closed; 11-26~04-30 daily 08:30-16:00; 05-01~06-09 daily closed', price: 58, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'photos', 'quiet'], fame: 66, confidence: 'low',
    why: 'At the foot of the north face a dark little lake holds a chapel in its reflection, built by two men who came home out of a fog. Paths lead down through larches to Zmutt in two hours.',
  },
  {
    slug: 'riffelsee', name: 'Riffelsee', localName: 'Riffelsee, Rotenboden', lat: 45.9849, lon: 7.7617, category: 'nature', tags: ['nature', 'photography', 'hiking'], visit: [90, 50], hours: '06-15~10-15 daily 07:30-18:00; 10-16~06-14 daily closed', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'free'], fame: 70,
    why: 'Ten minutes below the stop Rotenboden on the Gornergrat line lies the tarn where every postcard of the doubled Matterhorn is taken. Walk on to Riffelberg among sheep with black noses.',
  },
  {
    slug: 'matterhorn-museum', name: 'Matterhorn Museum', localName: 'Matterhorn Museum – Zermatlantis', lat: 46.0199, lon: 7.7473, category: 'museum', tags: ['history', 'sport', 'family'], visit: [70, 45], hours: '07-01~09-30 daily 14:00-18:00; 10-01~10-31 daily 15:00-18:00; 11-01~11-30 Fr-Su 15:00-18:00; 11-01~11-30 Mo-Th closed; 12-01~06-30 daily 15:00-18:00', price: 12, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'first_visit'], fame: 63, confidence: 'low',
    why: 'Under a glass dome by the church a village of 1865 is dug in as if found by archaeologists. In its last room lies the rope that broke, thin as a washing line, and the question who cut it.',
  },
  {
    slug: 'hinterdorf', name: 'Hinterdorf', localName: 'Hinterdorfstrasse', lat: 46.0207, lon: 7.7497, category: 'historic', tags: ['history', 'architecture', 'photography'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'quiet', 'first_visit'], fame: 60,
    why: 'Thirty black larch barns and stables, some five hundred years old, stand on stone discs that kept mice out of the grain. Two lanes behind the watch shops, and hardly anyone goes.',
  },
  {
    slug: 'mountaineers-cemetery-and-st-mauritius', name: "Mountaineers' Cemetery and St Mauritius", localName: 'Bergsteigerfriedhof, Pfarrkirche St. Mauritius', lat: 46.0196, lon: 7.7469, category: 'cemetery', tags: ['history', 'religion'], visit: [35, 20], hours: 'daily 08:00-20:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'rain'], fame: 50,
    why: 'Ice axes and ropes lie on graves of people of seventeen or of seventy; one stone says, I chose to climb. In the church an ark of animals floats across the ceiling.',
  },
  {
    slug: 'gorner-gorge', name: 'Gorner Gorge', localName: 'Gornerschlucht', lat: 46.0093, lon: 7.7436, category: 'nature', tags: ['nature', 'adventure', 'family'], visit: [50, 30], hours: '06-01~10-15 daily 09:15-17:45; 10-16~05-31 daily closed', price: 6, priceBand: 1, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'photos', 'heat'], fame: 52, confidence: 'low',
    why: 'Wooden stairs bolted to green serpentine follow the meltwater through a cleft, twenty minutes on foot above the village. Sun reaches the bottom around four in September.',
  },
  {
    slug: 'charles-kuonen-suspension-bridge', name: 'Charles Kuonen Suspension Bridge', localName: 'Charles Kuonen Hängebrücke, Randa', lat: 46.1013, lon: 7.8020, category: 'bridge', tags: ['hiking', 'adventure', 'nature', 'photography'], visit: [270, 210], hours: '06-01~10-20 daily 07:00-18:00; 10-21~05-31 daily closed', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views', 'photos'], fame: 62, confidence: 'low',
    why: 'Almost half a kilometre of steel mesh hangs eighty-five metres above a torn valley side. Climb two hours from Randa station to it and come down by the other side; the middle sways less than one fears.',
  },
  {
    slug: 'hornli-hut-trail', name: 'Hörnli Hut Trail', localName: 'Hörnlihütte', lat: 45.9825, lon: 7.6770, category: 'nature', tags: ['hiking', 'adventure', 'nature'], visit: [300, 240], hours: '07-01~09-20 daily 08:00-17:00; 09-21~06-30 daily closed', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'views'], fame: 46,
    why: 'From Schwarzsee a stony zigzag with ropes and ladders reaches the hut at 3,260 metres where climbers sleep before the ridge. Fit walkers need two hours up and eat rösti beside the nervous.',
  },
  {
    slug: 'zermatt-ski-area', name: 'Zermatt Ski Area', localName: 'Matterhorn Ski Paradise', lat: 46.0126, lon: 7.7463, category: 'experience', tags: ['sport', 'adventure', 'nature', 'family'], visit: [240, 180], hours: '11-25~04-30 daily 08:30-16:00; 05-01~11-24 daily closed', price: 92, priceBand: 4, setting: 'outdoor', goodFor: ['views', 'children', 'first_visit'], fame: 84, confidence: 'low',
    why: 'Three hundred and sixty kilometres of runs over two countries: ski to Cervinia for lunch and be back before the lifts stop. Snow is sure from Christmas to April, and the huts cook well.',
  },
  {
    slug: 'zmutt-hamlet', name: 'Zmutt Hamlet', localName: 'Zmutt', lat: 46.0067, lon: 7.7173, category: 'village', tags: ['hiking', 'nature', 'photography', 'food'], visit: [130, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet', 'views', 'photos'], fame: 44,
    why: "An hour's easy walk through larches and past a gorge leads to a chapel and a dozen dark barns in a meadow. Two inns put benches out in summer; the return can go by Furi and the cable car.",
  },
  {
    slug: 'forest-fun-park', name: 'Forest Fun Park', lat: 46.0130, lon: 7.7437, category: 'experience', tags: ['adventure', 'family', 'sport'], visit: [150, 100], hours: '06-15~09-15 daily 10:00-18:00; 04-15~06-14 Sa-Su 12:00-18:00; 04-15~06-14 Mo-Fr closed; 09-16~10-20 Sa-Su 12:00-18:00; 09-16~10-20 Mo-Fr closed; 10-21~04-14 daily closed', price: 36, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children'], fame: 34, confidence: 'low',
    why: 'Rope bridges, nets and zip lines in three grades among larches by the river, one of them for four-year-olds. A fine thing for the afternoon when the peak has gone into its cloud.',
  },
  {
    slug: 'bahnhofstrasse', name: 'Bahnhofstrasse', lat: 46.0216, lon: 7.7480, category: 'street', tags: ['shopping', 'food', 'architecture'], visit: [50, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'children', 'wheelchair'], fame: 48,
    why: 'Half a kilometre of rucksacks, chocolate and watches at the price of a chalet. In summer a herd of blackneck goats is driven along it about nine in the morning and five in the afternoon.',
  },
  {
    slug: 'saas-fee', name: 'Saas-Fee', lat: 46.1083, lon: 7.9280, category: 'village', tags: ['nature', 'hiking', 'sport', 'photography'], visit: [240, 170], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'children'], fame: 45, dayTrip: true,
    why: 'Another village without cars, in a bowl of eighteen peaks with the glacier down to the last houses. Marmots at Spielboden take carrots from the hand. Train to Stalden and bus, an hour and three quarters.',
  },
  {
    slug: 'vernissage', name: 'Vernissage', localName: 'Backstage Hotel Vernissage', lat: 46.0224, lon: 7.7474, category: 'nightlife', tags: ['nightlife', 'music', 'art'], visit: [90, 60], hours: 'daily 17:00-25:00', price: 18, priceBand: 2, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 32, confidence: 'low',
    why: 'The artist Heinz Julen built bar, gallery and cinema into one room of old wood and scrap iron, with a chandelier that goes up and down. Films are watched from sofas with a plate on your knees.',
  },
  {
    slug: 'whymper-stube', name: 'Whymper-Stube', lat: 46.0201, lon: 7.7474, category: 'food', tags: ['food', 'history'], visit: [80, 55], hours: '12-01~04-25 daily 12:00-14:00,18:00-22:00; 06-10~10-10 daily 12:00-14:00,18:00-22:00; 04-26~06-09 daily closed; 10-11~11-30 daily closed', price: 38, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 50, booking: 'advised', confidence: 'low',
    why: 'Below the hotel from which the first climbers set out, in a small room of pine: fondue with pears or tomatoes, raclette, meat on a hot stone. Book, or come at six.',
  },
  {
    slug: 'chez-vrony', name: 'Chez Vrony', localName: 'Chez Vrony, Findeln', lat: 46.0100, lon: 7.7735, category: 'food', tags: ['food', 'photography'], visit: [100, 70], hours: '06-20~10-10 daily 09:15-17:00; 11-30~04-20 daily 10:00-16:00; 04-21~06-19 daily closed; 10-11~11-29 daily closed', price: 48, priceBand: 3, setting: 'mixed', goodFor: ['views', 'children', 'romance'], fame: 52, booking: 'advised', confidence: 'low',
    why: 'A family farmhouse in the hamlet of Findeln serves its own dried meat, cheese and burgers on sheepskins in full view of the peak. Twenty minutes downhill from Sunnegga, uphill for nobody.',
  },
  {
    slug: 'schaferstube', name: 'Schäferstube', localName: 'Restaurant Schäferstube, Hotel Julen', lat: 46.0183, lon: 7.7502, category: 'food', tags: ['food', 'family'], visit: [90, 65], hours: '12-01~04-25 daily 18:30-22:00; 06-10~10-10 daily 18:30-22:00; 04-26~06-09 daily closed; 10-11~11-30 daily closed', price: 55, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance'], fame: 36, booking: 'advised', confidence: 'low',
    why: "Lamb from the Julens' own flock of blacknose sheep, grilled over wood in a low room with bells on the beams. The farmer may be at the next table.",
  },
  {
    slug: 'fuchs-bakery', name: 'Fuchs Bakery', localName: 'Bäckerei Fuchs', lat: 46.0222, lon: 7.7483, category: 'food', tags: ['food'], visit: [25, 15], hours: 'daily 07:00-18:30', price: 9, priceBand: 1, setting: 'indoor', bestTime: 'morning', goodFor: ['children', 'rain'], fame: 33, confidence: 'low',
    why: "Rye bread with nuts, plum cake and a mountain guide's loaf made to last in a rucksack. Buy lunch here before the first train up; above, a sandwich costs like a dinner.",
  },
  {
    slug: 'gornergrat-sledge-run', name: 'Gornergrat Sledge Run', localName: 'Schlittelbahn Rotenboden–Riffelberg', lat: 45.9876, lon: 7.7570, category: 'experience', tags: ['family', 'adventure', 'sport', 'nature'], visit: [100, 60], hours: '12-20~04-05 daily 09:00-16:00; 04-06~12-19 daily closed', price: 20, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'views'], fame: 42, confidence: 'low',
    why: 'One and a half kilometres on a hired sledge from the stop Rotenboden to Riffelberg, steering with the heels, with the Matterhorn straight ahead and the train to take you up again.',
  },
] satisfies readonly AttractionEntry[];
