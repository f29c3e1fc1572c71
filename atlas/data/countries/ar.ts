import type { CountryFile } from '../format.ts';
import buenosAires from './ar-buenos-aires.ts';
import elCalafate from './ar-el-calafate.ts';
import mendoza from './ar-mendoza.ts';
import bariloche from './ar-bariloche.ts';
import ushuaia from './ar-ushuaia.ts';

export default {
  code: 'ar',
  facts: {
    plugs: ['C', 'I'],
    volts: 220,
    hertz: 50,
    languages: ['Spanish', 'English', 'Italian'],
    emergency: { all: '911', police: '911', ambulance: '107', fire: '100' },
    tipping:
      'Leave about ten per cent in cash at restaurants; it can seldom be added to a card. Round up taxis and give porters a small note.',
    tapWater: 'mostly_safe',
    visaHint:
      'Citizens of most European and American countries, Australia and Japan enter for 90 days without a visa; no reciprocity fee applies.',
    goodToKnow:
      'Prices rise quickly, so treat figures in pesos as a guide. Foreign cards are charged at a good rate, and some cash helps in markets and at kiosks. Dinner begins at nine or later, and many museums close on Monday or Tuesday.',
  },
  cities: [
    {
      slug: 'buenos-aires',
      name: 'Buenos Aires',
      lat: -34.6037,
      lon: -58.3816,
      knownFor:
        'A grand, late-night port city of tango, steak and bookshops, where Parisian boulevards meet football and cobbled barrios.',
      intro:
        'Buenos Aires spent a fortune around 1900 on looking like Paris, then filled the rooms with Italians, Spaniards and Jews who argued, danced and grilled. The result is a city of avenues, domes and corner cafés that comes to life late: dinner at ten is early, and milongas fill after midnight.\n\nThe old core around Plaza de Mayo and San Telmo suits a weekday or a Sunday, when the antiques fair takes over Calle Defensa. Recoleta holds the cemetery and museums, Palermo the parks, restaurants and bars. La Boca is for a daytime hour or two. Leave gaps: sitting with a coffee is part of the visit.',
      bestMonths: [3, 4, 5, 9, 10, 11],
      climate: {
        high: [30, 29, 27, 23, 19, 16, 15, 18, 20, 23, 26, 29],
        low: [20, 19, 18, 14, 11, 8, 8, 9, 11, 14, 16, 18],
        rainDays: [9, 8, 8, 9, 7, 6, 7, 6, 7, 10, 9, 9],
      },
      neighbourhoods: [
        {
          name: 'Palermo',
          lat: -34.588,
          lon: -58.426,
          character:
            'Leafy streets of boutiques, restaurants and bars; the liveliest base, half an hour from the old centre.',
        },
        {
          name: 'Recoleta',
          lat: -34.589,
          lon: -58.393,
          character: 'Belle-époque apartment houses, museums and quiet evenings.',
        },
        {
          name: 'San Telmo',
          lat: -34.621,
          lon: -58.372,
          character: 'Cobbles, antiques and tango bars; good value, with care after dark.',
        },
        {
          name: 'Puerto Madero',
          lat: -34.611,
          lon: -58.363,
          character: 'Converted docks with modern hotels beside the water; safe, orderly and a little bland.',
        },
        {
          name: 'Villa Crespo',
          lat: -34.599,
          lon: -58.442,
          character: "Palermo's cheaper neighbour with outlets, old cantinas and new wine bars.",
        },
      ],
      gettingAround:
        'The subte and buses are quick and cheap; a SUBE card or a contactless bank card opens the gates. Taxis are black and yellow and metered, and ride apps work well.',
      fromAirport:
        'Ezeiza is 35 km out: book an official taxi or coach inside the terminal, 45–75 minutes. Aeroparque, for domestic and some regional flights, is ten to twenty minutes from Palermo.',
      food: [
        {
          name: 'Bife de chorizo',
          what: 'A thick sirloin grilled slowly over wood embers, with chimichurri on the side.',
        },
        {
          name: 'Empanadas',
          what: 'Baked or fried turnovers of beef, chicken or humita, each province with its own fold.',
        },
        { name: 'Fugazzeta', what: 'Pizza dough split and filled with cheese, buried in onions.' },
        { name: 'Choripán', what: 'A grilled sausage in bread, eaten at street stands and before football.' },
        { name: 'Medialunas', what: 'Sweet, sticky half-moon pastries for breakfast with a café con leche.' },
        { name: 'Helado', what: 'Italian-style ice cream, with dulce de leche in a dozen forms.' },
      ],
      safety:
        'Fine in the main barrios with city sense; phones are snatched from café tables and by passing motorcycles. Visit La Boca by day and stay on the painted streets.',
      etiquette:
        'Greet with one kiss on the cheek, arrive late to dinner and never hurry a waiter; ask for the bill.',
      dailyCostEuro: [45, 95, 220],
      typicalNights: [3, 5],
      attractions: buenosAires,
    },
    {
      slug: 'el-calafate',
      name: 'El Calafate',
      lat: -50.3379,
      lon: -72.2648,
      knownFor:
        'The lakeside base for Los Glaciares National Park, above all for the Perito Moreno glacier, which still calves with a roar beside its boardwalks.',
      intro:
        'El Calafate is a one-street town in the wind, grown from sheep farming to a place of chocolate shops and guesthouses because of what lies eighty kilometres west: a wall of ice five kilometres wide that slides into Lago Argentino and breaks off in blocks the size of houses.\n\nGive the Perito Moreno glacier a full day, walking the balconies or crossing the ice with crampons. A second day goes to a boat among the icebergs of Upsala and Spegazzini, a third to El Chaltén under Mount Fitz Roy. In between there are flamingos at the edge of town and Patagonian lamb turning beside the fire.',
      bestMonths: [10, 11, 12, 1, 2, 3, 4],
      climate: {
        high: [19, 18, 16, 12, 8, 5, 5, 7, 10, 13, 16, 18],
        low: [8, 8, 6, 3, 1, -2, -2, -1, 1, 3, 5, 7],
        rainDays: [3, 2, 3, 4, 4, 4, 4, 4, 3, 2, 2, 3],
      },
      neighbourhoods: [
        {
          name: 'Avenida del Libertador',
          lat: -50.3384,
          lon: -72.265,
          character: 'Shops, tour offices and restaurants; everything within ten minutes on foot.',
        },
        {
          name: 'Upper town',
          lat: -50.342,
          lon: -72.262,
          character: 'Guesthouses on the slope with views over the turquoise lake and a short climb home.',
        },
        {
          name: 'Bahía Redonda',
          lat: -50.334,
          lon: -72.276,
          character: 'Quiet hotels by the shore near the flamingo lagoon.',
        },
      ],
      gettingAround:
        'The town is small and walkable. Coaches leave the terminal for the glacier each morning and afternoon; a hired car for a day gives more freedom, on paved road all the way.',
      fromAirport: 'The airport is 20 km east; shared vans and taxis take 20–25 minutes.',
      food: [
        {
          name: 'Cordero patagónico',
          what: 'Lamb splayed on an iron cross and roasted for hours beside a fire.',
        },
        {
          name: 'Calafate berry',
          what: 'A tart blue berry made into jam, ice cream and liqueur; eat it and you will return, they say.',
        },
        { name: 'Trucha', what: 'Lake trout, grilled or smoked.' },
        { name: 'Guanaco stew', what: 'Lean wild meat cooked slowly with red wine and vegetables.' },
      ],
      safety:
        'Very safe; the risks are wind, cold and sun. Doors of parked cars can be torn by gusts, and weather turns within the hour.',
      etiquette:
        'Stay behind barriers at the glacier, as falling ice throws waves, and carry all rubbish out of the park.',
      dailyCostEuro: [50, 110, 260],
      typicalNights: [2, 4],
      attractions: elCalafate,
    },
    {
      slug: 'mendoza',
      name: 'Mendoza',
      lat: -32.8895,
      lon: -68.8458,
      knownFor:
        'The capital of Malbec, shaded by plane trees and irrigation channels, with vineyards at its edge and Aconcagua up the road.',
      intro:
        'Mendoza is an oasis. Snow water led through open channels feeds the trees of every street and the vines beyond, and without it there would be desert. The town was rebuilt wide and low after the earthquake of 1861, around five squares, and it lives out of doors until midnight.\n\nUse it as a base: a day in the wineries of Luján de Cuyo or Maipú with a long lunch, a day on the road to the high Andes, with the hot baths of Cacheuta or the natural bridge of Puente del Inca. Cellars need reservations, and most are shut on Sunday. In March the harvest festival fills every bed.',
      bestMonths: [3, 4, 5, 9, 10, 11],
      climate: {
        high: [33, 31, 28, 23, 19, 16, 15, 18, 21, 25, 29, 32],
        low: [19, 18, 15, 10, 6, 3, 2, 5, 8, 12, 15, 18],
        rainDays: [6, 5, 5, 3, 2, 2, 2, 2, 3, 4, 4, 5],
      },
      neighbourhoods: [
        {
          name: 'Centro',
          lat: -32.8895,
          lon: -68.844,
          character: 'Around Plaza Independencia: hotels, shops and buses at the door.',
        },
        {
          name: 'Arístides and Quinta Sección',
          lat: -32.892,
          lon: -68.858,
          character: 'Bars, beer gardens and guesthouses between the centre and the park.',
        },
        {
          name: 'Chacras de Coria',
          lat: -32.986,
          lon: -68.878,
          character: 'Village-like suburb of garden inns in the vineyards, twenty minutes by taxi.',
        },
      ],
      gettingAround:
        'Walk in the centre; the Metrotranvía reaches Maipú for winery cycling. For Luján and the Uco Valley hire a driver or join the hop-on wine bus, as tastings and driving do not mix.',
      fromAirport: 'El Plumerillo airport is 10 km north; taxis and ride apps take 15–20 minutes.',
      food: [
        {
          name: 'Asado',
          what: 'Beef ribs and sweetbreads over vine cuttings, the backbone of winery lunches.',
        },
        { name: 'Empanadas mendocinas', what: 'Juicy beef, onion and olive, baked in a clay oven.' },
        { name: 'Carne a la olla', what: 'Beef stewed with vegetables and wine in an iron pot.' },
        { name: 'Tomaticán', what: 'Tomatoes, onion and eggs cooked soft, a summer supper.' },
      ],
      safety:
        'Pleasant by night around the plazas; watch bags in cafés and avoid the west side of the park and empty streets after dark.',
      etiquette:
        'Siesta is real: shops close from 13:00 to 17:00. Book tastings, arrive on time and do not skip the lunch.',
      dailyCostEuro: [40, 90, 230],
      typicalNights: [2, 4],
      attractions: mendoza,
    },
    {
      slug: 'bariloche',
      name: 'Bariloche',
      localName: 'San Carlos de Bariloche',
      lat: -41.1335,
      lon: -71.3103,
      knownFor:
        'The lake and ski town of northern Patagonia, with chocolate shops, Alpine lodges and day hikes to mountain refuges.',
      intro:
        'Bariloche looks across Nahuel Huapi, a lake of Norwegian depth and colour, at ranges that keep their snow into December. German and Swiss settlers gave it log buildings and chocolate; the park service gave it a stone civic centre; everyone else comes for the outdoors.\n\nThe classic round is the Circuito Chico, sixty kilometres of lakeside road with the view from Cerro Campanario and lunch at Colonia Suiza. Hikers take the path to Refugio Frey, skiers fill Cerro Catedral from July to September, and boats go to the cinnamon-barked forest of Los Arrayanes. Bring a layer for the wind, even in January.',
      bestMonths: [12, 1, 2, 3, 7, 8, 11],
      climate: {
        high: [22, 22, 19, 14, 10, 7, 6, 7, 10, 13, 16, 20],
        low: [7, 7, 4, 2, 1, -1, -2, -1, 0, 1, 3, 5],
        rainDays: [4, 4, 5, 8, 13, 13, 12, 11, 8, 6, 5, 5],
      },
      neighbourhoods: [
        {
          name: 'Centro',
          lat: -41.1345,
          lon: -71.308,
          character: 'Shops, buses and restaurants above the lake; handy without a car.',
        },
        {
          name: 'Avenida Bustillo km 1–8',
          lat: -41.125,
          lon: -71.37,
          character: 'Cabins and small hotels strung along the shore, served by bus 20.',
        },
        {
          name: 'Llao Llao and Circuito Chico',
          lat: -41.06,
          lon: -71.53,
          character: 'Lodges among forest and lakes, 25 km out, for those with a car.',
        },
      ],
      gettingAround:
        'Buses run on a SUBE card: number 20 follows the lake to Llao Llao, 10 goes to Colonia Suiza, 55 to Cerro Catedral. Hire a car or bicycle for the Circuito Chico.',
      fromAirport: 'The airport is 14 km east; taxis take 20 minutes and bus 72 about 40 to the centre.',
      food: [
        { name: 'Chocolate en rama', what: 'Flaky bark of milk or dark chocolate, sold warm from the slab.' },
        { name: 'Trucha', what: 'Rainbow trout with almonds or smoked.' },
        { name: 'Cordero al palo', what: 'Lamb roasted on a stake beside the fire.' },
        {
          name: 'Curanto',
          what: 'Meat, sausages and vegetables steamed in a pit over hot stones, at Colonia Suiza.',
        },
        { name: 'Goulash con spätzle', what: 'A legacy of the Central European settlers.' },
      ],
      safety:
        'Easy-going; lock rental cars at trailheads, since break-ins occur. Register mountain walks online with the park and check conditions with the Club Andino.',
      etiquette:
        'Fires are banned almost everywhere in the park; greet fellow hikers and carry your rubbish down.',
      dailyCostEuro: [45, 95, 240],
      typicalNights: [3, 4],
      attractions: bariloche,
    },
    {
      slug: 'ushuaia',
      name: 'Ushuaia',
      lat: -54.8019,
      lon: -68.303,
      knownFor:
        'The southernmost city, pressed between the Beagle Channel and the last of the Andes, with penguins, glaciers and ships to Antarctica.',
      intro:
        "Ushuaia began as a mission, became a penal colony and is now the port from which most ships leave for Antarctica. Streets as steep as stairs look over the Beagle Channel to Chile, and mountains rise at the back door. In December it hardly gets dark; in June the sun is up for seven hours.\n\nTwo or three days let you sail among sea lions and cormorants, walk the coast of Tierra del Fuego National Park and see penguins at Martillo Island. The old prison tells the town's strange story. Pack for four seasons in an afternoon and book king crab while you are here.",
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [15, 14, 13, 10, 7, 5, 5, 6, 8, 11, 12, 13],
        low: [6, 6, 4, 3, 1, -1, -1, 0, 1, 2, 4, 5],
        rainDays: [11, 10, 11, 11, 9, 9, 8, 8, 7, 8, 9, 11],
      },
      neighbourhoods: [
        {
          name: 'Centro',
          lat: -54.807,
          lon: -68.305,
          character: 'Between Maipú and San Martín streets, flat enough, with the pier and restaurants.',
        },
        {
          name: 'Upper streets',
          lat: -54.803,
          lon: -68.305,
          character: 'Guesthouses with wide views over the channel, at the cost of a climb.',
        },
        {
          name: 'Martial road',
          lat: -54.796,
          lon: -68.34,
          character: 'Lodges in lenga forest on the way to the glacier, a taxi ride above town.',
        },
      ],
      gettingAround:
        'The centre is walked. Vans to the national park, Laguna Esmeralda and the glacier leave from the terminal at Maipú and Fadul; taxis are metered and short.',
      fromAirport: 'Malvinas Argentinas airport lies on a spit 4 km from town; a taxi takes ten minutes.',
      food: [
        { name: 'Centolla', what: 'King crab, steamed plain or under cheese.' },
        { name: 'Merluza negra', what: 'Patagonian toothfish, white and buttery.' },
        { name: 'Cordero fueguino', what: 'Island lamb roasted on the cross.' },
        { name: 'Cholgas', what: 'Large mussels from the Beagle Channel.' },
      ],
      safety:
        'One of the calmest cities in the country. Weather is the hazard: tell your lodging where you walk and carry waterproof layers.',
      etiquette:
        'Keep five metres from wildlife, stay on boardwalks over peat and avoid jokes about the Malvinas.',
      dailyCostEuro: [55, 115, 270],
      typicalNights: [2, 4],
      attractions: ushuaia,
    },
  ],
} satisfies CountryFile;
