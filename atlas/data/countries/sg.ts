import type { CountryFile } from '../format.ts';
import singapore from './sg-singapore.ts';

export default {
  code: 'sg',
  facts: {
    plugs: ['G'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Mandarin', 'Malay', 'Tamil'],
    emergency: { police: '999', ambulance: '995', fire: '995' },
    tipping:
      'Not customary. Restaurants add 10 % service and 9 % tax; hawker stalls and taxis expect nothing.',
    tapWater: 'safe',
    visaHint:
      'Many nationalities enter without a visa for 30 or 90 days. Everyone fills in the free SG Arrival Card online within three days before landing.',
    goodToKnow:
      'Cards and phones pay almost everywhere; keep some cash for hawker stalls. Chewing gum may not be brought in, vapes are illegal, fines for smoking or littering are real, and drug laws are among the harshest anywhere. On trains no eating or drinking.',
  },
  cities: [
    {
      slug: 'singapore',
      name: 'Singapore',
      localName: '新加坡',
      lat: 1.2897,
      lon: 103.8501,
      knownFor:
        'An island city of tropical gardens, hawker food, shrines of four faiths and a bold waterfront, where everything works and the forest is a bus ride away.',
      intro:
        'Singapore is a port that became a country. Within a few metro stops you pass from Tamil garland sellers to Malay cloth shops to Hokkien temples, and every quarter argues about where to eat.\n\nThe bay is the showpiece: the boat on three towers, the supertrees and the light shows were all built on land won from the sea. Behind it lie the colonial halls, now museums, and a ring of parks that reaches to real rainforest.\n\nIt is hot and wet in every month, so plan gardens and walks early, museums at noon, and the riverside at night. Three days fit the essentials; families need a fourth for Sentosa and the wildlife parks.',
      bestMonths: [2, 3, 4, 6, 7, 8],
      climate: {
        high: [30.6, 31.5, 32.2, 32.4, 32.3, 31.9, 31.4, 31.4, 31.6, 31.8, 31.2, 30.5],
        low: [24.3, 24.6, 24.9, 25.3, 25.7, 25.7, 25.4, 25.3, 25.2, 25.0, 24.6, 24.3],
        rainDays: [13, 9, 12, 15, 15, 13, 14, 14, 13, 15, 19, 19],
      },
      neighbourhoods: [
        {
          name: 'Marina Bay',
          lat: 1.283,
          lon: 103.859,
          character: 'Big hotels with skyline views, gardens and a mall at the door; dear.',
        },
        {
          name: 'Chinatown and Tanjong Pagar',
          lat: 1.281,
          lon: 103.844,
          character: 'Shophouse hotels among temples, hawker halls and cocktail bars, central and lively.',
        },
        {
          name: 'Kampong Gelam and Bugis',
          lat: 1.3015,
          lon: 103.858,
          character: 'Mosque, murals and small design hotels, easy on the metro.',
        },
        {
          name: 'Little India',
          lat: 1.307,
          lon: 103.851,
          character: 'The cheapest beds, colour and food at all hours.',
        },
        {
          name: 'Orchard',
          lat: 1.304,
          lon: 103.832,
          character: 'Shopping avenue of large hotels, green and convenient.',
        },
      ],
      gettingAround:
        'The MRT and buses reach everything from 5:30 to midnight; tap any contactless bank card, fares 1.20–2.50 dollars. Grab and taxis are honest. Walking is easy but hot; use the covered ways.',
      fromAirport:
        'Changi is 30–40 minutes from the centre: MRT from Terminals 2 and 3 for about 2.50 dollars (change at Tanah Merah), taxi or Grab 25–40 dollars.',
      food: [
        {
          name: 'Hainanese chicken rice',
          what: 'Poached chicken, rice cooked in the stock, chilli and ginger',
        },
        { name: 'Laksa', what: 'Rice noodles in spicy coconut broth with prawns and cockles' },
        { name: 'Chilli crab', what: 'Whole crab in a sweet, hot tomato and egg sauce, with fried buns' },
        {
          name: 'Kaya toast',
          what: 'Charcoal toast with coconut jam and butter, soft eggs and strong coffee',
        },
        { name: 'Roti prata', what: 'Crisp griddled flatbread with a small bowl of curry' },
      ],
      safety:
        'One of the safest cities anywhere by day or night. Sun, dehydration and sudden storms are the main dangers; take shelter from lightning.',
      etiquette:
        'A packet of tissues on a hawker table means the seat is taken; return your tray, it is the law. Cover up and take off shoes in mosques and temples. Stand left on escalators.',
      dailyCostEuro: [70, 160, 350],
      typicalNights: [3, 4],
      attractions: singapore,
    },
  ],
} satisfies CountryFile;
