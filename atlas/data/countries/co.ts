import type { CountryFile } from '../format.ts';
import bogota from './co-bogota.ts';
import medellin from './co-medellin.ts';
import cartagena from './co-cartagena.ts';

export default {
  code: 'co',
  facts: {
    plugs: ['A', 'B'],
    volts: 110,
    hertz: 60,
    languages: ['Spanish', 'English'],
    emergency: { all: '123', police: '112', ambulance: '125', fire: '119' },
    tipping:
      'A voluntary ten per cent is offered on restaurant bills: say yes or no when asked. Taxis are not tipped.',
    tapWater: 'mostly_safe',
    visaHint:
      'Most European and American citizens enter for 90 days without a visa; fill in the Check-Mig form online within three days before arrival.',
    goodToKnow:
      'Tap water is fine in Bogotá and Medellín but not on the coast. Locals call street theft the price of giving papaya, so leave no phone on the table. Monday is the closing day of most museums, and holidays often fall on it.',
  },
  cities: [
    {
      slug: 'bogota',
      name: 'Bogotá',
      lat: 4.711,
      lon: -74.0721,
      knownFor:
        'The high Andean capital of gold, Botero and coffee, with a colonial quarter under green hills and an avenue given to bicycles each Sunday.',
      intro:
        "Bogotá lies at 2,600 metres against a wall of forested hills, under weather that changes its mind hourly. The old quarter of La Candelaria has the sights: the Gold Museum, Botero's round figures, painted lanes and the cable car to Monserrate. North of it the city becomes brick and green, with good tables in Chapinero, Zona G and Usaquén.\n\nCome with a jacket and an appetite. On Sundays and holidays 120 kilometres of streets close to cars, and joining the ciclovía is the best way to feel at home. A day trip goes to the salt cathedral of Zipaquirá or the lake that started the tale of El Dorado.",
      bestMonths: [12, 1, 2, 3, 7, 8],
      climate: {
        high: [19, 19, 19, 19, 19, 18, 18, 18, 19, 19, 19, 19],
        low: [8, 9, 10, 10, 10, 10, 9, 9, 9, 9, 9, 8],
        rainDays: [6, 8, 10, 15, 15, 11, 11, 11, 12, 15, 13, 9],
      },
      neighbourhoods: [
        {
          name: 'Chapinero Alto and Zona G',
          lat: 4.653,
          lon: -74.057,
          character: 'Brick houses, many of the best restaurants and cafés, and easy rides to everywhere.',
        },
        {
          name: 'Zona T and Parque 93',
          lat: 4.672,
          lon: -74.05,
          character: 'Malls, bars and business hotels in the safest part of town.',
        },
        {
          name: 'La Candelaria',
          lat: 4.5965,
          lon: -74.0725,
          character: 'Colonial inns among the sights; lovely by day, quiet and risky late.',
        },
        {
          name: 'Usaquén',
          lat: 4.6945,
          lon: -74.031,
          character: 'A former village in the north with a Sunday market.',
        },
      ],
      gettingAround:
        'TransMilenio buses run in their own lanes but are packed; use ride apps or booked taxis, and walk within each quarter. On Sunday mornings cycle.',
      fromAirport:
        'El Dorado is 15 km west: official taxis queue outside arrivals and take 30–60 minutes to Chapinero or La Candelaria.',
      food: [
        { name: 'Ajiaco', what: 'Chicken soup of three potatoes with guascas, cream, capers and avocado.' },
        { name: 'Changua', what: 'Milk and egg soup with bread for a cold breakfast.' },
        { name: 'Tamal tolimense', what: 'Rice, peas, pork and chicken steamed in banana leaf.' },
        { name: 'Chocolate santafereño', what: 'Hot chocolate with cheese to melt in it.' },
      ],
      safety:
        'Phone theft is the main risk: stay off quiet streets of the centre after dark, order cars by app and go up Monserrate by cable, not on foot on weekdays.',
      etiquette:
        'Bogotanos are formal: use usted, greet everyone in a lift and dress for cool weather, not for the beach.',
      dailyCostEuro: [35, 75, 180],
      typicalNights: [2, 3],
      attractions: bogota,
    },
    {
      slug: 'medellin',
      name: 'Medellín',
      lat: 6.2442,
      lon: -75.5812,
      knownFor:
        "The city of eternal spring, turned around by cable cars, libraries and murals, with Botero's bronzes in its centre.",
      intro:
        "Medellín fills a narrow green valley and runs up both sides, so that its metro ends in cable cars. Thirty years ago it was the most dangerous city on earth; today visitors ride up to neighbourhoods that were closed to their own residents, and hear from those who stayed. The weather is that of a good May all year.\n\nSee Botero's square and the Antioquia museum by day, ride the Metrocable to Arví park, walk Comuna 13 with a guide from there, and eat well in El Poblado and Laureles. The painted town of Guatapé and its granite rock fill a day outside.",
      bestMonths: [12, 1, 2, 3, 6, 7, 8],
      climate: {
        high: [28, 28, 28, 28, 28, 28, 29, 29, 28, 27, 27, 27],
        low: [17, 17, 18, 18, 18, 18, 17, 17, 17, 17, 17, 17],
        rainDays: [8, 9, 12, 17, 19, 14, 12, 15, 17, 20, 17, 11],
      },
      neighbourhoods: [
        {
          name: 'El Poblado (Provenza)',
          lat: 6.2088,
          lon: -75.567,
          character: 'Hotels, restaurants and nightlife in leafy streets; easy and touristy.',
        },
        {
          name: 'Laureles',
          lat: 6.245,
          lon: -75.593,
          character: 'Flat, local and full of cafés, near the stadium and La 70.',
        },
        {
          name: 'Envigado',
          lat: 6.17,
          lon: -75.586,
          character: 'A quiet southern town in the valley, with metro and good old bakeries.',
        },
      ],
      gettingAround:
        'The metro and its cable cars are spotless and cheap with a Cívica card. Walk in Laureles and Provenza, and take app taxis at night.',
      fromAirport:
        'José María Córdova is over the mountain at Rionegro: 40–60 minutes by fixed-fare taxi through the tunnel, or by bus to San Diego. The small Olaya Herrera airport is in town.',
      food: [
        {
          name: 'Bandeja paisa',
          what: 'Beans, rice, minced beef, crackling, chorizo, egg, plantain and avocado on one tray.',
        },
        { name: 'Arepa de chócolo', what: 'A sweet maize griddle cake with white cheese.' },
        { name: 'Mondongo', what: 'Tripe soup with potatoes and coriander.' },
        { name: 'Buñuelos', what: 'Hot round cheese fritters.' },
      ],
      safety:
        'Use cars after dark, decline drinks and dates from strangers, since druggings occur, and keep your phone away in the centre.',
      etiquette:
        'Paisas are courteous and proud of the metro: no eating, no feet on seats. Narco jokes and Escobar T-shirts offend.',
      dailyCostEuro: [35, 75, 180],
      typicalNights: [2, 4],
      attractions: medellin,
    },
    {
      slug: 'cartagena',
      name: 'Cartagena',
      localName: 'Cartagena de Indias',
      lat: 10.3997,
      lon: -75.5144,
      knownFor:
        'A walled Caribbean port of balconies and bougainvillea, built to guard Spanish treasure, with island beaches an hour away by boat.',
      intro:
        "Cartagena was where the silver of Peru waited for the fleet home, so pirates came and walls followed. Thirteen kilometres of them still stand around streets of deep balconies, convents and squares, with the sea on one side and the workers' quarter of Getsemaní on the other.\n\nThe heat decides the day: walk from seven to ten, rest, then come out on the ramparts at five with the breeze. Two nights are enough for the old town and the fortress; add one or two for the reefs and beaches of Rosario or Barú. Sellers are persistent, and a smiling no, gracias works.",
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [31, 31, 31, 31, 32, 32, 32, 32, 32, 31, 31, 31],
        low: [24, 24, 25, 25, 26, 26, 26, 26, 26, 25, 25, 25],
        rainDays: [0, 0, 0, 2, 7, 8, 8, 10, 12, 14, 10, 3],
      },
      neighbourhoods: [
        {
          name: 'Centro Histórico',
          lat: 10.4238,
          lon: -75.55,
          character: 'Inside the walls: courtyard hotels and all sights on foot, dear in season.',
        },
        {
          name: 'Getsemaní',
          lat: 10.422,
          lon: -75.5455,
          character: 'Murals, hostels, bars and street life; cheaper and noisier.',
        },
        {
          name: 'San Diego',
          lat: 10.4275,
          lon: -75.547,
          character: 'The calm corner of the walled town, with small squares.',
        },
        {
          name: 'Bocagrande',
          lat: 10.402,
          lon: -75.556,
          character: 'High-rise hotels on a grey city beach.',
        },
      ],
      gettingAround:
        'Walk inside the walls. Taxis have no meters, so agree on the fare or use an app. Boats to the islands leave from Muelle La Bodeguita in the morning.',
      fromAirport:
        'Rafael Núñez airport is ten to fifteen minutes from the walls by taxi, with fares fixed by zone.',
      food: [
        { name: 'Arepa de huevo', what: 'Maize cake fried, opened, filled with an egg and fried again.' },
        { name: 'Pargo frito', what: 'Whole fried snapper with coconut rice and patacones.' },
        { name: 'Posta negra', what: 'Beef braised with panela and spices until nearly black.' },
        { name: 'Cocadas', what: 'Coconut sweets from the arcade of the Portal de los Dulces.' },
      ],
      safety:
        'The old town is well watched; beware of inflated bills on beaches and in carriages: ask prices first. Avoid the outer districts.',
      etiquette:
        'Ask and pay before photographing the palenquera fruit sellers, and cover up away from the beach.',
      dailyCostEuro: [45, 100, 260],
      typicalNights: [2, 4],
      attractions: cartagena,
    },
  ],
} satisfies CountryFile;
