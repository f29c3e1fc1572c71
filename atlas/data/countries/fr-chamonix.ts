import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'aiguille-du-midi', name: 'Aiguille du Midi', lat: 45.9176, lon: 6.8700, category: 'viewpoint', tags: ['nature', 'adventure', 'photography'], visit: [210, 150], hours: '11-29~11-03 daily 08:10-16:30; 11-04~11-28 daily closed', price: 78, priceBand: 4, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit'], fame: 98, booking: 'needed', confidence: 'low',
    why: 'Two cabins lift you in twenty minutes from the middle of the town to a needle of rock at 3,842 metres. Mont Blanc is next door, a glass box hangs over a thousand metres of nothing, and it is winter all year.',
  },
  {
    slug: 'mer-de-glace-and-montenvers-railway', name: 'Mer de Glace and Montenvers Railway', localName: 'Mer de Glace, Train du Montenvers', lat: 45.9314, lon: 6.9168, category: 'nature', tags: ['nature', 'history', 'family', 'photography'], visit: [180, 120], hours: '11-29~09-30 daily 08:30-16:30; 10-01~11-11 daily 10:00-16:00; 11-12~11-28 daily closed', price: 42, priceBand: 3, setting: 'mixed', goodFor: ['views', 'children', 'photos', 'first_visit'], fame: 92, booking: 'advised', confidence: 'low',
    why: 'A red rack train has climbed since 1908 to the largest glacier of France, or what there is left. A gondola and steps go down to a cave cut new every year; plates on the rock say where the ice stood when.',
  },
  {
    slug: 'le-brevent', name: 'Le Brévent', lat: 45.9338, lon: 6.8377, category: 'viewpoint', tags: ['nature', 'hiking', 'photography'], visit: [150, 90], hours: '12-15~04-20 daily 08:45-16:30; 06-14~09-21 daily 08:15-17:30; 04-21~06-13 daily closed; 09-22~12-14 daily closed', price: 42, priceBand: 3, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 82, confidence: 'low',
    why: 'By gondola to Planpraz and a second cabin across a void, to a terrace at 2,525 metres right opposite Mont Blanc. Watch paragliders run off the edge, or walk the balcony to Flégère.',
  },
  {
    slug: 'lac-blanc', name: 'Lac Blanc', localName: 'Lac Blanc, La Flégère', lat: 45.9606, lon: 6.8868, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [240, 180], hours: '06-14~09-21 daily 08:00-17:30; 09-22~06-13 daily closed', price: 24, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 78, confidence: 'low',
    why: 'From the Flégère lift an hour and a half of stones and steps lead to a milky lake in which the whole Mont Blanc range stands on its head. Ibex come for the salt of the hikers.',
  },
  {
    slug: 'grand-balcon-nord', name: 'Grand Balcon Nord', localName: "Plan de l'Aiguille – Montenvers", lat: 45.9036, lon: 6.8846, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [210, 160], hours: '06-10~09-30 daily 08:00-17:00; 10-01~06-09 daily closed', price: 38, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'quiet'], fame: 58, confidence: 'low',
    why: 'From the middle station of the Aiguille a path of seven kilometres crosses boulders and alpenrose at the foot of the needles and comes down on the Mer de Glace. Lift up, train back.',
  },
  {
    slug: 'chamonix-old-centre', name: 'Chamonix Old Centre', localName: 'Place Balmat, Rue du Docteur Paccard', lat: 45.9236, lon: 6.8701, category: 'street', tags: ['history', 'shopping', 'architecture', 'food'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'first_visit'], fame: 62,
    why: 'By the bridge a bronze crystal hunter shows a bronze scholar the way up Mont Blanc; the doctor who went with him had to wait two hundred years for his statue. Belle époque fronts, ropes and raclette sets around them.',
  },
  {
    slug: 'lac-des-gaillands', name: 'Lac des Gaillands', lat: 45.9138, lon: 6.8520, category: 'park', tags: ['nature', 'sport', 'family', 'photography'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'photos', 'views', 'wheelchair'], fame: 46,
    why: 'Two ponds with Mont Blanc in them and a climbing crag behind, where guides have taught since the thirties. Half an hour on foot along the Arve, with ducks, boats and an ice stand.',
  },
  {
    slug: 'mont-blanc-tramway', name: 'Mont Blanc Tramway', localName: 'Tramway du Mont-Blanc', lat: 45.8923, lon: 6.7088, category: 'experience', tags: ['nature', 'history', 'hiking', 'family'], visit: [240, 200], hours: '06-14~09-21 daily 08:00-17:00; 12-20~03-31 daily 09:00-16:30; 04-01~06-13 daily closed; 09-22~12-19 daily closed', price: 42, priceBand: 3, setting: 'mixed', bestTime: 'morning', goodFor: ['views', 'children'], fame: 60, booking: 'advised', confidence: 'low',
    why: "Three cars called Anne, Marie and Jeanne have crept up from Saint-Gervais since 1909 and were meant to reach the top. They stop at the Nid d'Aigle, 2,372 metres, which is high enough for a view of the Bionnassay ice.",
  },
  {
    slug: 'merlet-animal-park', name: 'Merlet Animal Park', localName: 'Parc de Merlet', lat: 45.9052, lon: 6.8108, category: 'zoo', tags: ['wildlife', 'family', 'nature', 'hiking'], visit: [130, 90], hours: '05-01~06-30 Tu-Su 10:00-18:00; 05-01~06-30 Mo closed; 07-01~08-31 daily 09:30-19:30; 09-01~09-30 Tu-Su 10:00-18:00; 09-01~09-30 Mo closed; 10-01~04-30 daily closed', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'views', 'photos'], fame: 45, confidence: 'low',
    why: 'Ibex, marmots, chamois and llamas wander around you on an old alp at 1,500 metres, with the whole range as a backdrop. Go early or late, when the marmots are up.',
  },
  {
    slug: 'planards-alpine-coaster', name: 'Planards Alpine Coaster', localName: 'Luge alpine, Parc de loisirs de Chamonix', lat: 45.9221, lon: 6.8772, category: 'theme_park', tags: ['family', 'adventure'], visit: [90, 45], hours: '04-10~06-30 daily 13:30-18:00; 07-01~08-31 daily 10:00-19:30; 09-01~11-02 Sa-Su 13:30-18:00; 09-01~11-02 Mo-Fr closed; 11-03~04-09 daily closed', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children'], fame: 38, confidence: 'low',
    why: 'A sledge on rails makes 1,300 metres of loops down the slope by the station, by day under the pines, on some summer evenings with lamps. Trampolines and a net course are beside it.',
  },
  {
    slug: 'crystal-museum', name: 'Crystal Museum', localName: 'Musée des Cristaux, Espace Tairraz', lat: 45.9243, lon: 6.8686, category: 'museum', tags: ['nature', 'history', 'family'], visit: [50, 30], hours: 'daily 14:00-18:30', price: 8, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'heat'], fame: 40, confidence: 'low',
    why: 'Pink fluorite and smoky quartz the size of fire hydrants, brought down on ropes by the sons of those who found the way up Mont Blanc. The upper floor shows what climbers wore and how they fell.',
  },
  {
    slug: 'qc-terme-chamonix', name: 'QC Terme Chamonix', localName: 'QC Terme Chamonix Mont-Blanc', lat: 45.9189, lon: 6.8668, category: 'wellness', tags: ['wellness', 'romance'], visit: [180, 120], hours: 'daily 09:00-22:00', price: 58, priceBand: 4, setting: 'mixed', bestTime: 'evening', goodFor: ['rain', 'evening', 'views', 'romance'], fame: 48, booking: 'advised', confidence: 'low',
    why: 'Warm outdoor pools steam in front of the glaciers, with salt rooms, saunas and a buffet at aperitif time. It is the answer to rain and to thighs; adults only.',
  },
  {
    slug: 'tandem-paragliding', name: 'Tandem Paragliding', localName: 'Parapente biplace, Planpraz', lat: 45.9295, lon: 6.8665, category: 'experience', tags: ['adventure', 'sport', 'nature', 'photography'], visit: [90, 75], hours: '12-20~04-15 daily 10:00-15:30; 05-10~10-10 daily 09:00-18:00; 04-16~05-09 daily closed; 10-11~12-19 daily closed', price: 130, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos'], fame: 44, booking: 'advised', confidence: 'low',
    why: 'Six running steps at Planpraz, then twenty minutes of silence above roofs and larches with a pilot at your back, landing on a meadow beside the town. Mornings are smooth, afternoons lively.',
  },
  {
    slug: 'chamonix-skiing-brevent-flegere', name: 'Chamonix Skiing, Brévent–Flégère', localName: 'Domaine skiable Brévent–Flégère', lat: 45.9266, lon: 6.8632, category: 'experience', tags: ['sport', 'adventure', 'nature'], visit: [240, 180], hours: '12-15~04-20 daily 08:45-16:30; 04-21~12-14 daily closed', price: 62, priceBand: 4, setting: 'outdoor', goodFor: ['views', 'first_visit'], fame: 72, confidence: 'low',
    why: 'Sunny runs for middling skiers with the finest view of any lift queue. Experts take the bus to the Grands Montets, and with a guide the twenty kilometres of the Vallée Blanche.',
  },
  {
    slug: 'argentiere', name: 'Argentière', lat: 45.9832, lon: 6.9266, category: 'village', tags: ['hiking', 'history', 'photography'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'quiet', 'photos'], fame: 40,
    why: 'The last big village of the valley: a baroque church with an onion tower, hay barns, and a glacier above that has withdrawn round the corner. The Petit Balcon leads back to Chamonix in three level hours.',
  },
  {
    slug: 'diosaz-gorge', name: 'Diosaz Gorge', localName: 'Gorges de la Diosaz, Servoz', lat: 45.9300, lon: 6.7745, category: 'nature', tags: ['nature', 'hiking', 'family'], visit: [90, 60], hours: '05-25~09-30 daily 09:30-18:00; 10-01~05-24 daily closed', price: 8, priceBand: 1, setting: 'outdoor', goodFor: ['children', 'heat', 'photos'], fame: 37, confidence: 'low',
    why: 'A kilometre of galleries hooked on the rock passes five falls up to a boulder that got stuck in the crack. It is cool on the one hot day of the year, and seldom full.',
  },
  {
    slug: 'notre-dame-de-toute-grace', name: 'Notre-Dame de Toute Grâce', localName: "Église du Plateau d'Assy", lat: 45.9390, lon: 6.7070, category: 'religious', tags: ['art', 'architecture', 'religion'], visit: [40, 25], hours: 'daily 09:00-18:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet', 'views'], fame: 36,
    why: 'A priest for consumptives asked the artists of his time for help, whether they believed or not: Léger did the front, Matisse, Bonnard, Chagall and Braque the rest. A chalet of a church, built in 1937 to 1946.',
  },
  {
    slug: 'la-caleche', name: 'La Calèche', lat: 45.9231, lon: 6.8692, category: 'food', tags: ['food', 'history', 'family'], visit: [80, 55], hours: 'daily 12:00-14:30,18:30-22:30', price: 35, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 40, confidence: 'low',
    why: 'Cow bells, skates and copper hang from every beam in the pedestrian street; fondue, raclette and game stew are brought in waistcoats. On some evenings somebody plays the horn.',
  },
  {
    slug: 'maison-carrier', name: 'Maison Carrier', localName: 'Restaurant La Maison Carrier', lat: 45.9289, lon: 6.8754, category: 'food', tags: ['food', 'history'], visit: [100, 70], hours: 'We-Su 12:00-13:45,19:00-21:15; Mo-Tu closed', price: 45, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'The farmhouse table of the hotel Albert Premier, in rooms of old barn wood with a hearth: smoked pork, farcement, trout, and a buffet of tarts that you leave slowly.',
  },
  {
    slug: 'mbc', name: 'MBC', localName: 'Micro Brasserie de Chamonix', lat: 45.9281, lon: 6.8747, category: 'food', tags: ['food', 'music', 'nightlife'], visit: [80, 50], hours: 'daily 16:00-25:00', price: 24, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'rain', 'children'], fame: 36, confidence: 'low',
    why: 'Canadians brew pale and dark beers here with glacier water and serve them with burgers and wings to people who talk about snow. Bands play several nights a week.',
  },
  {
    slug: 'la-cremerie-du-glacier', name: 'La Crèmerie du Glacier', lat: 45.9783, lon: 6.9303, category: 'food', tags: ['food', 'family', 'nature'], visit: [75, 50], hours: '12-15~04-20 daily 12:00-14:00,19:00-21:30; 06-10~09-20 daily 12:00-14:00,19:00-21:30; 04-21~06-09 daily closed; 09-21~12-14 daily closed', price: 27, priceBand: 2, setting: 'mixed', goodFor: ['children', 'evening', 'rain'], fame: 35, booking: 'advised', confidence: 'low',
    why: 'In the forest above Argentière since 1926, once a stall by the ice. Its speciality is the croûte, bread, wine and cheese in an iron dish, with morels if you like.',
  },
  {
    slug: 'les-praz-and-its-chapel', name: 'Les Praz and its Chapel', localName: 'Chapelle des Praz', lat: 45.9392, lon: 6.8849, category: 'village', tags: ['photography', 'religion', 'architecture'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'photos', 'quiet', 'views'], fame: 42,
    why: 'A stone chapel with a shingled spire stands alone on a green with the Drus behind it, exactly as a child would draw the Alps. The way along the Arve from town takes half an hour.',
  },
  {
    slug: 'petit-balcon-sud', name: 'Petit Balcon Sud', lat: 45.9300, lon: 6.8650, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [150, 90], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'quiet'], fame: 45,
    why: 'A forest path two hundred metres above the roofs runs along the sunny side of the valley, with benches, squirrels and gaps for Mont Blanc. It is open when the lifts are not; spikes help in winter.',
  },
  {
    slug: 'saint-gervais-thermal-baths', name: 'Saint-Gervais Thermal Baths', localName: 'Les Thermes de Saint-Gervais, Le Fayet', lat: 45.9015, lon: 6.7081, category: 'wellness', tags: ['wellness', 'family'], visit: [180, 120], hours: 'daily 10:00-20:00', price: 48, priceBand: 3, setting: 'mixed', goodFor: ['rain', 'evening', 'quiet'], fame: 34, booking: 'advised', confidence: 'low',
    why: 'At the mouth of a gorge warm water smelling faintly of matches has been used since 1806. Pools in and out of doors and a cave of steam are a half-hour down the valley by train.',
  },
  {
    slug: 'megeve', name: 'Megève', lat: 45.8567, lon: 6.6176, category: 'village', tags: ['shopping', 'food', 'sport', 'history'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children', 'evening'], fame: 44,
    why: 'A baroness wanted a French St Moritz in 1913 and got it: sleighs round a church square, farmhouses with very good insulation, easy runs. Lunch is the sport. An hour by bus.',
  },
] satisfies readonly AttractionEntry[];
