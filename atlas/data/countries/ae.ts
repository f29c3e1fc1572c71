import type { CountryFile } from '../format.ts';
import dubai from './ae-dubai.ts';
import abuDhabi from './ae-abu-dhabi.ts';

export default {
  code: 'ae',
  facts: {
    plugs: ['C', 'D', 'G'],
    volts: 230,
    hertz: 50,
    languages: ['Arabic', 'English', 'Hindi', 'Urdu'],
    emergency: { police: '999', ambulance: '998', fire: '997' },
    tipping:
      'Ten to fifteen per cent in restaurants where no service charge is on the bill; round up taxi fares and give porters a few dirhams.',
    tapWater: 'safe',
    visaHint:
      'Many nationalities enter without a visa for 30 or 90 days, others apply for an e-visa through an airline or sponsor; the passport must usually be valid for six months.',
    goodToKnow:
      'The weekend is Saturday and Sunday, and Friday afternoon is for prayer. Alcohol is sold only in licensed places; dress modestly away from the beach, and do not photograph people or government buildings without leave. From June to September plan indoor middays.',
  },
  cities: [
    {
      slug: 'dubai',
      name: 'Dubai',
      localName: 'دبي',
      lat: 25.2048,
      lon: 55.2708,
      knownFor:
        'The Gulf city of superlative towers and malls, which still keeps wooden boats, gold and spice souks and wind-tower houses along its old creek.',
      intro:
        'Dubai is a string of districts along forty kilometres of coast. At the north end lies the Creek, where wooden ferries cross between souks for a single dirham; in the middle stand the Burj Khalifa and its fountain lake; to the south come the beaches, the Marina and the Palm.\n\nTake the old town on foot in the morning, the towers late in the day, and keep one evening for the desert that begins where the last road ends. Between June and September life moves indoors, and so should you from ten to five. The metro links most of what a first visit needs, and taxis fill the gaps.',
      bestMonths: [11, 12, 1, 2, 3],
      climate: {
        high: [24, 25, 29, 33, 38, 40, 41, 41, 39, 35, 31, 26],
        low: [14, 16, 18, 21, 25, 27, 30, 30, 28, 24, 20, 16],
        rainDays: [2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 1, 2],
      },
      neighbourhoods: [
        {
          name: 'Downtown',
          lat: 25.195,
          lon: 55.2765,
          character:
            'Towers around the fountain lake, with the Burj Khalifa overhead and the big mall below; central and dear.',
        },
        {
          name: 'Al Fahidi and Bur Dubai',
          lat: 25.261,
          lon: 55.2975,
          character:
            'The old side of the Creek: modest hotels, Indian canteens, museums and the ferry to the souks.',
        },
        {
          name: 'Deira',
          lat: 25.27,
          lon: 55.31,
          character:
            'Busy trading quarter of souks and cheap hotels with good metro links, best for those who like street life.',
        },
        {
          name: 'Dubai Marina and JBR',
          lat: 25.078,
          lon: 55.136,
          character:
            'High-rises around a yacht basin with a public beach and plenty of restaurants; far from the old town.',
        },
        {
          name: 'Jumeirah',
          lat: 25.205,
          lon: 55.242,
          character:
            'Low villas and cafés along the beach road, quiet and handy for the sand, with taxis as the usual transport.',
        },
      ],
      gettingAround:
        'The driverless metro runs along the main axis and the tram through the Marina; buy a Nol card. Ferries cross the Creek for one dirham in coins, and metered taxis are plentiful and fair.',
      fromAirport:
        'From Dubai International the Red Line metro reaches Downtown in about 25 minutes from Terminals 1 and 3; taxis start at 25 dirhams and take 15 to 30 minutes. From Al Maktoum airport take a bus or a taxi.',
      food: [
        {
          name: 'Machboos',
          what: 'Spiced rice cooked with dried lime and lamb, chicken or fish, the Emirati dish for guests.',
        },
        { name: 'Luqaimat', what: 'Small fried dumplings drizzled with date syrup and sesame, eaten hot.' },
        {
          name: 'Shawarma',
          what: 'Roast meat shaved into flat bread with garlic sauce and pickles, at its best after ten at night.',
        },
        {
          name: 'Regag',
          what: 'Paper-thin crisp bread off a hot plate, filled with egg, cheese or fish sauce.',
        },
        {
          name: 'Karak chai',
          what: 'Strong milky tea boiled with cardamom, sold through car windows for a couple of dirhams.',
        },
      ],
      safety:
        'Very low crime at any hour. The risks are heat, fast traffic and strict law: no drunkenness in public, no rude gestures, and no medicines on the controlled list without papers.',
      etiquette:
        'Cover shoulders and knees in malls, souks and old quarters; swimwear belongs on the beach. Keep affection discreet and in Ramadan do not eat or drink openly in the street by day.',
      dailyCostEuro: [75, 170, 420],
      typicalNights: [3, 5],
      attractions: dubai,
    },
    {
      slug: 'abu-dhabi',
      name: 'Abu Dhabi',
      localName: 'أبوظبي',
      lat: 24.4539,
      lon: 54.3773,
      knownFor:
        'The calmer, greener capital of the Emirates, with a white marble mosque, a branch of the Louvre under a lattice dome, mangroves and a theme-park island.',
      intro:
        'Abu Dhabi spreads over islands tied together by bridges. The old grid and its Corniche beach face the open Gulf; Saadiyat island gathers museums, Yas island keeps the roller coasters, and the great mosque stands where the roads meet on the way in.\n\nTwo days cover the main sights if you take taxis between them, since distances are long and pavements hot. Begin with the mosque early or at dusk, give the Louvre an afternoon, and let a kayak among the mangroves show what the coast was before the towers. The oasis city of Al Ain makes a rewarding third day.',
      bestMonths: [11, 12, 1, 2, 3],
      climate: {
        high: [24, 26, 30, 35, 39, 41, 42, 43, 40, 37, 31, 26],
        low: [13, 15, 17, 20, 24, 26, 29, 30, 27, 23, 19, 15],
        rainDays: [1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      },
      neighbourhoods: [
        {
          name: 'Corniche and Al Khalidiyah',
          lat: 24.471,
          lon: 54.34,
          character: 'Beach, parks and cafés beside the older towers; the best base for walking.',
        },
        {
          name: 'Saadiyat Island',
          lat: 24.54,
          lon: 54.428,
          character: 'Beach resorts near the museums, quiet and dear.',
        },
        {
          name: 'Yas Island',
          lat: 24.485,
          lon: 54.605,
          character:
            'Hotels among theme parks, the race track and a mall; handy for families and the airport.',
        },
        {
          name: 'Al Maryah and Al Zahiyah',
          lat: 24.5,
          lon: 54.386,
          character: 'Business hotels, malls and restaurants on the water, central and well served by taxis.',
        },
      ],
      gettingAround:
        'Metered taxis and ride-hailing are cheap and the usual way to move; city buses need a Hafilat card. Free shuttles circle Yas and Saadiyat islands.',
      fromAirport:
        'Zayed International airport lies 30 km east: a taxi takes about 35 minutes to the Corniche for 80 to 100 dirhams, and bus A1 runs day and night for a few dirhams. Coaches link Dubai in under two hours.',
      food: [
        { name: 'Harees', what: 'Wheat and meat beaten for hours to a smooth, buttery porridge.' },
        {
          name: 'Camel',
          what: 'Served as burgers, as slow roast with rice, or as milk in coffee and chocolate.',
        },
        {
          name: 'Machboos',
          what: 'Rice with dried lime, saffron and fish or lamb, shared from one platter.',
        },
        {
          name: 'Dates and Arabic coffee',
          what: 'Pale coffee with cardamom, poured a thimbleful at a time.',
        },
      ],
      safety:
        'Among the safest cities anywhere. Mind the heat, the sun on boats and long-distance drivers on the highways.',
      etiquette:
        'Women cover hair, arms and legs in the great mosque and men wear long trousers; robes are lent. Elsewhere shoulders and knees covered is enough.',
      dailyCostEuro: [70, 160, 400],
      typicalNights: [2, 3],
      attractions: abuDhabi,
    },
  ],
} satisfies CountryFile;
