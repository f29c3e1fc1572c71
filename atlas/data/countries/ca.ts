import type { CountryFile } from '../format.ts';
import toronto from './ca-toronto.ts';
import vancouver from './ca-vancouver.ts';
import montreal from './ca-montreal.ts';
import quebecCity from './ca-quebec-city.ts';
import banff from './ca-banff.ts';
import halifax from './ca-halifax.ts';

export default {
  code: 'ca',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['English', 'French'],
    emergency: { all: '911' },
    tipping:
      'Usual and expected: 15–20% at table service, a dollar or two a drink, 10–15% in taxis. Card terminals suggest an amount, which you may change.',
    tapWater: 'safe',
    visaHint:
      'Many visa-exempt visitors need an eTA before flying in and may usually stay six months; United States citizens need only a passport, others a visitor visa.',
    goodToKnow:
      'Prices exclude sales tax of 5–15%, added at the till. Cards work nearly everywhere. In Quebec open a conversation in French if you can; distances between regions are long, and mountain roads need winter tyres from October to April.',
  },
  cities: [
    {
      slug: 'toronto',
      name: 'Toronto',
      lat: 43.6532,
      lon: -79.3832,
      knownFor:
        "Canada's largest city on Lake Ontario, half of it born abroad, known for its tower, its markets and food from everywhere, with Niagara Falls in reach.",
      intro:
        'Toronto is a city of villages that happen to share a subway. Chinatown runs into Kensington Market, Greek bakeries face Bangladeshi grocers, and the ravines between them are left to foxes. Half of its people came from somewhere else, and the argument over where to eat the best Sri Lankan, Portuguese or Somali meal never ends.\n\nThe big sights cluster: the tower, aquarium and lake front on one day, the Royal Ontario Museum and the university on another. Take the ferry to the islands for the skyline, spend an evening on Ossington or Queen West, and give Niagara a day of its own. Winters are long, but the underground paths are heated.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [-1, 0, 5, 11, 18, 23, 27, 26, 22, 15, 8, 2],
        low: [-7, -6, -2, 4, 10, 15, 18, 18, 14, 8, 2, -3],
        rainDays: [10, 8, 9, 10, 10, 9, 8, 8, 8, 9, 10, 10],
      },
      neighbourhoods: [
        {
          name: 'Downtown and Entertainment District',
          lat: 43.646,
          lon: -79.389,
          character: 'Towers, theatres and the big sights, with the station next door.',
        },
        {
          name: 'Yorkville and the Annex',
          lat: 43.67,
          lon: -79.395,
          character: 'Elegant hotels, the museum and leafy student streets.',
        },
        {
          name: 'Queen West and Ossington',
          lat: 43.646,
          lon: -79.418,
          character: 'Bars, boutiques and small hotels; the place for evenings.',
        },
        {
          name: 'Old Town and Distillery',
          lat: 43.65,
          lon: -79.365,
          character: 'Brick warehouses and the market, calm at night.',
        },
      ],
      gettingAround:
        "The TTC's subway, streetcars and buses take a tap of any bank card, with two hours' transfer. Streetcars along Queen, King and Spadina are sightseeing in themselves. Driving downtown is slow.",
      fromAirport:
        'Pearson: UP Express train to Union Station in 25 minutes every quarter-hour. Billy Bishop, on the island, is a ten-minute walk and tram from downtown.',
      food: [
        { name: 'Peameal bacon sandwich', what: 'Pork loin rolled in cornmeal, fried and stacked in a bun.' },
        { name: 'Dim sum', what: 'Spadina downtown or, better, the malls of Markham.' },
        { name: 'Jamaican patty', what: 'A flaky yellow turnover, sold even in subway stations.' },
        { name: 'Butter tart', what: 'A runny sugar and egg tart, the Ontario sweet.' },
        { name: 'Hakka noodles', what: 'Chilli-laced Chinese cooking by way of Kolkata.' },
      ],
      safety:
        'Very safe for its size. Watch for streetcar doors, which open on to the road, and take normal care at night around Dundas and Sherbourne.',
      etiquette:
        "Let riders off first, say sorry, hold the door, tip 15–18% on the pre-tax sum, and never stand on a streetcar's steps.",
      dailyCostEuro: [95, 190, 380],
      typicalNights: [3, 4],
      attractions: toronto,
    },
    {
      slug: 'vancouver',
      name: 'Vancouver',
      lat: 49.2827,
      lon: -123.1207,
      knownFor:
        'A Pacific port under snowy mountains, with a forest park in the centre, a seawall to cycle and the best Chinese and Japanese food on the coast.',
      intro:
        'In Vancouver you can ski in the morning, sail in the afternoon and argue over soup dumplings at night, and people tell you so. The centre is a narrow peninsula of glass between two arms of the sea; its tip was left as forest, and a path runs round it at the waterline. When the rain lifts, the North Shore mountains stand at the end of every street.\n\nWalk or cycle the seawall first. Then cross by toy ferry to Granville Island to eat, ride the bus up to suspension bridges and the Grouse gondola, and see the totem poles at the university. Richmond, twenty minutes by train, is where to have dinner. Summers are dry and clear; November is a wash.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [7, 8, 10, 13, 17, 20, 22, 22, 19, 14, 9, 7],
        low: [2, 2, 3, 6, 9, 12, 14, 14, 11, 7, 4, 2],
        rainDays: [18, 15, 16, 14, 12, 10, 6, 6, 8, 14, 19, 18],
      },
      neighbourhoods: [
        {
          name: 'Downtown and Coal Harbour',
          lat: 49.287,
          lon: -123.119,
          character: 'Glass hotels by the water, with the airport train and the park.',
        },
        {
          name: 'West End',
          lat: 49.286,
          lon: -123.134,
          character: 'Tree-lined streets near English Bay; friendly and good value.',
        },
        {
          name: 'Yaletown',
          lat: 49.2745,
          lon: -123.121,
          character: 'Converted warehouses, terraces and little ferries.',
        },
        {
          name: 'Kitsilano',
          lat: 49.268,
          lon: -123.156,
          character: 'Beach quarter across the bridge, with few hotels and many cafés.',
        },
      ],
      gettingAround:
        "SkyTrain, buses and the SeaBus take a bank card on one zone fare. Hire a bicycle for the seawall. No motorway enters the city; you need a car only for Whistler's byways.",
      fromAirport:
        'The Canada Line reaches downtown in 26 minutes. A taxi has fixed zone fares and takes about as long.',
      food: [
        { name: 'Wild salmon', what: 'Sockeye or spring, grilled, smoked or candied with maple.' },
        { name: 'Japadog', what: 'A hot dog with seaweed, mayonnaise and teriyaki, born on Burrard Street.' },
        { name: 'Spot prawns', what: 'Sweet and pink, for six weeks from May.' },
        { name: 'Nanaimo bar', what: 'Coconut crumb, custard and chocolate in layers.' },
        { name: 'Xiao long bao', what: "Shanghai dumplings in Richmond's malls." },
      ],
      safety:
        'Safe, but the blocks of East Hastings between Main and Abbott show open distress; go round. Leave nothing in cars at trailheads, and tell someone before hiking the North Shore.',
      etiquette:
        'Thank the bus driver when you get off, keep right on the seawall, take shoes off in homes, and do not feed the wildlife.',
      dailyCostEuro: [100, 200, 400],
      typicalNights: [3, 4],
      attractions: vancouver,
    },
    {
      slug: 'montreal',
      name: 'Montreal',
      localName: 'Montréal',
      lat: 45.5019,
      lon: -73.5674,
      knownFor:
        'The second-largest French-speaking city in the West, with grey-stone old streets, spiral stairs, festivals all summer and smoked meat and bagels at night.',
      intro:
        'Montréal stands on an island in the Saint Lawrence with a wooded hill in the middle, and everything lies either below the mountain or behind it. The old port keeps convents and banks of grey stone; the Plateau has rows of painted triplexes with outside stairs, made, they say, so that winter would stay out of the hall. French comes first, and most people glide between two tongues in one sentence.\n\nSpend one day in the old town and underground, one on the Plateau and Mile End among bakeries, and one at the market and the Olympic park. From June to September there is a festival in the street almost every night. In January they hold one too.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [-5, -3, 2, 11, 19, 24, 27, 25, 21, 13, 6, -2],
        low: [-14, -12, -7, 1, 8, 13, 16, 15, 10, 4, -1, -9],
        rainDays: [12, 10, 11, 11, 11, 12, 11, 11, 9, 12, 12, 13],
      },
      neighbourhoods: [
        {
          name: 'Old Montreal',
          lat: 45.505,
          lon: -73.5545,
          character: 'Stone hotels, galleries and the port; romantic and dear.',
        },
        {
          name: 'Downtown and Quartier des Spectacles',
          lat: 45.508,
          lon: -73.568,
          character: 'Big hotels over the underground city, with the festivals outside.',
        },
        {
          name: 'Plateau Mont-Royal',
          lat: 45.523,
          lon: -73.581,
          character: 'Stairs, terraces and guest houses among the best cafés.',
        },
        {
          name: 'Mile End',
          lat: 45.524,
          lon: -73.6,
          character: 'Bagels, bookshops and musicians; relaxed and local.',
        },
      ],
      gettingAround:
        'The metro runs on rubber tyres under the centre; a day pass also covers buses and the new REM trains. BIXI bicycles are everywhere from April to November. Many central streets go car-free in summer.',
      fromAirport:
        'Bus 747 reaches downtown in 45–70 minutes, day and night, and its ticket is a day pass; a taxi has a flat fare of about 50 dollars.',
      food: [
        { name: 'Montreal bagel', what: 'Small, sweet, boiled in honey water and baked over wood.' },
        {
          name: 'Smoked meat',
          what: 'Brisket cured with pepper and coriander, cut thick on rye with mustard.',
        },
        { name: 'Poutine', what: 'Chips, squeaking curds and brown gravy.' },
        { name: 'Tourtière', what: 'Spiced meat pie of Christmas, eaten all year.' },
        { name: 'Steamie', what: 'A steamed hot dog with cabbage, two bites long.' },
      ],
      safety:
        'Very safe. Mind black ice from December, cyclists on two-way lanes, and pickpockets at festivals.',
      etiquette:
        'Begin with bonjour, in shops and to drivers; then English is fine. Queue in a line for the bus, and bring wine to restaurants that say apportez votre vin.',
      dailyCostEuro: [90, 175, 350],
      typicalNights: [3, 4],
      attractions: montreal,
    },
    {
      slug: 'quebec-city',
      name: 'Quebec City',
      localName: 'Québec',
      lat: 46.8139,
      lon: -71.208,
      knownFor:
        'The only walled city north of Mexico, a French fortress on a cliff above the Saint Lawrence, with copper roofs, a castle hotel and a true winter.',
      intro:
        "Champlain chose the spot in 1608 because the river narrows and the cliff commands it. Four centuries on, the walls still go right round the upper town, the signs are in French, and a railway hotel with green roofs pretends to be a château so well that it has become the emblem. Below it the merchants' quarter, its stone gables rebuilt, lies along the water.\n\nTwo days are right for the old town, on foot, up and down by the funicular or the stairs. Give another to the surroundings: a waterfall higher than Niagara, an island of orchards and sugar shacks, and in February the carnival, an ice hotel and skating under lights.",
      bestMonths: [2, 6, 7, 8, 9, 10, 12],
      climate: {
        high: [-8, -6, 0, 8, 17, 22, 25, 24, 19, 11, 4, -4],
        low: [-17, -15, -9, -1, 5, 11, 14, 13, 8, 3, -3, -12],
        rainDays: [13, 11, 11, 11, 12, 13, 12, 11, 11, 12, 13, 14],
      },
      neighbourhoods: [
        {
          name: 'Upper Town',
          lat: 46.812,
          lon: -71.207,
          character: 'Inside the walls beside the château; steep, historic and busy.',
        },
        {
          name: 'Lower Town and Old Port',
          lat: 46.8155,
          lon: -71.201,
          character: 'Stone inns between cliff and river, with galleries and good tables.',
        },
        {
          name: 'Saint-Jean-Baptiste',
          lat: 46.809,
          lon: -71.22,
          character: 'Bakeries and bars up the hill outside the gate, cheaper and local.',
        },
        {
          name: 'Saint-Roch',
          lat: 46.8145,
          lon: -71.227,
          character: 'Microbreweries and offices in a revived flat quarter below.',
        },
      ],
      gettingAround:
        'The old town is for shoes with grip. Buses 800 and 801 are the main lines, the funicular costs a few dollars, and the ferry to Lévis gives the view. Hire a car for the island and Charlevoix.',
      fromAirport:
        'Bus 76 or 80 connects in about 50 minutes; a taxi has a fixed fare of some 45 dollars and takes 25 minutes. Trains from Montreal take three and a quarter hours.',
      food: [
        { name: 'Tourtière', what: 'Meat pie, here with cubed game in the northern manner.' },
        { name: 'Poutine', what: 'Curds that squeak, from Ashton or Chez Gaston.' },
        { name: 'Sugar pie', what: 'Maple or brown sugar in short crust.' },
        { name: 'Caribou', what: 'Fortified red wine and whisky, hot, at carnival.' },
        { name: 'Pea soup', what: 'Yellow peas and ham, as settlers had it.' },
      ],
      safety:
        'One of the safest cities on the continent. Ice on steps and roofs is the hazard in winter; hire crampons.',
      etiquette:
        'Start in French, however little. Dinner is at seven, tips are 15%, and a queue in front of a bakery is kept.',
      dailyCostEuro: [90, 180, 370],
      typicalNights: [2, 3],
      attractions: quebecCity,
    },
    {
      slug: 'banff',
      name: 'Banff',
      lat: 51.1784,
      lon: -115.5708,
      knownFor:
        "A mountain town inside Canada's first national park, the base for turquoise lakes, glaciers, elk in the street and hot springs.",
      intro:
        "Railway workers found warm water in a cave here in 1883, and the railway, seeing what it had, built a castle and sold the Alps to people who would not cross an ocean. The town is still only a few streets at the foot of Cascade Mountain; everything else, for a day's drive each way, is park.\n\nLake Louise and Moraine Lake are the colour in the pictures, by shuttle only and best at dawn. Keep one day for the Icefields Parkway, with a glacier at every bend, and others for gondola, canyon and canoe. The lakes are frozen until June; larches turn gold in the last week of September, and skiing runs to May.",
      bestMonths: [1, 2, 3, 6, 7, 8, 9, 12],
      climate: {
        high: [-4, -1, 4, 9, 14, 18, 23, 22, 16, 9, 0, -5],
        low: [-13, -12, -8, -4, 1, 5, 7, 6, 2, -2, -8, -13],
        rainDays: [7, 5, 6, 6, 9, 12, 10, 10, 8, 6, 7, 7],
      },
      neighbourhoods: [
        {
          name: 'Banff town centre',
          lat: 51.177,
          lon: -115.571,
          character: 'Lodges, shops and buses along Banff Avenue, on foot for everything.',
        },
        {
          name: 'Tunnel Mountain',
          lat: 51.184,
          lon: -115.55,
          character: 'Cabins and campgrounds above the town, quieter, with a bus.',
        },
        {
          name: 'Lake Louise',
          lat: 51.4255,
          lon: -116.1773,
          character: 'A village and two grand hotels forty minutes on, closest to the trails.',
        },
        {
          name: 'Canmore',
          lat: 51.089,
          lon: -115.359,
          character: 'Outside the park gate, with better prices, bakeries and climbers.',
        },
      ],
      gettingAround:
        'Roam buses link town, gondola, Lake Louise and Canmore; Parks Canada shuttles, booked ahead, are the way to Moraine Lake, which is closed to private cars. Every vehicle needs a park pass. Winter tyres are compulsory.',
      fromAirport:
        'From Calgary airport coaches reach Banff in two hours; by car it is 90 minutes on a dual carriageway.',
      food: [
        { name: 'Alberta beef', what: 'Steak, grass-fed, with the prairie an hour away.' },
        { name: 'Elk and bison', what: 'Game in burgers, stews and carpaccio.' },
        { name: 'BeaverTail', what: 'Fried dough stretched flat with cinnamon sugar.' },
        { name: 'Saskatoon berries', what: 'Dark sweet berries in pies and jam.' },
      ],
      safety:
        'Carry bear spray on trails, keep 100 metres from bears and 30 from elk. Weather turns fast; avalanche terrain begins at the road, and glaciers need a guide.',
      etiquette:
        'Stay on paths, pack out every crumb, never stop on the highway for animals, and do not fly drones or move stones.',
      dailyCostEuro: [120, 250, 520],
      typicalNights: [3, 5],
      attractions: banff,
    },
    {
      slug: 'halifax',
      name: 'Halifax',
      lat: 44.6488,
      lon: -63.5752,
      knownFor:
        "Nova Scotia's harbour capital, with a star fort, stories of Titanic and emigrants, oysters, pubs with fiddles and lighthouses along the coast.",
      intro:
        "Halifax has lived off its harbour since 1749: as a naval base, as the port where convoys gathered, as the place where a million immigrants came ashore. In 1912 its ships brought in the dead of the Titanic, in 1917 a munitions ship exploded and flattened the north end. The town remembers all that and is cheerful nonetheless, with the largest number of pubs per head in the land, it claims.\n\nThe boardwalk, citadel and museums fill two days on foot. The ferry across to Dartmouth costs small change. After that the coast is the thing: Peggy's Cove with its lighthouse on granite, painted Lunenburg, the highest tides in the world on the far shore.",
      bestMonths: [6, 7, 8, 9, 10],
      climate: {
        high: [0, 0, 4, 9, 15, 20, 24, 24, 20, 14, 8, 3],
        low: [-8, -8, -4, 1, 6, 11, 15, 15, 12, 7, 2, -4],
        rainDays: [12, 10, 11, 11, 11, 10, 9, 8, 9, 10, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'Waterfront and Downtown',
          lat: 44.647,
          lon: -63.572,
          character: 'Harbour hotels, museums and pubs on the doorstep.',
        },
        {
          name: 'Spring Garden and South End',
          lat: 44.642,
          lon: -63.578,
          character: 'Shops, gardens and Victorian inns near the universities.',
        },
        {
          name: 'North End',
          lat: 44.66,
          lon: -63.59,
          character: 'Breweries, record shops and painted houses; young and local.',
        },
        {
          name: 'Dartmouth',
          lat: 44.666,
          lon: -63.568,
          character: 'Cafés and calmer rooms across the water by ferry.',
        },
      ],
      gettingAround:
        "Downtown is compact but steep. Buses and the two harbour ferries share a fare; a car is needed for Peggy's Cove and the South Shore.",
      fromAirport:
        'Bus 320 takes 55 minutes to the centre for under 5 dollars; taxis charge a set fare of about 70 and take 35.',
      food: [
        { name: 'Lobster', what: 'Boiled, or cold in a roll with a little celery.' },
        { name: 'Donair', what: 'Spiced beef in a pita with a sweet garlic milk sauce, the official dish.' },
        { name: 'Digby scallops', what: 'Large, sweet and seared for a moment.' },
        { name: 'Blueberry grunt', what: 'Stewed wild berries under dumplings.' },
        { name: 'Oysters', what: 'Malpeques and Sober Islands, with a local cider.' },
      ],
      safety:
        "Quiet and friendly. On the granite at Peggy's Cove stay off the black wet rock: waves take people each year. Fog can last for days in June.",
      etiquette:
        'Motorists stop when you so much as look at the kerb. Chat is normal, tips are 15–20%, and the fiddler should be bought a pint.',
      dailyCostEuro: [85, 170, 330],
      typicalNights: [2, 4],
      attractions: halifax,
    },
  ],
} satisfies CountryFile;
