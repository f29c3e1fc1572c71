import type { CountryFile } from '../format.ts';
import oslo from './no-oslo.ts';
import bergen from './no-bergen.ts';
import tromso from './no-tromso.ts';

export default {
  code: 'no',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Norwegian', 'English', 'Sami'],
    emergency: { all: '112', police: '112', ambulance: '113', fire: '110' },
    tipping: 'Not expected; round up or add five to ten per cent for good table service.',
    tapWater: 'safe',
    visaHint:
      'In Schengen though not in the European Union: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'Cards are used for everything. Wine and spirits come only from Vinmonopolet, and shops may not sell beer late in the evening or on Sunday, when most shops close. Prices are high, so picnic at lunch.',
  },
  cities: [
    {
      slug: 'oslo',
      name: 'Oslo',
      lat: 59.9127,
      lon: 10.7461,
      knownFor:
        'A green capital at the head of its fjord, with an opera house you walk on, Munch in a tower, polar ships, a ski jump and forest at the end of the metro.',
      intro:
        'Oslo has turned to face its water. Where container docks stood there are now a sloping marble opera house, a leaning tower full of Munch, a library with armchairs over the fjord and saunas that float beside swimming steps. Behind the centre the land rises within half an hour into pine forest and lakes that nobody may build on.\n\nSpend one day along the harbour from Akershus to Bjørvika, one on the Bygdøy peninsula with its ships, and one among the sculptures, cafés and hills. In summer take the island ferries; in winter rent skis or a sledge and ride the metro up to Frognerseteren.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [0, 1, 5, 11, 17, 21, 23, 21, 16, 10, 4, 1],
        low: [-5, -5, -2, 2, 7, 11, 13, 12, 8, 4, 0, -4],
        rainDays: [9, 7, 8, 8, 8, 10, 10, 11, 9, 11, 11, 10],
      },
      neighbourhoods: [
        {
          name: 'Sentrum',
          lat: 59.9133,
          lon: 10.74,
          character: 'Between the station and the palace: sights, trams and hotels, rather plain after dark.',
        },
        {
          name: 'Grünerløkka',
          lat: 59.9235,
          lon: 10.759,
          character: 'Old factory quarter along the Akerselva, full of coffee, vintage shops and bars.',
        },
        {
          name: 'Frogner and Majorstuen',
          lat: 59.922,
          lon: 10.708,
          character: 'Handsome apartment streets by the sculpture park, calm and well connected.',
        },
        {
          name: 'Bjørvika and Sørenga',
          lat: 59.905,
          lon: 10.759,
          character: 'New waterfront with bathing steps, Munch and the Opera at the door.',
        },
      ],
      gettingAround:
        'Metro, trams, buses and island ferries share one Ruter ticket, bought in the app or by tapping a card. The centre is walkable; the airport lies outside the city zone.',
      fromAirport:
        'Vy regional trains reach Oslo S in 23 minutes for about half the price of the Flytoget express, which takes 19–22.',
      food: [
        { name: 'Fårikål', what: 'Mutton and cabbage stewed with peppercorns, the autumn national dish.' },
        { name: 'Brunost', what: 'Brown caramel-like whey cheese shaved on waffles or bread.' },
        {
          name: 'Reker',
          what: 'Shrimp bought cooked and peeled by hand on the quay with bread and mayonnaise.',
        },
        { name: 'Skolebolle', what: 'A cardamom bun with custard, icing and coconut.' },
      ],
      safety:
        'Safe; keep an eye on bags around Oslo S and the lower Akerselva late at night, and respect ice on winter pavements.',
      etiquette:
        'Do not stand close or talk loudly to strangers, take shoes off indoors, and leave forest and shore as you found them.',
      dailyCostEuro: [105, 205, 400],
      typicalNights: [2, 3],
      attractions: oslo,
    },
    {
      slug: 'bergen',
      name: 'Bergen',
      lat: 60.3913,
      lon: 5.3221,
      knownFor:
        'A Hanseatic port between seven mountains, with leaning timber wharf houses, a fish market and the roads, boats and railway into the great fjords.',
      intro:
        "Bergen was the kingdom's largest town for six hundred years, when stockfish from the north was traded here for grain by German merchants. Their crooked wooden warehouses still stand on the quay, and behind the painted house fronts steep lanes run straight on to the mountain. It rains two days in three, and nobody lets it stop them.\n\nA day covers the wharf, the fortress and the ride up Fløyen; a second suits the art museums, Grieg's cottage and a mountain walk. Keep a third for the fjords, whether by express boat, by the Flåm railway or on foot.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [4, 4, 6, 10, 14, 17, 19, 18, 15, 11, 7, 5],
        low: [0, 0, 1, 4, 7, 10, 12, 12, 10, 6, 3, 1],
        rainDays: [19, 16, 16, 14, 14, 14, 15, 17, 18, 19, 19, 20],
      },
      neighbourhoods: [
        {
          name: 'Bryggen and Vågen',
          lat: 60.3965,
          lon: 5.324,
          character: 'On the harbour by the wharf, mountain railway and boats; lively in summer.',
        },
        {
          name: 'Nordnes',
          lat: 60.3985,
          lon: 5.309,
          character: 'A peninsula of white wooden houses, the aquarium and a park at the tip.',
        },
        {
          name: 'Marken and Sentrum',
          lat: 60.39,
          lon: 5.331,
          character: 'Between the station and the lake, handy for trains, museums and cheaper rooms.',
        },
      ],
      gettingAround:
        'Walk in the centre; the Bybanen light rail runs to the airport and buses to the rest. Express boats leave from Strandkaien.',
      fromAirport:
        'Light rail line 1 runs from Flesland to Byparken in about 45 minutes on an ordinary ticket; airport coaches take 20–30.',
      food: [
        {
          name: 'Fiskesuppe',
          what: 'Creamy fish soup with root vegetables, a little sour and a little sweet.',
        },
        {
          name: 'Persetorsk',
          what: 'Lightly cured, pressed cod, a Bergen habit, with mashed peas and bacon.',
        },
        { name: 'Skillingsbolle', what: 'The local cinnamon bun, once a shilling each.' },
        { name: 'Pinnekjøtt', what: 'Steamed salted ribs of lamb eaten at Christmas on the west coast.' },
      ],
      safety: 'Very safe; the danger is weather on the mountains, so carry a shell and turn back in fog.',
      etiquette:
        'Do not step into wooden passages at Bryggen to smoke, keep quiet in residential lanes, and greet others on the trail.',
      dailyCostEuro: [100, 195, 370],
      typicalNights: [2, 3],
      attractions: bergen,
    },
    {
      slug: 'tromso',
      name: 'Tromsø',
      lat: 69.6492,
      lon: 18.9553,
      knownFor:
        'The largest town north of the Arctic Circle in Norway: northern lights and huskies in the dark months, midnight sun and fjord mountains in summer.',
      intro:
        'Tromsø covers an island between mountains 350 kilometres north of the Arctic Circle. Polar expeditions hired their crews here, and the town still looks north: a polar museum in a customs shed, a glacier-white church over the bridge and a university that studies the aurora. Wooden streets hold good kitchens and an unlikely number of bars.\n\nFrom late November to mid-January the sun does not rise, and from late May to late July it does not set. Come between September and early April for the lights, and allow at least three nights, as clouds decide; come in June to hike at midnight.',
      bestMonths: [2, 3, 6, 7, 9, 11],
      climate: {
        high: [-2, -2, 0, 3, 8, 13, 16, 14, 10, 5, 2, 0],
        low: [-6, -6, -5, -2, 3, 7, 10, 9, 5, 1, -3, -5],
        rainDays: [16, 15, 15, 12, 12, 12, 13, 13, 15, 18, 15, 17],
      },
      neighbourhoods: [
        {
          name: 'Sentrum',
          lat: 69.65,
          lon: 18.957,
          character: 'Harbour, tours and restaurants on foot; nearly all hotels are here.',
        },
        {
          name: 'Tromsdalen',
          lat: 69.648,
          lon: 18.988,
          character: 'Over the bridge below the cable car, with guesthouses and darker skies.',
        },
        {
          name: 'Kvaløya',
          lat: 69.67,
          lon: 18.85,
          character: 'Whale Island: cabins by the sea for those with a car, fjords and beaches beyond.',
        },
      ],
      gettingAround:
        'The centre is walkable; buses cross to the cable car and the cathedral. For the lights and fjords, join a minibus tour or rent a car with studded tyres.',
      fromAirport:
        'Buses and an airport express take 10–15 minutes to the centre; taxis are dear but the distance is short.',
      food: [
        { name: 'Boknafisk', what: 'Half-dried cod with bacon, carrots and mushy peas.' },
        { name: 'Finnbiff', what: 'Thin reindeer in a cream and juniper sauce.' },
        { name: 'King crab', what: 'Barents Sea crab legs, steamed.' },
        { name: 'Måsegg and Mack', what: "Gull's eggs with a local beer, a spring rite in May." },
      ],
      safety:
        'Safe town, severe weather: dress in layers, watch avalanche notices off marked paths, and drive slowly for reindeer.',
      etiquette:
        'Ask before photographing Sami hosts or their animals, leave dogs alone unless told, and dim lights while others watch the aurora.',
      dailyCostEuro: [115, 220, 420],
      typicalNights: [3, 4],
      attractions: tromso,
    },
  ],
} satisfies CountryFile;
