import type { CountryFile } from '../format.ts';
import zurich from './ch-zurich.ts';
import lucerne from './ch-lucerne.ts';
import geneva from './ch-geneva.ts';
import interlaken from './ch-interlaken.ts';
import zermattAttractions from './ch-zermatt.ts';

export default {
  code: 'ch',
  facts: {
    plugs: ['C', 'J'],
    volts: 230,
    hertz: 50,
    languages: ['German', 'French', 'Italian', 'Romansh'],
    emergency: { all: '112', police: '117', ambulance: '144', fire: '118' },
    tipping: 'Service is included by law. People round up, or add about five per cent for good service.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules although outside the EU: many passports get 90 days in any 180 without a visa, with fingerprints registered on the first entry; EU citizens need only an identity card.',
    goodToKnow:
      'The currency is the franc, and cards are taken nearly everywhere. Prices are high: supermarkets and department-store restaurants help. Shops close on Sunday outside stations and resorts. Half-fare and day passes pay off quickly on trains and mountain lifts.',
  },
  cities: [
    {
      slug: 'zurich',
      name: 'Zurich',
      localName: 'Zürich',
      lat: 47.3769,
      lon: 8.5417,
      knownFor:
        "Switzerland's largest city: guild houses and church towers on a clear lake, fine art, river baths and trains to everywhere.",
      intro:
        'Zurich looks like a bank and lives like a lido. From May the river and lake are lined with wooden bathing places that turn into bars at dusk, and the water is clean enough to drink.\n\nThe old town climbs both banks of the Limmat, with Chagall glass in one church and the beginnings of the Reformation in another. Dada was born in a bar round the corner; the Kunsthaus is the largest art museum of the country; and the former factories of the west hold markets under railway arches.\n\nMountains stand at the end of the lake, and the station sends a train to nearly all of them every hour.',
      bestMonths: [5, 6, 7, 8, 9, 12],
      climate: {
        high: [3, 5, 10, 15, 19, 23, 25, 24, 20, 14, 8, 4],
        low: [-2, -2, 2, 5, 9, 13, 15, 14, 11, 7, 2, -1],
        rainDays: [10, 9, 11, 11, 12, 12, 12, 12, 10, 10, 10, 11],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 47.3715,
          lon: 8.5425,
          character: 'Both banks of the river, quaint and walkable, lively around Niederdorf.',
        },
        {
          name: 'Zürich-West',
          lat: 47.388,
          lon: 8.52,
          character: 'Converted industry with clubs, design hotels and better prices.',
        },
        {
          name: 'Seefeld',
          lat: 47.3575,
          lon: 8.553,
          character: 'Elegant streets by the lake, baths and quiet nights.',
        },
      ],
      gettingAround:
        'Trams, buses, S-Bahn and lake boats run on zone tickets; the Zürich Card adds museums and the Uetliberg. The centre is walkable, and city bikes can be hired.',
      fromAirport: 'Trains run every few minutes and take 10 to 12 minutes to the main station.',
      food: [
        { name: 'Zürcher Geschnetzeltes', what: 'Sliced veal in cream and white wine with rösti.' },
        { name: 'Rösti', what: 'Grated potato fried to a crisp cake.' },
        { name: 'Luxemburgerli', what: 'Tiny, airy macaroons from Sprüngli.' },
        { name: 'Birchermüesli', what: 'Oats, apple and yoghurt, invented here in a clinic.' },
      ],
      safety: 'Very safe at all hours, with a rowdier Langstrasse late at weekends.',
      etiquette: 'Be punctual and greet with Grüezi. Sunday is quiet: no noise, no glass recycling.',
      dailyCostEuro: [120, 230, 450],
      typicalNights: [1, 3],
      attractions: zurich,
    },
    {
      slug: 'lucerne',
      name: 'Lucerne',
      localName: 'Luzern',
      lat: 47.0502,
      lon: 8.3093,
      knownFor:
        'Covered wooden bridges and painted houses on a lake among mountains, with Pilatus, Rigi and steamers close at hand.',
      intro:
        "Lucerne is the Switzerland of the picture book: a covered bridge with an octagonal tower, frescoed houses, a wall with a clock older than the watch trade, and a lake whose arms reach between mountains like fjords.\n\nThe railway, the concert hall and the pier stand side by side, so a morning may be art and the afternoon a summit. Five paddle steamers still run, cogwheel lines climb Pilatus and Rigi, and a rotating cabin goes to the snow of Titlis. Evenings belong to music: the festival in August fills the hall with the world's best orchestras.",
      bestMonths: [5, 6, 7, 8, 9, 12],
      climate: {
        high: [4, 6, 11, 15, 19, 23, 25, 24, 20, 14, 8, 4],
        low: [-2, -1, 2, 5, 10, 13, 15, 15, 11, 7, 2, -1],
        rainDays: [10, 9, 11, 12, 13, 13, 13, 13, 10, 10, 10, 11],
      },
      neighbourhoods: [
        {
          name: 'Altstadt',
          lat: 47.0525,
          lon: 8.3065,
          character: 'Painted squares beside the river, atmospheric and central.',
        },
        {
          name: 'Neustadt',
          lat: 47.0475,
          lon: 8.3075,
          character: 'Behind the station, local bars and fairer prices.',
        },
        {
          name: 'Lakefront Halde',
          lat: 47.0555,
          lon: 8.319,
          character: 'Grand hotels with lake views along the promenade.',
        },
      ],
      gettingAround:
        'Everything central is walked; buses and boats leave from the station, where the guest card gives free zone 10. Swiss passes cover the boats and much of the mountain lifts.',
      fromAirport: 'Direct trains from Zurich airport take about 65 minutes.',
      food: [
        { name: 'Chügelipastete', what: 'Puff pastry filled with veal, mushrooms and raisins in cream.' },
        { name: 'Lebkuchen', what: 'Soft local gingerbread with pear syrup and butter.' },
        { name: 'Älplermagronen', what: 'Macaroni with potato, cheese, onion and apple sauce.' },
      ],
      safety: 'Very safe. On the mountains check the last train down and the cloud before paying.',
      etiquette: 'Keep to quiet after ten. Greet walkers on the path with Grüezi.',
      dailyCostEuro: [115, 220, 430],
      typicalNights: [2, 3],
      attractions: lucerne,
    },
    {
      slug: 'geneva',
      name: 'Geneva',
      localName: 'Genève',
      lat: 46.2044,
      lon: 6.1432,
      knownFor:
        'A lake city of diplomats, watches and the Reformation, under a fountain 140 metres high with Mont Blanc behind.',
      intro:
        "Geneva has the smallest old town and the largest address book of any Swiss city. Calvin made it the Protestant Rome, watchmakers made it rich, and the Red Cross made it the place where the world meets: nearly half of the people carry another passport.\n\nThe lake is the living room. A fountain marks the harbour, yellow shuttles cross it, and on a jetty with a lighthouse bankers and students share saunas and fondue. Museums tell of humanity's rules, of time and of the particles that the ring under the fields is counting. Vineyards, castles and France begin at the tram terminus.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [5, 7, 12, 16, 20, 24, 27, 26, 21, 16, 9, 5],
        low: [-1, -1, 2, 5, 9, 13, 15, 15, 11, 8, 3, 0],
        rainDays: [9, 8, 9, 9, 10, 9, 8, 8, 8, 10, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Pâquis',
          lat: 46.212,
          lon: 6.15,
          character: 'Lakeside, mixed and lively near the station, with the best cheap food.',
        },
        {
          name: 'Vieille Ville',
          lat: 46.201,
          lon: 6.148,
          character: 'Cobbled and calm on the hill, few but fine hotels.',
        },
        {
          name: 'Carouge',
          lat: 46.183,
          lon: 6.1395,
          character: 'Low Italianate houses and cafés, fifteen minutes by tram.',
        },
      ],
      gettingAround:
        'Hotel guests receive a free transport card for trams, buses and the little yellow boats. Trains along the lake run every quarter of an hour, and the Léman Express crosses into France.',
      fromAirport: 'Trains take 7 minutes to Cornavin station, bus 5 about 15.',
      food: [
        { name: 'Fondue moitié-moitié', what: 'Gruyère and vacherin with bread and white wine.' },
        { name: 'Filets de perche', what: 'Lake perch in butter or meunière with chips.' },
        { name: 'Longeole', what: 'A fat fennel sausage with gratin of cardoons.' },
      ],
      safety: 'Safe, with pickpockets at the station and the jetty, and street trade in Pâquis at night.',
      etiquette: 'Three kisses between friends, a handshake otherwise. Quiet on Sundays.',
      dailyCostEuro: [125, 240, 480],
      typicalNights: [1, 3],
      attractions: geneva,
    },
    {
      slug: 'interlaken',
      name: 'Interlaken',
      lat: 46.6863,
      lon: 7.8632,
      knownFor:
        'The base of the Bernese Oberland between two turquoise lakes, below Eiger, Mönch and Jungfrau.',
      intro:
        'Interlaken is less a town than a platform: a strip between Lake Thun and Lake Brienz with a meadow in the middle kept free so that the Jungfrau can be seen. Everything leaves from its two stations, cogwheel trains to the ice at 3,454 metres, boats to waterfalls, cable cars to flower paths.\n\nThe trick is to look at the webcams at breakfast and go high when it is clear. Lauterbrunnen with its seventy-two waterfalls, Grindelwald beneath the Eiger and the car-free ledge of Mürren are under an hour. On grey days there are castles, caves, gorges and the old town of Bern.',
      bestMonths: [6, 7, 8, 9],
      climate: {
        high: [4, 6, 10, 15, 19, 22, 24, 23, 19, 15, 8, 4],
        low: [-4, -4, 0, 3, 7, 11, 13, 12, 9, 5, 0, -3],
        rainDays: [10, 9, 11, 10, 13, 14, 13, 13, 10, 9, 10, 11],
      },
      neighbourhoods: [
        {
          name: 'Interlaken West and Centre',
          lat: 46.6845,
          lon: 7.854,
          character: 'Hotels and hostels by the meadow and boats to Thun.',
        },
        {
          name: 'Interlaken Ost',
          lat: 46.6905,
          lon: 7.869,
          character: 'By the station for all mountain trains; quiet evenings.',
        },
        {
          name: 'Unterseen',
          lat: 46.686,
          lon: 7.847,
          character: 'The old village across the Aare with a square and simple guesthouses.',
        },
      ],
      gettingAround:
        'Trains and buses are exact; the guest card gives free local buses. For the mountains compare the Swiss Travel Pass, the Jungfrau Travel Pass and half-fare before buying single tickets.',
      fromAirport:
        'From Zurich airport about two and a quarter hours by train, from Geneva three, with a change in Bern.',
      food: [
        { name: 'Rösti Bernese style', what: 'Crisp potato with bacon, egg and mountain cheese.' },
        { name: 'Raclette', what: 'Melted cheese scraped over potatoes with pickles.' },
        { name: 'Meringues with double cream', what: 'Baked in Meiringen, which gave them the name.' },
      ],
      safety:
        'Safe. Weather turns fast; take layers, stay on marked paths and choose licensed operators for paragliding and canyoning.',
      etiquette:
        'Close gates after cows. Drones are banned in many valleys, and Lauterbrunnen asks for patience and clean paths.',
      dailyCostEuro: [115, 215, 420],
      typicalNights: [2, 5],
      attractions: interlaken,
    },
    {
      slug: 'zermatt',
      name: 'Zermatt',
      lat: 46.0200, lon: 7.7490,
      knownFor: 'A car-free village under the Matterhorn, with a rack railway to Gornergrat, the highest cable car of Europe, lakes that mirror the peak, and skiing all year.',
      intro: 'Zermatt lies at the end of its valley at 1,600 metres, and the road ends five kilometres short of it. What moves are electric carts, horses and people with their heads turned south, towards one mountain. It was first climbed in 1865 by seven men, of whom three came back, and the village has lived on it since.\n\nThree ways lead up: the train to Gornergrat, the cable cars to Klein Matterhorn and the funicular to Sunnegga. A first visit takes two of them and walks down part of the way. Check the webcams at breakfast; the peak is clearest before ten and collects a cloud by noon.\n\nSkiing lasts from November to April, walking from mid-June to early October. In between much is shut, and cheaper.',
      bestMonths: [1, 2, 3, 7, 8, 9],
      climate: {
        high: [1, 2, 5, 9, 13, 17.5, 20, 19.5, 16, 11.5, 5, 1.5],
        low: [-8, -8, -5, -1.5, 2.5, 5.5, 7.5, 7.5, 4.5, 1, -4, -7],
        rainDays: [7, 6, 7, 8, 11, 10, 9, 10, 7, 7, 7, 7],
      },
      neighbourhoods: [
        { name: 'Village centre', lat: 46.0212, lon: 7.7482, character: 'Bahnhofstrasse between station and church, with shops, bars and the old hotels' },
        { name: 'Winkelmatten', lat: 46.0130, lon: 7.7495, character: 'Chalets in the south, near the cable cars, with the peak in the window' },
        { name: 'Steinmatte and Oberhäusern', lat: 46.0195, lon: 7.7510, character: 'Across the river and sunny, ten minutes on foot from the station' },
        { name: 'Täsch', lat: 46.0668, lon: 7.7775, character: 'The last village for cars, plain and cheaper, twelve minutes by shuttle train' },
      ],
      gettingAround: 'On foot from end to end in half an hour; electric buses (free with many passes) and taxis cover the rest. Mountain railways are dear: a Swiss Half Fare Card halves them, the Peak Pass pays from about three trips on. Drivers leave the car in Täsch and take the shuttle every 20 minutes (CHF 17 return).',
      fromAirport: 'From Geneva airport trains take about four hours with a change in Visp (about CHF 100 full fare), from Zurich airport three and a half. The line from Visp climbs the valley with big windows; sit on the right.',
      food: [
        { name: 'Raclette', what: 'A half wheel melted and scraped over potatoes and pickles, plate after plate until you say stop' },
        { name: 'Cholera', what: 'A pie of potatoes, leeks, apples and cheese that people ate when nobody dared to go out' },
        { name: 'Walliser Teller', what: 'Air-dried beef, bacon, mountain cheese and rye bread on a board' },
        { name: 'Rösti', what: 'Grated potatoes fried to a cake, here with raclette or an egg on top' },
        { name: 'Fendant', what: 'Light white wine of the Rhône valley that goes with melted cheese, and water, they say, does not' },
      ],
      safety: 'Safe, but high: Klein Matterhorn is at 3,883 metres, so go up by stages, drink and walk slowly. Never step on glaciers or off the pistes without a guide. Afternoon thunderstorms are serious on ridges; call 1414 or 144 in need.',
      etiquette: 'Greet on the path. Let the carts pass, as they are silent and do not. Leave gates as found, pay the visitor tax without a sigh, and keep quiet after ten: people rise at four to climb.',
      dailyCostEuro: [120, 240, 520],
      typicalNights: [2, 4],
      attractions: zermattAttractions,
    },
  ],
} satisfies CountryFile;
