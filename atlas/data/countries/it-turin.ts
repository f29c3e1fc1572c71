import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'egyptian-museum', name: 'Egyptian Museum', localName: 'Museo Egizio', lat: 45.0684, lon: 7.6843, category: 'museum', tags: ['history', 'art', 'family'], visit: [150, 90], hours: 'Mo 09:00-14:00; Tu-Su 09:00-18:30', lastEntry: 60, price: 18, priceBand: 2, setting: 'indoor', bestTime: 'morning', goodFor: ['rain', 'heat', 'children', 'wheelchair', 'first_visit'], fame: 97, booking: 'advised',
    why: "The Savoys bought a consul's collection in 1824 and went on digging. The untouched tomb of an architect and his wife, with their bread and her wig, moves one more than all the kings in the hall of statues.",
  },
  {
    slug: 'mole-antonelliana-and-national-museum-of-cinema', name: 'Mole Antonelliana and National Museum of Cinema', localName: 'Mole Antonelliana, Museo Nazionale del Cinema', lat: 45.0690, lon: 7.6932, category: 'museum', tags: ['art', 'history', 'architecture', 'family'], visit: [130, 80], hours: 'Mo,We-Su 09:00-19:00; Tu closed', lastEntry: 60, price: 18, priceBand: 3, setting: 'indoor', goodFor: ['rain', 'views', 'children', 'first_visit'], fame: 95, booking: 'advised',
    why: 'A synagogue that ran out of money and into the sky, 167 metres high. You lie on red couches under its dome watching films, while a glass lift goes up on bare cables through the middle to the terrace.',
  },
  {
    slug: 'royal-palace-of-turin', name: 'Royal Palace of Turin', localName: 'Musei Reali, Palazzo Reale', lat: 45.0728, lon: 7.6863, category: 'palace', tags: ['history', 'art', 'architecture', 'unesco'], visit: [140, 90], hours: 'Tu-Su 09:00-19:00; Mo closed', lastEntry: 60, price: 15, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'first_visit'], fame: 88, confidence: 'low',
    why: "Three hundred years of gilding, horses in full armour, a picture gallery and Leonardo's red self-portrait, shown seldom. From the rooms one sees into the black dome that Guarini built for the Shroud.",
  },
  {
    slug: 'palazzo-madama', name: 'Palazzo Madama', lat: 45.0710, lon: 7.6858, category: 'palace', tags: ['art', 'architecture', 'history'], visit: [90, 50], hours: 'Mo,We-Su 10:00-18:00; Tu closed', lastEntry: 60, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'views'], fame: 68,
    why: "A Roman gate, a castle and a Baroque staircase in one, standing in the middle of the square. Antonello's portrait of a man, who plainly does not trust you, is worth the stairs alone.",
  },
  {
    slug: 'piazza-san-carlo', name: 'Piazza San Carlo', lat: 45.0677, lon: 7.6825, category: 'square', tags: ['architecture', 'history', 'food', 'photography'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos', 'wheelchair', 'first_visit'], fame: 70,
    why: 'Two churches as twins, a duke on horseback and long arcades make the drawing room of Turin. Step over the bronze bull before Caffè Torino, or on it, as the locals do for luck.',
  },
  {
    slug: 'piazza-castello-and-the-arcades', name: 'Piazza Castello and the Arcades', localName: 'Piazza Castello, Via Po', lat: 45.0706, lon: 7.6848, category: 'square', tags: ['architecture', 'history', 'shopping'], visit: [60, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'wheelchair', 'children'], fame: 66,
    why: 'Everything royal looks at this square, and the covered walks begin here: under those of Via Po on the left-hand side the king could reach the river without an umbrella. Look into Galleria Subalpina.',
  },
  {
    slug: 'turin-cathedral-and-the-holy-shroud', name: 'Turin Cathedral and the Holy Shroud', localName: 'Duomo di San Giovanni Battista', lat: 45.0733, lon: 7.6855, category: 'religious', tags: ['religion', 'history', 'architecture'], visit: [35, 20], hours: 'daily 09:00-12:30,15:00-19:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet', 'first_visit'], fame: 62, confidence: 'low',
    why: 'The linen with the print of a man lies in a long case and comes out a few times in a century; a copy shows what one would see. The Roman gate and theatre are next door.',
  },
  {
    slug: 'venaria-reale', name: 'Venaria Reale', localName: 'Reggia di Venaria Reale', lat: 45.1360, lon: 7.6239, category: 'palace', tags: ['history', 'architecture', 'nature', 'art', 'unesco'], visit: [210, 140], hours: 'Tu-Fr 09:30-17:30; Sa-Su 09:30-18:30; Mo closed', lastEntry: 60, price: 20, priceBand: 3, setting: 'mixed', goodFor: ['photos', 'romance', 'rain', 'first_visit'], fame: 80, confidence: 'low',
    why: "A hunting palace as long as a village, with Juvarra's white gallery and gardens that stretch to the Alps. It was a barracks and a ruin until 2007. Bus from Porta Nuova, forty minutes.",
  },
  {
    slug: 'national-automobile-museum', name: 'National Automobile Museum', localName: "MAUTO, Museo Nazionale dell'Automobile", lat: 45.0317, lon: 7.6734, category: 'museum', tags: ['history', 'family', 'art'], visit: [120, 80], hours: 'Mo 10:00-14:00; Tu-Su 10:00-19:00', lastEntry: 60, price: 15, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'wheelchair', 'heat'], fame: 66,
    why: "Two hundred cars from a steam cart to a solar disc, staged with more wit than engines usually get. A Jaguar is parked in paradise, Fiat's little ones in a living room.",
  },
  {
    slug: 'lingotto-and-pinacoteca-agnelli', name: 'Lingotto and Pinacoteca Agnelli', localName: 'Pinacoteca Agnelli, Pista 500', lat: 45.0327, lon: 7.6655, category: 'gallery', tags: ['art', 'architecture', 'history'], visit: [90, 60], hours: 'Tu-Su 10:00-19:00; Mo closed', price: 12, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'views', 'children'], fame: 54, confidence: 'low',
    why: 'On the roof of the old Fiat works is the track with banked bends on which each car was tried; it is now a garden of forty thousand plants. In a steel box hang Canaletto, Matisse and Modigliani.',
  },
  {
    slug: 'museum-of-the-risorgimento', name: 'Museum of the Risorgimento', localName: 'Museo Nazionale del Risorgimento, Palazzo Carignano', lat: 45.0690, lon: 7.6859, category: 'museum', tags: ['history', 'architecture'], visit: [90, 50], hours: 'Tu-Su 10:00-18:00; Mo closed', lastEntry: 60, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet'], fame: 46, confidence: 'low',
    why: 'How Italy was made, in thirty rooms of a palace that ripples in brick. It holds two parliaments, one left as on its last day and one too grand ever to have been used.',
  },
  {
    slug: 'porta-palazzo-market', name: 'Porta Palazzo Market', localName: 'Mercato di Porta Palazzo', lat: 45.0768, lon: 7.6838, category: 'market', tags: ['food', 'shopping', 'photography'], visit: [60, 35], hours: 'Mo-Fr 07:00-14:00; Sa 07:00-19:00; Su closed', price: 0, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['free', 'photos'], fame: 62,
    why: 'The largest open market in Europe: eight hundred stalls, peaches, salt cod, Moroccan mint, and under the clock the peasants of the hills with their own eggs. On Saturday the flea market of Balon begins behind it.',
  },
  {
    slug: 'monte-dei-cappuccini', name: 'Monte dei Cappuccini', lat: 45.0597, lon: 7.6970, category: 'viewpoint', tags: ['photography', 'nature', 'architecture', 'religion'], visit: [50, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'evening', 'romance', 'photos'], fame: 64,
    why: 'Fifteen minutes up from the church of Gran Madre to a terrace with the river, the Mole in the middle and the whole chain of the Alps behind. In the winter blue lamps ring the church.',
  },
  {
    slug: 'basilica-of-superga', name: 'Basilica of Superga', localName: 'Basilica di Superga', lat: 45.0808, lon: 7.7676, category: 'religious', tags: ['architecture', 'religion', 'history'], visit: [110, 70], hours: 'daily 10:00-13:30,14:30-18:00', price: 5, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos'], fame: 58, confidence: 'low',
    why: 'A duke vowed a church if the French were beaten in 1706, and Juvarra put it on a hill of 670 metres. A rack tram of 1884 goes up, and a plain stone at the back names the football team that died there.',
  },
  {
    slug: 'valentino-park', name: 'Valentino Park', localName: 'Parco del Valentino', lat: 45.0542, lon: 7.6862, category: 'park', tags: ['nature', 'family', 'sport', 'architecture'], visit: [80, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'children', 'quiet', 'romance', 'wheelchair'], fame: 54,
    why: 'Lawns, rowers, squirrels that take nuts from the hand and a château of the French kind run along the Po for a mile. The mock medieval village of 1884 has been under repair.',
  },
  {
    slug: 'quadrilatero-romano', name: 'Quadrilatero Romano', lat: 45.0750, lon: 7.6803, category: 'neighbourhood', tags: ['food', 'nightlife', 'history'], visit: [70, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'photos'], fame: 52,
    why: "The grid of the Roman camp, run-down until the nineties and now the place for a glass at seven: Piazza Emanuele Filiberto for tables, Via Sant'Agostino for plates, the Palatine Gate for the walk home.",
  },
  {
    slug: 'piazza-vittorio-veneto', name: 'Piazza Vittorio Veneto', lat: 45.0651, lon: 7.6952, category: 'square', tags: ['nightlife', 'food', 'architecture'], visit: [50, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'views'], fame: 48,
    why: "Europe's longest arcaded square slopes to the river, and nearly every arch has a bar. Take a vermouth, which was invented in 1786 a few streets off, and the plate that comes with it.",
  },
  {
    slug: 'sacra-di-san-michele', name: 'Sacra di San Michele', lat: 45.0979, lon: 7.3434, category: 'religious', tags: ['architecture', 'religion', 'history', 'hiking'], visit: [120, 80], hours: '03-16~10-15 Tu-Sa 09:30-17:30; 03-16~10-15 Su 09:30-18:30; 10-16~03-15 Tu-Sa 09:30-16:30; 10-16~03-15 Su 09:30-17:30; Mo closed', price: 8, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos', 'quiet'], fame: 68, confidence: 'low',
    why: "On a rock six hundred metres over the Susa valley hangs the abbey that Eco had in mind. The Stair of the Dead is cut into the mountain; walk up from Sant'Ambrogio in ninety minutes or go by car.",
  },
  {
    slug: 'stupinigi-hunting-lodge', name: 'Stupinigi Hunting Lodge', localName: 'Palazzina di Caccia di Stupinigi', lat: 44.9952, lon: 7.6046, category: 'palace', tags: ['architecture', 'art', 'history', 'unesco'], visit: [90, 60], hours: 'Tu-Fr 10:00-17:30; Sa-Su 10:00-18:30; Mo closed', lastEntry: 30, price: 12, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet', 'photos'], fame: 50, confidence: 'low',
    why: 'A bronze stag stands on the dome and the rooms go out like antlers from an oval hall painted with Diana. Here the court came to rest from hunting by dancing.',
  },
  {
    slug: 'barolo-and-the-langhe', name: 'Barolo and the Langhe', localName: 'Barolo', lat: 44.6108, lon: 7.9431, category: 'village', tags: ['wine', 'food', 'nature', 'unesco'], visit: [270, 180], hours: 'daily 10:30-18:30', price: 30, priceBand: 3, setting: 'mixed', goodFor: ['views', 'romance', 'photos'], fame: 66, dayTrip: true, confidence: 'low',
    why: 'Hills combed with vines, a castle on each, and the wine museum in the one of Barolo. Cellars pour by appointment; in October and November there are truffles at Alba and fog as in a film. By car or tour.',
  },
  {
    slug: 'al-bicerin', name: 'Al Bicerin', localName: 'Caffè Al Bicerin', lat: 45.0766, lon: 7.6791, category: 'food', tags: ['food', 'history'], visit: [40, 25], hours: 'Mo-Tu,Th-Su 09:00-19:00; We closed', price: 9, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'first_visit', 'romance'], fame: 60, confidence: 'low',
    why: "Eight marble tables and a candle each, opposite the Consolata since 1763 and always run by women. The drink of the house was Cavour's breakfast and Dumas's discovery.",
  },
  {
    slug: 'porto-di-savona', name: 'Porto di Savona', lat: 45.0656, lon: 7.6938, category: 'food', tags: ['food', 'history', 'family'], visit: [80, 55], hours: 'daily 12:30-14:30,19:30-22:30', price: 28, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children'], fame: 42, confidence: 'low',
    why: 'From this corner of Piazza Vittorio the coaches for the sea once left, in 1863. Agnolotti, veal in tuna sauce, boiled meats and panna cotta as one hopes they would be.',
  },
  {
    slug: 'tre-galline', name: 'Tre Galline', localName: 'Ristorante Tre Galline', lat: 45.0755, lon: 7.6812, category: 'food', tags: ['food', 'history', 'wine'], visit: [100, 75], hours: 'Mo 19:30-22:30; Tu-Sa 12:30-14:30,19:30-22:30; Su closed', price: 48, priceBand: 3, setting: 'indoor', bestTime: 'evening', goodFor: ['evening', 'rain', 'romance'], fame: 38, booking: 'advised', confidence: 'low',
    why: 'There has been an inn of three hens here for over three hundred years. The trolley of boiled meats comes round with seven sauces; snails, tajarin and a serious list of Barolo keep it company.',
  },
  {
    slug: 'gelateria-pepino', name: 'Gelateria Pepino', lat: 45.0689, lon: 7.6849, category: 'food', tags: ['food', 'history', 'family'], visit: [25, 15], hours: 'daily 09:00-23:00', price: 5, priceBand: 1, setting: 'mixed', bestTime: 'afternoon', goodFor: ['children', 'evening'], fame: 40, confidence: 'low',
    why: 'In 1939 somebody here put vanilla ice on a stick and dipped it in chocolate, and the Pinguino was patented. Eat it under the brick waves of Palazzo Carignano.',
  },
] satisfies readonly AttractionEntry[];
