import type { CountryFile } from '../format.ts';
import newYork from './us-new-york.ts';
import sanFrancisco from './us-san-francisco.ts';
import losAngeles from './us-los-angeles.ts';
import chicago from './us-chicago.ts';
import washington from './us-washington.ts';
import lasVegas from './us-las-vegas.ts';
import newOrleans from './us-new-orleans.ts';
import boston from './us-boston.ts';
import miami from './us-miami.ts';
import seattle from './us-seattle.ts';
import sanDiego from './us-san-diego.ts';
import honolulu from './us-honolulu.ts';
import orlando from './us-orlando.ts';
import philadelphia from './us-philadelphia.ts';
import nashville from './us-nashville.ts';
import austin from './us-austin.ts';
import denver from './us-denver.ts';
import portland from './us-portland.ts';
import santaFe from './us-santa-fe.ts';

export default {
  code: 'us',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['English', 'Spanish'],
    emergency: { all: '911' },
    tipping:
      'Part of the wage: 18–20% at table service, a dollar or two a drink at bars, 15–20% in taxis, a few dollars a night for housekeeping. Check whether service was already added.',
    tapWater: 'safe',
    visaHint:
      'Citizens of Visa Waiver countries need an approved ESTA before boarding and may stay 90 days; most others need a visitor visa. Canadians usually need neither.',
    goodToKnow:
      'Prices are shown without sales tax, which is added at the till. Cards and phones pay for nearly everything, a passport may be asked for as proof of age at bars, and outside a few big cities a car is close to essential. National parks may charge visitors from abroad an extra fee.',
  },
  cities: [
    {
      slug: 'new-york',
      name: 'New York City',
      lat: 40.7128,
      lon: -74.006,
      knownFor:
        'Five boroughs of skyscrapers, museums and immigrant kitchens around a harbour, with Central Park in the middle and Broadway lit up every night.',
      intro:
        'New York is less one city than a few hundred, each a handful of blocks wide. Walk twenty minutes in Manhattan and the suits of Wall Street give way to dumpling shops, then to cast-iron lofts, then to brownstones with children on the steps. The famous things, from the Statue of Liberty to the Met and the Empire State Building, are where the films put them; the pleasure lies in what fills the ground between.\n\nPlan by neighbourhood, one below and one above 42nd Street each day, and use the subway for the long jumps. Keep a day for Brooklyn, and one evening for a show or a jazz cellar. Ferries give the skyline for the price of a coffee, or for nothing at all.',
      bestMonths: [4, 5, 6, 9, 10, 11, 12],
      climate: {
        high: [4, 6, 10, 16, 22, 27, 30, 29, 25, 18, 12, 7],
        low: [-2, -1, 2, 8, 13, 18, 21, 21, 17, 11, 6, 1],
        rainDays: [8, 8, 9, 9, 9, 9, 9, 8, 8, 8, 7, 9],
      },
      neighbourhoods: [
        {
          name: 'Midtown',
          lat: 40.7549,
          lon: -73.984,
          character:
            'Theatres, towers and the big stations; the handiest base for a first visit, loud and rarely cosy.',
        },
        {
          name: 'Greenwich Village and Chelsea',
          lat: 40.736,
          lon: -74.001,
          character:
            'Low brick streets, small restaurants and galleries, with the High Line and good trains in every direction.',
        },
        {
          name: 'Lower East Side and Nolita',
          lat: 40.721,
          lon: -73.99,
          character:
            'Bars, old delis and new restaurants in former tenements; lively until two in the morning.',
        },
        {
          name: 'Upper West Side',
          lat: 40.787,
          lon: -73.9754,
          character:
            'Residential avenues between two parks, quiet at night and close to the natural history museum.',
        },
        {
          name: 'Williamsburg',
          lat: 40.7142,
          lon: -73.9614,
          character:
            "Brooklyn's bar and restaurant quarter, one stop from Manhattan, with hotels that face the skyline.",
        },
      ],
      gettingAround:
        'The subway and buses run all night; tap a bank card or phone at the gate, with a weekly cap on fares. Street blocks in Manhattan are short north to south, so twenty of them make a mile on foot. Ferries cost a little more and give the views.',
      fromAirport:
        'JFK: AirTrain to Jamaica, then the Long Island Rail Road or the E train, 40–70 minutes, or a flat-fare taxi to Manhattan. LaGuardia: free Q70 bus to the subway. Newark: AirTrain and NJ Transit to Penn Station in about 35 minutes.',
      food: [
        {
          name: 'New York slice',
          what: 'A wide, thin, foldable wedge of pizza sold by the piece at any hour.',
        },
        {
          name: 'Bagel with lox',
          what: 'A boiled and baked roll with cream cheese, smoked salmon, capers and onion.',
        },
        {
          name: 'Pastrami on rye',
          what: 'Cured, smoked and steamed beef cut by hand and stacked in rye bread with mustard.',
        },
        {
          name: 'Halal platter',
          what: 'Chicken or lamb over yellow rice with white and red sauce from a street cart.',
        },
        { name: 'Cheesecake', what: 'Dense and baked, made with cream cheese on a thin crust.' },
        {
          name: 'Soup dumplings',
          what: "Shanghai parcels with broth inside, in Manhattan's Chinatown or in Flushing.",
        },
      ],
      safety:
        'Central areas are busy and safe until late. Watch your phone on platforms, ignore costumed characters who ask for money in Times Square, and buy Statue of Liberty tickets only from the official ferry.',
      etiquette:
        'Walk on the right and step aside to look at your phone. Let people off the train before boarding, tip at least 18% at tables, and have your order ready at a deli counter.',
      dailyCostEuro: [130, 260, 520],
      typicalNights: [4, 6],
      attractions: newYork,
    },
    {
      slug: 'san-francisco',
      name: 'San Francisco',
      lat: 37.7749,
      lon: -122.4194,
      knownFor:
        'A small, steep city between bay and ocean, known for its bridge, its fog and cable cars, Victorian streets and some of the best eating in the United States.',
      intro:
        'San Francisco is seven miles square and folds some forty hills into that space, so almost every walk ends in a view. Fog comes through the Golden Gate on summer afternoons and sits on the western half while the Mission, two miles east, eats ice cream in the sun. Bring a jacket in July and keep the shorts for September.\n\nThe waterfront from the Ferry Building to the bridge fills one long day, Golden Gate Park and the ocean cliffs another. Between them lie the quarters that give the place its character: Chinatown, North Beach, the Castro, the Haight, each on its own slope. Book Alcatraz weeks ahead, and leave a day for redwoods, wine or the far side of the bay.',
      bestMonths: [4, 5, 9, 10, 11],
      climate: {
        high: [14, 16, 17, 18, 18, 20, 20, 21, 22, 21, 17, 14],
        low: [8, 9, 9, 9, 10, 11, 12, 13, 13, 12, 10, 8],
        rainDays: [10, 9, 8, 5, 3, 1, 0, 0, 1, 3, 7, 10],
      },
      neighbourhoods: [
        {
          name: 'Union Square and Nob Hill',
          lat: 37.79,
          lon: -122.409,
          character:
            'Most of the big hotels, with cable cars at the door; check the block towards the Tenderloin before booking.',
        },
        {
          name: "North Beach and Fisherman's Wharf",
          lat: 37.803,
          lon: -122.4105,
          character: 'Italian cafés, family hotels and the bay a few steps downhill.',
        },
        {
          name: 'Hayes Valley',
          lat: 37.7765,
          lon: -122.4245,
          character: 'Small shops and restaurants beside the opera, level and central.',
        },
        {
          name: 'The Marina and Cow Hollow',
          lat: 37.799,
          lon: -122.435,
          character: 'Motels with parking, joggers and the bridge in sight; quiet at night.',
        },
        {
          name: 'The Mission',
          lat: 37.76,
          lon: -122.419,
          character: 'Taquerias, bars and murals in the sunniest part of town, with two BART stations.',
        },
      ],
      gettingAround:
        'Muni buses, trams and cable cars cover the city on one tap card or app, BART links downtown with the airport and Oakland. Hills make short walks long. Never leave anything visible in a parked car.',
      fromAirport:
        'From SFO the BART train reaches downtown in 30 minutes; a taxi or ride-hail takes 20–40. From Oakland airport take the BART connector, about 45 minutes in all.',
      food: [
        {
          name: 'Sourdough',
          what: 'Tangy bread from a starter kept since the Gold Rush, often hollowed out for clam chowder.',
        },
        {
          name: 'Mission burrito',
          what: 'A foil-wrapped cylinder of rice, beans, meat and salsa, larger than it looks.',
        },
        {
          name: 'Dungeness crab',
          what: 'Sweet local crab, steamed or roasted with garlic, in season from late autumn to spring.',
        },
        { name: 'Cioppino', what: "Italian fishermen's tomato stew of crab, clams and whatever came in." },
        {
          name: 'Dim sum',
          what: "Dumplings and buns from Chinatown counters or the Richmond's banquet rooms.",
        },
      ],
      safety:
        'Break-ins to parked cars are the usual loss. The Tenderloin and parts of SoMa are rough but seldom dangerous by day; take a car there at night.',
      etiquette:
        'Nobody says Frisco. Queue patiently for food, recycle as the bins tell you, and dress in layers: even good restaurants are informal.',
      dailyCostEuro: [130, 260, 500],
      typicalNights: [3, 5],
      attractions: sanFrancisco,
    },
    {
      slug: 'los-angeles',
      name: 'Los Angeles',
      lat: 34.0522,
      lon: -118.2437,
      knownFor:
        'A sprawl of a hundred towns between mountains and surf, with the film studios, free art museums, long beaches and the widest choice of Asian and Mexican food in America.',
      intro:
        "Los Angeles has no middle to speak of and needs none. It is a plain of neighbourhoods, each with its own main street, strung along boulevards that run from the desert hills to the Pacific. What outsiders call traffic is the price of having a beach, a mountain trail, a concert hall and a taco truck on the same afternoon.\n\nGroup your days by region: downtown with its museums and old theatres; Hollywood, Griffith Park and Los Feliz; the Getty, Santa Monica and Venice on the ocean side. Never cross the city twice in one day. Evenings are early here, breakfasts are taken seriously, and the light at five o'clock is why the cameras came.",
      bestMonths: [3, 4, 5, 6, 9, 10, 11],
      climate: {
        high: [20, 20, 21, 22, 23, 25, 28, 29, 28, 26, 23, 20],
        low: [10, 10, 12, 13, 15, 16, 18, 19, 18, 16, 12, 10],
        rainDays: [5, 5, 4, 2, 1, 0, 0, 0, 0, 2, 2, 4],
      },
      neighbourhoods: [
        {
          name: 'Santa Monica',
          lat: 34.0155,
          lon: -118.4945,
          character: 'Walkable, breezy and dear, with the beach, a rail line and hotels in every class.',
        },
        {
          name: 'West Hollywood',
          lat: 34.09,
          lon: -118.375,
          character: 'Central for the sights, with restaurants and nightlife outside the door.',
        },
        {
          name: 'Downtown',
          lat: 34.048,
          lon: -118.252,
          character: 'Towers, lofts and museums at the hub of the metro; empty on some blocks after dark.',
        },
        {
          name: 'Los Feliz and Silver Lake',
          lat: 34.1,
          lon: -118.285,
          character:
            'Leafy hills, bookshops and coffee below Griffith Park, with few but pleasant places to stay.',
        },
        {
          name: 'Venice',
          lat: 33.991,
          lon: -118.463,
          character: 'Canals, murals and the boardwalk; relaxed by day, uneven by night near the sand.',
        },
      ],
      gettingAround:
        'A car or ride-hail is the usual answer, and distances are counted in minutes. Metro trains do reach Hollywood, downtown, Universal City, Pasadena, Long Beach and Santa Monica. Avoid freeways from 7 to 10 and 15 to 19.',
      fromAirport:
        'LAX: FlyAway bus to Union Station in 30–60 minutes, shuttle or people mover to the Metro rail, or a ride-hail from the LAX-it lot. Burbank airport is smaller and nearer Hollywood.',
      food: [
        {
          name: 'Tacos al pastor',
          what: 'Chilli-red pork shaved from a spit onto small tortillas, best from a truck after dark.',
        },
        {
          name: 'French dip',
          what: 'Roast beef on a roll dunked in its own juices, invented downtown before 1920.',
        },
        {
          name: 'Korean barbecue',
          what: 'Marinated ribs grilled at the table in Koreatown, with a dozen small dishes.',
        },
        {
          name: 'Double-double',
          what: 'Two patties, two cheeses and a sauce from the local drive-in chain.',
        },
        {
          name: 'California roll and omakase',
          what: 'Sushi crossed the Pacific here; Little Tokyo and the Valley keep it serious.',
        },
      ],
      safety:
        'Most visitor areas are fine by day. Keep bags out of sight in cars, avoid Skid Row east of downtown, and mind the currents at unguarded beaches.',
      etiquette:
        'Be on time allowing for traffic, tip the valet a few dollars, do not photograph celebrities at dinner, and never walk in a cycle lane in Venice.',
      dailyCostEuro: [130, 270, 550],
      typicalNights: [3, 6],
      attractions: losAngeles,
    },
    {
      slug: 'chicago',
      name: 'Chicago',
      lat: 41.8781,
      lon: -87.6298,
      knownFor:
        "The city where the skyscraper was invented, set along a lake like a sea, with blues clubs, deep-dish pizza and one of America's great art museums.",
      intro:
        'Chicago burned down in 1871 and rebuilt itself upwards. The result can be read from a boat on the river like a book of architecture, from the first iron frames to glass towers finished last year, with drawbridges lifting in between. On the other side of the Loop the streets simply stop at Lake Michigan, and eighteen miles of public shore begin.\n\nThe great museums and Millennium Park lie within a walk of each other. After that follow the elevated trains outwards: to Wrigley Field for a ball game, to Pilsen for murals and carnitas, to Oak Park for Frank Lloyd Wright. Winters are fierce; from May to October the city lives outdoors.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [0, 2, 8, 15, 21, 27, 29, 28, 24, 17, 10, 3],
        low: [-7, -6, -1, 5, 11, 17, 20, 19, 15, 8, 2, -4],
        rainDays: [7, 7, 8, 9, 9, 8, 7, 7, 6, 7, 7, 7],
      },
      neighbourhoods: [
        {
          name: 'The Loop',
          lat: 41.883,
          lon: -87.63,
          character: 'Offices, theatres and museums; convenient, with quiet evenings.',
        },
        {
          name: 'River North',
          lat: 41.892,
          lon: -87.633,
          character: 'Restaurants, galleries and most of the hotels, an easy walk from everything central.',
        },
        {
          name: 'Gold Coast and Old Town',
          lat: 41.905,
          lon: -87.629,
          character: 'Brownstones near the beach, with piano bars and the comedy theatre.',
        },
        {
          name: 'West Loop',
          lat: 41.884,
          lon: -87.649,
          character: 'Former meat-packing streets that now hold the best-known restaurants.',
        },
      ],
      gettingAround:
        'The L trains run from the Loop in every direction and two lines all night; tap a card or phone. Buses cover the lake shore, water taxis the river in summer. The grid counts from State and Madison, eight blocks to a mile.',
      fromAirport:
        "O'Hare: Blue Line train to the Loop in 45 minutes, day and night. Midway: Orange Line in 25 minutes. Taxis take 30–70 depending on the expressway.",
      food: [
        {
          name: 'Deep-dish pizza',
          what: "A pie with a raised butter crust, cheese below and tomato on top; allow 45 minutes' baking.",
        },
        {
          name: 'Italian beef',
          what: 'Thin roast beef on a roll dipped in gravy, with sweet or hot peppers.',
        },
        {
          name: 'Chicago hot dog',
          what: 'A poppy-seed bun with mustard, relish, onion, tomato, pickle, hot peppers and celery salt, never ketchup.',
        },
        { name: 'Garrett mix', what: 'Caramel and cheese popcorn shaken in one bag.' },
        { name: 'Tavern-style pizza', what: 'The thin, square-cut kind that Chicagoans eat on weekdays.' },
      ],
      safety:
        'The centre, the North Side and the lakefront are busy and safe; ask before exploring far on the South or West Sides at night, and watch for phone thieves on the L.',
      etiquette:
        'Stand right on escalators, never ask for ketchup on a hot dog, and do not call the tower anything but Sears in front of a native.',
      dailyCostEuro: [115, 230, 450],
      typicalNights: [3, 4],
      attractions: chicago,
    },
    {
      slug: 'washington',
      name: 'Washington',
      lat: 38.9072,
      lon: -77.0369,
      knownFor:
        'The capital of the United States, with white monuments along a two-mile lawn, free national museums, embassies and cherry trees in spring.',
      intro:
        'Washington was drawn before it was built, and the drawing still shows: broad avenues that cross a grid at circles, no tower higher than a few storeys, and in the middle a lawn that runs from the Capitol to Lincoln in his chair. Along it stand some twenty museums and galleries, nearly all free, enough for a week of rain.\n\nSee the memorials after dark, when the coaches have gone and the marble is lit, and use the days for museums. Then leave the Mall: Georgetown for canals and brick, U Street for jazz and half-smokes, Capitol Hill for its Saturday market. Early April brings the cherry blossom, and the crowds to match.',
      bestMonths: [3, 4, 5, 9, 10, 11],
      climate: {
        high: [7, 9, 14, 20, 25, 29, 32, 31, 27, 21, 15, 9],
        low: [-1, 0, 4, 9, 14, 20, 22, 22, 18, 11, 5, 1],
        rainDays: [8, 7, 9, 8, 9, 8, 8, 7, 7, 6, 6, 8],
      },
      neighbourhoods: [
        {
          name: 'Penn Quarter and Chinatown',
          lat: 38.8985,
          lon: -77.0225,
          character: 'Central, on three metro lines, with museums, theatres and plenty of places to eat.',
        },
        {
          name: 'Dupont Circle',
          lat: 38.9096,
          lon: -77.0434,
          character: 'Leafy streets of embassies, bookshops and bars, a favourite first base.',
        },
        {
          name: 'Georgetown',
          lat: 38.9076,
          lon: -77.0723,
          character: 'Federal brick, shops and the river; handsome, dear and without a metro stop.',
        },
        {
          name: 'Capitol Hill',
          lat: 38.886,
          lon: -76.999,
          character: 'Row houses around Eastern Market, quiet in the evenings.',
        },
        {
          name: 'The Wharf and Navy Yard',
          lat: 38.878,
          lon: -77.024,
          character: 'New waterfront quarters with music halls and the ballpark.',
        },
      ],
      gettingAround:
        'The metro is clean and links both airports; tap a bank card. The Circulator has gone, so use city buses, shared bicycles or your feet on the Mall, which is longer than it looks.',
      fromAirport:
        'Reagan National: metro to the centre in 15 minutes. Dulles: Silver Line in about an hour. Baltimore airport: MARC or Amtrak train to Union Station in 30–40 minutes.',
      food: [
        {
          name: 'Half-smoke',
          what: 'A coarse, spicy beef and pork sausage on a bun with chilli and onions.',
        },
        {
          name: 'Ethiopian platter',
          what: 'Stews and greens on sour injera, eaten by hand, from the largest Ethiopian community abroad.',
        },
        { name: 'Crab cake', what: 'Chesapeake blue crab with as little filler as possible.' },
        {
          name: 'Mumbo sauce',
          what: 'Sweet, tangy red sauce poured over fried wings from corner carry-outs.',
        },
      ],
      safety:
        'The Mall and the north-western quarters are safe to walk in the evening. Expect bag checks everywhere, and take ordinary city care around late-night metro stations.',
      etiquette:
        'Stand on the right of metro escalators, do not eat on trains, and keep your voice down at the Vietnam and Lincoln memorials. Embassies and office security ask for photo identity.',
      dailyCostEuro: [115, 230, 450],
      typicalNights: [3, 4],
      attractions: washington,
    },
    {
      slug: 'las-vegas',
      name: 'Las Vegas',
      lat: 36.1699,
      lon: -115.1398,
      knownFor:
        'A desert city of casinos, shows, pools and neon, and the handiest base for red-rock canyons, Hoover Dam and the rim of the Grand Canyon.',
      intro:
        'Las Vegas is two towns. One is the Strip, four miles of hotels built as copies of elsewhere, where everything from the fountains to the air in the corridors is engineered to keep you moving. The other, downtown around Fremont Street, is older, cheaper and lit by real neon. Gambling pays less of the bill than it did; dinner and shows pay more.\n\nThe surprise is the desert. Twenty minutes from the last slot machine the road enters red sandstone, and within three hours lie Zion, Death Valley and the Grand Canyon. A sensible plan is nights in town and early mornings outside it. From June to August do everything out of doors before ten.',
      bestMonths: [2, 3, 4, 10, 11],
      climate: {
        high: [15, 17, 22, 26, 32, 38, 41, 40, 35, 27, 20, 14],
        low: [4, 6, 10, 14, 19, 24, 28, 27, 22, 15, 8, 4],
        rainDays: [3, 3, 2, 1, 1, 0, 2, 2, 1, 1, 1, 2],
      },
      neighbourhoods: [
        {
          name: 'The Strip, centre',
          lat: 36.113,
          lon: -115.174,
          character:
            'Bellagio, Caesars and their neighbours: everything within a walk, at a price and with a resort fee.',
        },
        {
          name: 'The Strip, south',
          lat: 36.1,
          lon: -115.173,
          character: 'Larger, cheaper rooms around the arena, good for families with a car.',
        },
        {
          name: 'Downtown and Fremont East',
          lat: 36.1705,
          lon: -115.143,
          character: 'Old casinos, neon and bars with a local crowd; late and loud.',
        },
        {
          name: 'Summerlin',
          lat: 36.15,
          lon: -115.332,
          character: 'Suburban comfort beside Red Rock Canyon, fifteen minutes from town.',
        },
      ],
      gettingAround:
        'The Strip is longer than it looks: a block may take fifteen minutes. The monorail runs behind the east side, the Deuce bus along the front day and night. You need a car or a tour for the desert; parking is charged at most resorts.',
      fromAirport:
        'The airport lies beside the Strip: a taxi at a flat zone fare or a ride-hail takes 10–20 minutes, bus 109 or the Centennial Express a little longer.',
      food: [
        {
          name: 'Buffet',
          what: 'The grand ones have sushi, carving stations and a dozen cooks at work; reserve.',
        },
        { name: 'Shrimp cocktail', what: 'The cheap downtown classic in a sundae glass.' },
        { name: 'Prime rib', what: 'Slow-roasted beef in an old steakhouse booth.' },
        { name: 'Steak and eggs', what: 'The graveyard-shift breakfast, served at any hour.' },
      ],
      safety:
        'Watch drinks and chips in crowds and ignore club promoters and costumed figures who ask for money. Heat is the real danger: carry four litres of water on any summer walk.',
      etiquette:
        'Tip dealers and cocktail servers. You must be 21 to gamble or linger on a casino floor; do not photograph tables.',
      dailyCostEuro: [100, 210, 480],
      typicalNights: [2, 4],
      attractions: lasVegas,
    },
    {
      slug: 'new-orleans',
      name: 'New Orleans',
      lat: 29.9511,
      lon: -90.0715,
      knownFor:
        'A river port with French balconies, brass bands and Creole cooking, where jazz began and where parades need hardly any excuse.',
      intro:
        'New Orleans lies below the level of the river that made it, and lives as if time were short. Music leaks from doors on Frenchmen Street, funerals end in dancing, and lunch on a Friday may last until dinner. France laid out the grid, Spain rebuilt it after a fire, and Africa, the Caribbean and Sicily taught it to cook.\n\nStart in the French Quarter early, before the bars wake, then ride the green streetcar under the oaks to the mansions of the Garden District. Keep evenings for music and one free day for a plantation that tells the truth about slavery, or a swamp. Summers are heavy; the best months are the cool ones around Carnival and the festivals of spring.',
      bestMonths: [2, 3, 4, 5, 10, 11, 12],
      climate: {
        high: [17, 19, 22, 26, 30, 32, 33, 33, 31, 27, 22, 18],
        low: [8, 9, 13, 17, 21, 24, 25, 25, 23, 18, 12, 9],
        rainDays: [8, 7, 7, 6, 6, 11, 12, 11, 8, 6, 6, 8],
      },
      neighbourhoods: [
        {
          name: 'French Quarter',
          lat: 29.9584,
          lon: -90.0644,
          character:
            'Iron balconies, courtyards and music at all hours; ask for a room away from Bourbon Street.',
        },
        {
          name: 'Faubourg Marigny and Bywater',
          lat: 29.965,
          lon: -90.053,
          character: "Painted cottages, Frenchmen Street's clubs and small guest houses.",
        },
        {
          name: 'Garden District',
          lat: 29.928,
          lon: -90.085,
          character: 'Mansions, oaks and a streetcar line; calm evenings.',
        },
        {
          name: 'Warehouse and Central Business District',
          lat: 29.946,
          lon: -90.07,
          character: 'Larger hotels near the museums, with serious restaurants.',
        },
      ],
      gettingAround:
        'The Quarter is for walking. Streetcars run along St Charles, Canal and the riverfront; a day pass costs a few dollars. Take a ride-hail at night outside the centre.',
      fromAirport:
        'Bus 202 runs to downtown in about 45 minutes; a taxi has a flat fare for two people and takes half an hour.',
      food: [
        { name: 'Gumbo', what: 'Dark roux, okra or filé, and sausage, fowl or seafood over rice.' },
        {
          name: "Po'boy",
          what: 'Fried shrimp or roast beef on crackling French bread, dressed with salad and mayonnaise.',
        },
        { name: 'Beignets', what: 'Square doughnuts under a drift of icing sugar, with chicory coffee.' },
        {
          name: 'Crawfish boil',
          what: 'Spiced by the pound and peeled by hand, in season from January to June.',
        },
        { name: 'Muffuletta', what: 'A round Sicilian loaf of ham, salami, cheese and olive salad.' },
      ],
      safety:
        'Keep to lit, peopled streets at night, watch your drink, and do not bet anyone where you got your shoes. The parishes away from the river are best seen by car.',
      etiquette:
        "Drinks may be carried outside in plastic cups. Tip the musicians, ask before photographing Mardi Gras Indians, and stand clear of the second line's band.",
      dailyCostEuro: [100, 200, 400],
      typicalNights: [3, 4],
      attractions: newOrleans,
    },
    {
      slug: 'boston',
      name: 'Boston',
      lat: 42.3601,
      lon: -71.0589,
      knownFor:
        'A compact harbour city of brick and gaslight where the American Revolution began, with universities across the river and fine museums.',
      intro:
        'Boston can be crossed on foot in an hour, and a red line in the pavement shows you how. It passes burial grounds, meeting houses and the balcony from which independence was read, then crosses the harbour to a warship that is older than the railways. Around it students, some quarter of a million of them, keep the place from turning into a monument.\n\nGive a day to the Freedom Trail and the Italian North End, another to the Fenway museums and a ball game, and an afternoon to Cambridge. Ferries and trains put Salem, Concord and the whales of Cape Cod Bay within reach. Autumn is splendid, and books up early.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [3, 4, 8, 14, 19, 25, 28, 27, 23, 17, 11, 6],
        low: [-5, -4, 0, 5, 10, 16, 19, 18, 15, 9, 4, -1],
        rainDays: [9, 8, 9, 9, 9, 9, 8, 8, 7, 8, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Back Bay',
          lat: 42.3503,
          lon: -71.081,
          character: 'Brownstones, shops and two squares; central and well served.',
        },
        {
          name: 'Beacon Hill',
          lat: 42.3588,
          lon: -71.068,
          character: 'Gaslit lanes by the Common, with a few inns and plenty of stairs.',
        },
        {
          name: 'North End and waterfront',
          lat: 42.364,
          lon: -71.054,
          character: 'Italian restaurants, harbour walks and ferries at the door.',
        },
        {
          name: 'Cambridge, Harvard Square',
          lat: 42.3734,
          lon: -71.1189,
          character: 'Bookshops and cafés across the river on the Red Line.',
        },
      ],
      gettingAround:
        'Walk or take the T, whose four lines meet downtown; a bank card opens the gate. Drivers suffer: streets follow no grid and parking is dear.',
      fromAirport:
        'The free Silver Line bus runs from Logan to South Station in 20 minutes; water taxis and the Blue Line are as quick. A taxi through the tunnel costs about 35 dollars.',
      food: [
        { name: 'Clam chowder', what: 'Thick, creamy and eaten with oyster crackers, never with tomato.' },
        { name: 'Lobster roll', what: 'Cold with mayonnaise or hot with butter, in a toasted split bun.' },
        { name: 'Cannoli', what: 'Crisp tubes filled to order in the North End.' },
        { name: 'Boston cream pie', what: 'Really a cake, with custard inside and chocolate on top.' },
      ],
      safety:
        'Among the safer large American cities. Take usual care around Downtown Crossing and late trains.',
      etiquette:
        'Do not park a car anywhere near Harvard Yard, offer no opinion on the Yankees, and stand aside for cyclists on the river path.',
      dailyCostEuro: [125, 250, 480],
      typicalNights: [2, 4],
      attractions: boston,
    },
    {
      slug: 'miami',
      name: 'Miami',
      lat: 25.7617,
      lon: -80.1918,
      knownFor:
        'A subtropical port between the Everglades and the sea, with art deco hotels, Cuban coffee, painted warehouses and a long white beach.',
      intro:
        "Miami faces south. Spanish is spoken in lifts, coffee is taken at a window in thimbles, and the fortunes that built the towers were made in Bogotá and Caracas as often as in New York. Across the bay, on a strip of sand, stand the eight hundred pastel hotels of the 1930s that everyone comes to see.\n\nKeep the beach for the mornings, before the heat, and South Beach's neon for the night. In between there is Little Havana for dominoes, Wynwood for murals and Vizcaya for a rich man's Venetian dream. The Everglades begin where the suburbs end, and the road to Key West leaves over the water.",
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [25, 26, 27, 28, 30, 32, 33, 33, 32, 30, 27, 26],
        low: [16, 17, 18, 20, 23, 24, 25, 25, 25, 23, 20, 18],
        rainDays: [6, 5, 5, 5, 7, 13, 13, 14, 14, 10, 6, 6],
      },
      neighbourhoods: [
        {
          name: 'South Beach',
          lat: 25.782,
          lon: -80.132,
          character: 'Art deco hotels, sand and nightlife, all on foot; noisy at weekends.',
        },
        {
          name: 'Brickell and Downtown',
          lat: 25.765,
          lon: -80.192,
          character: 'Glass towers, free rail loop and bay views, quieter on Sundays.',
        },
        {
          name: 'Coconut Grove',
          lat: 25.728,
          lon: -80.241,
          character: 'Banyans, marinas and cafés in the oldest settlement.',
        },
        {
          name: 'Mid-Beach',
          lat: 25.818,
          lon: -80.123,
          character: 'Large resorts with calmer sand north of the bustle.',
        },
      ],
      gettingAround:
        'South Beach and downtown have free trolleys and a driverless loop train; buses cross the bay. For the Everglades and the Keys you need a car, for the rest a ride-hail will do.',
      fromAirport:
        "Metrorail's Orange Line reaches Brickell in 20 minutes and bus 150 Miami Beach in 35; a taxi takes 20–30.",
      food: [
        {
          name: 'Cuban sandwich',
          what: 'Ham, roast pork, Swiss cheese, pickle and mustard pressed flat and crisp.',
        },
        { name: 'Cafecito', what: 'A sweet, strong espresso drunk standing at a window.' },
        { name: 'Stone crab', what: 'Cracked claws with mustard sauce, in season from mid-October to May.' },
        { name: 'Key lime pie', what: 'Tart custard on biscuit crumbs, pale yellow, never green.' },
        { name: 'Ceviche', what: 'Peruvian cooks have made it a second local dish.' },
      ],
      safety:
        'Tourist quarters are well policed. Swim near lifeguards, mind rip-current flags, and leave nothing in a car; hurricane season peaks from August to October.',
      etiquette:
        'Greet in Spanish and you will be answered warmly. South Beach bills usually include service already, so read them before tipping.',
      dailyCostEuro: [120, 250, 520],
      typicalNights: [3, 5],
      attractions: miami,
    },
    {
      slug: 'seattle',
      name: 'Seattle',
      lat: 47.6062,
      lon: -122.3321,
      knownFor:
        'A green port between a salt sound and a chain of lakes, with a market on the bluff, coffee on each corner and a volcano on the horizon.',
      intro:
        'On the days when the cloud lifts, Seattle says that the mountain is out, and Mount Rainier hangs over the cranes like a second moon. The city grew rich on timber, aeroplanes, software and books by post, and has remained slightly shy about it. Ferries cross Puget Sound all day; people kayak to lunch.\n\nThe market, the new waterfront and the Space Needle make a full first day. After it go to the neighbourhoods, Capitol Hill for bars, Ballard for oysters and locks, Fremont for its troll. July to September is dry, bright and seldom hot; the rest of the year brings more drizzle than downpour.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [9, 10, 12, 15, 19, 22, 26, 26, 22, 16, 11, 8],
        low: [3, 3, 4, 6, 9, 12, 14, 14, 12, 9, 5, 3],
        rainDays: [15, 12, 13, 11, 8, 7, 3, 4, 7, 12, 15, 15],
      },
      neighbourhoods: [
        {
          name: 'Downtown and Pike Place',
          lat: 47.6095,
          lon: -122.34,
          character: 'Hotels above the market and the waterfront, on the light rail.',
        },
        {
          name: 'Belltown',
          lat: 47.6145,
          lon: -122.346,
          character: 'Restaurants and bars halfway to the Space Needle.',
        },
        {
          name: 'Capitol Hill',
          lat: 47.619,
          lon: -122.32,
          character: 'Nightlife, coffee and record shops one stop from downtown.',
        },
        {
          name: 'Ballard',
          lat: 47.668,
          lon: -122.384,
          character: 'A Nordic fishing quarter with breweries; charming and farther out.',
        },
      ],
      gettingAround:
        'Light rail joins the airport, downtown, Capitol Hill and the university; buses do the rest on one card. Hills are steep between First and Sixth Avenues. Ferries take foot passengers without booking.',
      fromAirport: 'Link light rail reaches downtown in 40 minutes for a few dollars; a taxi takes 25–45.',
      food: [
        { name: 'Dungeness crab', what: 'Whole, steamed, with butter and a mallet.' },
        {
          name: 'Cedar-plank salmon',
          what: 'Wild fish roasted on smoking wood, best from May to September.',
        },
        { name: 'Oysters', what: 'Small, sweet and cold from Hood Canal and Willapa Bay.' },
        { name: 'Seattle dog', what: 'A grilled sausage with cream cheese and onions, after midnight.' },
      ],
      safety:
        'Calm overall, with open drug use around Third Avenue and Pioneer Square at night. Leave nothing in cars at trailheads.',
      etiquette:
        'Wait for the green man even on an empty street, carry your own bag, and do not open an umbrella in a drizzle.',
      dailyCostEuro: [120, 240, 460],
      typicalNights: [2, 4],
      attractions: seattle,
    },
    {
      slug: 'san-diego',
      name: 'San Diego',
      lat: 32.7157,
      lon: -117.1611,
      knownFor:
        'Easy-going port city at the Mexican border with steady sun, surf beaches, a famous zoo and a park full of museums.',
      intro:
        "San Diego has the mildest weather in the country and organises its life accordingly. Offices empty at four when the swell is up, fish tacos are a meal for any hour, and dinner is eaten under heaters in January. The navy's grey ships share a vast bay with sailing boats and, on the sandbars, a Victorian wooden hotel.\n\nBalboa Park, with the zoo and a street of Spanish palaces, wants a full day. Spend others at La Jolla among the seals, on Coronado, and at Cabrillo's point for whales in winter. The border at Tijuana is a tram ride away for those with their papers in order.",
      bestMonths: [3, 4, 5, 6, 9, 10, 11],
      climate: {
        high: [19, 19, 19, 20, 21, 22, 24, 25, 25, 23, 21, 19],
        low: [10, 11, 12, 13, 15, 17, 19, 20, 19, 16, 13, 10],
        rainDays: [5, 5, 5, 3, 1, 1, 0, 0, 1, 2, 3, 4],
      },
      neighbourhoods: [
        {
          name: 'Gaslamp and Downtown',
          lat: 32.7115,
          lon: -117.16,
          character: 'Restaurants, bars and hotels by the ballpark and the trams.',
        },
        {
          name: 'Little Italy',
          lat: 32.723,
          lon: -117.168,
          character: 'Pavement tables and a Saturday market a short walk from the bay.',
        },
        {
          name: 'La Jolla',
          lat: 32.844,
          lon: -117.274,
          character: 'Coves, galleries and comfort on a headland; dear.',
        },
        {
          name: 'Mission and Pacific Beach',
          lat: 32.783,
          lon: -117.252,
          character: 'Boardwalk, surf and young crowds; noisy in summer.',
        },
      ],
      gettingAround:
        'Trams run from downtown to Old Town, the university and the border, ferries to Coronado. Beaches are easier by car, and parking there fills by eleven.',
      fromAirport:
        'The airport is three miles from downtown: bus 992 in 15 minutes, a taxi in ten. A free shuttle meets the tram at Old Town.',
      food: [
        { name: 'Fish taco', what: 'Battered white fish, cabbage and crema in a corn tortilla.' },
        { name: 'California burrito', what: 'Grilled steak, cheese and chips, rolled up for surfers.' },
        { name: 'Craft beer', what: 'Bitter, piney ales from more than a hundred local breweries.' },
        {
          name: 'Sea urchin',
          what: 'Dug from kelp beds off Point Loma and sold at the Saturday dock market.',
        },
      ],
      safety:
        'Relaxed and safe in visitor areas. Mind rip currents and stingrays: shuffle your feet in the shallows.',
      etiquette:
        'Dress is casual everywhere. Keep dogs and yourself well away from resting seals, and carry a passport if you walk into Mexico.',
      dailyCostEuro: [110, 230, 450],
      typicalNights: [3, 4],
      attractions: sanDiego,
    },
    {
      slug: 'honolulu',
      name: 'Honolulu',
      lat: 21.3069,
      lon: -157.8583,
      knownFor:
        "Hawaii's capital on Oahu: Waikiki's surf, a crater to climb, Pearl Harbor, the only royal palace in the United States and ridges of rain forest behind.",
      intro:
        'Honolulu lies between a reef and a wall of green cliffs, and its eleven-mile waterfront holds a working port, a Chinatown, a palace and, at one end, the tower hotels of Waikiki. Nearly a million people live here, most of them with roots in Japan, the Philippines, Polynesia or China, and their lunch plates show it.\n\nSwim early and late, when the light is soft. Use one morning for Diamond Head, another for Pearl Harbor, and rent a car for a day round the island: the windward beaches, the shrimp trucks and, in winter, the great waves of the North Shore. Trade winds keep the heat bearable all year.',
      bestMonths: [3, 4, 5, 6, 9, 10, 11],
      climate: {
        high: [27, 27, 27, 28, 29, 31, 31, 32, 32, 31, 29, 28],
        low: [19, 19, 20, 21, 22, 23, 24, 24, 24, 23, 22, 20],
        rainDays: [6, 5, 6, 5, 4, 3, 4, 3, 4, 5, 6, 7],
      },
      neighbourhoods: [
        {
          name: 'Waikiki',
          lat: 21.279,
          lon: -157.829,
          character: 'Nearly all the hotels, the beach and buses to everywhere; busy and bright.',
        },
        {
          name: 'Kaimana and Diamond Head',
          lat: 21.264,
          lon: -157.821,
          character: 'The calm end of the beach by the park.',
        },
        {
          name: 'Ala Moana and Kakaako',
          lat: 21.293,
          lon: -157.85,
          character: 'Towers, murals and food halls between town and Waikiki.',
        },
        {
          name: 'Chinatown and Downtown',
          lat: 21.311,
          lon: -157.862,
          character: 'Lei shops, galleries and old bars; few beds, quiet nights.',
        },
      ],
      gettingAround:
        'TheBus reaches the whole island for a few dollars; the Skyline rail joins the stadium, the airport and Middle Street. Waikiki is walkable, the North Shore wants a car and an early start.',
      fromAirport:
        'The W line and route 20 buses take about 50 minutes to Waikiki; shuttles 40; a taxi or ride-hail 20–35 depending on the freeway.',
      food: [
        { name: 'Poke', what: 'Cubes of raw tuna with soy, sesame, seaweed or Maui onion, sold by weight.' },
        {
          name: 'Plate lunch',
          what: 'Two scoops of rice, macaroni salad and something grilled, from teriyaki to kalua pork.',
        },
        { name: 'Shave ice', what: 'Fine snow with syrups, beans and ice cream in a paper cone.' },
        { name: 'Malasadas', what: 'Portuguese doughnuts, hot and without a hole.' },
        {
          name: 'Spam musubi',
          what: 'Fried luncheon meat on rice, wrapped in seaweed and sold at every till.',
        },
      ],
      safety:
        'Heed flags and lifeguards: surf and currents cause most accidents. Rental cars at trailheads are broken into; keep 3 metres from turtles and 15 from monk seals.',
      etiquette:
        'Take shoes off in homes, accept a lei and leave it on, wear mineral sunscreen on the reef, and stay off heiau stones and private trails.',
      dailyCostEuro: [130, 280, 600],
      typicalNights: [4, 7],
      attractions: honolulu,
    },
    {
      slug: 'orlando',
      name: 'Orlando',
      lat: 28.5384,
      lon: -81.3789,
      knownFor:
        "Central Florida's theme-park capital, with Disney and Universal on its edge, clear springs to swim in and rockets leaving the coast an hour away.",
      intro:
        "Most visitors never see Orlando itself. They stay twenty minutes south-west, where Disney owns a territory twice the size of Manhattan and Universal keeps adding worlds, and they are not wrong to: nobody builds rides better. A park takes a whole day, begins before opening and is kinder with a rest after lunch.\n\nYet there is another Florida close by. Winter Park has brick streets and a museum full of Tiffany glass, springs at 22 degrees the whole year hold manatees, and the shuttle Atlantis hangs at Cape Canaveral. Put one such day between two parks and everybody's feet will be grateful.",
      bestMonths: [1, 2, 3, 4, 11, 12],
      climate: {
        high: [22, 24, 26, 29, 31, 33, 33, 33, 32, 29, 26, 23],
        low: [10, 11, 13, 16, 19, 22, 23, 23, 23, 19, 14, 11],
        rainDays: [5, 5, 6, 5, 6, 13, 14, 14, 11, 6, 5, 5],
      },
      neighbourhoods: [
        {
          name: 'International Drive',
          lat: 28.443,
          lon: -81.469,
          character: 'Hotels of all classes between Universal and SeaWorld, with a trolley.',
        },
        {
          name: 'Lake Buena Vista',
          lat: 28.38,
          lon: -81.508,
          character: "At Disney's gate, with shuttles to the parks.",
        },
        {
          name: 'Winter Park',
          lat: 28.599,
          lon: -81.351,
          character: 'Oaks, cafés and museums; a grown-up base north of downtown.',
        },
        {
          name: 'Downtown and Lake Eola',
          lat: 28.543,
          lon: -81.373,
          character: 'Nightlife and swan boats, half an hour from the parks.',
        },
      ],
      gettingAround:
        'A car is simplest; the parks charge for parking. Disney runs free buses, boats and cable cars among its own hotels, and the I-Ride trolley serves International Drive. SunRail connects downtown and Winter Park on weekdays only.',
      fromAirport:
        'Lynx bus 11 reaches downtown in 45 minutes; a ride-hail takes 20–30 to the parks. Brightline trains leave the terminal for Miami.',
      food: [
        { name: 'Butterbeer', what: "A sweet butterscotch drink sold in the wizard's village." },
        { name: 'Dole whip', what: 'Pineapple soft ice that regulars queue for.' },
        { name: 'Datil-pepper sauce', what: 'Fruity hot sauce from St Augustine, on shrimp and chicken.' },
        { name: 'Vietnamese noodles', what: 'Mills 50 district cooks the best meals in town.' },
      ],
      safety:
        'Theft from hire cars is the common trouble. Summer storms break each afternoon: leave open water at once. Alligators live in most lakes, so keep dogs and children back from the edge.',
      etiquette:
        'Parks forbid selfie sticks on rides and large bags in lines. Buy dated tickets ahead and arrive half an hour before the rope drops.',
      dailyCostEuro: [120, 240, 480],
      typicalNights: [4, 7],
      attractions: orlando,
    },
    {
      slug: 'philadelphia',
      name: 'Philadelphia',
      lat: 39.9526,
      lon: -75.1652,
      knownFor:
        'Birthplace of the United States, with Independence Hall, brick alleys, an outstanding run of art museums and a serious attitude to sandwiches.',
      intro:
        "William Penn gave this town its grid and five squares in 1682, and the middle of it can still be walked from river to river in forty minutes. Within a few blocks in the east the country was argued into being; along the boulevard in the north-west hang more Cézannes and Renoirs than in most of France.\n\nPhiladelphia is cheaper and plainer than its neighbours up and down the railway, and proud of it. Eat at the terminal market, see a wall of mosaics on South Street, cheer or boo something, and let the evening go in East Passyunk or Fishtown. In 2026 the nation's two hundred and fiftieth birthday fills the calendar.",
      bestMonths: [4, 5, 6, 9, 10, 11],
      climate: {
        high: [5, 7, 12, 18, 24, 28, 31, 30, 26, 19, 13, 8],
        low: [-3, -2, 2, 7, 13, 18, 21, 20, 16, 10, 4, 0],
        rainDays: [8, 7, 8, 9, 9, 9, 9, 8, 7, 7, 7, 8],
      },
      neighbourhoods: [
        {
          name: 'Old City',
          lat: 39.951,
          lon: -75.145,
          character: 'Cobbles and galleries beside Independence Hall.',
        },
        {
          name: 'Rittenhouse Square',
          lat: 39.949,
          lon: -75.172,
          character: 'The elegant centre, with shops, bars and the best hotels.',
        },
        {
          name: 'Midtown Village',
          lat: 39.9475,
          lon: -75.1615,
          character: 'Small restaurants and lively streets near the theatres.',
        },
        {
          name: 'Fishtown',
          lat: 39.974,
          lon: -75.134,
          character: 'Breweries, pizza and music on the elevated line.',
        },
      ],
      gettingAround:
        "The centre is flat and walkable. SEPTA's two metro lines, trolleys and buses take contactless cards, and the Phlash bus links the sights from spring to winter. Amtrak puts New York at 70 minutes and Washington at two hours.",
      fromAirport:
        'The Airport Line train reaches Center City in 25 minutes, every half-hour; taxis charge a flat fare of around 32 dollars.',
      food: [
        {
          name: 'Cheesesteak',
          what: 'Shaved beef and onions with processed or provolone cheese in a long roll.',
        },
        {
          name: 'Roast pork sandwich',
          what: 'Garlicky pork, bitter greens and sharp provolone, which many here prefer.',
        },
        { name: 'Soft pretzel', what: 'A figure of eight, salted, with mustard.' },
        { name: 'Water ice', what: 'Fruit ice somewhere between sorbet and slush.' },
      ],
      safety:
        'Central districts are fine on foot; Kensington, north-east on the elevated line, has a severe drug problem and is not a sight.',
      etiquette: 'Order a cheesesteak fast: cheese first, then wit or witout onions. Do not mock Rocky.',
      dailyCostEuro: [110, 220, 430],
      typicalNights: [2, 3],
      attractions: philadelphia,
    },
    {
      slug: 'nashville',
      name: 'Nashville',
      lat: 36.1627,
      lon: -86.7816,
      knownFor:
        "The home of country music: honky-tonks that start before lunch, the Ryman and the Opry, songwriters' rooms and very hot chicken.",
      intro:
        'Nashville makes its living from songs. They are written on Music Row in the mornings, tried out in a strip-mall café at six and played loudly by bands in cowboy boots on Broadway until three. No cover charge is asked in most of those rooms; a bucket goes round, and the players are far better than they need to be.\n\nDowntown keeps the shrines, the Ryman and the Hall of Fame, within a few blocks. Take in the studios where Elvis and Dolly recorded, the full-size Parthenon, and then cross the river to East Nashville, where the people who play for a living eat. Spring and October are the pleasant months.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [9, 11, 16, 22, 26, 31, 32, 32, 29, 23, 16, 11],
        low: [-2, 0, 4, 9, 14, 19, 21, 20, 16, 10, 4, 0],
        rainDays: [9, 8, 9, 9, 9, 8, 8, 7, 6, 6, 7, 9],
      },
      neighbourhoods: [
        {
          name: 'Downtown and SoBro',
          lat: 36.159,
          lon: -86.776,
          character: 'Beside Broadway and the museums; loud and convenient.',
        },
        {
          name: 'The Gulch',
          lat: 36.152,
          lon: -86.784,
          character: 'New hotels, murals and brunch within a walk of downtown.',
        },
        {
          name: 'East Nashville',
          lat: 36.176,
          lon: -86.755,
          character: 'Bungalows, bars and bakeries with a local crowd.',
        },
        {
          name: 'Midtown and Music Row',
          lat: 36.15,
          lon: -86.795,
          character: "Studios, Vanderbilt's campus and more relaxed nightlife.",
        },
      ],
      gettingAround:
        'Downtown is walkable; WeGo buses radiate from there, and ride-hails do the rest. Parking near Broadway is costly. Pedal bars block the streets at weekends.',
      fromAirport: 'Bus 18 takes about 35 minutes to downtown; a ride-hail 15–25.',
      food: [
        {
          name: 'Hot chicken',
          what: 'Fried, painted with cayenne lard, on white bread with pickles; begin with mild.',
        },
        { name: 'Meat and three', what: 'One meat and three vegetables, macaroni counting as one.' },
        { name: 'Biscuits and gravy', what: 'Soft scones with peppery sausage sauce.' },
        {
          name: 'Goo Goo Cluster',
          what: 'Marshmallow, caramel and peanuts in chocolate, made here since 1912.',
        },
      ],
      safety:
        'Friendly and mostly safe; expect drunken crowds on Broadway after ten and keep your drink in hand.',
      etiquette:
        "Hush during a songwriters' round. Put money in the bucket, pay a band for a request, and say hello to strangers.",
      dailyCostEuro: [120, 250, 480],
      typicalNights: [2, 4],
      attractions: nashville,
    },
    {
      slug: 'austin',
      name: 'Austin',
      lat: 30.2672,
      lon: -97.7431,
      knownFor:
        'The capital of Texas and of live music, with smoke-black barbecue pits, a spring-fed swimming hole and bats that leave a bridge at dusk.',
      intro:
        "Austin was a drowsy college town with a pink granite capitol until musicians and then programmers found it. The towers have come, the rents as well, but at six o'clock people still go for a swim in a cold spring two miles from the Capitol, and by nine there is somebody worth hearing in fifty rooms.\n\nPlan around brisket, which runs out at lunchtime, and around the heat, which from June to September rules the afternoon. South Congress is for boots and strolling, East Austin for food trailers and bars, the lake for paddling. The Hill Country begins at the last traffic light, with swimming holes, peaches and German towns.",
      bestMonths: [3, 4, 5, 10, 11],
      climate: {
        high: [17, 19, 23, 27, 31, 34, 36, 36, 33, 28, 22, 18],
        low: [6, 8, 12, 15, 20, 23, 24, 24, 21, 16, 11, 7],
        rainDays: [6, 6, 7, 5, 7, 6, 4, 4, 6, 6, 5, 6],
      },
      neighbourhoods: [
        {
          name: 'Downtown and Rainey',
          lat: 30.264,
          lon: -97.741,
          character: 'Hotels and bars between the Capitol and the lake.',
        },
        {
          name: 'South Congress',
          lat: 30.249,
          lon: -97.75,
          character: 'Boutique hotels, shops and tacos along the best strolling street.',
        },
        {
          name: 'East Austin',
          lat: 30.264,
          lon: -97.723,
          character: 'Bungalows, trailers and breweries, the place for food.',
        },
        {
          name: 'Zilker and South Lamar',
          lat: 30.26,
          lon: -97.764,
          character: 'Near the spring, the park and the cinemas with dinner.',
        },
      ],
      gettingAround:
        'Buses and one commuter line cover the centre; scooters and shared bicycles help on the lake path. For the Hill Country rent a car. Congress Avenue is the spine.',
      fromAirport: 'Bus 20 reaches downtown in 35 minutes; a ride-hail 15–25.',
      food: [
        { name: 'Brisket', what: 'Smoked over post oak for half a day and sold by the pound on paper.' },
        { name: 'Breakfast taco', what: 'Egg, potato or bacon in a flour tortilla, from before dawn.' },
        { name: 'Queso', what: 'Melted cheese with chillies, guacamole at the bottom.' },
        { name: 'Kolache', what: 'Czech sweet buns from the farm towns along the motorway.' },
      ],
      safety:
        'Ordinary city care is enough. Sixth Street turns rowdy late at weekends; in summer drink water before thirst tells you.',
      etiquette:
        'Tip musicians, bring cash for trailers, stand in the barbecue line with good humour, and be off the dance floor unless you two-step anticlockwise.',
      dailyCostEuro: [110, 220, 440],
      typicalNights: [2, 4],
      attractions: austin,
    },
    {
      slug: 'denver',
      name: 'Denver',
      lat: 39.7392,
      lon: -104.9903,
      knownFor:
        'The mile-high city at the edge of the Rockies, with sunshine, breweries, a striking art museum and mountains within the hour.',
      intro:
        "Denver stands on the plain and looks at the mountains. They fill the west from Pikes Peak to Longs Peak, still white in June, and most of what people do here starts with a drive towards them. But the town has grown interesting on its own account, with old rail yards and warehouses turned into markets, murals and some of the country's best beer.\n\nTake the first day gently, since the air is thin. See the art museum and the Capitol steps, eat in the station, and keep one evening for Red Rocks, where bands play between sandstone walls. Then go up: Rocky Mountain National Park for elk and tundra, or a ski slope by train.",
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [8, 8, 13, 17, 22, 29, 32, 31, 26, 19, 12, 7],
        low: [-8, -8, -3, 1, 6, 11, 15, 14, 9, 2, -4, -8],
        rainDays: [3, 4, 5, 6, 7, 5, 5, 5, 4, 4, 4, 3],
      },
      neighbourhoods: [
        {
          name: 'LoDo and Union Station',
          lat: 39.7528,
          lon: -104.9995,
          character: 'Brick warehouses, the airport train and bars by the ballpark.',
        },
        {
          name: 'RiNo',
          lat: 39.769,
          lon: -104.979,
          character: 'Murals, breweries and music rooms in former foundries.',
        },
        {
          name: 'Capitol Hill',
          lat: 39.734,
          lon: -104.98,
          character: 'Cheaper beds among old mansions, near the museums.',
        },
        {
          name: 'Highland',
          lat: 39.759,
          lon: -105.011,
          character: 'Restaurants and small inns over the footbridge.',
        },
      ],
      gettingAround:
        'Light rail and buses centre on Union Station, with a free ride along 16th Street. Shared cycles follow the creek paths. Rent a car for the mountains, with chains or winter tyres from September to May.',
      fromAirport: 'The A Line train runs every 15 minutes to Union Station in 37 minutes.',
      food: [
        { name: 'Green chile', what: 'Pork stew with roasted Pueblo peppers, poured over burritos.' },
        { name: 'Bison', what: 'Leaner than beef, as steak or burger.' },
        { name: 'Rocky Mountain oysters', what: "Fried bull's testicles, sold with a straight face." },
        { name: 'Craft beer', what: 'More than seventy breweries inside the city.' },
      ],
      safety:
        'Drink water, wear sun cream and give yourself a day before climbing. Watch your bag around Union Station and Colfax at night; mountain storms come after noon.',
      etiquette:
        'Cannabis is legal but not in public or in hire cars. Yield to uphill hikers, and keep the length of two buses from elk.',
      dailyCostEuro: [115, 230, 440],
      typicalNights: [2, 4],
      attractions: denver,
    },
    {
      slug: 'portland',
      name: 'Portland',
      lat: 45.5152,
      lon: -122.6784,
      knownFor:
        "Oregon's city of bridges, bookshops, roses and food carts, with waterfalls to one side, Pinot vineyards to the other and a volcano above.",
      intro:
        'Portland does small things thoroughly. It has the largest independent bookshop anywhere, a park cut to fit one plant pot, roasters who know their farmers, and some five hundred food carts, among which are several of the best meals on the coast. Blocks are short, fountains run with drinking water, and hardly any tower hides Mount Hood.\n\nThe west bank has downtown, the Pearl and the forested hills with the rose and Japanese gardens; the east bank has the neighbourhoods, each with one good street. Rent a car for a day in the Columbia Gorge and another for the coast or for wine. It drizzles from November to May; summers are golden.',
      bestMonths: [5, 6, 7, 8, 9, 10],
      climate: {
        high: [8, 11, 14, 17, 20, 24, 28, 28, 25, 18, 12, 8],
        low: [3, 3, 4, 6, 9, 12, 14, 15, 12, 8, 5, 3],
        rainDays: [15, 12, 14, 12, 9, 6, 2, 3, 5, 10, 15, 15],
      },
      neighbourhoods: [
        {
          name: 'Pearl District and Downtown',
          lat: 45.525,
          lon: -122.682,
          character: 'Central, with streetcars, books and hotels of character.',
        },
        {
          name: 'Central Eastside',
          lat: 45.517,
          lon: -122.66,
          character: 'Distilleries, warehouses and the newest restaurants across the river.',
        },
        {
          name: 'Northwest 23rd',
          lat: 45.528,
          lon: -122.698,
          character: 'Victorian houses and shops below the hills.',
        },
        {
          name: 'Alberta and Mississippi',
          lat: 45.556,
          lon: -122.67,
          character: 'Guest houses among galleries and carts in the north-east.',
        },
      ],
      gettingAround:
        'MAX light rail, streetcars and buses share one tap fare with a daily cap. The centre is made for walking and cycling. A car is needed only for the gorge, the coast and the vineyards.',
      fromAirport:
        'The MAX Red Line reaches downtown in 40 minutes for under 3 dollars; a ride-hail takes 20–35.',
      food: [
        { name: 'Food-cart meal', what: 'From khao man gai to Georgian dumplings, out of a hatch.' },
        { name: 'Marionberry pie', what: 'A dark local blackberry, in season from July.' },
        { name: 'Pinot noir', what: 'Light, earthy reds from the Willamette Valley.' },
        { name: 'Voodoo doughnut', what: 'Maple glaze with bacon was the start of it.' },
      ],
      safety:
        'Old Town has people in distress and is best avoided late; the rest is relaxed. Leave nothing in a parked car at trailheads.',
      etiquette:
        'Bring your own bag, let cyclists go first, and pump your own petrol only if the attendant waves you on.',
      dailyCostEuro: [105, 210, 400],
      typicalNights: [2, 4],
      attractions: portland,
    },
    {
      slug: 'santa-fe',
      name: 'Santa Fe',
      lat: 35.687,
      lon: -105.9378,
      knownFor:
        "New Mexico's adobe capital at 2,100 metres, with Pueblo and Spanish roots, a mile of galleries, chile on everything and wide desert light.",
      intro:
        "Santa Fe was a capital before the Mayflower sailed. Its plaza has seen Spanish governors, the Pueblo revolt, wagon trains from Missouri and Georgia O'Keeffe shopping for groceries, and by law it has stayed the colour of the earth. Under the arcade of the governors' palace, people from the pueblos lay out silver and turquoise as they do every day.\n\nTwo days cover the plaza, the museums on their hill and Canyon Road; a third and fourth should go to Bandelier's cliff rooms, Taos Pueblo or the painted badlands at Abiquiú. Evenings are cool even in July, the opera plays in the open, and the question at each meal is red or green.",
      bestMonths: [4, 5, 6, 7, 8, 9, 10],
      climate: {
        high: [7, 10, 14, 18, 23, 29, 31, 29, 26, 20, 12, 7],
        low: [-9, -7, -4, 0, 5, 10, 13, 12, 8, 2, -4, -8],
        rainDays: [4, 4, 4, 3, 4, 4, 8, 9, 6, 5, 4, 4],
      },
      neighbourhoods: [
        {
          name: 'The Plaza',
          lat: 35.6875,
          lon: -105.9385,
          character: 'Inns with kiva fireplaces and all the old town on foot.',
        },
        {
          name: 'Canyon Road and the East Side',
          lat: 35.6825,
          lon: -105.928,
          character: 'Walled lanes and gardens among the galleries; quiet.',
        },
        {
          name: 'Railyard and Guadalupe',
          lat: 35.683,
          lon: -105.9485,
          character: 'Market, trains and better-value hotels ten minutes from the Plaza.',
        },
        {
          name: 'Cerrillos Road',
          lat: 35.66,
          lon: -105.975,
          character: 'Motels for motorists, with buses to the centre.',
        },
      ],
      gettingAround:
        'The centre is walked; buses reach Museum Hill and the Railyard. Rent a car for everything beyond. The Rail Runner train from Albuquerque takes ninety minutes.',
      fromAirport:
        "Most fly to Albuquerque: shuttle or car in 70 minutes, or bus and Rail Runner. Santa Fe's own small airport is 20 minutes away.",
      food: [
        { name: 'Green chile stew', what: 'Pork, potato and roasted Hatch peppers.' },
        { name: 'Enchiladas Christmas', what: 'Blue-corn tortillas with both red and green sauce.' },
        { name: 'Sopaipillas', what: 'Puffed fried bread with honey.' },
        { name: 'Carne adovada', what: 'Pork braised slowly in red chile.' },
      ],
      safety:
        "Safe and slow. The sun and altitude tire newcomers, roads ice over in winter, and summer lightning empties ridges by one o'clock.",
      etiquette:
        'Ask before photographing anyone at a pueblo, follow its rules and pay its fee, do not walk into a dance, and do not haggle hard with artists.',
      dailyCostEuro: [110, 220, 450],
      typicalNights: [2, 4],
      attractions: santaFe,
    },
  ],
} satisfies CountryFile;
