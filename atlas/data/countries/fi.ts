import type { CountryFile } from '../format.ts';
import helsinki from './fi-helsinki.ts';
import rovaniemi from './fi-rovaniemi.ts';

export default {
  code: 'fi',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Finnish', 'Swedish', 'English'],
    emergency: { all: '112' },
    tipping: 'Not customary; service is included, and rounding up in a taxi or restaurant is enough.',
    tapWater: 'safe',
    visaHint:
      'Schengen area: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies. Land borders with Russia are closed.',
    goodToKnow:
      'Cards everywhere. Strong drink comes from Alko shops. At Midsummer and Christmas the country shuts for two or three days. Saunas are for everyone: wash first, sit on a small towel, and ask about swimsuits.',
  },
  cities: [
    {
      slug: 'helsinki',
      name: 'Helsinki',
      localName: 'Helsingfors',
      lat: 60.1699,
      lon: 24.9384,
      knownFor:
        'A white and granite seaside capital of design shops, saunas and island ferries, with a sea fortress in its harbour and churches of every idea.',
      intro:
        "Helsinki is a northern city of clear lines. A Tsar's architect laid out its white senate square, the Art Nouveau generation added granite bears and towers, and Aalto and his heirs the rest. The sea comes in on three sides, so a tram ride ends at a beach, a market or a ferry, and three hundred islands belong to the city.\n\nTwo or three days are right. Walk from the cathedral to the market and take the boat to Suomenlinna; see the rock church, the library and one of the art houses; then spend an evening in a sauna by the water. July is for islands, December for candles and glögi.",
      bestMonths: [5, 6, 7, 8, 9, 12],
      climate: {
        high: [-1, -2, 2, 8, 15, 19, 22, 21, 16, 9, 4, 1],
        low: [-6, -7, -4, 0, 6, 11, 14, 13, 9, 4, 1, -4],
        rainDays: [12, 10, 9, 8, 8, 9, 9, 10, 10, 12, 13, 13],
      },
      neighbourhoods: [
        {
          name: 'Kluuvi and Kamppi',
          lat: 60.169,
          lon: 24.94,
          character: 'The middle, by station and trams, with department stores and most hotels.',
        },
        {
          name: 'Punavuori and the Design District',
          lat: 60.161,
          lon: 24.939,
          character: 'Small shops, cafés, saunas and Art Nouveau streets south of the Esplanade.',
        },
        {
          name: 'Kallio',
          lat: 60.184,
          lon: 24.95,
          character: 'Once working-class, now bars, thrift shops and public saunas on a hill; good value.',
        },
        {
          name: 'Katajanokka',
          lat: 60.1675,
          lon: 24.968,
          character: 'A quiet Art Nouveau peninsula beside the Uspenski Cathedral and ferries.',
        },
      ],
      gettingAround:
        'Trams, metro, buses and the Suomenlinna ferry run on one HSL ticket; buy it in the app before boarding. City bikes run from April to October.',
      fromAirport:
        'The ring rail line takes 30 minutes to the central station on an ABC ticket, from about 5:00 until past midnight.',
      food: [
        { name: 'Lohikeitto', what: 'Salmon, potato and dill in milky broth with rye bread.' },
        {
          name: 'Karjalanpiirakka',
          what: 'A thin rye crust filled with rice porridge, spread with egg butter.',
        },
        { name: 'Korvapuusti', what: 'A slapped-ear cinnamon bun heavy with cardamom.' },
        { name: 'Muikku', what: 'Vendace fried whole in rye flour and eaten by the handful.' },
        { name: 'Poronkäristys', what: 'Sautéed reindeer with mash and lingonberries.' },
      ],
      safety: 'Very safe; mind trams and icy pavements, and drunks at weekends around the station.',
      etiquette:
        'Silence is not rude. Keep your distance, take shoes off indoors, be on time, and never brag about lasting longest in the sauna.',
      dailyCostEuro: [90, 175, 340],
      typicalNights: [2, 3],
      attractions: helsinki,
    },
    {
      slug: 'rovaniemi',
      name: 'Rovaniemi',
      lat: 66.5039,
      lon: 25.7294,
      knownFor:
        "Lapland's capital on the Arctic Circle: Santa Claus, husky and reindeer rides, northern lights, and a fine museum of the Arctic under a glass roof.",
      intro:
        "Rovaniemi stands where two great rivers meet, eight kilometres below the Arctic Circle. Burnt to the ground in 1944, it was rebuilt to a plan by Alvar Aalto in the outline of a reindeer's head. Families come for Father Christmas, everyone else for snow, silence and the sky.\n\nDecember is busiest, dearest and darkest; February and March bring blue days and hard snow, and September autumn colours with the first auroras. Three nights leave time for Arktikum, a day with dogs or reindeer, and a walk on Ounasvaara or in the Korouoma gorge.",
      bestMonths: [12, 1, 2, 3, 9],
      climate: {
        high: [-8, -7, -2, 4, 11, 17, 20, 17, 11, 3, -2, -5],
        low: [-16, -15, -11, -5, 2, 8, 11, 9, 4, -2, -8, -13],
        rainDays: [11, 10, 9, 8, 9, 11, 12, 11, 10, 12, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'City centre',
          lat: 66.502,
          lon: 25.73,
          character: 'Compact grid with restaurants, tours and buses to the village.',
        },
        {
          name: 'Arctic Circle and Napapiiri',
          lat: 66.544,
          lon: 25.847,
          character: 'Cabins and glass igloos next to Santa Claus Village, for families.',
        },
        {
          name: 'Ounasvaara',
          lat: 66.504,
          lon: 25.78,
          character: 'A wooded hill of ski tracks across the river, quiet and good for lights.',
        },
      ],
      gettingAround:
        'Bus 8 links the centre, station and Santa Claus Village hourly or better; most tours collect from hotels. A car helps for the parks, with care on ice.',
      fromAirport:
        'The airport is 10 km north: a shuttle meets flights and bus 8 passes nearby; taxis take 15 minutes.',
      food: [
        { name: 'Poronkäristys', what: 'Sautéed reindeer on mashed potato with lingonberry.' },
        { name: 'Leipäjuusto', what: 'Squeaky baked cheese with cloudberry jam.' },
        { name: 'Savulohi', what: 'Salmon smoked or flamed on a plank by an open fire.' },
      ],
      safety:
        'Frostbite is the real risk: dress in wool, cover faces below minus fifteen, and stay off river ice unless it is marked.',
      etiquette:
        'Do not ask a herder how many reindeer he owns, it is like asking about his bank account. Let dogs and guides set the pace.',
      dailyCostEuro: [100, 210, 450],
      typicalNights: [3, 4],
      attractions: rovaniemi,
    },
  ],
} satisfies CountryFile;
