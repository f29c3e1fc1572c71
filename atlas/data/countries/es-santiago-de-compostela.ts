import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'santiago-de-compostela-cathedral', name: 'Santiago de Compostela Cathedral', localName: 'Catedral de Santiago', lat: 42.8806, lon: -8.5449, category: 'religious', tags: ['religion', 'architecture', 'history', 'art', 'unesco'], visit: [75, 40], hours: 'daily 07:00-21:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'first_visit', 'wheelchair'], fame: 98,
    why: 'The end of every Camino: a Romanesque church in a Baroque coat, with stairs down to the silver chest and up to embrace the apostle from behind. The pilgrims’ mass is at noon; the giant censer flies on feast days, or for a fee.',
  },
  {
    slug: 'praza-do-obradoiro', name: 'Praza do Obradoiro', lat: 42.8804, lon: -8.5459, category: 'square', tags: ['architecture', 'history', 'photography', 'unesco'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'photos', 'evening', 'first_visit', 'wheelchair'], fame: 90,
    why: 'People who have walked eight hundred kilometres lie down here on the granite and look up. Church, hospital, college and town hall make the four sides, and bagpipes play in the vault at the corner.',
  },
  {
    slug: 'cathedral-museum-and-portico-de-la-gloria', name: 'Cathedral Museum and Pórtico de la Gloria', localName: 'Museo Catedral, Pórtico da Gloria', lat: 42.8802, lon: -8.5452, category: 'museum', tags: ['art', 'history', 'religion'], visit: [100, 60], hours: '04-01~10-31 daily 09:00-20:00; 11-01~03-31 daily 10:00-20:00', closedOn: ['01-01', '01-06', '07-25', '12-25'], lastEntry: 60, price: 12, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'first_visit'], fame: 82, booking: 'advised', confidence: 'low',
    why: 'Master Mateo carved two hundred figures around 1188 and made a prophet smile; after ten years of cleaning their paint shows again. Entry is timed and in small groups. The cloister, tapestries and balcony go with it.',
  },
  {
    slug: 'cathedral-rooftop-tour', name: 'Cathedral Rooftop Tour', localName: 'Cubertas da Catedral', lat: 42.8801, lon: -8.5455, category: 'viewpoint', tags: ['architecture', 'history', 'photography'], visit: [65, 60], hours: 'daily 10:00-19:00', price: 20, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 66, booking: 'needed', confidence: 'low',
    why: 'A stair inside the tower leads out on stepped granite roofs, where pilgrims once burned their clothes under a cross. A guide leads, mostly in Spanish, and the town lies open on all sides.',
  },
  {
    slug: 'santiago-old-town', name: 'Santiago Old Town', localName: 'Rúa do Vilar, Rúa Nova', lat: 42.8785, lon: -8.5446, category: 'neighbourhood', tags: ['architecture', 'history', 'shopping', 'food', 'unesco'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'rain', 'photos', 'evening', 'first_visit'], fame: 80,
    why: 'Three streets run down from the cathedral under arcades, built because it rains on a hundred and forty days. Granite shines when wet, and the shops sell cheese shaped like a breast, jet and almond tart.',
  },
  {
    slug: 'mercado-de-abastos', name: 'Mercado de Abastos', lat: 42.8797, lon: -8.5413, category: 'market', tags: ['food', 'shopping', 'photography'], visit: [70, 40], hours: 'Mo-Sa 08:00-15:00; Su closed', price: 0, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['rain', 'photos', 'first_visit'], fame: 74,
    why: 'Eight granite halls like small churches. Barnacles, scallops and octopus inside; outside, women from the villages with greens, eggs and the peppers of which some are hot. Buy fish, and a bar in the hall cooks it.',
  },
  {
    slug: 'praza-da-quintana', name: 'Praza da Quintana', lat: 42.8804, lon: -8.5436, category: 'square', tags: ['architecture', 'history'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'night', goodFor: ['free', 'evening', 'photos'], fame: 60,
    why: 'A bare square in two levels, of the dead below and the living above, between a convent wall and the Holy Door, which opens only in years when the 25th of July is a Sunday. After dark a pillar throws the shadow of a pilgrim.',
  },
  {
    slug: 'hostal-dos-reis-catolicos', name: 'Hostal dos Reis Católicos', localName: 'Parador de Santiago', lat: 42.8812, lon: -8.5458, category: 'historic', tags: ['history', 'architecture'], visit: [50, 30], hours: 'Su-Fr 12:00-14:00,16:00-18:00; Sa closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet', 'romance'], fame: 55, confidence: 'low',
    why: 'Ferdinand and Isabella founded it in 1499 as a hospital for pilgrims, with four courtyards and a very busy portal. Now it is a hotel; the first ten pilgrims of the day still eat free.',
  },
  {
    slug: 'museum-of-pilgrimage-and-santiago', name: 'Museum of Pilgrimage and Santiago', localName: 'Museo das Peregrinacións', lat: 42.8799, lon: -8.5440, category: 'museum', tags: ['history', 'religion', 'art'], visit: [70, 45], hours: 'Tu-Fr 09:30-20:30; Sa 11:00-19:30; Su 10:15-14:45; Mo closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'wheelchair', 'quiet'], fame: 48, confidence: 'low',
    why: 'Why people walk, from Mecca to the Ganges, and how this town grew out of a grave. From the top floor the cathedral clock is close enough to set a watch by.',
  },
  {
    slug: 'alameda-park', name: 'Alameda Park', localName: 'Parque da Alameda', lat: 42.8777, lon: -8.5483, category: 'park', tags: ['nature', 'family', 'photography'], visit: [50, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'children', 'photos', 'wheelchair'], fame: 62,
    why: 'Oaks and camellias on a hill from which the towers stand entire. At the gate wait the Two Marías in paint, sisters who walked here every day at two to flirt with students, under Franco.',
  },
  {
    slug: 'museo-do-pobo-galego', name: 'Museo do Pobo Galego', lat: 42.8828, lon: -8.5392, category: 'museum', tags: ['history', 'architecture', 'music'], visit: [75, 45], hours: 'Tu-Sa 11:00-18:00; Su 11:00-14:00; Mo closed', price: 4, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 50, confidence: 'low',
    why: 'Boats, looms and bagpipes of Galicia in a former convent, and a stair in which three spirals wind round each other without meeting. The poet Rosalía lies in the church next door.',
  },
  {
    slug: 'san-martino-pinario', name: 'Monastery of San Martiño Pinario', localName: 'San Martiño Pinario', lat: 42.8819, lon: -8.5439, category: 'religious', tags: ['architecture', 'religion', 'art'], visit: [55, 35], hours: 'daily 11:00-19:00', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'quiet'], fame: 44, confidence: 'low',
    why: 'The monks next door to the cathedral meant to be noticed: gold altars to the roof, a choir that took years to carve, and stairs down to the door because the church was too tall for the bishop.',
  },
  {
    slug: 'cgac-and-bonaval-park', name: 'CGAC and Bonaval Park', localName: 'CGAC, Parque de Bonaval', lat: 42.8825, lon: -8.5399, category: 'gallery', tags: ['art', 'architecture', 'nature'], visit: [70, 40], hours: 'Tu-Su 11:00-20:00; Mo closed', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'rain', 'quiet', 'views', 'wheelchair'], fame: 40,
    why: 'Álvaro Siza laid a granite wedge of a museum beside a convent and turned orchard and graveyard into a terraced park. Students read on the graves; the towers look in over the hedge.',
  },
  {
    slug: 'cidade-da-cultura', name: 'Cidade da Cultura', localName: 'Cidade da Cultura de Galicia', lat: 42.8713, lon: -8.5253, category: 'landmark', tags: ['architecture', 'art'], visit: [80, 45], hours: 'daily 08:00-23:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'views', 'photos'], fame: 34, confidence: 'low',
    why: 'Peter Eisenman copied the plan of the old town on to a hill in waves of quartzite; money ran out before the end. Exhibitions, few people, and a sunset over the real one.',
  },
  {
    slug: 'casa-das-crechas', name: 'Casa das Crechas', lat: 42.8811, lon: -8.5425, category: 'nightlife', tags: ['music', 'nightlife'], visit: [100, 60], hours: 'daily 19:00-26:00', price: 6, priceBand: 1, setting: 'indoor', bestTime: 'night', goodFor: ['evening', 'rain'], fame: 36, confidence: 'low',
    why: 'A cellar under brooms and witches behind the cathedral, where Galician folk is played on many nights and jazz on others. Ask for a queimada if there are enough of you to drink it.',
  },
  {
    slug: 'cape-finisterre', name: 'Cape Finisterre', localName: 'Cabo Fisterra', lat: 42.8826, lon: -9.2719, category: 'viewpoint', tags: ['nature', 'history', 'hiking', 'photography'], visit: [120, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'photos', 'first_visit'], fame: 84, dayTrip: true,
    why: 'Where the Romans let the world end and pilgrims set down their boots: milestone zero, a lighthouse, and Atlantic on three sides. Buses take up to three hours, a car an hour and a quarter.',
  },
  {
    slug: 'muxia-and-a-barca', name: 'Muxía and A Barca Sanctuary', localName: 'Santuario da Virxe da Barca', lat: 43.1128, lon: -9.2200, category: 'religious', tags: ['religion', 'nature', 'photography'], visit: [80, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos', 'quiet'], fame: 56, dayTrip: true,
    why: 'A church on bare rock in the surf, to which the Virgin came in a boat of stone. Its sail lies there as a slab, and whoever crawls under it nine times is rid of backache. Coach tours join it to Finisterre.',
  },
  {
    slug: 'a-coruna-and-the-tower-of-hercules', name: 'A Coruña and the Tower of Hercules', localName: 'Torre de Hércules, A Coruña', lat: 43.3859, lon: -8.4065, category: 'landmark', tags: ['history', 'architecture', 'beach', 'unesco'], visit: [240, 150], hours: '06-01~09-30 daily 10:00-20:30; 10-01~05-31 daily 10:00-17:30', lastEntry: 30, price: 3, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos', 'children'], fame: 68, dayTrip: true, confidence: 'low',
    why: 'The only Roman lighthouse still at work, with 234 steps, on a headland over the sea. Half an hour by train; add the glass galleries of the harbour and the town beach for a whole day.',
  },
  {
    slug: 'pontevedra', name: 'Pontevedra', lat: 42.4312, lon: -8.6443, category: 'historic', tags: ['history', 'architecture', 'food'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'photos', 'wheelchair'], fame: 50, dayTrip: true,
    why: 'A mayor banned the cars in 1999, and children play football where they parked. Granite squares with crosses, a church with the plan of a scallop, and tapas under arcades, 35 to 60 minutes away by train.',
  },
  {
    slug: 'rias-baixas-cambados-wine', name: 'Rías Baixas: Cambados and Albariño', localName: 'Cambados, Praza de Fefiñáns', lat: 42.5167, lon: -8.8143, category: 'village', tags: ['wine', 'food', 'history', 'architecture'], visit: [200, 120], hours: 'always', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['photos', 'romance', 'quiet'], fame: 54, dayTrip: true,
    why: 'Vines on granite posts come down to a bay of mussel rafts. The palace on the square of Cambados presses Albariño, there is a roofless church among the graves, and oysters fix the lunch.',
  },
  {
    slug: 'abastos-2-0', name: 'Abastos 2.0', lat: 42.8799, lon: -8.5410, category: 'food', tags: ['food', 'wine'], visit: [85, 60], hours: 'Mo-Sa 12:30-15:30,20:00-23:00; Su closed', price: 40, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'romance'], fame: 44, booking: 'advised', confidence: 'low',
    why: 'The menu is what the stalls across the lane had this morning: razor clams, raw mackerel, a bowl of something warm. Six stalls’ worth of terrace, and a room opposite for rain.',
  },
  {
    slug: 'o-gato-negro', name: 'O Gato Negro', lat: 42.8787, lon: -8.5452, category: 'food', tags: ['food'], visit: [60, 40], hours: 'Tu-Sa 12:30-15:00,19:30-23:00; Su 12:30-15:00; Mo closed', price: 20, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain'], fame: 40, confidence: 'low',
    why: 'No sign except a black cat in Rúa da Raíña. Cockles, empanada and liver at the counter, wine in white china cups, and nobody has hurried since 1920 or so.',
  },
  {
    slug: 'casa-marcelo', name: 'Casa Marcelo', lat: 42.8807, lon: -8.5470, category: 'food', tags: ['food', 'wine'], visit: [100, 80], hours: 'Tu-Sa 13:30-15:30,20:30-23:00; Su-Mo closed', price: 75, priceBand: 4, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 36, booking: 'advised', confidence: 'low',
    why: 'One long table before an open kitchen, down the steps from the great square, with a star and not much solemnity: Galician fish in Japanese and Peruvian company, to share.',
  },
  {
    slug: 'cafe-casino', name: 'Café Casino', lat: 42.8783, lon: -8.5443, category: 'food', tags: ['food', 'history', 'music'], visit: [45, 25], hours: 'daily 09:00-24:00', price: 8, priceBand: 1, setting: 'indoor', bestTime: 'afternoon', goodFor: ['rain', 'evening', 'children'], fame: 34, confidence: 'low',
    why: 'Carved panels, leather armchairs and a piano in Rúa do Vilar since 1873. Hot chocolate, tart of Santiago, and rain against tall windows.',
  },
] satisfies readonly AttractionEntry[];
