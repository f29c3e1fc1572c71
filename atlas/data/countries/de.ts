import type { CountryFile } from '../format.ts';
import berlin from './de-berlin.ts';
import munich from './de-munich.ts';
import hamburg from './de-hamburg.ts';
import cologne from './de-cologne.ts';
import dresden from './de-dresden.ts';
import nurembergAttractions from './de-nuremberg.ts';

export default {
  code: 'de',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['German'],
    emergency: { all: '112', police: '110' },
    tipping:
      'Round up or add five to ten per cent, and say the total while paying rather than leaving coins on the table.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: EU, EEA and Swiss citizens need only an identity card; many other passports get 90 days in any 180 without a visa, with fingerprints registered on the first entry.',
    goodToKnow:
      'Shops close on Sunday and public holidays except at big stations. Carry some cash, since small restaurants and markets may not take cards. Bottles and cans carry a deposit that machines in supermarkets pay back.',
  },
  cities: [
    {
      slug: 'berlin',
      name: 'Berlin',
      lat: 52.52,
      lon: 13.405,
      knownFor:
        'A capital rebuilt from its divisions: the Wall, Museum Island, memorials, lakes and the longest nights in Europe.',
      intro:
        "Berlin wears its history in the open. Prussian museums, Nazi ministries, the line of the Wall and the glass dome of a reunited parliament lie within a walk of each other, and the city explains them without softening anything, often free of charge.\n\nIt is also green, broad and relaxed. A third of it is water and woods; a former airport is a park; courtyards hide cinemas and workshops. Each district keeps its own centre, from Charlottenburg's old West to Neukölln's Turkish markets, and food, opera and clubs cost less than in other capitals.\n\nThink in districts, ride the S-Bahn between them, and leave the nights open.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [3, 5, 9, 15, 20, 23, 25, 25, 20, 14, 8, 4],
        low: [-2, -1, 1, 5, 9, 13, 15, 14, 11, 6, 3, 0],
        rainDays: [10, 8, 9, 7, 9, 9, 10, 9, 8, 8, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Mitte',
          lat: 52.525,
          lon: 13.4,
          character: 'Museums, courtyards and galleries; the shortest walks, higher prices.',
        },
        {
          name: 'Prenzlauer Berg',
          lat: 52.539,
          lon: 13.418,
          character: 'Restored tenements, cafés and playgrounds; calm and good for families.',
        },
        {
          name: 'Kreuzberg',
          lat: 52.498,
          lon: 13.418,
          character: 'Canals, kebabs, bars and clubs; never quiet, always interesting.',
        },
        {
          name: 'Charlottenburg',
          lat: 52.505,
          lon: 13.315,
          character: 'The old West around Kurfürstendamm, with solid hotels, shops and the palace.',
        },
        {
          name: 'Friedrichshain',
          lat: 52.513,
          lon: 13.454,
          character: 'Cheap and young, beside the East Side Gallery and the night life.',
        },
      ],
      gettingAround:
        'S-Bahn, U-Bahn, trams and buses share one ticket for zones A and B and run all night at weekends; stamp paper tickets. Bus 100 passes many sights. The city is flat with good cycle lanes.',
      fromAirport:
        'The FEX train takes about 25 to 30 minutes from BER to the main station; the S-Bahn and regional trains need an ABC ticket.',
      food: [
        { name: 'Currywurst', what: 'Sliced sausage with curried tomato sauce, with or without skin.' },
        {
          name: 'Döner',
          what: "Shaved meat or vegetables in flatbread, made the city's own by Turkish cooks.",
        },
        { name: 'Eisbein', what: 'Pickled pork knuckle with sauerkraut and pease pudding.' },
        { name: 'Berliner Pfannkuchen', what: 'A jam doughnut that nobody here calls a Berliner.' },
        { name: 'Königsberger Klopse', what: 'Veal dumplings in a caper cream.' },
      ],
      safety:
        'Safe by night and day, with pickpockets on the U-Bahn and dealers in Görlitzer Park. Bicycles come fast on red-paved lanes.',
      etiquette:
        'Behave quietly at memorials and do not climb the Holocaust stelae. Wait for the green man when children watch; no photographs inside clubs.',
      dailyCostEuro: [75, 155, 310],
      typicalNights: [3, 5],
      attractions: berlin,
    },
    {
      slug: 'munich',
      name: 'Munich',
      localName: 'München',
      lat: 48.1371,
      lon: 11.5754,
      knownFor:
        "Bavaria's capital of royal palaces, beer gardens, old masters and engineering, with the Alps on the horizon.",
      intro:
        "Munich was a kingdom's capital until 1918 and still behaves like one: wide squares, a palace of 130 rooms, and galleries filled by kings with good eyes. Beside them lies the market where the same kings' subjects have always bought radishes and eaten white sausage before noon.\n\nBeer gardens under chestnuts let you bring your own food. People swim in the river in the middle of town and surf a standing wave at the park's edge. The Nazi years are faced plainly, at the documentation centre and in Dachau.\n\nCastles, lakes and Germany's highest peak are an hour or two away by train.",
      bestMonths: [5, 6, 7, 9, 12],
      climate: {
        high: [4, 5, 10, 15, 19, 23, 25, 25, 20, 14, 8, 4],
        low: [-2, -2, 1, 5, 9, 13, 14, 14, 10, 6, 2, -1],
        rainDays: [10, 9, 11, 10, 12, 13, 12, 11, 10, 9, 10, 11],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 48.1375,
          lon: 11.576,
          character: 'Inside the old gates, near every sight; pricey and lively.',
        },
        {
          name: 'Maxvorstadt',
          lat: 48.15,
          lon: 11.572,
          character: 'Museums and students, cafés and bookshops; a walk from everything.',
        },
        {
          name: 'Glockenbachviertel',
          lat: 48.13,
          lon: 11.572,
          character: 'The nicest bars and small shops, close to the Isar.',
        },
        {
          name: 'Haidhausen',
          lat: 48.131,
          lon: 11.6,
          character: 'French-style squares across the river with neighbourhood taverns and fair prices.',
        },
      ],
      gettingAround:
        'U-Bahn, S-Bahn, trams and buses share zone tickets; a day pass covers zone M. The old town is on foot only, and the flat city suits bicycles.',
      fromAirport: 'S-Bahn lines 1 and 8 take about 40 minutes to the centre, the Lufthansa bus 45.',
      food: [
        {
          name: 'Weißwurst',
          what: 'White veal sausage with sweet mustard, a pretzel and wheat beer, before the bells strike twelve.',
        },
        { name: 'Schweinshaxe', what: 'Roast pork knuckle with crackling and potato dumpling.' },
        { name: 'Obatzda', what: 'Ripe Camembert mashed with butter, paprika and onion.' },
        { name: 'Leberkäse', what: "Hot meatloaf in a roll, the city's snack." },
      ],
      safety: 'One of the safest big cities in Europe. Valuables need care only during Oktoberfest.',
      etiquette:
        'Tables without a cloth in a beer garden are for your own picnic; buy the drink. Greet with Grüß Gott and cross only on green.',
      dailyCostEuro: [90, 180, 360],
      typicalNights: [2, 4],
      attractions: munich,
    },
    {
      slug: 'hamburg',
      name: 'Hamburg',
      lat: 53.5511,
      lon: 9.9937,
      knownFor:
        "Germany's gateway port: the Elbphilharmonie, brick warehouses over canals, a wide inner lake and the Reeperbahn.",
      intro:
        "Hamburg is a city of merchants and water. The Elbe brings ships as tall as its churches past the piers, canals run between the red brick of the world's largest warehouse district, and a lake with swans fills the middle of town.\n\nThe concert hall on the old cocoa store changed the skyline, and its plaza is open to all. Below it are the model railway that draws more visitors than any museum, fish rolls on the jetty, ferries on a bus ticket, and at five on Sunday morning the fish market, where the night owls of St Pauli meet the early risers.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [4, 5, 9, 14, 18, 21, 23, 23, 19, 14, 8, 5],
        low: [-1, -1, 1, 4, 8, 11, 14, 13, 10, 7, 3, 1],
        rainDays: [12, 9, 11, 9, 10, 11, 12, 12, 11, 10, 12, 13],
      },
      neighbourhoods: [
        {
          name: 'Altstadt and Neustadt',
          lat: 53.55,
          lon: 9.993,
          character: 'Town hall, lake and shops with most hotels; quiet on Sunday.',
        },
        {
          name: 'HafenCity and Speicherstadt',
          lat: 53.542,
          lon: 9.993,
          character: 'New quays beside the warehouses, modern and close to the concert hall.',
        },
        {
          name: 'St Pauli',
          lat: 53.55,
          lon: 9.964,
          character: 'Music, bars and harbour views; loud at weekends.',
        },
        {
          name: 'St Georg',
          lat: 53.557,
          lon: 10.011,
          character: 'By the main station and the Alster, mixed and well connected.',
        },
      ],
      gettingAround:
        'U-Bahn, S-Bahn, buses and harbour ferries share one ticket; ferry 62 to Finkenwerder is the cheapest harbour tour. The centre is walkable along the canals.',
      fromAirport:
        'S-Bahn line 1 takes 25 minutes to the main station; mind that the train splits at Ohlsdorf.',
      food: [
        { name: 'Fischbrötchen', what: 'Herring, matjes or fried fish in a roll with onions.' },
        { name: 'Franzbrötchen', what: 'A flattened cinnamon croissant, sold in every bakery.' },
        { name: 'Labskaus', what: "Sailors' hash of corned beef and potato with beetroot, egg and herring." },
        { name: 'Aalsuppe', what: 'Sweet and sour soup with dried fruit and, these days, eel.' },
      ],
      safety: 'Safe, with the usual care around the main station and the Reeperbahn on weekend nights.',
      etiquette:
        'Moin serves as hello all day. Herbertstraße is closed to minors and unwelcoming to women visitors; no photographs there.',
      dailyCostEuro: [80, 165, 320],
      typicalNights: [2, 3],
      attractions: hamburg,
    },
    {
      slug: 'cologne',
      name: 'Cologne',
      localName: 'Köln',
      lat: 50.9375,
      lon: 6.9603,
      knownFor:
        'A Roman city on the Rhine under the twin spires of its Gothic cathedral, with strong museums, Kölsch and Carnival.',
      intro:
        "Two spires appear before the train stops, and the cathedral door is a hundred steps from the platform. Around it Cologne rebuilt itself in plain post-war brick, so its riches are found one by one: twelve Romanesque churches, Roman towers in the middle of traffic, Picasso by the hundred, and a saint's golden shrine.\n\nThe mood is the true sight. Waiters called Köbes bring small glasses of Kölsch until you cover yours; strangers join tables; from November to February the town is preparing to be a fool. Brühl's palaces, Bonn and the Rhine hills are short rides.",
      bestMonths: [4, 5, 6, 7, 9, 12],
      climate: {
        high: [6, 7, 11, 16, 20, 23, 25, 25, 21, 15, 10, 6],
        low: [0, 0, 2, 4, 9, 12, 14, 13, 10, 7, 3, 1],
        rainDays: [12, 10, 11, 9, 10, 10, 11, 11, 10, 11, 12, 13],
      },
      neighbourhoods: [
        {
          name: 'Altstadt-Nord',
          lat: 50.9395,
          lon: 6.957,
          character: 'Cathedral, station and brewery taps; handy and noisy.',
        },
        {
          name: 'Belgian Quarter',
          lat: 50.9385,
          lon: 6.936,
          character: 'Shops, cafés and bars around leafy squares, with small hotels.',
        },
        {
          name: 'Deutz',
          lat: 50.939,
          lon: 6.972,
          character: 'Across the river by the trade fair, with the skyline view and lower prices.',
        },
      ],
      gettingAround:
        'Trams, some underground, and buses cover the city on one ticket; the centre is an easy walk. The Rhine paths are ideal for bicycles.',
      fromAirport: 'The S-Bahn or regional train takes 15 minutes to the main station.',
      food: [
        { name: 'Himmel un Ääd', what: 'Fried black pudding with mashed potato and apple.' },
        { name: 'Halver Hahn', what: 'Not half a hen but rye bread with aged Gouda and mustard.' },
        { name: 'Rheinischer Sauerbraten', what: 'Marinated beef in sweet and sour raisin sauce.' },
        { name: 'Reibekuchen', what: 'Crisp potato fritters with apple sauce.' },
      ],
      safety: 'Safe by day; beware pickpockets at the cathedral and station, and crowds during Carnival.',
      etiquette: "Do not order Düsseldorf's Altbier. Cover your glass with the mat when you have had enough.",
      dailyCostEuro: [75, 155, 290],
      typicalNights: [1, 3],
      attractions: cologne,
    },
    {
      slug: 'dresden',
      name: 'Dresden',
      lat: 51.0504,
      lon: 13.7373,
      knownFor:
        "Saxon Baroque on the Elbe: the rebuilt Frauenkirche, the Zwinger's old masters, the Green Vault and sandstone country upriver.",
      intro:
        "Augustus the Strong wanted Venice and Versailles at once, and Dresden was his answer: domes and terraces on a bend of the Elbe that Canaletto's nephew painted again and again. One February night in 1945 burned it, and it has been put back stone by stone, darkest where the old blocks were reused.\n\nThe treasures survived: Raphael's Madonna, porcelain by the roomful, and jewels that took a king's goldsmith seven years. Across the bridge the Neustadt keeps the bars and courtyards. Paddle steamers go to vineyards one way and the cliffs of Saxon Switzerland the other.",
      bestMonths: [5, 6, 7, 9, 12],
      climate: {
        high: [3, 5, 9, 14, 19, 22, 24, 24, 20, 14, 8, 4],
        low: [-2, -2, 1, 5, 9, 12, 14, 14, 11, 7, 2, 0],
        rainDays: [10, 9, 10, 8, 10, 10, 11, 10, 8, 8, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 51.051,
          lon: 13.74,
          character: 'All the monuments on foot; hotels of every class, few bars.',
        },
        {
          name: 'Äußere Neustadt',
          lat: 51.0665,
          lon: 13.753,
          character: 'Murals, cafés and late nights in unbombed streets.',
        },
        {
          name: 'Innere Neustadt',
          lat: 51.06,
          lon: 13.744,
          character: "Baroque merchants' houses around Königstraße, calm and across the bridge.",
        },
      ],
      gettingAround:
        'Trams run to nearly everything; S-Bahn trains follow the Elbe to Meissen and Saxon Switzerland. The old town is on foot, the river path made for bicycles.',
      fromAirport: 'The S-Bahn takes about 20 minutes to the centre.',
      food: [
        { name: 'Dresdner Stollen', what: 'A heavy, sugared Christmas loaf with butter and raisins.' },
        { name: 'Eierschecke', what: 'A three-layer cake of yeast dough, quark and custard.' },
        { name: 'Sächsischer Sauerbraten', what: 'Marinated beef with red cabbage and dumplings.' },
      ],
      safety: 'Safe and easy; rallies sometimes close the squares on Monday evening.',
      etiquette: "Silence is kept in the Frauenkirche at prayers. Don't call the Saxon accent funny.",
      dailyCostEuro: [65, 140, 270],
      typicalNights: [2, 3],
      attractions: dresden,
    },
    {
      slug: 'nuremberg',
      name: 'Nuremberg',
      localName: 'Nürnberg',
      lat: 49.4530, lon: 11.0770,
      knownFor: 'Franconia’s red-roofed capital under an imperial castle, known for Dürer, small sausages, gingerbread and the Christmas market, and for the rallies and the trials.',
      intro: 'Nuremberg was where emperors met their princes and where watches, globes and toys were invented. Then a party chose it for its parades, bombs took nine tenths of the old town in 1945, and in the same year the guilty were tried here. It was put up again in sandstone on its old plan, and talks about all of it plainly.\n\nTwo days do: one inside the walls, from St. Lorenz up to the castle, and one for the rally grounds and Courtroom 600. Then take trains, which go everywhere: to Bamberg in forty minutes, and to Rothenburg for a day or, better, an evening.\n\nFrom the Friday before Advent the market fills the square and every hotel.',
      bestMonths: [5, 6, 7, 9, 12],
      climate: {
        high: [3.5, 5.4, 10.2, 15.4, 19.8, 23.2, 25.4, 25.1, 20.0, 14.1, 7.6, 4.1],
        low: [-2.4, -2.3, 0.6, 3.8, 8.3, 11.8, 13.7, 13.2, 9.3, 5.4, 1.3, -1.4],
        rainDays: [10, 8, 9, 8, 10, 9, 10, 9, 8, 9, 9, 11],
      },
      neighbourhoods: [
        { name: 'Sebald', lat: 49.4560, lon: 11.0760, character: 'The northern old town under the castle, with half-timber and quiet nights' },
        { name: 'Lorenz', lat: 49.4505, lon: 11.0785, character: 'South of the river: shops, museums and the station, the handiest place to sleep' },
        { name: 'Gostenhof', lat: 49.4500, lon: 11.0590, character: 'West of the wall: bars, Turkish bakers and studios' },
        { name: 'St. Johannis', lat: 49.4575, lon: 11.0640, character: 'Baroque gardens and the graveyard where Dürer lies, ten minutes from the gate' },
      ],
      gettingAround: 'The old town is walked end to end in twenty minutes, uphill to the castle. Underground, trams and buses are on one ticket: tram 6 or 8 to the Documentation Center, U1 to Bärenschanze for the courtroom. A Bayern day ticket pays for trips to Bamberg and Rothenburg.',
      fromAirport: 'The U2 takes 12 minutes from the terminal to the main station (about €4). From Munich airport reckon two hours by train.',
      food: [
        { name: 'Nürnberger Bratwürste', what: 'Finger-long grilled sausages with marjoram, three in a roll or a dozen on pewter' },
        { name: 'Schäufele', what: 'Pork shoulder on the bone with crackling and a potato dumpling' },
        { name: 'Elisenlebkuchen', what: 'Gingerbread of nuts and peel without flour, on a wafer' },
        { name: 'Rotbier', what: 'Red lager of the town, brewed again since the 1980s' },
        { name: 'Karpfen', what: 'Half a carp, fried whole with its fins, from September to April' },
      ],
      safety: 'Safe. Watch your bag at the station and in the Christmas market’s crowds; the underpass at the station is rough late at night.',
      etiquette: 'At the rally grounds and in the courtroom speak low, and make no salutes, which are a crime in Germany. Say Grüß Gott, wait for the green man, and carry some cash.',
      dailyCostEuro: [70, 135, 270],
      typicalNights: [2, 4],
      attractions: nurembergAttractions,
    },
  ],
} satisfies CountryFile;
