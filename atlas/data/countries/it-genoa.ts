import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'strada-nuova-museums', name: 'Strada Nuova Museums', localName: 'Musei di Strada Nuova: Palazzo Rosso, Bianco e Tursi', lat: 44.4112, lon: 8.9322, category: 'museum', tags: ['art', 'architecture', 'history', 'unesco'], visit: [130, 80], hours: '04-01~09-30 Tu-Fr 09:00-19:00; 04-01~09-30 Sa-Su 10:00-19:30; 10-01~03-31 Tu-Fr 09:00-18:30; 10-01~03-31 Sa-Su 09:30-18:30; Mo closed', lastEntry: 45, price: 9, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'views', 'heat', 'first_visit'], fame: 88, confidence: 'low',
    why: "Three palaces on one ticket, with Van Dyck's portraits of the bankers who lived here, Caravaggio, and Paganini's violin. A lift in Palazzo Rosso goes to a platform on the roof, above all the slates of the old town.",
  },
  {
    slug: 'aquarium-of-genoa', name: 'Aquarium of Genoa', localName: 'Acquario di Genova', lat: 44.4101, lon: 8.9263, category: 'aquarium', tags: ['wildlife', 'family', 'nature'], visit: [160, 110], hours: '03-01~10-31 daily 09:00-20:00; 11-01~02-29 daily 10:00-19:00', lastEntry: 120, price: 32, priceBand: 4, setting: 'indoor', goodFor: ['children', 'rain', 'heat', 'wheelchair', 'first_visit'], fame: 91, booking: 'advised', confidence: 'low',
    why: "One of Europe's largest, moored like a ship in the harbour that Renzo Piano remade in 1992. Sharks, manatees, penguins and an open-topped dolphin pool; tickets for a set hour are cheaper online.",
  },
  {
    slug: 'via-garibaldi', name: 'Via Garibaldi', localName: 'Strada Nuova', lat: 44.4114, lon: 8.9333, category: 'street', tags: ['architecture', 'history', 'photography', 'unesco'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'wheelchair', 'first_visit'], fame: 80,
    why: 'In the 1550s the banking families laid out a street for themselves alone, and lined it with palaces whose guests the republic allotted by rank. Doors stand open: look in at the courtyards, stairs and water grottoes.',
  },
  {
    slug: 'caruggi', name: 'Caruggi of the Old Town', localName: 'Caruggi, centro storico', lat: 44.4092, lon: 8.9305, category: 'neighbourhood', tags: ['history', 'food', 'architecture', 'photography'], visit: [100, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'heat', 'first_visit'], fame: 77,
    why: 'One of the largest medieval quarters in Europe is a net of alleys often two metres wide and six floors deep, with shrines on the corners, tripe kitchens, sweet shops from 1780 and sudden striped churches.',
  },
  {
    slug: 'genoa-cathedral', name: 'Genoa Cathedral', localName: 'Cattedrale di San Lorenzo', lat: 44.4077, lon: 8.9314, category: 'religious', tags: ['architecture', 'art', 'religion', 'history'], visit: [40, 25], hours: 'daily 08:00-12:00,15:00-19:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'first_visit'], fame: 69, confidence: 'low',
    why: 'Black and white stripes, two lions on the steps, and in the right aisle a British naval shell that came through the roof in 1941 and did not explode. The treasury below shows a glass dish once taken for the Grail.',
  },
  {
    slug: 'piazza-de-ferrari', name: 'Piazza De Ferrari', lat: 44.4073, lon: 8.9340, category: 'square', tags: ['architecture', 'photography'], visit: [25, 15], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'evening', 'photos', 'wheelchair'], fame: 60,
    why: 'A great bronze fountain between the opera, the stock exchange and the palace of the doges, whose courtyards are free to cross. From here the shops of Via XX Settembre and the alleys go opposite ways.',
  },
  {
    slug: 'royal-palace-of-genoa', name: 'Royal Palace of Genoa', localName: 'Palazzo Reale', lat: 44.4148, lon: 8.9263, category: 'palace', tags: ['art', 'architecture', 'history', 'unesco'], visit: [75, 45], hours: 'Tu-Sa 09:00-19:00; Su 13:30-19:00; Mo closed', lastEntry: 45, price: 10, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'quiet', 'photos'], fame: 56, confidence: 'low',
    why: 'A gallery of mirrors, a throne room and frescoed ceilings, kept as the Balbi, the Durazzo and the kings of Savoy left them. The pebble mosaic of the roof garden ends at a view of the port.',
  },
  {
    slug: 'palazzo-spinola', name: 'Palazzo Spinola National Gallery', localName: 'Galleria Nazionale di Palazzo Spinola', lat: 44.4106, lon: 8.9301, category: 'gallery', tags: ['art', 'history', 'architecture', 'unesco'], visit: [65, 40], hours: 'Tu-Sa 09:00-19:00; Su 13:30-19:00; Mo closed', lastEntry: 45, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'quiet', 'heat'], fame: 40, confidence: 'low',
    why: 'Hidden in a dark alley, a noble house with its silk walls and kitchen intact, given to the state in 1958. Upstairs hang an Ecce Homo by Antonello da Messina and a rearing rider by Rubens.',
  },
  {
    slug: 'galata-museo-del-mare', name: 'Galata Maritime Museum', localName: 'Galata Museo del Mare', lat: 44.4141, lon: 8.9224, category: 'museum', tags: ['history', 'family', 'architecture'], visit: [140, 90], hours: '03-01~10-31 daily 10:00-19:00; 11-01~02-29 Tu-Fr 10:00-18:00; 11-01~02-29 Sa-Su 10:00-19:00; 11-01~02-29 Mo closed', lastEntry: 60, price: 17, priceBand: 3, setting: 'mixed', goodFor: ['children', 'rain', 'views', 'wheelchair'], fame: 58, confidence: 'low',
    why: 'The arsenal of the galleys, with one rebuilt at full size, a storm to steer through, and the story of the millions who sailed from here to America. A real submarine lies in the water outside.',
  },
  {
    slug: 'spianata-castelletto', name: 'Spianata Castelletto', localName: 'Belvedere Montaldo', lat: 44.4128, lon: 8.9344, category: 'viewpoint', tags: ['photography', 'architecture'], visit: [40, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'romance', 'evening', 'photos'], fame: 65,
    why: 'An Art Nouveau lift with wooden benches takes you up to a terrace over grey roofs, cranes and the lighthouse. A poet of the city asked to go to heaven by it.',
  },
  {
    slug: 'boccadasse', name: 'Boccadasse', lat: 44.3903, lon: 8.9711, category: 'village', tags: ['photography', 'beach', 'food'], visit: [80, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'romance', 'photos', 'children', 'evening'], fame: 67,
    why: 'A fishing village that the city grew round: a shingle cove, boats on the stones, houses in faded pink and an ice-cream queue. Walk to it along the Corso Italia promenade or take bus 31.',
  },
  {
    slug: 'staglieno-cemetery', name: 'Staglieno Cemetery', localName: 'Cimitero monumentale di Staglieno', lat: 44.4292, lon: 8.9497, category: 'cemetery', tags: ['art', 'history', 'photography'], visit: [100, 60], hours: 'daily 07:30-17:00', closedOn: ['12-25', '01-01'], lastEntry: 30, price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'quiet', 'photos'], fame: 51,
    why: 'Merchants had themselves carved in dusty marble, down to the lace and the boot buttons; a nut seller saved all her life to stand among them. Mark Twain and Nietzsche walked these galleries. Bus 34 or 13.',
  },
  {
    slug: 'lanterna', name: 'Lanterna', localName: 'Lanterna di Genova', lat: 44.4045, lon: 8.9047, category: 'landmark', tags: ['history', 'architecture', 'photography'], visit: [80, 55], hours: 'daily 10:00-18:00', lastEntry: 60, price: 8, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'children', 'photos'], fame: 41, confidence: 'low',
    why: 'The lighthouse of 1543, seventy-seven metres high, is the emblem of the city. A footpath through the container port leads to it, and 172 steps to the first gallery.',
  },
  {
    slug: 'nervi-promenade', name: 'Nervi Sea Promenade', localName: 'Passeggiata Anita Garibaldi', lat: 44.3803, lon: 9.0396, category: 'nature', tags: ['nature', 'photography', 'family'], visit: [90, 50], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['free', 'views', 'children', 'romance', 'quiet'], fame: 47,
    why: 'Two kilometres of brick path between black rocks and the walls of old villas, ten minutes east by train. Bathing ladders on one side, on the other a park with palms, roses and red squirrels.',
  },
  {
    slug: 'camogli-and-san-fruttuoso', name: 'Camogli and San Fruttuoso', localName: 'Camogli, Abbazia di San Fruttuoso', lat: 44.3157, lon: 9.1751, category: 'village', tags: ['nature', 'beach', 'history', 'photography'], visit: [360, 240], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'romance', 'photos', 'heat'], fame: 53, dayTrip: true,
    why: 'Forty minutes by train to a front of painted sea captains’ houses, then half an hour by boat to an abbey on a beach that no road reaches. The path over the promontory goes on to Portofino.',
  },
  {
    slug: 'trattoria-da-maria', name: 'Trattoria da Maria', lat: 44.4089, lon: 8.9353, category: 'food', tags: ['food', 'history'], visit: [55, 40], hours: 'Mo-Sa 11:45-15:00; Th-Fr 11:45-15:00,19:00-21:15; Su closed', price: 15, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 34, confidence: 'low',
    why: 'Two tiled floors in an alley off Via XXV Aprile, a menu typed each day and shared tables of dockers, lawyers and students. Minestrone with pesto, stuffed anchovies, a quarter of white.',
  },
  {
    slug: 'sa-pesta', name: 'Sà Pesta', localName: 'Antica Sà Pesta', lat: 44.4064, lon: 8.9305, category: 'food', tags: ['food', 'family', 'history'], visit: [50, 35], hours: 'Mo-Sa 12:00-14:30; Th-Sa 12:00-14:30,19:00-22:00; Su closed', price: 16, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children', 'evening'], fame: 32, confidence: 'low',
    why: 'A wood oven and marble tables where salt was once pounded. Farinata comes out of copper pans a metre wide, then vegetable pies and stuffed lettuce in broth.',
  },
  {
    slug: 'il-genovese', name: 'Il Genovese', lat: 44.4070, lon: 8.9441, category: 'food', tags: ['food', 'wine'], visit: [75, 55], hours: 'Mo-Sa 12:00-14:30,19:00-22:30; Su closed', price: 28, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain'], fame: 31, booking: 'advised', confidence: 'low',
    why: 'The place to eat pesto where it was invented, pounded with Prà basil and laid over trofie, lasagne sheets or potato gnocchi. Fried vegetables and tripe for those who want more of the city.',
  },
] satisfies readonly AttractionEntry[];
