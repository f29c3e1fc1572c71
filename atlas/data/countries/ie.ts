import type { CountryFile } from '../format.ts';
import dublin from './ie-dublin.ts';
import galway from './ie-galway.ts';

export default {
  code: 'ie',
  facts: {
    plugs: ['G'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Irish'],
    emergency: { all: '112', police: '999', ambulance: '999', fire: '999' },
    tipping:
      'Ten to twelve per cent in restaurants unless service is included; nothing at a pub bar, and taxis are rounded up.',
    tapWater: 'safe',
    visaHint:
      'Ireland is not in Schengen and has its own rules: EU and British citizens enter freely, many others get up to 90 days without a visa, and an Irish visa or stamp does not cover Northern Ireland.',
    goodToKnow:
      'Drive on the left, and expect narrow roads in the west. Cards are taken nearly everywhere. Rain comes and goes within the hour, so carry a layer and plan by the day rather than the week.',
  },
  cities: [
    {
      slug: 'dublin',
      name: 'Dublin',
      localName: 'Baile Átha Cliath',
      lat: 53.3498,
      lon: -6.2603,
      knownFor:
        'A walkable literary capital of Georgian squares, the Book of Kells, pubs with music and the sea at the end of the train.',
      intro:
        'Dublin began as a Viking landing on a black pool and became, under George III, the second city of the empire. Its brick squares and coloured doors come from then; its voice, from Swift and Joyce to the man beside you at the counter, is older.\n\nThe centre can be crossed on foot in half an hour. National museums are free, the story of 1916 is told in the places where it happened, and stout is treated as a food group.\n\nThe DART train follows the bay to cliff walks at Howth and Killiney, and buses reach the Wicklow mountains and the tombs of the Boyne, older than the pyramids.',
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [8, 8, 10, 12, 15, 18, 20, 19, 17, 14, 10, 8],
        low: [2, 2, 3, 4, 7, 9, 11, 11, 9, 7, 4, 3],
        rainDays: [13, 10, 11, 10, 11, 10, 11, 12, 10, 12, 12, 13],
      },
      neighbourhoods: [
        {
          name: 'Temple Bar and City Centre',
          lat: 53.345,
          lon: -6.264,
          character: 'In the middle of everything; loud until three.',
        },
        {
          name: "St Stephen's Green and Merrion",
          lat: 53.3385,
          lon: -6.253,
          character: 'Georgian elegance by the museums, with the classic hotels.',
        },
        {
          name: 'Smithfield and Stoneybatter',
          lat: 53.349,
          lon: -6.28,
          character: 'Music pubs, cafés and good value north of the river.',
        },
        {
          name: 'Ballsbridge',
          lat: 53.3285,
          lon: -6.23,
          character: 'Leafy embassy streets, quiet, by DART.',
        },
      ],
      gettingAround:
        'Walk, or use buses, two Luas tram lines and the DART with a Leap card, which caps the day. Taxis are by app. Avoid driving in the centre.',
      fromAirport:
        'Express coaches take about 30 to 40 minutes; city buses 16 and 41 take longer and cost less. There is no train.',
      food: [
        { name: 'Irish stew', what: 'Lamb, potato, onion and carrot.' },
        { name: 'Coddle', what: "Sausages and bacon simmered with potatoes, the city's own." },
        { name: 'Oysters and stout', what: 'From Carlingford or Galway with brown bread.' },
        { name: 'Full Irish', what: 'Bacon, sausages, black and white pudding, eggs and soda bread.' },
      ],
      safety:
        "Generally safe; keep to busy streets late at night around O'Connell Street and watch phones and bags.",
      etiquette:
        'Buy your round, thank the driver, and let a pint of stout settle. Sessions are for listening: ask before joining in.',
      dailyCostEuro: [95, 190, 360],
      typicalNights: [2, 4],
      attractions: dublin,
    },
    {
      slug: 'galway',
      name: 'Galway',
      localName: 'Gaillimh',
      lat: 53.2707,
      lon: -9.0568,
      knownFor:
        "The west's music city: painted shopfronts, oysters and buskers on the Atlantic, gateway to Connemara, Aran and the Cliffs.",
      intro:
        "Galway is small, wet and rarely quiet. A few medieval lanes run down to a fast river and the bay, and on them, it seems, half the country's students, buskers and cooks have settled. Irish is spoken in the shops, and sessions start without announcement.\n\nThere are few monuments and that is the point: a walk to the end of the Salthill promenade, where custom demands a kick of the wall, oysters with stout, a stall at the Saturday market. Around lie the limestone Burren, the cliffs, Connemara's brown hills, and the stone forts of Aran within a ferry's reach.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [8, 9, 10, 13, 15, 17, 19, 18, 17, 14, 11, 9],
        low: [3, 3, 4, 5, 8, 10, 12, 12, 10, 8, 5, 4],
        rainDays: [17, 14, 15, 12, 12, 13, 14, 15, 14, 17, 17, 18],
      },
      neighbourhoods: [
        {
          name: 'Latin Quarter',
          lat: 53.2715,
          lon: -9.054,
          character: 'On the lanes of pubs and music; fun and not for light sleepers.',
        },
        {
          name: 'Eyre Square',
          lat: 53.2745,
          lon: -9.049,
          character: 'By station and coaches, with larger hotels.',
        },
        {
          name: 'Salthill',
          lat: 53.2605,
          lon: -9.0735,
          character: "Guesthouses on the sea, half an hour's walk along the prom.",
        },
      ],
      gettingAround:
        'The centre is walked in ten minutes. Buses go to Salthill; coaches and day tours for the Cliffs, Connemara and Aran ferries leave near Eyre Square.',
      fromAirport:
        'Coaches from Dublin airport take about two and three-quarter hours, from Shannon under two.',
      food: [
        { name: 'Oysters', what: 'Native flats from September to April, rock oysters all year.' },
        { name: 'Seafood chowder', what: 'Smoked and white fish with cream and brown bread.' },
        { name: 'Boxty', what: 'A potato pancake, crisp and soft at once.' },
      ],
      safety: 'Friendly and safe; mind waves on the promenade in storms.',
      etiquette:
        'Applaud the session, not the video. A few words of Irish please: go raibh maith agat is thank you.',
      dailyCostEuro: [85, 170, 310],
      typicalNights: [2, 3],
      attractions: galway,
    },
  ],
} satisfies CountryFile;
