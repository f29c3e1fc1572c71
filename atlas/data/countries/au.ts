import type { CountryFile } from '../format.ts';
import sydneyAttractions from './au-sydney.ts';
import melbourneAttractions from './au-melbourne.ts';
import cairnsAttractions from './au-cairns.ts';
import hobartAttractions from './au-hobart.ts';
import perthAttractions from './au-perth.ts';
import adelaideAttractions from './au-adelaide.ts';
import yularaAttractions from './au-yulara.ts';

export default {
  code: 'au',
  facts: {
    plugs: ['I'],
    volts: 230,
    hertz: 50,
    languages: ['English'],
    emergency: { all: '000' },
    tipping:
      'Not expected; people round up or leave 10 per cent for good table service. Weekend and holiday surcharges of 10–15 per cent are common on bills.',
    tapWater: 'safe',
    visaHint:
      'Everyone but New Zealanders needs permission before flying: an ETA or free eVisitor for many nationalities, issued online, for stays up to three months.',
    goodToKnow:
      'Swim between the red and yellow flags, wear sunscreen even under cloud and declare all food at the border. Cards are taken everywhere. Kitchens close early, often by nine.',
  },
  cities: [
    {
      slug: 'sydney',
      name: 'Sydney',
      lat: -33.8688,
      lon: 151.2093,
      knownFor:
        'Known for its opera house and bridge on a vast branching harbour, ocean beaches reached by bus, and bushland and ferries in daily life.',
      intro:
        'Sydney is arranged around water: a harbour of coves and headlands in the middle, surf beaches on the eastern edge, national parks to north and south. The ferry from Circular Quay to Manly, passing the Opera House and meeting the ocean swell at the Heads, explains the city better than any tour.\n\nBegin at the Quay and the Rocks, then give each day one long walk by the sea and one neighbourhood: Newtown for food and music, Surry Hills for cafés, Paddington for terraces.\n\nWith five days, take the train up to the sandstone cliffs of the Blue Mountains.',
      bestMonths: [2, 3, 4, 10, 11, 12],
      climate: {
        high: [27.0, 26.8, 25.7, 23.6, 20.9, 18.3, 17.9, 19.3, 21.6, 23.2, 24.2, 25.7],
        low: [20.0, 19.9, 18.4, 15.3, 12.3, 10.0, 8.9, 9.7, 12.3, 14.6, 16.6, 18.4],
        rainDays: [8, 9, 10, 8, 8, 9, 7, 6, 6, 8, 9, 8],
      },
      neighbourhoods: [
        {
          name: 'Circular Quay and the Rocks',
          lat: -33.86,
          lon: 151.209,
          character: 'Harbour at the door, ferries and dear hotels',
        },
        {
          name: 'Surry Hills',
          lat: -33.885,
          lon: 151.212,
          character: 'Terraces, cafés and restaurants, a walk from Central',
        },
        {
          name: 'Potts Point',
          lat: -33.869,
          lon: 151.225,
          character: 'Art Deco flats, good food, small hotels',
        },
        {
          name: 'Bondi',
          lat: -33.89,
          lon: 151.274,
          character: 'Surf, gyms and brunch, half an hour out by bus',
        },
        {
          name: 'Manly',
          lat: -33.797,
          lon: 151.287,
          character: 'Holiday mood between harbour and ocean, ferry to town',
        },
      ],
      gettingAround:
        'Trains, metro, light rail, buses and ferries all take a tapped bank card, with daily caps. Ferries are transport and sightseeing at once. Parking is dear; walk the centre.',
      fromAirport:
        'The airport train reaches Central in 10 minutes and Circular Quay in 17, about A$20 with the station fee; bus 350 or 420 to nearby suburbs avoids it.',
      food: [
        { name: 'Rock oysters', what: 'Small, mineral oysters from the estuaries of the coast' },
        { name: 'Fish and chips', what: 'Flathead or barramundi in batter, eaten on a beach wall' },
        { name: 'Flat white', what: 'The local espresso with silky milk, taken seriously' },
        { name: 'Meat pie', what: 'Gravy-filled pastry, with peas and mash at the all-night van' },
      ],
      safety:
        'Safe by day and night in most parts. The sea is the real hazard: rip currents take people every summer, so stay between the flags.',
      etiquette:
        'Order and pay at the bar in pubs, let people off transport first, and do not reserve beach space. First names are used at once.',
      dailyCostEuro: [75, 175, 360],
      typicalNights: [3, 5],
      attractions: sydneyAttractions,
    },
    {
      slug: 'melbourne',
      name: 'Melbourne',
      lat: -37.8136,
      lon: 144.9631,
      knownFor:
        'Known for laneway cafés and street art, trams, sport in a very large stadium, and the arts; a base for wine valleys, penguins and the Great Ocean Road.',
      intro:
        'Melbourne hides its pleasures: behind a grid of wide streets lie lanes with espresso bars, murals and doors without names. Gold paid for its Victorian arcades, library and exhibition hall in the 1850s; Italians, Greeks and Vietnamese taught it to eat.\n\nThe centre and the river take two days. Add an inner suburb or two, Fitzroy, Carlton or St Kilda, by tram. Weather can change four times in a day, so dress in layers.\n\nThe coast, the hills and the penguins each need a day beyond the city.',
      bestMonths: [3, 4, 10, 11, 12],
      climate: {
        high: [27.0, 26.9, 24.6, 21.1, 17.6, 15.1, 14.5, 15.9, 18.1, 20.5, 22.9, 24.9],
        low: [16.1, 16.4, 14.6, 11.8, 9.8, 7.8, 7.1, 7.6, 8.9, 10.4, 12.7, 14.2],
        rainDays: [5, 5, 6, 7, 8, 8, 9, 9, 9, 9, 8, 7],
      },
      neighbourhoods: [
        { name: 'CBD laneways', lat: -37.815, lon: 144.966, character: 'Everything on foot, free trams' },
        {
          name: 'Fitzroy and Collingwood',
          lat: -37.799,
          lon: 144.979,
          character: 'Bars, galleries and vintage shops, small hotels',
        },
        {
          name: 'Southbank',
          lat: -37.8215,
          lon: 144.964,
          character: 'Galleries, river walk and tower hotels',
        },
        { name: 'St Kilda', lat: -37.865, lon: 144.978, character: 'Beach, cake shops and backpackers' },
      ],
      gettingAround:
        'Trams are free within the central zone; beyond it tap a Myki or bank card. Trains reach the outer suburbs. Cycling along the Yarra is easy.',
      fromAirport:
        'SkyBus runs to Southern Cross Station every 15 minutes in about 30, A$24–26; a taxi or ride costs A$65–80.',
      food: [
        { name: 'Flat white and brunch', what: 'Serious coffee with eggs, corn fritters or smashed avocado' },
        { name: 'Dim sims', what: "Fat fried dumplings, an invention of the city's Chinatown" },
        { name: 'Souvlaki', what: 'From one of the largest Greek communities outside Greece' },
        { name: 'Hot jam doughnuts', what: 'From a van at Queen Victoria Market since the 1950s' },
      ],
      safety:
        'Safe; King Street late on Saturdays is the exception. In summer heat waves and bushfire days check the warnings before going inland.',
      etiquette:
        'At tram stops in the road cars must halt, but look. Australian rules football is a fair subject with anyone: choose a team when asked.',
      dailyCostEuro: [65, 155, 320],
      typicalNights: [3, 4],
      attractions: melbourneAttractions,
    },
    {
      slug: 'cairns',
      name: 'Cairns',
      lat: -16.9203,
      lon: 145.771,
      knownFor:
        'Known as the main port for the Great Barrier Reef, with rainforest gorges, a scenic railway and tableland waterfalls close behind it.',
      intro:
        'Cairns lies between two World Heritage areas: the reef begins an hour offshore, and the oldest rainforest on earth comes down to the coast. The town itself is flat, tropical and plain, with a swimming lagoon instead of a beach and plenty of boats.\n\nPlan one or two days on the water, one up to Kuranda by train and cableway, and one north to Mossman Gorge and the Daintree. From November to May stinger nets mark where to swim in the sea, and crocodiles own the creeks all year.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [31.5, 31.3, 30.7, 29.4, 27.7, 26.2, 25.9, 26.8, 28.2, 29.6, 30.8, 31.5],
        low: [24.0, 24.0, 23.3, 21.9, 20.2, 18.2, 17.3, 17.6, 19.0, 20.9, 22.5, 23.6],
        rainDays: [15, 16, 16, 13, 10, 7, 5, 4, 4, 5, 8, 11],
      },
      neighbourhoods: [
        {
          name: 'Esplanade',
          lat: -16.918,
          lon: 145.776,
          character: 'Lagoon, restaurants and tour boats on foot',
        },
        {
          name: 'Palm Cove',
          lat: -16.7444,
          lon: 145.6716,
          character: 'Beach village of paperbarks and spas, 25 minutes north',
        },
        {
          name: 'Cairns North',
          lat: -16.908,
          lon: 145.765,
          character: 'Motels and flats along the quiet end of the bay',
        },
      ],
      gettingAround:
        'The centre is walkable; Translink buses serve the northern beaches. Tours collect from hotels. Hire a car for the tableland and the Daintree.',
      fromAirport: 'The airport is 7 km north: shuttle about A$20, taxi A$30, ten to fifteen minutes.',
      food: [
        { name: 'Barramundi', what: 'Firm river fish, grilled with lemon myrtle' },
        { name: 'Coral trout', what: 'The prized reef fish, steamed or in batter' },
        { name: 'Tropical fruit', what: "Mango, black sapote and jackfruit from Rusty's Market" },
        { name: 'Mud crab', what: 'Cooked with chilli or simply with butter' },
      ],
      safety:
        'Obey crocodile signs at every creek and beach, wear a stinger suit from November to May and drink water. After dark keep valuables out of sight around the centre.',
      etiquette:
        'Touch nothing on the reef and use mineral sunscreen. Ask at Mossman before entering places sacred to the Kuku Yalanji.',
      dailyCostEuro: [65, 150, 310],
      typicalNights: [3, 5],
      attractions: cairnsAttractions,
    },
    {
      slug: 'hobart',
      name: 'Hobart',
      lat: -42.8821,
      lon: 147.3272,
      knownFor:
        'Known for a daring private museum, a Saturday market among sandstone warehouses, oysters and whisky, beneath a mountain often dusted with snow.',
      intro:
        "Australia's southernmost capital began as a convict port in 1804 and kept its Georgian cottages through poverty. Now it has food of great freshness, a lively waterfront where yachts finish the race from Sydney each New Year, and MONA, a museum dug into a cliff that changed its fortunes.\n\nTwo days suit the town and the mountain; further ones go to Port Arthur's ruins, Bruny Island's cheese and cliffs or the tall ferns of Mount Field. Summers are cool and long-lit, winters crisp.",
      bestMonths: [1, 2, 3, 11, 12],
      climate: {
        high: [22.7, 22.2, 20.7, 17.9, 15.3, 13.0, 12.6, 13.7, 15.7, 17.6, 19.3, 21.0],
        low: [12.9, 12.7, 11.4, 9.2, 7.2, 5.3, 4.8, 5.3, 6.8, 8.1, 10.0, 11.5],
        rainDays: [7, 6, 7, 7, 8, 8, 9, 10, 10, 10, 9, 9],
      },
      neighbourhoods: [
        {
          name: 'Waterfront and Sullivans Cove',
          lat: -42.883,
          lon: 147.333,
          character: 'Hotels in warehouses, boats and restaurants',
        },
        {
          name: 'Battery Point',
          lat: -42.8903,
          lon: 147.334,
          character: 'Cottage lanes behind Salamanca, bed and breakfast',
        },
        {
          name: 'North Hobart',
          lat: -42.872,
          lon: 147.314,
          character: 'Eating street and cinema, a local feel',
        },
      ],
      gettingAround:
        'The centre is walked; Metro buses cover suburbs. The ferry to MONA leaves from Brooke Street Pier. A car is needed for nearly all trips beyond.',
      fromAirport: 'SkyBus runs to the centre in 20–30 minutes, about A$22; a taxi costs A$50.',
      food: [
        { name: 'Oysters', what: 'From Bruny Island and Barilla Bay, opened to order' },
        { name: 'Scallop pie', what: 'Curried scallops in pastry, eaten in the hand' },
        { name: 'Leatherwood honey', what: 'From forests of the wild west coast' },
        { name: 'Whisky', what: 'Single malts from a couple of dozen small stills' },
      ],
      safety:
        'Very safe. Weather on the mountain turns to snow in any month. Drive slowly after dusk, when wallabies and devils cross the roads.',
      etiquette:
        'Declare or bin fruit on arrival: the island keeps strict quarantine. Greet other walkers on the track.',
      dailyCostEuro: [65, 150, 300],
      typicalNights: [2, 4],
      attractions: hobartAttractions,
    },
    {
      slug: 'perth',
      name: 'Perth',
      lat: -31.9523,
      lon: 115.8613,
      knownFor:
        'Known for sun, white beaches and a vast bushland park over the river, with the port of Fremantle and quokka-filled Rottnest Island close by.',
      intro:
        'Perth is nearer to Jakarta than to Sydney, and lives by its own clock: early swims, long lunches, sea breeze at three. The towers stand on a broad stretch of the Swan river; the ocean beaches begin twenty minutes west, the vineyards twenty-five minutes upstream.\n\nGive a day to Kings Park and the centre, a day to Fremantle and a day to Rottnest. From August to October wildflowers cover the bush, and the Pinnacles desert is an easy day north.',
      bestMonths: [3, 4, 9, 10, 11],
      climate: {
        high: [31.3, 31.7, 29.7, 25.9, 22.3, 19.5, 18.5, 19.1, 20.6, 23.6, 26.9, 29.5],
        low: [18.1, 18.4, 16.9, 13.9, 10.7, 8.7, 8.1, 8.4, 9.7, 11.6, 14.3, 16.4],
        rainDays: [1, 1, 2, 5, 9, 12, 14, 13, 10, 6, 4, 2],
      },
      neighbourhoods: [
        {
          name: 'City centre and Elizabeth Quay',
          lat: -31.956,
          lon: 115.858,
          character: 'Hotels, ferries and free buses',
        },
        {
          name: 'Northbridge',
          lat: -31.947,
          lon: 115.859,
          character: 'Bars, dumplings and museums, lively at night',
        },
        {
          name: 'Fremantle',
          lat: -32.056,
          lon: 115.746,
          character: 'Port town with pubs and markets, train to Perth',
        },
        {
          name: 'Cottesloe',
          lat: -31.995,
          lon: 115.753,
          character: 'Pines and a city beach, relaxed and dear',
        },
      ],
      gettingAround:
        'Free CAT buses circle the centres of Perth and Fremantle; trains run to both, to Cottesloe and the airport. Cards tap on. Ferries cross to South Perth.',
      fromAirport:
        'The Airport Line reaches the city in 18 minutes from the main terminal for about A$5; a taxi costs A$45–55.',
      food: [
        { name: 'Chilli mussels', what: 'Steamed in tomato and chilli, a Fremantle dish' },
        { name: 'Western rock lobster', what: 'Sweet and firm, cheapest in summer' },
        { name: 'Fish and chips', what: 'Snapper or shark, eaten at the fishing-boat harbour' },
        { name: 'Swan Valley wine', what: 'Verdelho and Chenin from old vines' },
      ],
      safety:
        'Safe. The sun is fierce, the sea has rips and the odd shark: swim at patrolled beaches. Carry water on any bush walk.',
      etiquette:
        'Do not touch or feed quokkas, for which there are fines. Queue for coffee patiently and tap on every ride.',
      dailyCostEuro: [65, 155, 310],
      typicalNights: [3, 4],
      attractions: perthAttractions,
    },
    {
      slug: 'adelaide',
      name: 'Adelaide',
      lat: -34.9285,
      lon: 138.6007,
      knownFor:
        'Known for a ring of parkland, a fine covered market, festivals in February and March, and vineyards on three sides.',
      intro:
        'Colonel Light drew Adelaide in 1837 as a grid within a belt of parks, and the plan still works: everything is close, and hills, beach and vines are each half an hour off. It was settled without convicts, by reformers and German Lutherans, hence the churches, the wine and the civility.\n\nTwo days cover the museums of North Terrace, the market and Glenelg beach. Add one for the Barossa or McLaren Vale and another for Hahndorf and the wildlife of the hills. In March the whole town is a festival.',
      bestMonths: [3, 4, 5, 10, 11],
      climate: {
        high: [29.7, 29.3, 26.1, 22.4, 18.8, 16.0, 15.4, 16.5, 19.1, 22.0, 25.2, 27.2],
        low: [17.3, 17.2, 15.2, 12.2, 10.1, 8.1, 7.5, 7.9, 9.6, 11.5, 14.0, 15.6],
        rainDays: [3, 2, 3, 5, 8, 10, 11, 11, 9, 6, 5, 5],
      },
      neighbourhoods: [
        {
          name: 'City centre',
          lat: -34.926,
          lon: 138.6,
          character: 'Market, museums and laneway bars on foot',
        },
        {
          name: 'North Adelaide',
          lat: -34.907,
          lon: 138.595,
          character: 'Bluestone houses, pubs and the oval',
        },
        {
          name: 'Glenelg',
          lat: -34.9803,
          lon: 138.5128,
          character: 'Beach holiday at the end of the tram line',
        },
      ],
      gettingAround:
        'Free trams and loop buses circle the centre; the tram to Glenelg takes 25 minutes. A hire car is best for wine country. Tap a bank card or Metrocard.',
      fromAirport:
        'The airport is 7 km away: JetExpress buses J1 and J2 take 20 minutes for about A$4–6; a taxi A$25–30.',
      food: [
        { name: 'Pie floater', what: 'A meat pie upside down in thick pea soup' },
        { name: 'King George whiting', what: 'Sweet white fish from the gulf' },
        { name: 'Shiraz', what: 'Dense reds from the Barossa and McLaren Vale' },
        { name: 'Mettwurst and cheese', what: 'German smallgoods at the Central Market' },
      ],
      safety:
        'Very safe. In summer, heat above forty degrees and bushfire bans can close the parks in the hills.',
      etiquette: 'Book cellar doors ahead at weekends and do not drive after tasting: the limit is 0.05.',
      dailyCostEuro: [60, 140, 280],
      typicalNights: [2, 3],
      attractions: adelaideAttractions,
    },
    {
      slug: 'yulara',
      name: 'Yulara',
      localName: 'Ayers Rock Resort',
      lat: -25.2406,
      lon: 130.9870,
      knownFor: 'Resort village in the red middle of Australia, the only place to sleep near Uluru and the domes of Kata Tjuta.',
      intro: "Yulara was built in 1984 behind a dune so that nobody would have to look at it. It is a loop of hotels, a campground, a supermarket and a square, under white sails, twenty minutes from the rock. Everything is run by one company, and costs accordingly.\n\nUluru belongs to the Anangu, who have lived with it for thirty thousand years and got it back in 1985. Climbing ended in 2019. Walk round it instead, at dawn, and join the ranger on the Mala walk: the rock is not a view but a book. Kata Tjuta, half an hour farther, wants a morning of its own.\n\nTwo nights give one of each, three let you breathe. From May to September days are clear and nights near freezing; from November to March it passes 38 degrees, paths shut at eleven, and the flies are awake. After rain, waterfalls run down the rock, and few have seen that.",
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [38.5, 37.2, 34.4, 29.9, 24.1, 20.4, 20.6, 23.8, 29.0, 32.4, 35.0, 36.7],
        low: [22.8, 22.2, 19.1, 14.4, 9.3, 5.8, 4.5, 6.0, 10.8, 14.9, 18.4, 20.9],
        rainDays: [3, 3, 2, 2, 2, 2, 1, 1, 1, 2, 4, 4],
      },
      neighbourhoods: [
        { name: 'Town Square', lat: -25.2400, lon: 130.9863, character: 'Shops, cafés, the gallery and the middle hotels, all within ten minutes on foot.' },
        { name: 'Sails and Desert Gardens', lat: -25.2410, lon: 130.9850, character: 'The better hotels, some rooms with the rock in the window.' },
        { name: 'Outback Hotel and campground', lat: -25.2430, lon: 130.9900, character: 'Lodge rooms, cabins, tents and the grill, for travellers on a budget.' },
      ],
      gettingAround: 'A free bus goes round the resort from mid-morning until after midnight. The park gate is seven kilometres away, Uluru 20, Kata Tjuta 50: hire a car, booked early, or take the hop-on bus. The park pass, 38 dollars for three days, is bought online. Do not drive after dark, for camels and cattle stand on the road.',
      fromAirport: "Ayers Rock airport is ten minutes away, with a free bus to every hotel. It has flights from Sydney, Melbourne, Brisbane and Cairns. Alice Springs is five hours by road, 450 kilometres with three petrol stations.",
      food: [
        { name: 'Kangaroo', what: 'Lean and quickly grilled, often with bush pepper' },
        { name: 'Barramundi', what: 'From the north, with lemon myrtle or saltbush' },
        { name: 'Quandong', what: 'Sharp red desert peach, in jam, pies and ice cream' },
        { name: 'Wattle seed', what: 'Roasted, it tastes of coffee and hazelnut, in damper and cakes' },
      ],
      safety: 'Heat is the danger: a litre of water an hour, a hat, off the paths by eleven in summer. Fly nets look silly and work. Dingoes steal shoes and food at the campground; phones have no signal a few steps from the road.',
      etiquette: 'Do not climb, take no stone or sand, and put the camera away where signs ask: those places are sacred to men or to women. Ask before photographing Anangu people. Drones are not allowed, and alcohol may not leave the resort.',
      dailyCostEuro: [95, 260, 600],
      typicalNights: [2, 3],
      attractions: yularaAttractions,
    },
  ],
} satisfies CountryFile;
