import type { CountryFile } from '../format.ts';
import london from './gb-london.ts';
import edinburgh from './gb-edinburgh.ts';
import glasgow from './gb-glasgow.ts';
import york from './gb-york.ts';
import bath from './gb-bath.ts';
import liverpool from './gb-liverpool.ts';
import inverness from './gb-inverness.ts';
import portree from './gb-portree.ts';
import windermere from './gb-windermere.ts';
import oxfordAttractions from './gb-oxford.ts';

export default {
  code: 'gb',
  facts: {
    plugs: ['G'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Welsh', 'Scottish Gaelic'],
    emergency: { all: '999' },
    tipping:
      'Ten to twelve and a half per cent in restaurants, often already on the bill as an optional service charge. Nothing is expected at a pub bar; taxis are rounded up.',
    tapWater: 'safe',
    visaHint:
      'Visitors who need no visa, including EU citizens, Americans and Australians, must hold an electronic travel authorisation (ETA) bought online before the journey; Irish citizens need nothing.',
    goodToKnow:
      'Cards and phones pay for nearly everything, buses included. Look right first when crossing, carry a layer for rain in any season, and book trains early because fares on the day are steep.',
  },
  cities: [
    {
      slug: 'london',
      name: 'London',
      lat: 51.5074,
      lon: -0.1278,
      knownFor:
        'Royal palaces, free national museums, West End theatre and a skyline from the Tower to the Shard along the Thames.',
      intro:
        "London grew from a Roman bridgehead into a city of nine million that speaks three hundred languages. The Thames ties it together: Westminster's abbey and Parliament at one bend, St Paul's and the Tower at the next, Greenwich and its park downstream.\n\nIts great luxury is that the national museums are free, so an hour with the Rosetta Stone or Turner costs nothing. Between them lie royal parks, Georgian squares, covered markets and pubs older than most countries.\n\nDistances are real: plan one district a day, ride on the top deck of a bus, and keep an evening for the theatre.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [9, 9, 12, 15, 18, 21, 24, 23, 20, 16, 12, 9],
        low: [4, 4, 5, 7, 10, 13, 15, 14, 12, 9, 6, 4],
        rainDays: [11, 9, 8, 9, 8, 8, 8, 8, 8, 10, 11, 11],
      },
      neighbourhoods: [
        {
          name: 'Covent Garden and Soho',
          lat: 51.5125,
          lon: -0.128,
          character:
            'In the middle of theatres, restaurants and bars; walk everywhere, pay for it and expect noise.',
        },
        {
          name: 'South Bank',
          lat: 51.5045,
          lon: -0.113,
          character: 'River walks, galleries and markets with good transport; easy with children.',
        },
        {
          name: 'Bloomsbury',
          lat: 51.5215,
          lon: -0.126,
          character:
            'Leafy squares by the British Museum with many mid-priced hotels and quick links to the stations.',
        },
        {
          name: 'South Kensington',
          lat: 51.4945,
          lon: -0.174,
          character: 'White stucco terraces beside the big museums and Hyde Park; quiet at night.',
        },
        {
          name: 'Shoreditch',
          lat: 51.5245,
          lon: -0.078,
          character: 'Design hotels, street art and late bars at the edge of the City.',
        },
      ],
      gettingAround:
        "The Tube, buses, trams and most trains take a contactless card or phone and cap the day's cost by themselves. Buses show more and cost less, river boats run like a slow Tube, and the centre is often quicker on foot than it looks on the map.",
      fromAirport:
        'From Heathrow the Elizabeth line takes about 30 to 40 minutes to the centre. Gatwick, Stansted and Luton have direct trains of 30 to 50 minutes; City airport lies on the DLR.',
      food: [
        {
          name: 'Sunday roast',
          what: 'Beef, lamb or chicken with Yorkshire pudding, potatoes and gravy, in a pub from noon on Sunday.',
        },
        {
          name: 'Fish and chips',
          what: 'Cod or haddock in batter with thick chips, vinegar and mushy peas.',
        },
        { name: 'Full English breakfast', what: 'Eggs, bacon, sausage, beans and toast in a tiled café.' },
        {
          name: 'Salt beef beigel',
          what: 'Hot brined beef, mustard and gherkin in a boiled roll, an East End habit.',
        },
        { name: 'Curry', what: 'From Bangladeshi houses on Brick Lane to Punjabi grills in Whitechapel.' },
      ],
      safety:
        'Safe by big-city standards. Phone snatching by riders on bikes is the commonest trouble: keep it away from the kerb. Night buses and licensed black cabs are fine.',
      etiquette:
        'Queue, stand on the right on escalators, and let people off first. At the bar you order and pay in turn; service charges may be declined politely.',
      dailyCostEuro: [100, 210, 430],
      typicalNights: [3, 6],
      attractions: london,
    },
    {
      slug: 'edinburgh',
      name: 'Edinburgh',
      lat: 55.9533,
      lon: -3.1883,
      knownFor:
        "Scotland's capital of two towns: a medieval ridge from castle to palace and a Georgian grid, with a volcano in the park.",
      intro:
        'Edinburgh stands on the stumps of volcanoes. The Old Town runs down one ridge from the castle to Holyrood, ten storeys of dark stone cut by alleys called closes; across a drained loch lies the New Town, the largest Georgian plan in Britain. Together they are World Heritage.\n\nMuseums are free and first-rate, the whisky bars serious, and hills rise within the city, so a morning climb can come before the galleries. In August the festivals fill every hall, cellar and bed: book months ahead or choose June or September.',
      bestMonths: [5, 6, 8, 9],
      climate: {
        high: [7, 8, 9, 12, 15, 17, 19, 19, 17, 13, 10, 7],
        low: [2, 2, 3, 4, 7, 10, 11, 11, 9, 7, 4, 2],
        rainDays: [12, 10, 9, 9, 10, 10, 11, 10, 10, 12, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'Old Town',
          lat: 55.9497,
          lon: -3.19,
          character:
            'Atmospheric closes and stairs around the Royal Mile; noisy in August, steep with luggage.',
        },
        {
          name: 'New Town',
          lat: 55.955,
          lon: -3.196,
          character: 'Georgian terraces with smart hotels, shops and bars, a short walk from the station.',
        },
        {
          name: 'Stockbridge',
          lat: 55.9585,
          lon: -3.209,
          character: 'A village by the Water of Leith with delis and a Sunday market; guesthouses and flats.',
        },
        {
          name: 'Leith',
          lat: 55.975,
          lon: -3.17,
          character: 'The old port, now the best place to eat, twenty minutes by tram.',
        },
      ],
      gettingAround:
        'The centre is walked, with real gradients. Lothian buses and the tram to Leith and the airport take contactless cards with a daily cap; trains reach the coast and Stirling.',
      fromAirport:
        'The tram takes about 35 minutes to Princes Street; Airlink buses take 25 to 30 and run all night.',
      food: [
        {
          name: 'Haggis, neeps and tatties',
          what: 'Spiced oat and lamb pudding with mashed turnip and potato; vegetarian versions are good.',
        },
        { name: 'Cullen skink', what: 'A thick soup of smoked haddock, potato and cream.' },
        { name: 'Cranachan', what: 'Raspberries, toasted oats, cream, honey and whisky in a glass.' },
        { name: 'Single malt', what: 'From light Lowland to smoky Islay; ask for a drop of water.' },
      ],
      safety:
        "Very safe. Pavements get icy in winter, the wind on Arthur's Seat is stronger than it looks, and the Cowgate is rowdy late at weekends.",
      etiquette:
        'Say Scottish, not English. Rounds are bought in turn in a pub, and buses are thanked when you step off.',
      dailyCostEuro: [80, 165, 330],
      typicalNights: [2, 4],
      attractions: edinburgh,
    },
    {
      slug: 'glasgow',
      name: 'Glasgow',
      lat: 55.8642,
      lon: -4.2518,
      knownFor:
        "Scotland's largest city: Victorian red sandstone, Mackintosh's design, free museums and the country's best live music.",
      intro:
        "Glasgow built a tenth of the world's ships and spent the profit on sandstone. The yards are silent, but the terraces, town-hall marble and tea rooms by Charles Rennie Mackintosh remain, and the city's collections cost nothing to see.\n\nPeople are the other attraction: talk starts at bus stops and in pubs, and on any night some band plays in a ballroom or a bar. The West End around the university is leafy and good for eating, the Merchant City lively after work.\n\nLoch Lomond begins half an hour away, which makes rain in town easy to forgive.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [6, 7, 9, 12, 16, 18, 20, 19, 16, 13, 9, 7],
        low: [1, 1, 2, 4, 6, 9, 11, 11, 9, 6, 3, 1],
        rainDays: [18, 14, 14, 12, 12, 12, 13, 14, 14, 16, 17, 17],
      },
      neighbourhoods: [
        {
          name: 'City Centre',
          lat: 55.861,
          lon: -4.256,
          character: 'Stations, shops and Victorian grids with the widest choice of hotels.',
        },
        {
          name: 'West End',
          lat: 55.8745,
          lon: -4.293,
          character: 'Terraces by the university, parks and the best small restaurants.',
        },
        {
          name: 'Merchant City',
          lat: 55.859,
          lon: -4.245,
          character: "Tobacco lords' warehouses turned into bars and flats, lively at night.",
        },
      ],
      gettingAround:
        'The circular Subway joins the centre and the West End in ten minutes; suburban trains and buses do the rest. The centre is a walkable grid with some hills.',
      fromAirport: 'The 500 express bus takes about 25 minutes to Buchanan bus station, day and night.',
      food: [
        { name: 'Square sausage roll', what: 'Lorne sausage in a soft morning roll, with brown sauce.' },
        { name: 'Chicken tikka masala', what: 'The creamy curry that a Glasgow kitchen claims as its own.' },
        {
          name: 'Scottish seafood',
          what: 'Langoustines and mussels from the west coast, landed that morning.',
        },
        { name: 'Empire biscuit', what: 'Two shortbreads with jam, icing and a cherry.' },
      ],
      safety:
        'Friendly and safe in the centre and West End; late on weekend nights Sauchiehall Street is rowdy. Football colours are best left at home.',
      etiquette:
        "Expect to be talked to, and answer. Jokes are dry, and praise is understated. Don't assume a football allegiance.",
      dailyCostEuro: [70, 145, 270],
      typicalNights: [2, 3],
      attractions: glasgow,
    },
    {
      slug: 'york',
      name: 'York',
      lat: 53.96,
      lon: -1.0873,
      knownFor:
        'A walled northern city of Romans, Vikings and wool merchants around the largest Gothic church in Britain.',
      intro:
        'York was Roman Eboracum, Viking Jorvik and the second city of medieval England, and because industry passed it by, most layers are still there. Two miles of wall ring the centre, the Minster stands over everything, and streets called gates lead to gates called bars.\n\nIt is small and flat enough to leave the map aside. The railway museum is the best of its kind and free, the tea rooms take their work seriously, and ghost walks go out each evening. Moors, abbeys and the sea at Whitby are an hour away.',
      bestMonths: [4, 5, 6, 7, 9, 12],
      climate: {
        high: [7, 8, 10, 13, 16, 19, 22, 21, 18, 14, 10, 7],
        low: [1, 1, 2, 4, 7, 10, 12, 12, 10, 7, 4, 1],
        rainDays: [11, 10, 9, 9, 9, 9, 10, 10, 9, 11, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'Inside the Walls',
          lat: 53.96,
          lon: -1.082,
          character: 'Old inns and town houses steps from the Minster; little parking.',
        },
        {
          name: 'Bootham and Gillygate',
          lat: 53.965,
          lon: -1.088,
          character: 'Victorian guesthouses just outside the north gate, five minutes from everything.',
        },
        {
          name: 'Micklegate',
          lat: 53.957,
          lon: -1.09,
          character: "Between station and river, with the town's better bars and small restaurants.",
        },
      ],
      gettingAround:
        'Walk: the walled centre is a mile across. Buses and park-and-ride serve the edges, and trains reach Leeds, Scarborough and Harrogate.',
      fromAirport:
        'Leeds Bradford is the nearest airport, about an hour by bus and train; Manchester airport has a direct train of about two hours.',
      food: [
        {
          name: 'Yorkshire pudding',
          what: 'Baked batter filled with gravy and roast, here also wrapped around it.',
        },
        { name: 'Fat Rascal', what: 'A plump fruit scone with a cherry and almond face.' },
        { name: 'Wensleydale', what: 'A crumbly cheese, eaten with fruit cake or apple pie.' },
      ],
      safety:
        'A calm, safe city. Race days bring loud crowds, and the riverside paths flood after heavy rain.',
      etiquette: 'Keep to one side on the walls. Pubs serve until food is gone, so ask early on Sunday.',
      dailyCostEuro: [80, 160, 300],
      typicalNights: [1, 3],
      attractions: york,
    },
    {
      slug: 'bath',
      name: 'Bath',
      lat: 51.3811,
      lon: -2.359,
      knownFor:
        "A Georgian city of honey stone built around Britain's only hot springs and the Roman baths that used them.",
      intro:
        "The water has come up at 46 degrees since before the Romans built a temple over it. In the eighteenth century fashion returned, and within seventy years John Wood and his son set crescents, circuses and squares of golden limestone on the slopes. The whole city is World Heritage.\n\nIt is small enough for a day and better for two, when the coaches leave and the stone turns pink. Bathe in the roof-top pool, follow Jane Austen's streets up to the Crescent, and walk out on the skyline. Stonehenge, Wells and the Cotswold edge are all within an hour.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [8, 8, 11, 13, 17, 20, 22, 21, 19, 15, 11, 8],
        low: [2, 2, 3, 5, 8, 11, 13, 13, 10, 8, 5, 2],
        rainDays: [13, 10, 10, 10, 10, 9, 10, 10, 10, 12, 13, 13],
      },
      neighbourhoods: [
        {
          name: 'City Centre',
          lat: 51.382,
          lon: -2.36,
          character: 'Around the Abbey and Milsom Street; everything at the door, buskers by day.',
        },
        {
          name: 'Upper Town',
          lat: 51.3865,
          lon: -2.365,
          character: 'The Circus and the Crescent, grand and quiet, uphill from the station.',
        },
        {
          name: 'Bathwick and Great Pulteney Street',
          lat: 51.385,
          lon: -2.353,
          character: 'Wide Georgian street across the river, near the canal and gardens.',
        },
      ],
      gettingAround:
        'The centre is walked in a quarter of an hour, with steep streets to the north. Local buses climb the hills, and trains reach Bristol in 12 minutes.',
      fromAirport:
        'The Air Decker bus from Bristol airport takes about an hour; from Heathrow, coach or train via Reading takes two.',
      food: [
        {
          name: 'Sally Lunn bun',
          what: 'A light brioche-like bun, half a one with savoury or sweet topping.',
        },
        { name: 'Bath bun', what: 'A sugared roll with a lump of sugar hidden below, smaller and sweeter.' },
        { name: 'West Country cheddar', what: 'Farm cheese with cider from the orchards south of the city.' },
      ],
      safety: 'Very safe. Cobbles and steep pavements are slippery in rain.',
      etiquette:
        'At the spa, shower first and keep voices down. Residents live behind the famous doors: photograph from the pavement.',
      dailyCostEuro: [90, 180, 350],
      typicalNights: [1, 2],
      attractions: bath,
    },
    {
      slug: 'liverpool',
      name: 'Liverpool',
      lat: 53.4084,
      lon: -2.9916,
      knownFor:
        "The Beatles' home port: monumental docks on the Mersey, two cathedrals, free museums and football.",
      intro:
        'Liverpool was the gate of an empire, and its waterfront was built to say so: three palaces of trade, the largest group of listed warehouses in Britain, and a river as wide as a lake. Nine million emigrants left from here, and with the sailors came the records that made the Beatles.\n\nThe city is compact, funny and proud. Museums and galleries are free, two cathedrals face each other along Hope Street, and evenings run from Georgian pubs to the Cavern. The coast begins at the end of the local train, with a hundred iron men on the sand.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [7, 8, 10, 12, 16, 18, 20, 20, 17, 14, 10, 8],
        low: [3, 3, 4, 5, 8, 11, 13, 13, 11, 8, 5, 3],
        rainDays: [13, 11, 10, 9, 10, 10, 10, 11, 10, 13, 14, 15],
      },
      neighbourhoods: [
        {
          name: 'Waterfront and Albert Dock',
          lat: 53.401,
          lon: -2.993,
          character: 'Modern hotels by the water, steps from museums and the arena.',
        },
        {
          name: 'Ropewalks',
          lat: 53.4035,
          lon: -2.98,
          character: 'Old warehouses full of bars and restaurants around Bold Street; late nights.',
        },
        {
          name: 'Georgian Quarter',
          lat: 53.4005,
          lon: -2.97,
          character: 'Terraces between the cathedrals with the finest pubs and small hotels.',
        },
      ],
      gettingAround:
        'The centre is walked; Merseyrail trains reach the beaches, Chester and the Wirral every 15 minutes, and buses serve Anfield and Penny Lane.',
      fromAirport:
        'Buses 500 and 86A run from John Lennon airport to Liverpool ONE in 35 to 50 minutes; from Manchester airport a direct train takes about 70.',
      food: [
        {
          name: 'Scouse',
          what: 'A stew of lamb or beef, potatoes and carrots with red cabbage, which gave the people their name.',
        },
        { name: 'Wet Nelly', what: 'A moist bread pudding with fruit, named for the admiral.' },
        { name: 'Chinese', what: 'The oldest Chinatown in Europe behind the largest arch outside China.' },
      ],
      safety:
        'Safe and sociable; the Concert Square bars get wild late on Saturday. Use licensed black cabs.',
      etiquette:
        'Never be seen with a certain tabloid. Ask about football with care: red or blue is a family matter.',
      dailyCostEuro: [70, 140, 260],
      typicalNights: [2, 3],
      attractions: liverpool,
    },
    {
      slug: 'inverness',
      name: 'Inverness',
      lat: 57.4778,
      lon: -4.2247,
      knownFor:
        'Capital of the Highlands on the River Ness, base for Loch Ness, Culloden, dolphins and the roads north and west.',
      intro:
        'Inverness is the only city of the Highlands: a riverside town of churches and suspension bridges where every northern road and railway meets. A morning is enough for its cathedral, second-hand books and wooded islands.\n\nThe rest belongs to what lies around. Loch Ness begins five miles upstream, the last pitched battle on British soil was fought on the moor to the east, and dolphins feed off Chanonry Point within sight of the shore. With a car, or on the small-group tours that leave each morning, glens, castles and distilleries fill as many days as you have.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [7, 7, 9, 12, 15, 17, 19, 19, 16, 13, 9, 7],
        low: [1, 1, 2, 4, 6, 9, 11, 11, 8, 6, 3, 1],
        rainDays: [12, 10, 10, 9, 10, 11, 10, 11, 10, 12, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'City Centre',
          lat: 57.4785,
          lon: -4.2255,
          character: 'By the station and castle, with pubs, music and every bus.',
        },
        {
          name: 'Riverside and Crown',
          lat: 57.4745,
          lon: -4.222,
          character: 'Victorian guesthouses on the river and the hill above, quiet and walkable.',
        },
        {
          name: 'Dalneigh and Ballifeary',
          lat: 57.471,
          lon: -4.235,
          character: 'Bed and breakfasts near the cathedral, theatre and islands.',
        },
      ],
      gettingAround:
        'The town is walked; a car is best for the region. Buses run along Loch Ness and to Culloden and Fort George, and trains to Kyle, Wick and Aviemore are sights in themselves.',
      fromAirport:
        'Bus 11 takes about 30 minutes from Dalcross; the airport also has a railway station ten minutes from town.',
      food: [
        { name: 'Venison', what: 'Highland deer as stew, steak or burger.' },
        { name: 'Smoked salmon', what: 'Cured and oak-smoked along the firths, with oatcakes.' },
        { name: 'Clootie dumpling', what: 'A spiced fruit pudding boiled in a cloth.' },
      ],
      safety:
        'Very safe. Weather is the risk: carry waterproofs and midge repellent from June to August, and watch for deer and single-track etiquette when driving.',
      etiquette:
        'On single-track roads use passing places and wave. Battlefield graves are not picnic spots.',
      dailyCostEuro: [75, 155, 290],
      typicalNights: [2, 4],
      attractions: inverness,
    },
    {
      slug: 'portree',
      name: 'Portree',
      localName: 'Port Rìgh',
      lat: 57.4129,
      lon: -6.1942,
      knownFor:
        'Harbour town of the Isle of Skye, the base for the Storr, the Quiraing, the Fairy Pools, Dunvegan and the jagged Cuillin.',
      intro:
        'Skye is fifty miles of peninsulas, so ragged that no house is more than five miles from salt water. Portree sits in its middle: a bright harbour, a square with buses, most of the beds and the only large shop. One does not come for the town but for the ridge behind it, which has been sliding into the sea since the ice went.\n\nTake the Trotternish loop with the Storr and the Quiraing on one day, Dunvegan and Neist Point on another, the Fairy Pools, Talisker and Elgol on a third. The roads are single-track and slower than the map says; from May to August it is light until ten, and beds are gone months ahead.',
      bestMonths: [4, 5, 6, 9],
      climate: {
        high: [7, 7, 8, 11, 14, 15, 17, 17, 15, 12, 9, 7],
        low: [2, 2, 3, 4, 6, 9, 11, 11, 9, 7, 4, 2],
        rainDays: [20, 17, 18, 14, 13, 13, 15, 16, 17, 19, 20, 20],
      },
      neighbourhoods: [
        {
          name: 'Portree harbour and square',
          lat: 57.4125,
          lon: -6.192,
          character: 'Small hotels, pubs and the buses; the place to be without a car.',
        },
        {
          name: 'Staffin and Trotternish',
          lat: 57.627,
          lon: -6.21,
          character: 'Crofts and cabins under the Quiraing, for walkers who start at dawn.',
        },
        {
          name: 'Dunvegan and Colbost',
          lat: 57.436,
          lon: -6.585,
          character: 'Guesthouses on sea lochs, near the castle, Neist Point and fine kitchens.',
        },
        {
          name: 'Broadford',
          lat: 57.242,
          lon: -5.91,
          character: 'A long village near the bridge, with cheaper rooms and the road to Elgol.',
        },
      ],
      gettingAround:
        'A car is the way, with patience at passing places. Without one, buses go round Trotternish and to Dunvegan a few times a day, fewer on Sundays and in winter, and small-group tours leave from the square. Car parks at the great sights cost 3 to 8 pounds and fill by ten.',
      fromAirport:
        'Inverness airport is two and a half hours away by car. Coaches run from Inverness and Glasgow; the train to Kyle of Lochalsh or the ferry from Mallaig makes the better journey, with a bus from either.',
      food: [
        { name: 'Langoustines', what: 'From the lochs, whole and hot with garlic butter.' },
        { name: 'Hand-dived scallops', what: 'Seared, often with black pudding from Stornoway.' },
        { name: 'Cullen skink', what: 'A thick soup of smoked haddock, potato and milk.' },
        { name: 'Cranachan', what: 'Cream, toasted oats, raspberries, honey and whisky.' },
      ],
      safety:
        'Mountain rescue goes out most summer days: the Black Cuillin are for climbers or with a guide, cliffs have no rails, and mist comes within minutes. Wear boots, carry a map, and have a net against midges from June to September.',
      etiquette:
        'Use passing places to let people overtake, too, and never park in them. Close gates, keep dogs on a lead among sheep, carry your rubbish out, and build no stone piles.',
      dailyCostEuro: [85, 175, 330],
      typicalNights: [2, 4],
      attractions: portree,
    },
    {
      slug: 'windermere',
      name: 'Windermere',
      lat: 54.3809,
      lon: -2.9071,
      knownFor:
        "The Lake District's railway town on England's longest lake, with steamers, Beatrix Potter's farm, Wordsworth's Grasmere and fells on every side.",
      intro:
        "Sixteen lakes, a few dozen villages of slate and some two hundred fells lie within a circle thirty miles wide. The railway came in 1847, against Wordsworth's wish, and stopped at Windermere; the steamers leave from Bowness, a mile and a half down the hill. Between them they have most of the beds.\n\nThere is a southern lake country of boats, gardens and poets' houses, done from here by bus and steamer, and a northern one of higher fells about Keswick, over Dunmail Raise. It rains: the green has to come from somewhere. Keep a house or museum in hand for each wet afternoon and start up Orrest Head as soon as it clears.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [7, 7, 9, 12, 16, 18, 20, 19, 17, 13, 10, 7],
        low: [1, 1, 2, 4, 7, 10, 12, 12, 10, 7, 4, 1],
        rainDays: [18, 14, 14, 12, 12, 12, 13, 15, 14, 17, 18, 18],
      },
      neighbourhoods: [
        {
          name: 'Windermere village',
          lat: 54.379,
          lon: -2.9065,
          character: 'Guesthouses by the station and the buses, quieter than the shore.',
        },
        {
          name: 'Bowness-on-Windermere',
          lat: 54.3645,
          lon: -2.92,
          character: 'Piers, hotels and ice cream; busy in the day, handy at night.',
        },
        {
          name: 'Ambleside',
          lat: 54.4317,
          lon: -2.9634,
          character: 'Outdoor shops, cafés and paths from the door, at the head of the lake.',
        },
        {
          name: 'Grasmere',
          lat: 54.459,
          lon: -3.0245,
          character: 'Country hotels in a bowl of hills, for walkers and readers.',
        },
      ],
      gettingAround:
        'The 555 and the open-topped 599 link Windermere, Bowness, Ambleside, Grasmere and Keswick, a ride costing a few pounds. Steamers and the car ferry to Far Sawrey do the rest. A car helps for Langdale and Ullswater, though car parks fill by ten in summer.',
      fromAirport:
        'Trains run from Manchester airport to Oxenholme or straight to Windermere in about two hours. From London change at Oxenholme: a little over three hours in all. By car Manchester is an hour and a half away.',
      food: [
        {
          name: 'Sticky toffee pudding',
          what: 'Date sponge in hot toffee sauce; Cartmel sells the famous one.',
        },
        { name: 'Cumberland sausage', what: 'A peppery coil, on mash with onion gravy.' },
        { name: 'Herdwick lamb', what: 'Dark, slow-grown meat from the grey sheep of the fells.' },
        { name: 'Grasmere gingerbread', what: 'Thin, chewy and hot with ginger, wrapped in blue paper.' },
      ],
      safety:
        'Very safe in town. On the fells weather turns within the hour: take waterproofs, map and torch, tell somebody, and come down before dark. The lakes stay cold enough in July to take the breath of a swimmer.',
      etiquette:
        'Shut gates, keep dogs on a lead near sheep, greet people on the path. On narrow lanes whoever is nearer a passing place backs up.',
      dailyCostEuro: [80, 170, 330],
      typicalNights: [2, 4],
      attractions: windermere,
    },
    {
      slug: 'oxford',
      name: 'Oxford',
      lat: 51.7530, lon: -1.2550,
      knownFor: 'A university of some forty colleges behind stone gates, known for its libraries, museums and meadows, with Blenheim Palace and the Cotswolds at the door.',
      intro: 'Teaching was going on here in 1096, which makes the university older than the Aztecs. It has no campus: it is the town, forty colleges with lawns you may look at, and porters in bowler hats who tell you when. Around them flow two rivers full of people falling off boats.\n\nAn hour by train from London makes it a day trip, and then one sees two colleges and a queue. Stay two nights: the squares are empty at eight in the morning and sung to at six in the evening, the great museums are free, and a bus goes to Blenheim.\n\nColleges close for exams, weddings and reasons of their own. Look at the board by the gate, and have a second one in mind.',
      bestMonths: [4, 5, 6, 7, 9, 10],
      climate: {
        high: [8.0, 8.6, 11.3, 14.4, 17.7, 20.7, 23.1, 22.5, 19.4, 15.1, 10.9, 8.2],
        low: [2.4, 2.3, 3.6, 5.3, 8.2, 11.2, 13.1, 13.0, 10.7, 8.0, 4.8, 2.7],
        rainDays: [11, 9, 9, 9, 9, 9, 8, 9, 9, 11, 11, 11],
      },
      neighbourhoods: [
        { name: 'City centre', lat: 51.7525, lon: -1.2560, character: 'Colleges, libraries and markets between Carfax and Magdalen Bridge, all on foot' },
        { name: 'Jericho', lat: 51.7590, lon: -1.2665, character: 'Brick terraces by the canal, with a cinema, bars and brunch' },
        { name: 'Cowley Road', lat: 51.7465, lon: -1.2330, character: 'Over the bridge: live music, curry and the rooms of those who teach less' },
        { name: 'Summertown', lat: 51.7780, lon: -1.2650, character: 'Leafy avenues to the north, with guesthouses on the bus line' },
      ],
      gettingAround: 'Walk, or cycle like everyone else. Leave cars at a Park & Ride: the centre charges, films and forbids. Bus S3 or S7 goes to Blenheim in half an hour, the 853 to Burford a few times a day, and trains reach London in 50 to 65 minutes, Bath in about 75 with a change.',
      fromAirport: 'The Airline coach runs from Heathrow day and night in about 80 to 100 minutes (about £28), and from Gatwick in two and a quarter hours. From central London take the train at Paddington or Marylebone.',
      food: [
        { name: 'Sunday roast', what: 'Beef or lamb with Yorkshire pudding and gravy, in pubs until it runs out' },
        { name: 'Oxford sausage', what: 'Skinless pork and veal with lemon, sage and nutmeg, from the Covered Market' },
        { name: 'Marmalade', what: 'Coarse and dark; Frank Cooper sold the first pots in the High Street in 1874' },
        { name: 'Afternoon tea', what: 'Scones, clotted cream and jam, with sandwiches whose crusts have been removed' },
      ],
      safety: 'Safe. Bicycles come fast and silent from behind, and are also what gets stolen. Meadows flood in winter; do not swim under weirs.',
      etiquette: 'Keep off the grass unless a sign invites you, keep your voice down in quads, and do not photograph people in gowns before their exam. In pubs order and pay at the bar.',
      dailyCostEuro: [90, 175, 340],
      typicalNights: [1, 3],
      attractions: oxfordAttractions,
    },
  ],
} satisfies CountryFile;
