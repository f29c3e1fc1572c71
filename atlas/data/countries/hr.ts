import type { CountryFile } from '../format.ts';
import dubrovnik from './hr-dubrovnik.ts';
import split from './hr-split.ts';
import zagreb from './hr-zagreb.ts';

export default {
  code: 'hr',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Croatian', 'English', 'German', 'Italian'],
    emergency: { all: '112', police: '192', ambulance: '194', fire: '193' },
    tipping: 'Leave about ten per cent for table service and round up in bars; it is usually given in cash.',
    tapWater: 'safe',
    visaHint:
      'Schengen area since 2023: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'The euro replaced the kuna in 2023. Ferries fill in July and August, so book cars ahead; beaches are mostly rock, and water shoes help. Walking town streets in swimwear is fined in Split, Dubrovnik and Hvar.',
  },
  cities: [
    {
      slug: 'dubrovnik',
      name: 'Dubrovnik',
      lat: 42.6403,
      lon: 18.1083,
      knownFor:
        'A walled republic of pale stone on the Adriatic, with a walkable circuit of ramparts, limestone lanes, islands to swim from and a mountain straight behind.',
      intro:
        "For four and a half centuries this was Ragusa, a republic that lived by trade and diplomacy and kept Venice, the Sultan and everyone else at arm's length. An earthquake in 1667 and shells in 1991 each wrecked it, and each time it was put back in the same honey-coloured stone under the same red tiles.\n\nIts fame is its burden: between ten and four, cruise groups fill the main street. Walk the walls at opening time or in the last two hours, spend midday on Lokrum or a boat, and keep the evening for the lanes. Gruž and Lapad are cheaper beds with buses to the gate.",
      bestMonths: [5, 6, 9, 10],
      climate: {
        high: [12, 13, 15, 18, 22, 26, 29, 29, 25, 21, 17, 14],
        low: [6, 6, 9, 11, 16, 19, 22, 22, 19, 15, 11, 8],
        rainDays: [11, 10, 10, 10, 8, 6, 4, 4, 7, 9, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'Old Town',
          lat: 42.6409,
          lon: 18.11,
          character:
            'Inside the walls, with steps everywhere, suitcases carried by hand, and magic early and late.',
        },
        {
          name: 'Ploče',
          lat: 42.6422,
          lon: 18.119,
          character: 'East of the gate, with views back to the harbour and the beach of Banje; dear.',
        },
        {
          name: 'Lapad and Babin Kuk',
          lat: 42.656,
          lon: 18.077,
          character: 'Hotels, bays and a promenade twenty minutes by bus.',
        },
        {
          name: 'Gruž',
          lat: 42.653,
          lon: 18.087,
          character: 'The ferry port and market: local, handy and better value.',
        },
      ],
      gettingAround:
        'The Old Town is only for feet. Buses 1A, 1B, 3 and 6 run from Pile Gate to Gruž and Lapad; ferries to the islands leave from Gruž and the old harbour.',
      fromAirport:
        'Shuttle buses from Čilipi meet flights and reach Pile Gate and the bus station in 30–40 minutes.',
      food: [
        { name: 'Crni rižot', what: 'Risotto black with cuttlefish ink.' },
        {
          name: 'Peka',
          what: 'Octopus or lamb with potatoes under an iron bell heaped with embers, ordered a day ahead.',
        },
        { name: 'Oysters of Ston', what: 'Flat oysters from Mali Ston with lemon.' },
        { name: 'Rožata', what: 'A Dubrovnik caramel custard scented with rose brandy.' },
      ],
      safety:
        'Very safe; stone steps are polished slippery, and heat on the walls at noon is the chief hazard.',
      etiquette:
        'Dress when you leave the beach, keep voices low in the lanes after eleven, and do not drag cases at night.',
      dailyCostEuro: [90, 180, 400],
      typicalNights: [2, 4],
      attractions: dubrovnik,
    },
    {
      slug: 'split',
      name: 'Split',
      lat: 43.5081,
      lon: 16.4402,
      knownFor:
        "A living city inside the shell of a Roman emperor's palace, with a palm-lined harbour front, a wooded hill of beaches and ferries to the Dalmatian islands.",
      intro:
        "Diocletian retired here in 305 to a seaside palace the size of a town. When its neighbours fled the barbarians three centuries later they moved into the halls, and they have never left: bars use the temple steps, washing hangs from the guards' corridor, and the emperor's tomb is the cathedral.\n\nMost people change boats here and stay too short. Take two days: the palace early, the market, Marjan hill for a swim and a view, Salona or Trogir in the afternoon. Then choose an island; Brač, Hvar, Vis and Šolta are one to two hours away.",
      bestMonths: [5, 6, 9, 10],
      climate: {
        high: [11, 12, 15, 19, 24, 29, 32, 31, 26, 21, 16, 12],
        low: [5, 6, 8, 11, 16, 19, 22, 22, 18, 14, 10, 7],
        rainDays: [9, 8, 8, 8, 7, 5, 4, 3, 6, 8, 10, 10],
      },
      neighbourhoods: [
        {
          name: "Diocletian's Palace",
          lat: 43.5083,
          lon: 16.4402,
          character: 'Stone rooms within the walls, lovely in the early morning and noisy in season.',
        },
        {
          name: 'Veli Varoš',
          lat: 43.5083,
          lon: 16.4345,
          character: "Fishermen's lanes under Marjan, five minutes from the Riva and far quieter.",
        },
        {
          name: 'Bačvice and Manuš',
          lat: 43.505,
          lon: 16.449,
          character: 'By the sandy beach, ferries and the station, with apartments and cafés.',
        },
      ],
      gettingAround:
        'The centre is on foot; city buses serve beaches, Salona and Trogir. Ferries, coaches and trains share the harbour; book cars for islands in summer.',
      fromAirport:
        'Airport bus to the ferry port in about 30–40 minutes; city bus 37 is slower and cheaper; in summer a fast boat crosses the bay.',
      food: [
        { name: 'Pašticada', what: 'Beef marinated in vinegar, stewed with prunes and wine, with gnocchi.' },
        { name: 'Soparnik', what: 'A flat pie of Swiss chard, garlic and oil, baked on a hearth near Omiš.' },
        { name: 'Brudet', what: "Fisherman's stew eaten with polenta." },
        { name: 'Blitva', what: 'Chard and potato with garlic and oil, beside every fish.' },
      ],
      safety:
        'Safe; watch for jellyfish and sea urchins, parked-car break-ins in summer, and late stag parties in the palace.',
      etiquette:
        'Swimwear and bare chests are fined in the old core; coffee is a slow affair and never taken away.',
      dailyCostEuro: [75, 150, 320],
      typicalNights: [2, 4],
      attractions: split,
    },
    {
      slug: 'zagreb',
      name: 'Zagreb',
      lat: 45.8131,
      lon: 15.9775,
      knownFor:
        "Croatia's capital of cafés, trams and small museums: a medieval upper town, an Austro-Hungarian lower one, and a daily market of red umbrellas between.",
      intro:
        "Zagreb has no sea and tries nothing on. It was two hill towns, one for the bishop and one for the craftsmen, that a railway age joined to a grid of yellow palaces and green squares. On Saturday at noon everybody sits outside, talks and watches everybody else, which is the main thing to do.\n\nA day covers the Upper Town, its odd little museums and the market; a second the art, the great cemetery and a walk on Medvednica. Repairs after the earthquake of 2020 still shut the cathedral. In December the whole centre becomes one of Europe's nicest Christmas fairs.",
      bestMonths: [4, 5, 6, 9, 10, 12],
      climate: {
        high: [4, 7, 12, 18, 22, 26, 28, 28, 22, 16, 10, 5],
        low: [-2, -1, 3, 7, 11, 15, 16, 16, 12, 8, 4, 0],
        rainDays: [8, 7, 8, 9, 10, 10, 8, 7, 8, 8, 9, 9],
      },
      neighbourhoods: [
        {
          name: 'Donji grad',
          lat: 45.809,
          lon: 15.977,
          character: 'The lower town of parks, museums and grand houses around the station.',
        },
        {
          name: 'Gornji grad and Kaptol',
          lat: 45.8155,
          lon: 15.975,
          character: 'Lantern-lit lanes on the hill, quiet at night.',
        },
        {
          name: 'Martićeva',
          lat: 45.813,
          lon: 15.99,
          character: 'A design quarter of bakeries, bars and 1930s flats east of the centre.',
        },
      ],
      gettingAround:
        'Blue trams cover the city; buy tickets at kiosks, by app or card on board. The centre is walkable and the funicular takes a minute.',
      fromAirport:
        'Airport coaches run to the bus station in 30–40 minutes; bus 290 goes to Kvaternik Square for the price of a city ticket.',
      food: [
        { name: 'Štrukli', what: 'Dough rolled round fresh cheese, boiled or baked under cream.' },
        { name: 'Purica s mlincima', what: 'Roast turkey with torn flatbread in its juices.' },
        { name: 'Kremšnita', what: 'Custard slice, from Samobor in the hills.' },
        { name: 'Ćevapi', what: 'Grilled minced rolls in flatbread with onion and ajvar.' },
      ],
      safety: "One of Europe's safer capitals; trams come quietly and from both sides.",
      etiquette:
        'Coffee takes an hour; look people in the eye when you toast, and dress up a little on Saturday.',
      dailyCostEuro: [60, 120, 240],
      typicalNights: [2, 3],
      attractions: zagreb,
    },
  ],
} satisfies CountryFile;
