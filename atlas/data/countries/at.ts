import type { CountryFile } from '../format.ts';
import vienna from './at-vienna.ts';
import salzburg from './at-salzburg.ts';
import innsbruck from './at-innsbruck.ts';

export default {
  code: 'at',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['German'],
    emergency: { all: '112', police: '133', ambulance: '144', fire: '122' },
    tipping:
      'Five to ten per cent in restaurants and cafés: say the rounded total as you pay. Taxis are rounded up.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: EU, EEA and Swiss citizens need only an identity card; many other passports get 90 days in any 180 without a visa, with fingerprints registered on the first entry.',
    goodToKnow:
      'Shops are closed on Sunday except at stations. Tap water comes from Alpine springs. In the mountains lifts pause between seasons, in April to May and in November.',
  },
  cities: [
    {
      slug: 'vienna',
      name: 'Vienna',
      localName: 'Wien',
      lat: 48.2082,
      lon: 16.3738,
      knownFor:
        "The Habsburgs' capital: imperial palaces, Klimt and Bruegel, coffee houses, opera every night and vineyards by tram.",
      intro:
        'Vienna ruled fifty million people until 1918 and still has the rooms for it. A ring of boulevards laid on the old ramparts strings together opera, museums, parliament and palaces; within lies a small medieval town around the cathedral, and beyond it the summer seats of Schönbrunn and Belvedere.\n\nThe daily pleasures matter as much. A coffee buys hours with the papers on a silver tray; standing places at the opera cost less than a sandwich; the hills at the end of the tram line grow wine that is poured in courtyards. Klimt, Freud, Wagner and Loos made the modern age here, and their rooms are open.',
      bestMonths: [4, 5, 6, 9, 10, 12],
      climate: {
        high: [3, 6, 11, 16, 21, 25, 27, 26, 21, 15, 9, 4],
        low: [-1, 0, 3, 7, 11, 14, 16, 16, 12, 7, 3, 0],
        rainDays: [8, 7, 8, 7, 9, 9, 10, 8, 7, 6, 7, 8],
      },
      neighbourhoods: [
        {
          name: 'Innere Stadt',
          lat: 48.2085,
          lon: 16.3725,
          character: 'The old town inside the Ring; every sight on foot, at a price.',
        },
        {
          name: 'Neubau',
          lat: 48.202,
          lon: 16.349,
          character: 'Design shops, cafés and good mid-range hotels behind the museums.',
        },
        {
          name: 'Leopoldstadt',
          lat: 48.217,
          lon: 16.383,
          character: 'Between canal and Prater, with a market and a young, once Jewish quarter.',
        },
        {
          name: 'Wieden',
          lat: 48.193,
          lon: 16.368,
          character: 'Around the Naschmarkt and Karlskirche, easy-going and well placed.',
        },
      ],
      gettingAround:
        'U-Bahn, trams and buses run on one flat ticket, with passes by the day or week; at weekends the U-Bahn runs all night. Trams 1, 2 and D follow parts of the Ring. The old town is for walking.',
      fromAirport:
        'The S7 and Railjet trains take 16 to 25 minutes to the centre for a few euros; the City Airport Train takes 16 for more.',
      food: [
        {
          name: 'Wiener Schnitzel',
          what: 'Veal beaten thin, breaded and floated in butter or lard, with potato salad.',
        },
        { name: 'Tafelspitz', what: "Boiled beef with marrow, horseradish and apple, the emperor's lunch." },
        {
          name: 'Sachertorte',
          what: 'Chocolate cake with apricot jam under a hard glaze, with unsweetened cream.',
        },
        { name: 'Käsekrainer', what: 'A cheese-filled sausage from a street stand, cut up with mustard.' },
        { name: 'Kaiserschmarrn', what: 'Torn, caramelised pancake with stewed plums.' },
      ],
      safety:
        'Among the safest capitals in the world. Watch for bag thieves at the main station and ignore ticket sellers in wigs.',
      etiquette:
        'Greet with Grüß Gott, wait to be served in a coffee house and never hurry a waiter. Leave coats at the cloakroom in the opera.',
      dailyCostEuro: [85, 175, 350],
      typicalNights: [3, 4],
      attractions: vienna,
    },
    {
      slug: 'salzburg',
      name: 'Salzburg',
      lat: 47.8095,
      lon: 13.055,
      knownFor:
        "Mozart's birthplace, an archbishops' Baroque city under a white fortress, with the Alps and lakes at the door.",
      intro:
        "Prince-archbishops ruled Salzburg for a thousand years on the profits of salt and spent them on an Italian city north of the Alps. Domes, squares and fountains fill the strip between river and cliff, a fortress sits above, and nothing tall has been built since.\n\nMozart was born in the busiest lane and left as soon as he could; the town has made it up to him every day. Come for the festival in July and August with a booking, or in spring and Advent with time. Trick fountains, a monks' beer hall and cable cars lie within a bus ride, and Hallstatt and the Salzkammergut lakes within a day.",
      bestMonths: [5, 6, 7, 8, 9, 12],
      climate: {
        high: [4, 6, 11, 15, 20, 23, 25, 24, 20, 15, 9, 4],
        low: [-4, -3, 1, 4, 9, 12, 14, 14, 10, 6, 1, -3],
        rainDays: [11, 10, 12, 12, 13, 15, 15, 14, 12, 10, 10, 12],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 47.799,
          lon: 13.045,
          character: 'Old inns between cathedral and cliff; car-free and dear.',
        },
        {
          name: 'Neustadt and Linzergasse',
          lat: 47.8035,
          lon: 13.0475,
          character: 'Across the river by Mirabell, better value and near the station.',
        },
        {
          name: 'Nonntal',
          lat: 47.793,
          lon: 13.053,
          character: 'Quiet streets below the fortress, ten minutes on foot.',
        },
      ],
      gettingAround:
        'The old town is walked; trolleybuses reach Hellbrunn, the brewery and the cable car. Every overnight guest gets a mobility ticket for free local transport from the hotel.',
      fromAirport: 'Bus 10 takes about 20 minutes to the centre, bus 2 about 25 to the main station.',
      food: [
        { name: 'Salzburger Nockerl', what: 'Three peaks of sweet soufflé, for two at least.' },
        {
          name: 'Mozartkugel',
          what: 'Pistachio marzipan and nougat in dark chocolate; the silver-blue hand-made one is the first.',
        },
        { name: 'Bosna', what: 'Two thin sausages with onion, mustard and curry powder in toasted bread.' },
        { name: 'Kasnocken', what: 'Small dumplings in a pan of melted cheese and fried onion.' },
      ],
      safety:
        'Very safe. Rain is frequent and rocks fall rarely; heed closed paths on the Mönchsberg in winter.',
      etiquette: 'Church music is Mass first: stay to the end. Dress up a little for the festival.',
      dailyCostEuro: [85, 170, 340],
      typicalNights: [2, 3],
      attractions: salzburg,
    },
    {
      slug: 'innsbruck',
      name: 'Innsbruck',
      lat: 47.2692,
      lon: 11.4041,
      knownFor:
        "The Alpine capital of Tyrol: a golden roof, an emperor's tomb, and cable cars from the old town to 2,300 metres.",
      intro:
        "In Innsbruck you can stand among Renaissance bronzes at ten and above the tree line at half past. Mountains close both ends of the main street, and the funicular station by Zaha Hadid is five minutes from the emperor Maximilian's Golden Roof.\n\nThe old town is arcaded, painted and small; the university keeps it young and the ski areas keep it fit. Two winter Olympics left a jump with a café on top. In summer buses go to huts and wildflower meadows, in winter to nine ski resorts on one pass.",
      bestMonths: [1, 2, 6, 7, 8, 9, 12],
      climate: {
        high: [4, 6, 12, 16, 21, 24, 25, 25, 20, 16, 9, 4],
        low: [-5, -3, 1, 4, 9, 12, 14, 13, 10, 5, 0, -3],
        rainDays: [9, 8, 10, 10, 12, 15, 15, 14, 10, 9, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 47.2685,
          lon: 11.393,
          character: 'Gothic inns under arcades, everything on foot.',
        },
        {
          name: 'Wilten',
          lat: 47.259,
          lon: 11.397,
          character: 'Cafés and guesthouses between Triumphal Arch and Bergisel.',
        },
        {
          name: 'Igls',
          lat: 47.23,
          lon: 11.409,
          character: 'A quiet mountain village above town, reached by bus or forest tram.',
        },
      ],
      gettingAround:
        'The centre is a ten-minute walk across; trams and buses do the valley, and the tram to the Stubai is an outing in itself. The guest card from hotels covers local transport and guided walks.',
      fromAirport: 'Bus F takes about 20 minutes to the centre; the airport is four kilometres out.',
      food: [
        {
          name: 'Tiroler Gröstl',
          what: 'Fried potatoes, beef or bacon and onion with an egg on top, in the pan.',
        },
        { name: 'Kaspressknödel', what: 'Flat cheese dumplings in broth or with salad.' },
        { name: 'Speckknödel', what: 'Bread dumplings with smoked bacon.' },
        { name: 'Kiachl', what: 'Fried dough with cranberry or sauerkraut at markets.' },
      ],
      safety:
        'Very safe. In the mountains check weather and last lifts, wear boots and stay off closed slopes.',
      etiquette:
        'Say Griaß di to people above a thousand metres. Hut tables are shared, and cash is wise up there.',
      dailyCostEuro: [80, 165, 310],
      typicalNights: [2, 4],
      attractions: innsbruck,
    },
  ],
} satisfies CountryFile;
