import type { CountryFile } from '../format.ts';
import prague from './cz-prague.ts';
import ceskyKrumlov from './cz-cesky-krumlov.ts';

export default {
  code: 'cz',
  facts: {
    plugs: ['C', 'E'],
    volts: 230,
    hertz: 50,
    languages: ['Czech', 'English', 'German'],
    emergency: { all: '112', police: '158', ambulance: '155', fire: '150' },
    tipping:
      'Round up, or leave about ten per cent in a restaurant; tell the waiter the total you wish to pay rather than leaving coins.',
    tapWater: 'safe',
    visaHint:
      'Schengen area: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'The currency is the koruna; change money at banks, not at street booths. Cards are taken almost everywhere, and large shops close on some public holidays. Stamp a paper transport ticket before you ride.',
  },
  cities: [
    {
      slug: 'prague',
      name: 'Prague',
      localName: 'Praha',
      lat: 50.0875,
      lon: 14.4213,
      knownFor:
        'A castle hill, a bridge of statues and a skyline of spires that came through the last century nearly whole, with beer halls and concert rooms in between.',
      intro:
        "Prague lies in a bend of the Vltava with the castle on one side and the old merchants' town on the other. The wars of the twentieth century passed it by, so Romanesque cellars, Gothic towers, Baroque domes and Art Nouveau hotels stand in one street, and most of the sights are within a half-hour walk of each other.\n\nSee the Charles Bridge and the castle early or late, when the crowds are thin, and give the middle of the day to the Jewish quarter, a museum or a garden. In the evening leave the Royal Way: Letná, Vinohrady, Karlín and Žižkov are where Prague eats and drinks, ten minutes away by tram.",
      bestMonths: [4, 5, 6, 9, 10, 12],
      climate: {
        high: [3, 5, 9, 15, 20, 23, 25, 25, 20, 14, 7, 3],
        low: [-3, -2, 1, 5, 9, 12, 14, 14, 10, 5, 1, -2],
        rainDays: [7, 6, 7, 6, 9, 9, 9, 8, 7, 6, 7, 7],
      },
      neighbourhoods: [
        {
          name: 'Staré Město (Old Town)',
          lat: 50.087,
          lon: 14.4208,
          character:
            'The middle of everything, on foot to all the sights; the dearest beds and lively late around Dlouhá.',
        },
        {
          name: 'Malá Strana',
          lat: 50.087,
          lon: 14.405,
          character: 'Baroque houses and gardens under the castle, quiet once the day visitors have gone.',
        },
        {
          name: 'Vinohrady',
          lat: 50.0755,
          lon: 14.442,
          character:
            'Grand apartment houses, parks, cafés and good restaurants, two metro stops from the centre.',
        },
        {
          name: 'Karlín',
          lat: 50.0925,
          lon: 14.452,
          character: "A rebuilt flat quarter by the river with the city's newest kitchens and bakeries.",
        },
        {
          name: 'Holešovice and Letná',
          lat: 50.102,
          lon: 14.433,
          character: 'Galleries, a beer garden with a view and tram lines to the Old Town; good value.',
        },
      ],
      gettingAround:
        'Walk the centre and take trams, metro lines A, B and C and buses for the rest; one ticket covers all and every tram has a contactless reader. Trams 22 and 23 climb to the castle. Use an app for taxis.',
      fromAirport:
        'Trolleybus 59 runs to Nádraží Veleslavín on metro A in about 15 minutes, 35–40 minutes to the centre in all on an ordinary ticket; the Airport Express bus goes to the main station in 40 minutes.',
      food: [
        {
          name: 'Svíčková',
          what: 'Braised beef in a creamy root-vegetable sauce with bread dumplings and cranberries.',
        },
        {
          name: 'Guláš',
          what: 'Beef stew thick with onion and paprika, mopped up with dumplings, made for a half-litre of beer.',
        },
        {
          name: 'Vepřo knedlo zelo',
          what: 'Roast pork with dumplings and sweet-sour cabbage, the Sunday dish of Bohemia.',
        },
        {
          name: 'Chlebíčky',
          what: 'Open sandwiches with potato salad, ham and egg, eaten standing in a delicatessen.',
        },
        { name: 'Větrník', what: 'A caramel-glazed choux ring filled with vanilla and caramel cream.' },
      ],
      safety:
        'A calm city; mind pickpockets on tram 22, on the bridge and under the clock, and avoid street money changers and unmetered taxis.',
      etiquette:
        'Greet with dobrý den when you enter a small shop, stand on the right on escalators, and keep quiet in residential streets after ten at night.',
      dailyCostEuro: [65, 130, 280],
      typicalNights: [3, 4],
      attractions: prague,
    },
    {
      slug: 'cesky-krumlov',
      name: 'Český Krumlov',
      lat: 48.8106,
      lon: 14.315,
      knownFor:
        'A small Renaissance town folded into a loop of the Vltava under a castle as big as itself, kept almost exactly as the Rosenberg lords left it.',
      intro:
        'The Vltava makes a double bend here, and the old town sits on the tongue of land inside it as if drawn by a child: one square, one church, a ring of painted houses, and on the cliff opposite a castle with forty buildings and five courtyards. Decline saved it, for nobody had money to rebuild.\n\nDay coaches from Prague fill the lanes between eleven and four. Stay the night, climb the castle tower early, float down the river in a rubber boat after lunch and have the bridges to yourself in the evening.',
      bestMonths: [5, 6, 9, 10, 12],
      climate: {
        high: [1, 3, 7, 12, 17, 21, 23, 23, 18, 12, 6, 2],
        low: [-6, -6, -2, 1, 6, 10, 11, 11, 7, 3, -1, -4],
        rainDays: [8, 7, 9, 8, 11, 12, 11, 10, 9, 8, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Inner Town',
          lat: 48.8106,
          lon: 14.315,
          character: 'Guesthouses in old burgher houses around the square, everything within five minutes.',
        },
        {
          name: 'Latrán',
          lat: 48.8129,
          lon: 14.3168,
          character:
            "The castle's own quarter across the bridge, with pensions, beer and the castle garden above.",
        },
        {
          name: 'Plešivec',
          lat: 48.8072,
          lon: 14.313,
          character: 'A row of cottages on the outer bank, quieter and with a view of the rooftops.',
        },
      ],
      gettingAround:
        'Everything is on foot over cobbles; wheeled cases suffer. Cars stay in numbered car parks outside the walls, and rafts and canoes do the rest.',
      fromAirport:
        'From Prague the coach takes about three hours from Na Knížecí, or the train goes via České Budějovice; shuttles from Linz and Vienna take one and three hours.',
      food: [
        {
          name: 'Trout',
          what: 'Fried whole with butter and caraway, from the ponds and streams of South Bohemia.',
        },
        {
          name: 'Carp',
          what: "The region's pond fish, breaded for Christmas and smoked the rest of the year.",
        },
        { name: 'Medovník', what: 'Honey cake in thin layers with walnut and caramel cream.' },
      ],
      safety:
        'Very safe; mind wet cobbles, and wear a life vest on the river, as the weirs deserve respect in high water.',
      etiquette:
        'People live in these lanes: keep voices down at night, and do not tempt or feed the bears in the moat.',
      dailyCostEuro: [60, 115, 230],
      typicalNights: [1, 2],
      attractions: ceskyKrumlov,
    },
  ],
} satisfies CountryFile;
