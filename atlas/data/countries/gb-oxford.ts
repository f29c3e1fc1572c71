import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'christ-church', name: 'Christ Church', localName: 'Christ Church College and Cathedral', lat: 51.7492, lon: -1.2563, category: 'historic', tags: ['history', 'architecture', 'religion', 'art'], visit: [80, 50], hours: 'Mo-Sa 10:00-17:00; Su 14:00-17:00', closedOn: ['12-25', '12-26'], lastEntry: 45, price: 19, priceBand: 3, setting: 'mixed', goodFor: ['photos', 'first_visit', 'rain'], fame: 93, booking: 'advised', confidence: 'low',
    why: 'The largest quadrangle, a cathedral for a chapel, and the stair and dining hall that lent themselves to Hogwarts. Visitors enter from the meadow; the hall shuts at noon for the lunch of those who live here.',
  },
  {
    slug: 'bodleian-library', name: 'Bodleian Library and Divinity School', localName: 'Bodleian Old Library', lat: 51.7541, lon: -1.2543, category: 'historic', tags: ['history', 'architecture', 'art'], visit: [75, 40], hours: 'Mo-Sa 09:00-17:00; Su 11:00-17:00', closedOn: ['12-24', '12-25', '12-26', '01-01'], price: 12, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'photos', 'first_visit'], fame: 91, booking: 'advised', confidence: 'low',
    why: 'Readers have sworn since 1602 to kindle no flame inside. The vault of the Divinity School hangs like stone lace; only the guided tour climbs to Duke Humfrey’s library, where the books used to be chained.',
  },
  {
    slug: 'radcliffe-camera', name: 'Radcliffe Camera', lat: 51.7534, lon: -1.2540, category: 'landmark', tags: ['architecture', 'photography', 'history'], visit: [30, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'first_visit', 'evening'], fame: 88,
    why: 'A round reading room with a dome, alone in its cobbled square between two colleges and a spire. Students with a card go in; everybody else walks round it, which is the better view.',
  },
  {
    slug: 'ashmolean-museum', name: 'Ashmolean Museum', lat: 51.7554, lon: -1.2600, category: 'museum', tags: ['art', 'history', 'family'], visit: [130, 75], hours: 'daily 10:00-17:00', closedOn: ['12-24', '12-25', '12-26'], price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'children', 'wheelchair', 'first_visit'], fame: 86,
    why: 'The first public museum in the world, open since 1683: the Alfred Jewel, Powhatan’s mantle, Minoan pots, drawings by Raphael and the lantern of Guy Fawkes. There is a terrace restaurant on the roof.',
  },
  {
    slug: 'oxford-university-museum-of-natural-history', name: 'Oxford University Museum of Natural History', lat: 51.7586, lon: -1.2557, category: 'museum', tags: ['nature', 'architecture', 'family', 'history'], visit: [75, 45], hours: 'daily 10:00-17:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'children', 'wheelchair'], fame: 74,
    why: 'Dinosaurs stand under glass in an iron forest of 1860 with a different stone for each column. Here is the dodo that Alice met, and here a bishop asked about the ape in Huxley’s family.',
  },
  {
    slug: 'pitt-rivers-museum', name: 'Pitt Rivers Museum', lat: 51.7589, lon: -1.2549, category: 'museum', tags: ['history', 'art', 'family'], visit: [70, 40], hours: 'Mo 12:00-17:00; Tu-Su 10:00-17:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'children'], fame: 70,
    why: 'Through a door at the back of the dinosaurs: half a million things in dim cases, sorted by use rather than country. Ask the desk for a torch and look for the witch in the bottle.',
  },
  {
    slug: 'magdalen-college', name: 'Magdalen College', lat: 51.7522, lon: -1.2472, category: 'historic', tags: ['history', 'architecture', 'nature'], visit: [70, 40], hours: '06-20~09-30 daily 10:00-19:00; 10-01~06-19 daily 13:00-18:00', price: 10, priceBand: 2, setting: 'outdoor', goodFor: ['photos', 'quiet', 'romance'], fame: 72, confidence: 'low',
    why: 'Said “maudlin”, with a bell tower by the bridge, a cloister of odd beasts, a deer park, and a mile of path round a water meadow on which C. S. Lewis walked himself into faith.',
  },
  {
    slug: 'bridge-of-sighs-oxford', name: 'Bridge of Sighs', localName: 'Hertford Bridge', lat: 51.7545, lon: -1.2537, category: 'bridge', tags: ['architecture', 'photography'], visit: [15, 10], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'first_visit'], fame: 66,
    why: 'Hertford College threw it across the lane in 1914 so that its members need not get wet. It looks more like the Rialto than its namesake; the passage beside it leads to a pub.',
  },
  {
    slug: 'university-church-tower', name: 'University Church of St Mary the Virgin', lat: 51.7528, lon: -1.2537, category: 'viewpoint', tags: ['history', 'architecture', 'photography', 'religion'], visit: [50, 30], hours: 'Mo-Sa 09:30-17:00; Su 12:00-17:00', lastEntry: 30, price: 6, priceBand: 1, setting: 'mixed', goodFor: ['views', 'photos', 'first_visit'], fame: 68, confidence: 'low',
    why: 'A hundred and twenty-seven narrow steps lead to the view that is on the postcard: the dome in front, and quadrangles no gate would let you into. Below, Archbishop Cranmer was tried.',
  },
  {
    slug: 'punting-from-magdalen-bridge', name: 'Punting from Magdalen Bridge', localName: 'Magdalen Bridge Boathouse', lat: 51.7515, lon: -1.2457, category: 'experience', tags: ['nature', 'family', 'sport', 'adventure'], visit: [75, 60], hours: '02-15~11-30 daily 09:30-19:00; 12-01~02-14 daily closed', price: 16, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['children', 'romance', 'photos'], fame: 64, confidence: 'low',
    why: 'A flat boat and a pole, about £32 an hour for up to five, along gardens and meadows on the Cherwell. Let the pole go when it sticks: those who hold on stay with it.',
  },
  {
    slug: 'covered-market', name: 'The Covered Market', lat: 51.7522, lon: -1.2574, category: 'market', tags: ['food', 'shopping', 'history'], visit: [50, 30], hours: 'Mo-We 08:00-17:30; Th-Sa 08:00-23:00; Su 10:00-17:00', price: 0, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 58, confidence: 'low',
    why: 'Butchers, hatters and cheese under one roof since 1774, with warm cookies by weight and a window behind which cakes are iced. Some stalls stay for beer on later evenings.',
  },
  {
    slug: 'oxford-botanic-garden', name: 'Oxford Botanic Garden', lat: 51.7508, lon: -1.2484, category: 'garden', tags: ['nature', 'history', 'family'], visit: [65, 40], hours: '03-01~10-31 daily 10:00-17:00; 11-01~02-29 daily 10:00-16:00', price: 8, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'romance', 'children', 'wheelchair'], fame: 50, confidence: 'low',
    why: 'Four walls of 1621 by the river, the oldest garden of its kind in Britain, with glasshouses full of lilies and pitchers. On a bench at the back two characters of Philip Pullman meet once a year.',
  },
  {
    slug: 'oxford-castle-and-prison', name: 'Oxford Castle and Prison', lat: 51.7516, lon: -1.2632, category: 'castle', tags: ['history', 'family'], visit: [70, 60], hours: 'daily 10:00-17:00', price: 18, priceBand: 3, setting: 'mixed', goodFor: ['children', 'rain', 'views'], fame: 46, booking: 'advised', confidence: 'low',
    why: 'A costumed warder takes you up a Saxon tower, down to a crypt and through cells that were in use until 1996. The other wing is a hotel, which has changed the locks.',
  },
  {
    slug: 'new-college', name: 'New College', lat: 51.7544, lon: -1.2517, category: 'historic', tags: ['history', 'architecture', 'music'], visit: [55, 35], hours: '03-15~10-15 daily 10:30-17:00; 10-16~03-14 daily 13:00-16:00', price: 8, priceBand: 2, setting: 'mixed', goodFor: ['quiet', 'photos'], fame: 52, confidence: 'low',
    why: 'New in 1379. The garden is closed off by the old city wall, which the college must still keep in repair, and the cloister has the oak under which Malfoy was turned into a ferret.',
  },
  {
    slug: 'evensong-at-christ-church-cathedral', name: 'Evensong at Christ Church Cathedral', lat: 51.7500, lon: -1.2551, category: 'religious', tags: ['music', 'religion', 'architecture'], visit: [50, 45], hours: 'Tu-Su 18:00-18:50; Mo closed', price: 0, priceBand: 0, setting: 'indoor', bestTime: 'evening', goodFor: ['free', 'evening', 'rain', 'quiet'], fame: 50, confidence: 'low',
    why: 'At six a choir of men and boys or girls sings the day to an end, as one has since 1526. It costs nothing, and you leave through a quadrangle that visitors have left. In the vacations guest choirs sing.',
  },
  {
    slug: 'christ-church-meadow', name: 'Christ Church Meadow', lat: 51.7472, lon: -1.2540, category: 'park', tags: ['nature', 'family', 'photography'], visit: [50, 30], hours: 'daily 07:30-19:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'quiet', 'views', 'wheelchair'], fame: 48,
    why: 'Longhorn cattle graze five minutes from the High Street. The path follows the Cherwell to the Thames, here called Isis, where eights row past and a cox shouts.',
  },
  {
    slug: 'sheldonian-theatre', name: 'Sheldonian Theatre', lat: 51.7544, lon: -1.2551, category: 'theatre', tags: ['architecture', 'music', 'history'], visit: [45, 30], hours: 'daily 10:00-16:00', price: 5, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'views'], fame: 48, confidence: 'low',
    why: 'Wren was a professor of astronomy when he built it, at thirty-one; degrees are given here in Latin. From the cupola one looks down on the roofs, and at stone heads that nobody can name.',
  },
  {
    slug: 'port-meadow-and-the-trout', name: 'Port Meadow and the Trout Inn', lat: 51.7797, lon: -1.2995, category: 'nature', tags: ['nature', 'hiking', 'food'], visit: [170, 100], hours: 'daily 11:30-23:00', price: 26, priceBand: 2, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['quiet', 'romance', 'children', 'evening'], fame: 44,
    why: 'Horses have grazed this flood meadow unploughed since the Bronze Age. Walk an hour up the Thames past a ruined nunnery to an old inn by a weir, where Inspector Morse drank and peacocks beg.',
  },
  {
    slug: 'blenheim-palace', name: 'Blenheim Palace', lat: 51.8414, lon: -1.3610, category: 'palace', tags: ['history', 'architecture', 'art', 'nature', 'unesco'], visit: [240, 150], hours: 'daily 10:00-17:30', closedOn: ['12-25'], lastEntry: 45, price: 38, priceBand: 4, setting: 'mixed', goodFor: ['children', 'photos', 'first_visit', 'rain'], fame: 87, booking: 'advised', confidence: 'low',
    why: 'A nation’s thanks for a battle, as large as a small town, with a lake by Capability Brown. Churchill was born in a side room during a party. Bus from the station in half an hour; the ticket serves all year.',
  },
  {
    slug: 'bourton-and-burford-cotswolds', name: 'Cotswold Villages: Burford and Bourton-on-the-Water', localName: 'Burford, Bourton-on-the-Water', lat: 51.8852, lon: -1.7588, category: 'village', tags: ['history', 'architecture', 'photography', 'nature'], visit: [240, 150], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children', 'first_visit'], fame: 72, dayTrip: true,
    why: 'Honey stone, a wide high street falling to a river at Burford, and low bridges over ankle-deep water at Bourton. Go before eleven, or walk two miles on to the Slaughters, which are gentler than they sound.',
  },
  {
    slug: 'turf-tavern', name: 'Turf Tavern', lat: 51.7547, lon: -1.2529, category: 'food', tags: ['food', 'history', 'nightlife'], visit: [70, 40], hours: 'daily 11:00-23:00', price: 20, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening'], fame: 56,
    why: 'Down a passage as wide as one bicycle, low beams and a yard under the city wall. A prime minister of Australia drank a yard of ale here in eleven seconds, and a president did not inhale.',
  },
  {
    slug: 'gees', name: 'Gee’s', lat: 51.7628, lon: -1.2608, category: 'food', tags: ['food', 'architecture', 'wine'], visit: [95, 70], hours: 'daily 12:00-22:00', price: 42, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 40, booking: 'advised', confidence: 'low',
    why: 'A florist’s glasshouse of 1898 on the Banbury Road, with olive trees between the tables and food from the wood oven. At night lamps hang in the panes.',
  },
  {
    slug: 'grand-cafe-oxford', name: 'The Grand Café', lat: 51.7526, lon: -1.2504, category: 'food', tags: ['food', 'history'], visit: [60, 40], hours: 'daily 09:00-18:00', price: 22, priceBand: 2, setting: 'indoor', bestTime: 'afternoon', goodFor: ['rain', 'children', 'romance'], fame: 34, confidence: 'low',
    why: 'Gilt, mirrors and afternoon tea on the spot where, Pepys’s age noted, the first coffee in England was sold. The house opposite says the same of itself.',
  },
  {
    slug: 'cherwell-boathouse', name: 'Cherwell Boathouse', lat: 51.7693, lon: -1.2527, category: 'food', tags: ['food', 'wine', 'nature'], visit: [110, 80], hours: 'daily 12:00-14:30,18:00-21:30', price: 45, priceBand: 3, setting: 'mixed', goodFor: ['evening', 'romance', 'quiet'], fame: 38, booking: 'advised', confidence: 'low',
    why: 'British cooking above a shed where punts have been built since 1904, with one of the best wine lists in the county. Hire a boat first; nobody minds wet cuffs.',
  },
] satisfies readonly AttractionEntry[];
