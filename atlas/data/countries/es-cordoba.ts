import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'mosque-cathedral-of-cordoba', name: 'Mosque-Cathedral of Córdoba', localName: 'Mezquita-Catedral de Córdoba', lat: 37.8793, lon: -4.7796, category: 'religious', tags: ['architecture', 'history', 'religion', 'art', 'unesco'], visit: [110, 70], hours: '03-01~10-31 Mo-Sa 10:00-19:00; 03-01~10-31 Su 08:30-11:30,15:00-19:00; 11-01~02-29 Mo-Sa 10:00-18:00; 11-01~02-29 Su 08:30-11:30,15:00-18:00', lastEntry: 30, price: 13, priceBand: 2, setting: 'indoor', bestTime: 'morning', goodFor: ['rain', 'heat', 'photos', 'first_visit'], fame: 99, booking: 'advised',
    why: 'Red and white arches go on in every direction, over columns from Roman temples, to a prayer niche of gold mosaic sent from Byzantium. In the middle stands a whole cathedral, of which the emperor who allowed it is said to have thought better.',
  },
  {
    slug: 'bell-tower-of-the-mosque-cathedral', name: 'Bell Tower of the Mosque-Cathedral', localName: 'Torre Campanario', lat: 37.8801, lon: -4.7798, category: 'viewpoint', tags: ['architecture', 'history', 'photography'], visit: [35, 30], hours: 'daily 09:30-18:30', price: 3, priceBand: 1, setting: 'outdoor', goodFor: ['views', 'photos'], fame: 48, booking: 'advised', confidence: 'low',
    why: "A minaret hides inside this Baroque tower; 203 steps climb between the two. Half-hour slots keep it empty enough, and you look down on the cathedral's back rising from a mosque roof.",
  },
  {
    slug: 'roman-bridge-and-calahorra-tower', name: 'Roman Bridge and Calahorra Tower', localName: 'Puente Romano, Torre de la Calahorra', lat: 37.8770, lon: -4.7783, category: 'bridge', tags: ['history', 'architecture', 'photography'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'evening', 'photos', 'first_visit'], fame: 80,
    why: 'Sixteen arches over the Guadalquivir, mended by everybody since Augustus; mills and herons stand in the reeds. Cross to the tower at dusk and turn round, when the mosque goes gold.',
  },
  {
    slug: 'alcazar-of-the-christian-monarchs', name: 'Alcázar of the Christian Monarchs', localName: 'Alcázar de los Reyes Cristianos', lat: 37.8770, lon: -4.7821, category: 'castle', tags: ['history', 'architecture', 'nature'], visit: [80, 50], hours: '09-16~06-15 Tu-Fr 08:15-20:00; 09-16~06-15 Sa 09:30-18:00; 06-16~09-15 Tu-Sa 08:15-14:45; Su 08:15-14:45; Mo closed', price: 5, priceBand: 1, setting: 'mixed', goodFor: ['photos', 'children'], fame: 74, confidence: 'low',
    why: 'Here Columbus asked Isabella for ships, and the Inquisition later kept its prisoners. Mosaics hang in the hall, but the gardens are the thing: terraces of water, cypress and clipped orange.',
  },
  {
    slug: 'jewish-quarter', name: 'Jewish Quarter', localName: 'Judería, Calleja de las Flores', lat: 37.8805, lon: -4.7812, category: 'neighbourhood', tags: ['history', 'architecture', 'photography', 'shopping'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'romance', 'evening', 'first_visit'], fame: 78,
    why: 'White lanes one donkey wide wind between the mosque and the old gate, with a statue of Maimonides whose toe is polished for wisdom. The alley of flowers frames the tower; come before ten.',
  },
  {
    slug: 'cordoba-synagogue', name: 'Córdoba Synagogue', localName: 'Sinagoga de Córdoba', lat: 37.8804, lon: -4.7825, category: 'religious', tags: ['history', 'religion', 'architecture'], visit: [25, 15], hours: '09-01~06-30 Tu-Sa 09:00-21:00; 07-01~08-31 Tu-Sa 09:00-15:00; Su 09:00-15:00; Mo closed', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'heat', 'quiet'], fame: 54, confidence: 'low',
    why: 'One of three that survived in Spain, built in 1315: a small square room with stucco like lace and psalms round the top. It was later a hospital for people with rabies.',
  },
  {
    slug: 'medina-azahara', name: 'Medina Azahara', localName: 'Madinat al-Zahra', lat: 37.8862, lon: -4.8677, category: 'ruins', tags: ['history', 'architecture', 'unesco'], visit: [170, 120], hours: '04-01~06-30 Tu-Sa 09:00-21:00; 07-01~09-15 Tu-Sa 09:00-15:00; 09-16~03-31 Tu-Sa 09:00-18:00; Su 09:00-15:00; Mo closed', price: 2, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'quiet'], fame: 82, confidence: 'low',
    why: 'A caliph built himself a palace city in 936 for ten thousand people, and rebels burnt it seventy-four years later. The museum explains it underground, then a shuttle climbs to arches, terraces and the throne hall.',
  },
  {
    slug: 'palacio-de-viana', name: 'Palacio de Viana', localName: 'Palacio de Viana', lat: 37.8903, lon: -4.7741, category: 'palace', tags: ['architecture', 'nature', 'history', 'photography'], visit: [80, 50], hours: '09-01~06-30 Tu-Sa 10:00-19:00; 09-01~06-30 Su 10:00-15:00; 07-01~08-31 Tu-Su 09:00-15:00; Mo closed', price: 12, priceBand: 2, setting: 'mixed', goodFor: ['photos', 'quiet', 'romance'], fame: 68, confidence: 'low',
    why: 'Twelve courtyards in one house: oranges, jasmine, a well, a pool, each with its own blue. If you miss the fortnight of the patios in May, this is the one that you did not miss.',
  },
  {
    slug: 'patios-of-san-basilio', name: 'Patios of San Basilio', localName: 'Patios de San Basilio', lat: 37.8761, lon: -4.7839, category: 'experience', tags: ['photography', 'architecture', 'nature'], visit: [70, 45], hours: '09-16~06-15 Mo-Sa 10:00-14:00,17:00-20:00; 06-16~09-15 Mo-Sa 10:00-14:00; Su 10:00-14:00', price: 10, priceBand: 2, setting: 'outdoor', bestTime: 'morning', goodFor: ['photos', 'romance'], fame: 60, confidence: 'low',
    why: 'Some owners in the quarter behind the Alcázar open their courts all year: five hundred pots on a whitewashed wall, watered with a can on a pole. The festival itself fills the first two weeks of May.',
  },
  {
    slug: 'plaza-de-la-corredera', name: 'Plaza de la Corredera', lat: 37.8838, lon: -4.7740, category: 'square', tags: ['architecture', 'food', 'history'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'evening', 'children'], fame: 48,
    why: 'An arcaded square of brick like a slice of Madrid, where bulls ran and heretics burned, and now the terraces fill at noon on Saturday. Tables at the market hall in the corner are cheaper.',
  },
  {
    slug: 'roman-temple', name: 'Roman Temple', localName: 'Templo Romano', lat: 37.8847, lon: -4.7766, category: 'ruins', tags: ['history', 'architecture', 'photography'], visit: [15, 10], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos'], fame: 36,
    why: 'Eleven columns came to light when the town hall was to be enlarged, which it then was not. Lit from below at night, beside the buses, they look surprised.',
  },
  {
    slug: 'julio-romero-de-torres-museum', name: 'Julio Romero de Torres Museum', localName: 'Museo Julio Romero de Torres', lat: 37.8822, lon: -4.7739, category: 'museum', tags: ['art', 'history'], visit: [50, 30], hours: '09-16~06-15 Tu-Fr 08:15-20:00; 09-16~06-15 Sa 09:30-18:00; 06-16~09-15 Tu-Sa 08:15-14:45; Su 08:15-14:45; Mo closed', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat'], fame: 42, confidence: 'low',
    why: 'Nobody painted dark women with meaningful oranges like the favourite son of Córdoba, and in 1930 the whole town walked behind his coffin. He was born in this old hospital on the Plaza del Potro.',
  },
  {
    slug: 'archaeological-museum', name: 'Archaeological Museum', localName: 'Museo Arqueológico de Córdoba', lat: 37.8816, lon: -4.7773, category: 'museum', tags: ['history'], visit: [60, 40], hours: '09-16~06-30 Tu-Sa 09:00-21:00; 07-01~09-15 Tu-Sa 09:00-15:00; Su 09:00-15:00; Mo closed', price: 2, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 40, confidence: 'low',
    why: 'A new building hovers over the seats of a Roman theatre in its basement. The bronze deer from a fountain of Medina Azahara, small and slightly smug, is the piece to find.',
  },
  {
    slug: 'caliphal-baths', name: 'Caliphal Baths', localName: 'Baños del Alcázar Califal', lat: 37.8782, lon: -4.7822, category: 'historic', tags: ['history', 'architecture'], visit: [35, 20], hours: '09-16~06-15 Tu-Fr 08:15-20:00; 09-16~06-15 Sa 09:30-18:00; 06-16~09-15 Tu-Sa 08:15-14:45; Su 08:15-14:45; Mo closed', price: 3, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 38, confidence: 'low',
    why: 'Under a square lie the cold, warm and hot rooms of the caliph, with star-shaped holes for light. One of his successors was murdered in the bath, and the panel says by whom.',
  },
  {
    slug: 'hammam-al-andalus', name: 'Hammam Al Ándalus', localName: 'Hammam Al Ándalus Córdoba', lat: 37.8799, lon: -4.7770, category: 'wellness', tags: ['wellness', 'romance', 'history'], visit: [100, 90], hours: 'daily 10:00-24:00', price: 50, priceBand: 4, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance', 'quiet', 'heat'], fame: 44, booking: 'advised',
    why: 'Three pools, steam, mint tea and candlelight under horseshoe arches, a street from the mosque. Ninety silent minutes at ten at night are a good use of an Andalusian day.',
  },
  {
    slug: 'equestrian-show-at-the-royal-stables', name: 'Equestrian Show at the Royal Stables', localName: 'Caballerizas Reales', lat: 37.8760, lon: -4.7833, category: 'theatre', tags: ['history', 'music', 'family'], visit: [80, 70], hours: '04-01~10-31 We-Sa 21:00-22:15; 04-01~10-31 Su-Tu closed; 11-01~03-31 Fr-Sa 19:30-20:45; 11-01~03-31 Su 12:00-13:15; 11-01~03-31 Mo-Th closed', price: 18, priceBand: 3, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'children'], fame: 46, booking: 'advised', confidence: 'low',
    why: 'Philip II founded the stables in 1570 to breed the Spanish horse. Riders and a flamenco dancer perform on the sand, and the horse keeps the better time.',
  },
  {
    slug: 'cristo-de-los-faroles', name: 'Cristo de los Faroles', localName: 'Plaza de Capuchinos', lat: 37.8881, lon: -4.7782, category: 'square', tags: ['religion', 'photography', 'history'], visit: [20, 10], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'night', goodFor: ['free', 'evening', 'quiet', 'photos'], fame: 36,
    why: 'A crucifix between eight iron lanterns on a bare white square. In the day it is little; after ten, with nobody there and your own steps on the pebbles, it is Spain with the sound off.',
  },
  {
    slug: 'almodovar-castle', name: 'Almodóvar Castle', localName: 'Castillo de Almodóvar del Río', lat: 37.8086, lon: -5.0245, category: 'castle', tags: ['history', 'architecture', 'photography', 'family'], visit: [150, 100], hours: '04-01~09-30 daily 11:00-19:00; 10-01~03-31 daily 11:00-18:00', price: 11, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'views', 'photos'], fame: 45, confidence: 'low',
    why: 'On a cone above the river stands the castle that children draw, restored from 1901 by a count who liked towers. Dragons burned from it on television. Half an hour by car or bus.',
  },
  {
    slug: 'bodegas-mezquita', name: 'Bodegas Mezquita', localName: 'Bodegas Mezquita, Céspedes', lat: 37.8801, lon: -4.7789, category: 'food', tags: ['food', 'wine'], visit: [80, 55], hours: 'daily 12:30-23:30', price: 26, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'evening', 'heat', 'children'], fame: 40, confidence: 'low',
    why: 'Thirty steps from the mosque and nevertheless good: salmorejo, aubergine with honey, lamb with dates in half portions, and flights of Montilla wine to go with them.',
  },
  {
    slug: 'taberna-salinas', name: 'Taberna Salinas', lat: 37.8838, lon: -4.7752, category: 'food', tags: ['food', 'history'], visit: [80, 55], hours: 'Mo-Sa 12:30-16:00,20:00-23:30; Su closed', price: 24, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'heat'], fame: 46, confidence: 'low',
    why: 'Tiled rooms around a court, open since 1879, in a street off the Corredera. Spinach with chickpeas, cod with orange, and a barrel at the bar; in August it takes its holiday.',
  },
  {
    slug: 'bodegas-campos', name: 'Bodegas Campos', lat: 37.8824, lon: -4.7719, category: 'food', tags: ['food', 'wine', 'history'], visit: [100, 75], hours: 'Mo-Sa 13:00-16:00,20:30-23:00; Su 13:00-16:00', price: 45, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 44, booking: 'advised', confidence: 'low',
    why: "A wine merchant's maze of courts and barrel halls from 1908, signed on the oak by kings and Lorca's friends. The oxtail is the measure for all others; the bar in front costs half.",
  },
  {
    slug: 'bar-santos', name: 'Bar Santos', lat: 37.8796, lon: -4.7784, category: 'food', tags: ['food'], visit: [25, 15], hours: 'daily 10:00-23:00', price: 5, priceBand: 1, setting: 'mixed', goodFor: ['children'], fame: 38, confidence: 'low',
    why: 'A counter opposite the mosque wall that sells one thing above all: a potato omelette as high as a hatbox, eaten with a plastic fork while leaning on twelve centuries.',
  },
] satisfies readonly AttractionEntry[];
