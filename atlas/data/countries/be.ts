import type { CountryFile } from '../format.ts';
import brussels from './be-brussels.ts';
import bruges from './be-bruges.ts';
import ghent from './be-ghent.ts';

export default {
  code: 'be',
  facts: {
    plugs: ['C', 'E'],
    volts: 230,
    hertz: 50,
    languages: ['Dutch', 'French', 'German'],
    emergency: { all: '112', police: '101' },
    tipping:
      'Service is included. Round up, or leave a few euros for a good meal; nothing is expected at a café.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: EU, EEA and Swiss citizens need only an identity card; many other passports get 90 days in any 180 without a visa, with fingerprints registered on the first entry.',
    goodToKnow:
      'Dutch is spoken in the north, French in the south and both in Brussels; English is safer than guessing. Museums close on Monday more often than not, and trains are cheaper with a weekend ticket.',
  },
  cities: [
    {
      slug: 'brussels',
      name: 'Brussels',
      localName: 'Bruxelles',
      lat: 50.8503,
      lon: 4.3517,
      knownFor:
        'Guild-house gold on the Grand-Place, Art Nouveau, comics, beer and chocolate in the capital of Europe.',
      intro:
        "Brussels hides its best behind a shrug. From any of several grey streets you step into the Grand-Place, and everything is gilded. It is like that all over: a plain door in Saint-Gilles opens on Horta's iron lilies, a café with dead flies in the window pours beer soured by the wind.\n\nThe lower town has guild halls, comic walls and the flea market; the upper town palaces, Bruegel and Magritte; the east the glass of the European Union. People argue in two languages and dine for three hours. Ghent, Bruges, Antwerp and Leuven are all within an hour by train, so many use it as a base and are won over.",
      bestMonths: [4, 5, 6, 7, 8, 9, 12],
      climate: {
        high: [6, 7, 11, 15, 19, 21, 23, 23, 20, 15, 10, 6],
        low: [1, 1, 3, 5, 9, 12, 14, 14, 11, 8, 4, 2],
        rainDays: [12, 11, 11, 9, 10, 10, 10, 10, 9, 11, 12, 13],
      },
      neighbourhoods: [
        {
          name: 'Lower Town',
          lat: 50.8475,
          lon: 4.3505,
          character: 'Around the Grand-Place, everything on foot; lively and touristy.',
        },
        {
          name: 'Sainte-Catherine',
          lat: 50.851,
          lon: 4.348,
          character: "Old fish docks with restaurants and bars, locals' centre.",
        },
        {
          name: 'Sablon and Louise',
          lat: 50.839,
          lon: 4.356,
          character: 'Antiques, chocolate and smart hotels uphill.',
        },
        {
          name: 'Ixelles',
          lat: 50.828,
          lon: 4.365,
          character: 'Ponds, Art Nouveau and African Matonge, with good cafés.',
        },
        {
          name: 'Saint-Gilles',
          lat: 50.829,
          lon: 4.348,
          character: 'Bohemian squares and town houses near the Midi station.',
        },
      ],
      gettingAround:
        'Metro, trams and buses take a contactless card with a day cap. The centre is on foot with a steep step between lower and upper town; lifts help at Mont des Arts and the law courts.',
      fromAirport:
        'Trains from Zaventem take about 20 minutes to Central. From Charleroi a coach takes an hour to Midi.',
      food: [
        {
          name: 'Moules-frites',
          what: 'A kilo of mussels in celery and white wine with double-fried chips.',
        },
        { name: 'Carbonnade flamande', what: 'Beef stewed in brown beer with bread and mustard.' },
        {
          name: 'Gaufre de Bruxelles',
          what: 'A light, rectangular waffle with sugar; the dense one is from Liège.',
        },
        { name: 'Gueuze', what: 'Wild-fermented beer blended and aged like champagne.' },
        { name: 'Croquettes aux crevettes', what: 'Crisp croquettes of grey North Sea shrimps.' },
      ],
      safety:
        'Fine with city sense. Pickpockets work Midi and North stations, where late evenings are rough.',
      etiquette:
        'One kiss on the cheek among friends. Begin in English if unsure of the language, and say bonjour or goeiedag first.',
      dailyCostEuro: [80, 165, 320],
      typicalNights: [2, 3],
      attractions: brussels,
    },
    {
      slug: 'bruges',
      name: 'Bruges',
      localName: 'Brugge',
      lat: 51.2093,
      lon: 3.2247,
      knownFor:
        'A whole medieval trading city of brick and canals, with a belfry, Van Eyck and Memling, chocolate and beer.',
      intro:
        'Bruges was the bank of northern Europe until its river silted up; then nothing happened for four hundred years, and it kept everything. Stepped gables, canals, almshouses and a belfry of 366 steps still make one picture, and the money once bought Van Eyck, Memling and a marble by Michelangelo.\n\nDay visitors fill the middle from eleven to five. Sleep here and the city is yours at breakfast and by lamplight; or walk ten minutes east, to windmills on the rampart, lacemakers and cafés older than America.',
      bestMonths: [4, 5, 6, 9, 10, 12],
      climate: {
        high: [7, 7, 10, 13, 17, 19, 22, 22, 19, 15, 11, 7],
        low: [1, 2, 3, 5, 8, 11, 13, 13, 11, 8, 5, 2],
        rainDays: [13, 11, 10, 9, 10, 9, 10, 11, 11, 13, 14, 14],
      },
      neighbourhoods: [
        {
          name: 'Centre',
          lat: 51.2085,
          lon: 3.225,
          character: 'Within the canals near the Markt, charming and dear.',
        },
        {
          name: 'Sint-Anna',
          lat: 51.2125,
          lon: 3.235,
          character: "Quiet artisans' lanes in the east, with guesthouses.",
        },
        { name: 'Minnewater and Station', lat: 51.199, lon: 3.221, character: 'Green and handy for trains.' },
      ],
      gettingAround:
        'All on foot; bicycles are easy, also along the canal to Damme and the coast. Buses link station and Markt.',
      fromAirport: 'From Brussels airport direct trains take about 90 minutes.',
      food: [
        { name: 'Vlaamse stoverij', what: 'Beef in brown beer with chips.' },
        { name: 'Garnaalkroketten', what: 'Grey shrimp croquettes from Zeebrugge.' },
        { name: 'Brugse kletskop', what: 'Thin almond lace biscuit.' },
      ],
      safety: 'Very safe. Cyclists and carriages share narrow streets.',
      etiquette: 'Horses have right of way. The beguinage asks for silence.',
      dailyCostEuro: [85, 170, 330],
      typicalNights: [1, 2],
      attractions: bruges,
    },
    {
      slug: 'ghent',
      name: 'Ghent',
      localName: 'Gent',
      lat: 51.0543,
      lon: 3.7174,
      knownFor:
        "Van Eyck's Mystic Lamb, three medieval towers, a counts' castle and a student city that stays up late.",
      intro:
        'Around 1400 only Paris was larger north of the Alps. Cloth made Ghent rich and quarrelsome, and the quays, towers and castle that it left are as grand as any in Flanders. The difference is that people live here: seventy thousand students, trams among guild houses, music until three.\n\nOne painting would justify the train. The Adoration of the Mystic Lamb, cleaned to its first colours, hangs where it was made to hang. Around it lie half a day of towers and water, the best street art of the country, a vegetarian Thursday and, in July, ten days of festival in which nobody sleeps.',
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [6, 7, 11, 14, 18, 21, 23, 23, 20, 15, 10, 7],
        low: [1, 1, 3, 5, 9, 11, 14, 13, 11, 8, 4, 2],
        rainDays: [12, 10, 10, 9, 10, 10, 10, 10, 10, 12, 13, 13],
      },
      neighbourhoods: [
        {
          name: 'Historic Centre',
          lat: 51.0545,
          lon: 3.722,
          character: 'Between the three towers and the quays; car-free and lively.',
        },
        {
          name: 'Patershol',
          lat: 51.058,
          lon: 3.7225,
          character: 'Tiny cobbled lanes with restaurants behind the castle.',
        },
        {
          name: 'Zuid and Arts Quarter',
          lat: 51.046,
          lon: 3.726,
          character: 'Near museums, university and the parks, calmer.',
        },
      ],
      gettingAround:
        'Trams 1 and 2 link Sint-Pieters station with the centre in ten minutes. Walk or cycle; the low-emission centre keeps cars out.',
      fromAirport: 'From Brussels airport direct trains take about 55 minutes.',
      food: [
        { name: 'Gentse waterzooi', what: 'Chicken or fish in a creamy broth of leeks and roots.' },
        { name: 'Cuberdon', what: 'A purple cone of raspberry syrup, nicknamed little nose.' },
        { name: 'Tierenteyn mustard', what: 'Sharp mustard filled from the barrel.' },
      ],
      safety: 'Very safe; mind tram rails and bicycles.',
      etiquette: 'Thursday is veggie day in many kitchens. Speak Dutch or English, not French.',
      dailyCostEuro: [75, 155, 290],
      typicalNights: [1, 2],
      attractions: ghent,
    },
  ],
} satisfies CountryFile;
