import type { CountryFile } from '../format.ts';
import cairo from './eg-cairo.ts';
import luxor from './eg-luxor.ts';
import aswan from './eg-aswan.ts';

export default {
  code: 'eg',
  facts: {
    plugs: ['C', 'F'],
    volts: 220,
    hertz: 50,
    languages: ['Arabic', 'English', 'French'],
    emergency: { police: '122', ambulance: '123', fire: '180' },
    tipping:
      'Small notes open doors: five to twenty pounds for attendants and porters, ten per cent in restaurants on top of the service charge, and something for drivers and boatmen.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities can buy a 30-day visa on arrival in US dollars or apply for an e-visa beforehand; some need one from a consulate.',
    goodToKnow:
      'Most big sights take cards only at the ticket window, while taxis and markets take cash only. The weekend is Friday and Saturday. In Ramadan sites close earlier. Agree every price before the ride starts.',
  },
  cities: [
    {
      slug: 'cairo',
      name: 'Cairo',
      localName: 'القاهرة',
      lat: 30.0444,
      lon: 31.2357,
      knownFor:
        'The huge Nile capital where the Giza pyramids and the new museum of the pharaohs stand at one end and a thousand years of minarets at the other.',
      intro:
        "Cairo is loud, dusty and generous. Greater Cairo holds over twenty million people, and within an hour's drive you can stand before the last standing wonder of antiquity, a Coptic church hung on a Roman gate and one of the great streets of the Islamic world.\n\nGroup the days by direction. Giza and the Grand Egyptian Museum belong together, Saqqara makes a fine second day in the desert, and the old Islamic city from the Citadel to Al-Muizz Street wants a long afternoon and evening. Friday is quiet until two; traffic is worst from then on. End on the river, in a felucca without an engine.",
      bestMonths: [10, 11, 12, 1, 2, 3, 4],
      climate: {
        high: [19, 20, 24, 28, 32, 34, 35, 34, 33, 29, 25, 20],
        low: [9, 10, 12, 15, 18, 20, 22, 22, 21, 17, 14, 10],
        rainDays: [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2],
      },
      neighbourhoods: [
        {
          name: 'Zamalek',
          lat: 30.061,
          lon: 31.22,
          character: 'Leafy island of embassies, galleries and bars, the easiest place to stay and walk.',
        },
        {
          name: 'Downtown',
          lat: 30.048,
          lon: 31.239,
          character: 'Faded belle-époque blocks with budget hotels, old cafés and the metro.',
        },
        {
          name: 'Giza Plateau',
          lat: 29.977,
          lon: 31.142,
          character:
            'Guesthouses with roof terraces facing the Sphinx; ideal for a dawn start, far from everything else.',
        },
        {
          name: 'Garden City and Corniche',
          lat: 30.038,
          lon: 31.231,
          character: 'Large hotels with river views between Downtown and Old Cairo.',
        },
        {
          name: 'Islamic Cairo',
          lat: 30.047,
          lon: 31.26,
          character: 'A few small hotels among the mosques and bazaars, atmospheric and noisy.',
        },
      ],
      gettingAround:
        'The metro is cheap and quick for Tahrir, Coptic Cairo and Giza suburb. Ride-hailing saves bargaining; white taxis have meters that are not always on. Crossing a street takes nerve: walk at a steady pace.',
      fromAirport:
        'Cairo International lies 20 km north-east: ride-hailing to Downtown costs about 250 pounds and takes 40 to 75 minutes. Sphinx airport on the Giza side serves some low-cost flights.',
      food: [
        {
          name: 'Koshari',
          what: 'Rice, lentils, pasta and chickpeas under tomato sauce, vinegar and crisp onions.',
        },
        {
          name: 'Ful and taameya',
          what: 'Stewed broad beans and green bean fritters in flat bread, the national breakfast.',
        },
        { name: 'Hamam mahshi', what: 'Pigeon stuffed with freekeh or rice, then grilled.' },
        {
          name: 'Molokhia',
          what: 'A dark green soup of jute leaves with garlic, over rice with rabbit or chicken.',
        },
        { name: 'Om Ali', what: 'Warm pastry pudding with milk, nuts and raisins.' },
      ],
      safety:
        "Violent crime against visitors is rare; traffic and persistent touts at Giza are the real trials. Women may prefer ride-hailing and the women's metro carriage.",
      etiquette:
        'Dress with covered shoulders and knees, remove shoes in mosques and carry a scarf. Ask before photographing people; uniforms and bridges are off limits.',
      dailyCostEuro: [35, 85, 220],
      typicalNights: [3, 4],
      attractions: cairo,
    },
    {
      slug: 'luxor',
      name: 'Luxor',
      localName: 'الأقصر',
      lat: 25.6872,
      lon: 32.6396,
      knownFor:
        'Ancient Thebes on the Nile: the halls of Karnak on the east bank and, across the river, the painted royal tombs and mortuary temples of the west.',
      intro:
        'Luxor divides at the river as it did for the pharaohs. The east bank was for the living and their gods, and there stand the temples of Luxor and Karnak, joined by an avenue of sphinxes. The west bank was for the dead: kings, queens, nobles and the workmen who painted their tombs all lie under one pyramid-shaped hill.\n\nStart on the west bank at opening time, before the heat and the coaches, and keep Luxor Temple for after dark. Two full days are the least; a third allows Dendera, where the ceiling paint is still blue. Ferries cross all day for small change and bicycles do well on the flat western side.',
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [23, 25, 30, 35, 39, 41, 41, 41, 39, 35, 29, 24],
        low: [5, 7, 11, 16, 20, 23, 24, 24, 22, 18, 12, 7],
        rainDays: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      neighbourhoods: [
        {
          name: 'East Bank centre',
          lat: 25.698,
          lon: 32.64,
          character: 'Hotels along the Corniche near Luxor Temple, the station and the souk.',
        },
        {
          name: 'West Bank (Gezira)',
          lat: 25.697,
          lon: 32.628,
          character: 'Guesthouses with gardens by the ferry landing, closer to the tombs and far quieter.',
        },
        {
          name: 'South Corniche',
          lat: 25.68,
          lon: 32.628,
          character: 'Resort hotels with pools on the river, a short ride from the centre.',
        },
      ],
      gettingAround:
        'The local ferry crosses the Nile day and night from opposite Luxor Temple. On the west bank hire a driver for half a day or a bicycle; on the east use ride-hailing or agree a taxi fare first. Horse carriages are best avoided.',
      fromAirport:
        'Luxor airport is 10 km east of town: taxis charge 200 to 300 pounds and take 20 minutes. Trains from Cairo take nine to ten hours.',
      food: [
        { name: 'Tagen', what: 'Meat or vegetables baked in a clay pot with tomato and onion.' },
        { name: 'Shamsi bread', what: 'Sour round loaves left to rise in the sun, typical of Upper Egypt.' },
        { name: 'Stuffed pigeon', what: 'Filled with green wheat and roasted until crisp.' },
        { name: 'Karkadeh', what: 'Hibiscus tea, hot or iced, dark red and sharp.' },
      ],
      safety:
        'Safe, with tourist police everywhere. Hassle from touts is constant but harmless: smile, say no once, keep walking. Drink more water than you think.',
      etiquette:
        'Guards who offer to show a hidden corner expect a tip. Flash is banned in tombs; keep hands off the paint.',
      dailyCostEuro: [30, 75, 200],
      typicalNights: [2, 4],
      attractions: luxor,
    },
    {
      slug: 'aswan',
      name: 'Aswan',
      localName: 'أسوان',
      lat: 24.0889,
      lon: 32.8998,
      knownFor:
        "Egypt's southern town at the first cataract, where granite islands, Nubian villages and sails fill the Nile and boats leave for the temple of Philae.",
      intro:
        'Aswan is where Egypt slows down. The river breaks around smooth boulders, palms and a botanical island lie in midstream, and dunes come down to the western shore. The people are largely Nubian, and their music, painted houses and spiced coffee give the town another mood.\n\nTake a boat to Philae in the morning, sail a felucca late in the day and eat on an island. The long drive to Abu Simbel starts before dawn and is worth the lost sleep. Half of the fun otherwise is to sit above the cataract with a glass of hibiscus and do very little.',
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [23, 25, 30, 35, 39, 41, 41, 41, 39, 36, 29, 24],
        low: [9, 10, 14, 19, 23, 25, 26, 26, 24, 21, 15, 11],
        rainDays: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      neighbourhoods: [
        {
          name: 'Corniche and centre',
          lat: 24.092,
          lon: 32.899,
          character: 'River hotels near the souk, the ferries and the station.',
        },
        {
          name: 'Elephantine Island',
          lat: 24.0905,
          lon: 32.887,
          character: 'Nubian guesthouses among palms, reached by a small ferry; no cars at all.',
        },
        {
          name: 'Gharb Soheil',
          lat: 24.059,
          lon: 32.866,
          character: 'Brightly painted village lodges on the west bank, south of town.',
        },
      ],
      gettingAround:
        'Walk along the Corniche; public ferries cross to Elephantine and the west bank for a few pounds. Boats and taxis are hired by the trip, with the price agreed first.',
      fromAirport:
        'Aswan airport is 20 km south-west: a taxi over the old dam takes 25 minutes for 250 to 350 pounds. Trains come from Luxor in three hours and from Cairo in about thirteen.',
      food: [
        { name: 'Nubian fish tagen', what: 'Nile perch baked with tomato, peppers and cumin in clay.' },
        { name: 'Karkadeh', what: 'The best hibiscus in the country grows here; drink it cold.' },
        { name: 'Jabana', what: 'Coffee with ginger poured from a small clay pot.' },
        { name: 'Ful with tahini', what: 'Broad beans eaten with oil and sesame from early morning.' },
      ],
      safety:
        'Relaxed and safe. Carry water and a hat, and agree boat prices for the whole boat, with the waiting time included.',
      etiquette:
        'Nubian villages are homes: ask before entering or photographing, and leave the captive crocodiles unphotographed if you do not like to see them kept.',
      dailyCostEuro: [28, 70, 220],
      typicalNights: [2, 3],
      attractions: aswan,
    },
  ],
} satisfies CountryFile;
