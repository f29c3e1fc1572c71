import type { CountryFile } from '../format.ts';
import sanJose from './cr-san-jose.ts';
import laFortuna from './cr-la-fortuna.ts';

export default {
  code: 'cr',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['Spanish', 'English'],
    emergency: { all: '911' },
    tipping: 'A ten per cent service charge is in every restaurant bill by law, so extra is optional; guides and drivers expect a few dollars.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of North America, the EU, the UK and many others enter without a visa for up to 180 days; an onward ticket may be asked for.',
    goodToKnow: 'Dollars are accepted nearly everywhere, change comes in colones. Roads take longer than maps say, and rain falls after lunch from May to November. Volcano and park tickets are sold online only.',
  },
  cities: [
    {
      slug: 'san-jose',
      name: 'San José',
      lat: 9.9281,
      lon: -84.0907,
      knownFor: 'The highland capital with gold and jade museums, a gilded theatre and good coffee, ringed by volcanoes an hour away.',
      intro: 'San José is where most journeys in Costa Rica begin and few linger, which is a little unfair. A day in the small centre takes in three fine museums, an opera house paid for by coffee and a market hall for lunch; an evening in Barrio Escalante shows how well the young cooks eat.\n\nIts other merit is position. At 1,150 metres the air is mild, and the craters of Poás and Irazú, the waterfalls of La Paz and the old capital of Cartago are each an hour or two by road. Start early: clouds close over the summits by ten.',
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [24, 25, 26, 27, 27, 27, 26, 26, 26, 26, 25, 24],
        low: [16, 16, 16, 17, 17, 18, 18, 18, 17, 17, 17, 16],
        rainDays: [2, 2, 2, 5, 15, 18, 15, 17, 21, 21, 13, 5],
      },
      neighbourhoods: [
        { name: 'Barrio Amón and Otoya', lat: 9.9372, lon: -84.076, character: "Coffee barons' villas turned into small hotels, close to the museums." },
        { name: 'Escalante and Los Yoses', lat: 9.9345, lon: -84.062, character: 'Restaurants, bars and quiet inns east of the centre.' },
        { name: 'Escazú', lat: 9.92, lon: -84.14, character: 'Malls and chain hotels in the western hills, near the motorway.' },
      ],
      gettingAround: 'Walk the centre by day; use app cars or red taxis with a meter otherwise. Buses to the provinces leave from a dozen different stops, so check which one.',
      fromAirport: 'Juan Santamaría airport is at Alajuela: 20–45 minutes by orange taxi or app, or by the red Tuasa bus.',
      food: [
        { name: 'Gallo pinto', what: 'Rice and beans fried together with coriander, the breakfast of the country.' },
        { name: 'Casado', what: 'A set plate of rice, beans, salad, plantain and meat or fish.' },
        { name: 'Olla de carne', what: 'Beef broth with cassava, maize and plantain.' },
        { name: 'Chifrijo', what: 'Rice, beans, crackling and tomato salsa in a bowl at the bar.' },
      ],
      safety: 'Keep to busy streets after dark, avoid the Coca-Cola bus area and leave nothing in a parked car.',
      etiquette: 'Pura vida is hello, thanks and never mind. Ticos dislike raised voices.',
      dailyCostEuro: [50, 100, 220],
      typicalNights: [1, 2],
      attractions: sanJose,
    },
    {
      slug: 'la-fortuna',
      name: 'La Fortuna',
      lat: 10.4709,
      lon: -84.6453,
      knownFor: 'The small town at the foot of the cone of Arenal, with hot springs, hanging bridges and a jungle waterfall.',
      intro: 'La Fortuna was a farming village until 1968, when the hill above it blew out and went on glowing for forty years. The volcano has slept since 2010, but it still heats the rivers, and the town lives on soaking, walking and jumping off things.\n\nWhen the cloud lifts, usually early, the cone stands up behind the church in perfect shape. Use that hour for a trail, give the wet afternoon to sloths and hanging bridges, which are better in rain, and the evening to hot pools. Day trips reach the blue river of Tenorio and the wetlands of Caño Negro.',
      bestMonths: [1, 2, 3, 4, 12],
      climate: {
        high: [27, 28, 29, 30, 30, 30, 29, 29, 30, 29, 28, 27],
        low: [20, 20, 20, 21, 22, 22, 22, 22, 22, 22, 21, 21],
        rainDays: [18, 14, 13, 12, 18, 21, 23, 22, 20, 21, 21, 21],
      },
      neighbourhoods: [
        { name: 'Town centre', lat: 10.4709, lon: -84.6447, character: 'Hostels, sodas and tour desks around the park, all on foot.' },
        { name: 'Volcano road (Ruta 142)', lat: 10.48, lon: -84.68, character: 'Hot-spring hotels with gardens and views of the cone; a car helps.' },
        { name: 'El Castillo', lat: 10.448, lon: -84.757, character: 'A quiet hamlet by the lake on the far side of the volcano.' },
      ],
      gettingAround: 'The town is walked; taxis and hotel shuttles cover the springs road. A hired car is useful for parks, and the taxi-boat-taxi crossing is the short way to Monteverde.',
      fromAirport: 'Most come by road: three hours from San José by shuttle, three and a half from Liberia. Small planes land at a strip ten minutes from town.',
      food: [
        { name: 'Casado', what: 'The set lunch of rice, beans, salad, plantain and a main.' },
        { name: 'Olla de carne', what: 'Beef and root vegetable soup for rainy days.' },
        { name: 'Patacones', what: 'Twice-fried green plantain with bean dip.' },
        { name: 'Chocolate', what: 'Cacao from farms around town, ground on tours.' },
      ],
      safety: "Very safe; rivers rise fast after rain, and the volcano's upper slopes are closed, whatever a guide offers. Lock cars at the free hot river.",
      etiquette: 'Do not feed coatis on the road and keep voices low under sleeping sloths.',
      dailyCostEuro: [55, 115, 300],
      typicalNights: [2, 4],
      attractions: laFortuna,
    },
  ],
} satisfies CountryFile;
