import type { CountryFile } from '../format.ts';
import bucharest from './ro-bucharest.ts';
import brasov from './ro-brasov.ts';

export default {
  code: 'ro',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Romanian', 'English', 'Hungarian', 'German'],
    emergency: { all: '112' },
    tipping:
      'Ten per cent is usual in restaurants, and the waiter may ask whether to add it to the card; round up in taxis.',
    tapWater: 'mostly_safe',
    visaHint:
      'Fully in Schengen since 2025: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'The leu is the currency; cards are common in cities, cash in villages and monasteries. Trains are slow but scenic. Hikers should keep to marked routes and never feed or approach bears.',
  },
  cities: [
    {
      slug: 'bucharest',
      name: 'Bucharest',
      localName: 'București',
      lat: 44.4268,
      lon: 26.1025,
      knownFor:
        'A sprawling capital of Belle Époque villas, hidden churches and one colossal palace, with late nights, leafy parks and honest prices.',
      intro:
        "Bucharest was called the Paris of the East when its boulevards were new; then came an earthquake, a dictator and a wild decade of cars. All the layers show. Byzantine chapels no larger than a room hide behind concrete blocks, boyars' houses have turned into bars, and the second-heaviest thing men ever built sits at the end of a boulevard made for it.\n\nTwo days are good: the palace and the old town on one, Calea Victoriei, the Village Museum and Herăstrău Park on the other. Evenings are for garden terraces. Castles and mountains lie two hours north.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [3, 6, 12, 18, 24, 28, 30, 31, 25, 18, 10, 4],
        low: [-5, -3, 1, 6, 11, 15, 17, 16, 12, 6, 2, -3],
        rainDays: [6, 6, 6, 7, 8, 8, 7, 5, 5, 6, 6, 6],
      },
      neighbourhoods: [
        {
          name: 'Old Town (Lipscani)',
          lat: 44.4315,
          lon: 26.101,
          character: 'Bars, hostels and churches in pedestrian lanes; loud until morning.',
        },
        {
          name: 'Calea Victoriei and Universitate',
          lat: 44.44,
          lon: 26.097,
          character: 'Museums, grand hotels and cafés along the main avenue.',
        },
        {
          name: 'Cotroceni',
          lat: 44.434,
          lon: 26.069,
          character: 'Garden streets of villas by the botanical garden, calm and green.',
        },
        {
          name: 'Dorobanți and Floreasca',
          lat: 44.456,
          lon: 26.095,
          character: 'Smart restaurants and parks north of the centre.',
        },
      ],
      gettingAround:
        'The metro is quick and cheap; tap a card at its gates and on buses and trams. Ride-hailing costs little. Traffic is dense, so walk Calea Victoriei, closed to cars on summer weekends.',
      fromAirport:
        'Train from Otopeni to Gara de Nord in about 25 minutes, day and night; bus 100 goes to Piața Unirii in 40–60.',
      food: [
        { name: 'Sarmale', what: 'Cabbage rolls of pork and rice with polenta and sour cream.' },
        { name: 'Mici', what: 'Skinless grilled sausages with mustard, eaten in the open.' },
        { name: 'Ciorbă de burtă', what: 'Tripe soup sharpened with garlic and vinegar.' },
        { name: 'Papanași', what: 'Fried curd doughnuts under sour cream and cherry jam.' },
        { name: 'Covrigi', what: 'Warm pretzels sold from windows in the street.' },
      ],
      safety:
        'Safe by big-city measure; avoid unmarked taxis at stations, strip-bar touts in the old town, and stray dogs on the outskirts.',
      etiquette:
        'Cover up in Orthodox churches and move quietly round the services; bring flowers in odd numbers.',
      dailyCostEuro: [50, 100, 210],
      typicalNights: [2, 3],
      attractions: bucharest,
    },
    {
      slug: 'brasov',
      name: 'Brașov',
      lat: 45.6427,
      lon: 25.5887,
      knownFor:
        "A Saxon merchant town ringed by forested mountains, with a great Gothic church, bastions and a cable car, and Transylvania's castles on every side.",
      intro:
        "German settlers founded Kronstadt on the pass between Wallachia and Transylvania in the thirteenth century and grew rich on wool, arms and spices. Their town is all there: a market square under a wooded cliff, a church blackened by fire, walls with weavers' and blacksmiths' bastions, and lanes too narrow to pass in.\n\nGive the town a day and the country two. Bran and Râșnov can be seen in one loop, Sinaia in another, and fortified village churches such as Prejmer and Viscri make a third. In winter Poiana Brașov has the skiing; in September the beech woods turn.",
      bestMonths: [5, 6, 7, 8, 9, 12],
      climate: {
        high: [1, 3, 9, 15, 20, 23, 25, 26, 20, 15, 8, 2],
        low: [-8, -6, -2, 3, 8, 11, 13, 12, 8, 3, -1, -6],
        rainDays: [6, 6, 7, 9, 12, 12, 10, 9, 7, 6, 6, 7],
      },
      neighbourhoods: [
        {
          name: 'Old Town',
          lat: 45.642,
          lon: 25.589,
          character: 'Around Council Square: guesthouses in Saxon houses, everything on foot.',
        },
        {
          name: 'Șchei',
          lat: 45.635,
          lon: 25.58,
          character: 'The Romanian quarter beyond the gate, steep lanes and quiet nights.',
        },
        {
          name: 'Poiana Brașov',
          lat: 45.595,
          lon: 25.553,
          character: 'The ski resort in the spruce, twelve kilometres up by bus 20.',
        },
      ],
      gettingAround:
        'Walk in town; bus 20 goes to Poiana, and regional coaches from Autogara 2 to Râșnov and Bran. Cars help for the fortified churches.',
      fromAirport:
        'The small airport at Ghimbav is 20 minutes away by bus A1; from Bucharest trains take two and a half to three hours.',
      food: [
        { name: 'Bulz', what: "Polenta balls with sheep's cheese, grilled." },
        { name: 'Ciorbă in bread', what: 'Bean and smoked pork soup in a hollow loaf.' },
        { name: 'Kürtőskalács', what: 'Chimney cake, turned over embers, from the Székely villages.' },
        { name: 'Varză à la Cluj', what: 'Baked layers of cabbage, rice and pork.' },
      ],
      safety:
        'Safe; bears come to bins at the forest edge, so do not walk Tâmpa at dusk and keep your distance always.',
      etiquette:
        'Ask for the key or pay the small fee at village churches, and stay quiet during services in the Black Church.',
      dailyCostEuro: [45, 90, 180],
      typicalNights: [2, 3],
      attractions: brasov,
    },
  ],
} satisfies CountryFile;
