import type { CountryFile } from '../format.ts';
import aucklandAttractions from './nz-auckland.ts';
import queenstownAttractions from './nz-queenstown.ts';
import wellingtonAttractions from './nz-wellington.ts';
import rotoruaAttractions from './nz-rotorua.ts';
import christchurchAttractions from './nz-christchurch.ts';

export default {
  code: 'nz',
  facts: {
    plugs: ['I'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Māori'],
    emergency: { all: '111' },
    tipping:
      'Not part of the culture; leave something only for exceptional service. Cafés may add 15 per cent on public holidays.',
    tapWater: 'safe',
    visaHint:
      'Citizens of about sixty visa-waiver countries stay up to three months but must get an NZeTA online before travel and pay the visitor levy; Australians need neither.',
    goodToKnow:
      'Biosecurity is strict: clean boots and declare all food, or be fined on the spot. Distances look short and drive long. Sunburn comes in minutes. Book huts, the great walks and summer ferries months ahead.',
  },
  cities: [
    {
      slug: 'auckland',
      name: 'Auckland',
      localName: 'Tāmaki Makaurau',
      lat: -36.8485,
      lon: 174.7633,
      knownFor:
        'Known for its two harbours and fifty volcanic cones, islands of vines and birdsong by ferry, and wild black-sand beaches to the west.',
      intro:
        'A third of New Zealanders live on this narrow neck of land between the Pacific and the Tasman, among green volcanoes terraced by Māori and bays full of sails. It is the largest Polynesian city anywhere, which shows in its markets and music.\n\nSee the museum, climb a cone and eat along the waterfront on the first day; then take a ferry to Waiheke or Rangitoto, or a car to Piha. Two or three days are enough before going on to the rest of the islands.',
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [23.4, 24.0, 22.6, 20.2, 17.7, 15.3, 14.6, 15.1, 16.6, 18.1, 19.7, 21.9],
        low: [15.6, 16.0, 14.6, 12.4, 10.4, 8.4, 7.4, 7.9, 9.1, 10.5, 12.0, 14.2],
        rainDays: [7, 7, 8, 10, 12, 14, 15, 14, 12, 11, 10, 9],
      },
      neighbourhoods: [
        {
          name: 'Britomart and Viaduct',
          lat: -36.844,
          lon: 174.766,
          character: 'Ferries, restaurants and new hotels',
        },
        { name: 'Ponsonby', lat: -36.856, lon: 174.745, character: 'Villas, cafés and bars on a ridge' },
        { name: 'Parnell', lat: -36.856, lon: 174.781, character: 'Quiet old village near the museum' },
        {
          name: 'Devonport',
          lat: -36.831,
          lon: 174.796,
          character: 'Victorian suburb across the harbour by ferry',
        },
      ],
      gettingAround:
        'Buses, trains and ferries take a tapped bank card or AT HOP; the City Rail Link has shortened rides in the centre. A car helps for the west coast, not in town.',
      fromAirport:
        'SkyDrive buses reach the centre in 30–40 minutes for about NZ$18–20; the AirportLink bus and train cost less; a taxi NZ$70–90.',
      food: [
        { name: 'Green-lipped mussels', what: 'Steamed in wine or made into fritters' },
        { name: 'Hāngī', what: 'Meat and kūmara cooked in an earth oven' },
        { name: 'Lamb', what: 'Roasted or grilled, better than anywhere' },
        { name: 'Hokey pokey ice cream', what: 'Vanilla with lumps of honeycomb toffee' },
      ],
      safety:
        'Safe; leave nothing visible in a car at beaches. West-coast surf is dangerous: swim only between flags.',
      etiquette:
        'Take shoes off on entering a marae, do not sit on tables and do not step over people. Stay off the rims of sacred cones.',
      dailyCostEuro: [65, 150, 300],
      typicalNights: [2, 3],
      attractions: aucklandAttractions,
    },
    {
      slug: 'queenstown',
      name: 'Queenstown',
      localName: 'Tāhuna',
      lat: -45.0312,
      lon: 168.6626,
      knownFor:
        'Known for bungy jumps, jet boats and ski fields around a deep blue lake, and as the base for Milford Sound and the Otago vineyards.',
      intro:
        "Queenstown sits in a fold of Lake Wakatipu with the Remarkables rising like a saw behind it. The first commercial bungy jump was here in 1988 and the town has been selling ways to fall ever since, but the walking, wine and lake light are as good for those who stay on the ground.\n\nThree days give one for an adventure, one for Arrowtown and Gibbston's Pinot Noir, and one, long and worth it, for Milford Sound. Winter, from late June to September, is for skiing.",
      bestMonths: [1, 2, 3, 4, 7, 8, 12],
      climate: {
        high: [21.8, 21.8, 18.8, 15.0, 11.7, 8.4, 7.8, 9.8, 12.9, 15.3, 17.1, 19.7],
        low: [9.8, 9.4, 7.2, 4.1, 2.3, -0.3, -1.7, -0.2, 1.9, 3.8, 5.6, 8.2],
        rainDays: [8, 7, 8, 8, 9, 9, 8, 9, 9, 9, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Town centre',
          lat: -45.0312,
          lon: 168.6615,
          character: 'Bars, tours and lake on foot, lively at night',
        },
        {
          name: 'Queenstown Hill and Frankton Road',
          lat: -45.028,
          lon: 168.67,
          character: 'Lake-view flats up steep streets',
        },
        {
          name: 'Arrowtown',
          lat: -44.94,
          lon: 168.832,
          character: 'Quiet gold-rush village twenty minutes off',
        },
      ],
      gettingAround:
        'Orbus buses link centre, airport and Arrowtown for a few dollars with a Bee Card; tours collect in town. A car gives freedom but roads ice in winter.',
      fromAirport:
        'The airport is 8 km away: bus in 25 minutes, taxi or ride NZ$35–50. Landings between the peaks are a sight in themselves.',
      food: [
        { name: 'Fergburger', what: 'A burger the size of a plate, with a queue to match' },
        { name: 'Central Otago Pinot Noir', what: 'Grown at 45 degrees south among schist' },
        { name: 'Bluff oysters', what: 'From the southern strait, March to August' },
        { name: 'Venison', what: 'Farmed in the valleys, with horopito pepper' },
      ],
      safety:
        'Safe. Mountain weather kills the unprepared: check the forecast, tell someone, carry layers. Drive to Milford only with fuel and, in winter, chains.',
      etiquette:
        'Keep left on narrow trails and roads, pull over for faster cars, and camp only where signs permit.',
      dailyCostEuro: [75, 170, 350],
      typicalNights: [3, 4],
      attractions: queenstownAttractions,
    },
    {
      slug: 'wellington',
      name: 'Wellington',
      localName: 'Te Whanganui-a-Tara',
      lat: -41.2866,
      lon: 174.7756,
      knownFor:
        'Known for the national museum, hillside wooden houses, excellent coffee and craft beer, film-making and wind, all within a short walk of the harbour.',
      intro:
        "New Zealand's capital is small and steep, wrapped round a harbour with ferries coming and going beneath its windows. On a fine day nothing beats it; on others it blows. Government, film and good cooking all fit between the sea and the green belt.\n\nGive Te Papa a morning, ride the cable car, see the birds at Zealandia and eat along Cuba Street. Two days suffice, or three with the vineyards of Martinborough or the seals at Red Rocks.",
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [20.6, 20.8, 19.5, 17.1, 14.7, 12.3, 11.5, 12.2, 13.6, 15.0, 16.6, 18.8],
        low: [13.9, 14.2, 13.0, 11.2, 9.4, 7.4, 6.6, 7.0, 8.1, 9.2, 10.6, 12.6],
        rainDays: [7, 7, 8, 9, 11, 13, 13, 13, 11, 12, 10, 9],
      },
      neighbourhoods: [
        {
          name: 'Te Aro and Cuba Street',
          lat: -41.294,
          lon: 174.776,
          character: 'Coffee, bars and theatres',
        },
        {
          name: 'Waterfront',
          lat: -41.289,
          lon: 174.779,
          character: 'Museums and hotels by the harbour walk',
        },
        {
          name: 'Mount Victoria',
          lat: -41.296,
          lon: 174.785,
          character: 'Villas and guesthouses under the lookout',
        },
      ],
      gettingAround:
        'The centre is walked end to end in half an hour; buses and trains take a Snapper card, with contactless on trial. The ferry to the South Island leaves from Aotea Quay.',
      fromAirport:
        'Bus AX, the Airport Express, reaches the station in about 25 minutes for around NZ$10; taxis cost NZ$35–45.',
      food: [
        { name: 'Flat white', what: 'Claimed by Wellington and made very well' },
        { name: 'Craft beer', what: 'From Garage Project, Parrotdog and a score of others' },
        { name: 'Pāua', what: 'Abalone, minced in fritters or creamed' },
        { name: 'Cheese scones', what: 'Large, hot and buttered, in any café' },
      ],
      safety:
        'Safe. Strong wind is normal; earthquakes happen: if one is long or strong by the coast, walk uphill.',
      etiquette: 'Follow directions when visiting a marae, and thank the bus driver as you get off.',
      dailyCostEuro: [60, 140, 280],
      typicalNights: [2, 2],
      attractions: wellingtonAttractions,
    },
    {
      slug: 'rotorua',
      name: 'Rotorua',
      lat: -38.1368,
      lon: 176.2497,
      knownFor:
        'Known for geysers, boiling mud and Māori culture at close quarters, with redwood forest, crater lakes and mountain-bike trails.',
      intro:
        'Steam rises from drains, parks and gardens in Rotorua, and the air smells of sulphur. The Te Arawa people have cooked, bathed and guided visitors here since before the Pink Terraces vanished in the eruption of 1886, and this is still the best place to be their guest.\n\nSpend a day among the geysers and an evening at a hāngī with song; another in the redwoods and the lakes. Nearly everything lies within half an hour by car.',
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [23.0, 22.9, 20.8, 17.9, 15.0, 12.3, 11.7, 12.6, 14.4, 16.2, 18.4, 20.8],
        low: [12.6, 12.8, 10.8, 8.2, 5.9, 4.0, 3.3, 3.7, 5.6, 7.3, 8.8, 11.2],
        rainDays: [8, 8, 8, 9, 10, 11, 12, 12, 12, 12, 10, 10],
      },
      neighbourhoods: [
        {
          name: 'City centre',
          lat: -38.136,
          lon: 176.252,
          character: 'Eat Streat, lakefront and hot pools on foot',
        },
        { name: 'Fenton Street', lat: -38.148, lon: 176.251, character: 'Motels with private thermal tubs' },
        {
          name: 'Lake Okareka',
          lat: -38.173,
          lon: 176.355,
          character: 'Quiet lodges by the water, with a car',
        },
      ],
      gettingAround:
        'A car is by far the easiest; shuttles serve the big sights and Baybus runs in town. Bicycles reach the redwoods by a flat path.',
      fromAirport:
        'The airport, 9 km out, has bus 10 and taxis for NZ$35–40. Coaches take about three hours from Auckland.',
      food: [
        { name: 'Hāngī', what: 'Pork, chicken and kūmara steamed in the ground or over a vent' },
        { name: 'Rēwena', what: 'A sourdough bread raised with potato' },
        { name: 'Corn in the pool', what: 'Cobs boiled in a natural spring at Whakarewarewa' },
      ],
      safety:
        'Stay on marked paths: the crust is thin and the water boils. Do not put your head under in natural pools. Lock cars at trailheads.',
      etiquette:
        'On a marae wait to be called, take shoes off, accept the hongi greeting and do not walk in front of a speaker.',
      dailyCostEuro: [60, 130, 260],
      typicalNights: [2, 3],
      attractions: rotoruaAttractions,
    },
    {
      slug: 'christchurch',
      name: 'Christchurch',
      localName: 'Ōtautahi',
      lat: -43.5321,
      lon: 172.6362,
      knownFor:
        'Known for gardens and a willow-lined river, inventive building after the 2011 earthquake, and the gateway to Akaroa and the Southern Alps.',
      intro:
        'The most English of New Zealand towns lost its centre to an earthquake in February 2011 and has been reimagining it ever since: a cathedral of cardboard tubes, murals on bare walls, a covered market, a riverside walk. The old comforts, punts and roses, carry on in between.\n\nOne or two days show the centre, the harbour hills and Antarctic connections. Then leave by the alpine train, or for the French-named harbour of Akaroa.',
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [22.3, 22.1, 20.0, 17.2, 14.5, 11.7, 11.0, 12.3, 14.9, 16.9, 19.0, 21.0],
        low: [12.0, 12.0, 10.2, 7.2, 4.5, 1.8, 1.2, 2.4, 4.3, 6.2, 8.1, 10.6],
        rainDays: [6, 5, 6, 6, 7, 8, 8, 7, 6, 7, 7, 7],
      },
      neighbourhoods: [
        {
          name: 'Central City',
          lat: -43.531,
          lon: 172.636,
          character: 'Rebuilt heart, market and gardens on foot',
        },
        { name: 'Riccarton', lat: -43.53, lon: 172.6, character: 'Shopping, bush reserve and motels' },
        { name: 'Sumner', lat: -43.5695, lon: 172.759, character: 'Surf suburb under cliffs, café life' },
      ],
      gettingAround:
        'The centre is flat and walkable, with a heritage tram and shared scooters. Metro buses take a tapped bank card and cost little. A car is best for the peninsula.',
      fromAirport: 'Bus 29 or 3 reaches the centre in 30–40 minutes for about NZ$4; taxis cost NZ$45–55.',
      food: [
        { name: 'Canterbury lamb', what: "From the plains at the town's back" },
        { name: 'Akaroa salmon', what: 'Farmed in the clear harbour' },
        { name: 'Cheese rolls', what: 'Southern sushi: toasted, rolled and oozing' },
      ],
      safety: 'Safe. Small aftershocks are possible. Night streets at the edge of the centre can be empty.',
      etiquette: 'The earthquake is a personal memory for most: listen rather than ask for drama.',
      dailyCostEuro: [55, 130, 260],
      typicalNights: [1, 2],
      attractions: christchurchAttractions,
    },
  ],
} satisfies CountryFile;
