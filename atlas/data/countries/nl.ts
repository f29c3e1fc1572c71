import type { CountryFile } from '../format.ts';
import amsterdam from './nl-amsterdam.ts';
import rotterdam from './nl-rotterdam.ts';

export default {
  code: 'nl',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Dutch', 'English'],
    emergency: { all: '112' },
    tipping:
      'Service is in the price. Round up or leave five to ten per cent for good table service; in cafés some coins are enough.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: EU, EEA and Swiss citizens need only an identity card; many other passports get 90 days in any 180 without a visa, with fingerprints registered on the first entry.',
    goodToKnow:
      'Some shops and cafés take cards only, and a few not foreign credit cards: carry a debit card or phone. Book the great museums weeks ahead, and never stand in a red cycle lane.',
  },
  cities: [
    {
      slug: 'amsterdam',
      name: 'Amsterdam',
      lat: 52.3702,
      lon: 4.8952,
      knownFor:
        'Seventeenth-century canals and gabled houses, Rembrandt, Van Gogh and Anne Frank, all at the speed of a bicycle.',
      intro:
        "Amsterdam drained a marsh, ringed it with four half-circles of canal and lined them with brick merchants' houses, narrow and tall because frontage was taxed. The ring of the 1600s is World Heritage and still mostly homes, with cats in the windows and boats at the door.\n\nThe museum square holds the golden age and Van Gogh; the streets hold brown cafés, herring stalls, courtyards and markets. Trams and ferries are easy, but a walk along Brouwersgracht at dusk is the point of coming.\n\nBook Anne Frank's house and Van Gogh before the train; leave the rest open.",
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [6, 7, 10, 14, 18, 20, 22, 22, 19, 15, 10, 7],
        low: [1, 1, 3, 5, 9, 11, 13, 13, 11, 8, 4, 2],
        rainDays: [12, 10, 10, 9, 9, 10, 10, 11, 12, 12, 13, 13],
      },
      neighbourhoods: [
        {
          name: 'Canal Ring',
          lat: 52.368,
          lon: 4.887,
          character:
            'Historic houses and small hotels on the water; steep stairs, high prices, ideal for walking.',
        },
        {
          name: 'Jordaan',
          lat: 52.3745,
          lon: 4.88,
          character: 'Narrow streets with cafés, galleries and courtyards; residential and quiet at night.',
        },
        {
          name: 'De Pijp',
          lat: 52.3545,
          lon: 4.8935,
          character: 'Market, brunch and bars south of the museums; young and well priced.',
        },
        {
          name: 'Museum Quarter',
          lat: 52.358,
          lon: 4.88,
          character: 'Stately and calm, next to the big collections and the Vondelpark.',
        },
        {
          name: 'Noord',
          lat: 52.39,
          lon: 4.905,
          character: 'Across the free ferry: shipyards, design hotels and skyline views.',
        },
      ],
      gettingAround:
        'Trams, metro and buses take a contactless card or phone: tap in and out. Ferries behind Central Station are free day and night. Rent a bicycle only once you have watched the traffic for a while.',
      fromAirport:
        'Trains from Schiphol reach Central Station in 15 to 20 minutes, all day and hourly at night.',
      food: [
        {
          name: 'Hollandse nieuwe',
          what: 'Lightly cured young herring with onion and gherkin from a street stall.',
        },
        { name: 'Stroopwafel', what: 'Two thin waffles stuck with warm syrup, best from a market iron.' },
        { name: 'Bitterballen', what: 'Crisp ragout balls with mustard, eaten with beer.' },
        { name: 'Rijsttafel', what: 'Many small Indonesian dishes around rice, a colonial inheritance.' },
        { name: 'Appeltaart', what: 'Deep apple pie with a sugar crust and whipped cream.' },
      ],
      safety:
        'Safe at all hours in the centre apart from pickpockets and pushy dealers in the Red Light District. Bicycles and trams are the real hazard: look both ways twice.',
      etiquette:
        "No photographs of the women in the windows. Keep off cycle paths, speak softly by the canals at night, and do not smoke cannabis in the old centre's streets, where it is fined.",
      dailyCostEuro: [95, 195, 390],
      typicalNights: [2, 4],
      attractions: amsterdam,
    },
    {
      slug: 'rotterdam',
      name: 'Rotterdam',
      lat: 51.9225,
      lon: 4.4792,
      knownFor:
        "Europe's largest port and Holland's skyline: bold new architecture, a painted market hall and windmills at Kinderdijk.",
      intro:
        'Bombs took the old centre in one afternoon of May 1940, and Rotterdam chose to build forwards. The result is a city of cubes, cantilevers and a swan-necked bridge, where every decade leaves something to argue about.\n\nWater is everywhere, and the harbour still gives work: tour boats slide among ships as long as streets, and the warehouses of Katendrecht and the Wilhelmina pier have become museums of migration, food halls and hotels. Delft, The Hague and the mills of Kinderdijk are half an hour off, by water taxi, train or bicycle.',
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [7, 7, 10, 14, 18, 20, 22, 22, 19, 15, 10, 7],
        low: [1, 1, 3, 5, 8, 11, 13, 13, 11, 8, 4, 2],
        rainDays: [12, 10, 10, 9, 9, 10, 10, 11, 12, 12, 13, 13],
      },
      neighbourhoods: [
        {
          name: 'Centre',
          lat: 51.92,
          lon: 4.479,
          character: 'Around the station, Markthal and Witte de With, near every metro.',
        },
        {
          name: 'Kop van Zuid',
          lat: 51.905,
          lon: 4.487,
          character: 'Towers and old shipping offices across the bridge, with water views.',
        },
        {
          name: 'Delfshaven',
          lat: 51.907,
          lon: 4.448,
          character: 'The old harbour that escaped the bombs, quiet and inexpensive.',
        },
      ],
      gettingAround:
        'Metro, tram and bus take a contactless card; the Watertaxi is a fast yellow boat that stops where you ask. Cycling is easy on wide separate lanes.',
      fromAirport:
        'From Schiphol the fast train takes 26 minutes; Rotterdam The Hague airport is 20 minutes by bus from the centre.',
      food: [
        { name: 'Kapsalon', what: 'Chips, shawarma, melted cheese and salad, invented here for a barber.' },
        { name: 'Kibbeling', what: 'Battered chunks of cod with garlic sauce.' },
        { name: 'Surinamese roti', what: 'Curried chicken, potato and long beans with flatbread.' },
      ],
      safety: 'Safe, with plain care late around the station and the West-Kruiskade.',
      etiquette: 'People are direct and quick to joke. Keep right on the cycle path and signal.',
      dailyCostEuro: [75, 155, 290],
      typicalNights: [1, 3],
      attractions: rotterdam,
    },
  ],
} satisfies CountryFile;
