import type { CountryFile } from '../format.ts';
import lima from './pe-lima.ts';
import cusco from './pe-cusco.ts';
import arequipa from './pe-arequipa.ts';

export default {
  code: 'pe',
  facts: {
    plugs: ['A', 'B', 'C'],
    volts: 220,
    hertz: 60,
    languages: ['Spanish', 'Quechua', 'English'],
    emergency: { police: '105', ambulance: '106', fire: '116' },
    tipping:
      'Ten per cent is customary in restaurants with table service unless a service charge is on the bill; a few soles for porters and guides.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities, including those of the EU, UK, US and Canada, enter without a visa for up to 90 or 183 days as the officer decides; no entry fee applies.',
    goodToKnow:
      'Cusco lies at 3,400 metres: rest on the first day, drink water and eat lightly. Carry small notes, as change is scarce outside supermarkets. Book Machu Picchu tickets and trains weeks ahead, more in June to August.',
  },
  cities: [
    {
      slug: 'lima',
      name: 'Lima',
      lat: -12.0464,
      lon: -77.0428,
      knownFor:
        'The Pacific capital of South American cooking, with adobe pyramids between apartment blocks, a colonial centre and clifftop parks over the surf.',
      intro:
        "Lima sits on a desert cliff above the ocean, grey under winter mist and bright from December to April. Its layers lie side by side: a pre-Inca pyramid faces apartment towers in Miraflores, and the old centre around the Plaza Mayor still has carved wooden balconies and friars' catacombs.\n\nMost visitors sleep in Miraflores or Barranco and ride into the centre for half a day. Plan around lunch, which is when cebiche is eaten and when the fish restaurants are open. Late afternoon belongs to the clifftop path, with paragliders drifting past at eye level, and the evening to Barranco's bars.",
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [26, 27, 27, 25, 22, 20, 19, 18, 19, 20, 22, 24],
        low: [20, 21, 20, 19, 17, 16, 16, 15, 15, 16, 17, 18],
        rainDays: [1, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0],
      },
      neighbourhoods: [
        {
          name: 'Miraflores',
          lat: -12.1211,
          lon: -77.0297,
          character:
            'Clifftop parks, hotels of every price and restaurants within a safe walk; the usual first choice.',
        },
        {
          name: 'Barranco',
          lat: -12.1494,
          lon: -77.0206,
          character:
            'Old seaside villas, murals, bars and some of the best kitchens; more character, more noise at weekends.',
        },
        {
          name: 'San Isidro',
          lat: -12.099,
          lon: -77.036,
          character: 'Business district with olive trees, calm streets and polished hotels.',
        },
      ],
      gettingAround:
        'Distances are long and traffic is slow: use ride apps rather than street taxis. The Metropolitano bus runs in its own lanes from Barranco and Miraflores to the centre with a rechargeable card.',
      fromAirport:
        'Jorge Chávez lies in Callao, 45–75 minutes from Miraflores. Take the Airport Express Lima coach, an official taxi booked inside the terminal or a ride app.',
      food: [
        {
          name: 'Cebiche',
          what: 'Raw fish cut large, cured for minutes in lime and chilli, with sweet potato and maize; a lunch dish.',
        },
        {
          name: 'Lomo saltado',
          what: 'Beef, onion and tomato tossed in a wok with soy, served with chips and rice at once.',
        },
        { name: 'Causa', what: 'Cold mashed yellow potato layered with tuna, crab or chicken.' },
        { name: 'Ají de gallina', what: 'Shredded hen in a creamy sauce of yellow chilli, bread and nuts.' },
        {
          name: 'Anticuchos',
          what: 'Skewers of marinated beef heart grilled over charcoal at street stands in the evening.',
        },
      ],
      safety:
        'Miraflores, Barranco and San Isidro are well policed; in the centre and Callao keep phones out of sight and leave before dark. Use booked cars at night.',
      etiquette:
        'Greet with buenos días before asking anything, and expect lunch from 13:00 to 16:00. Ask before photographing people.',
      dailyCostEuro: [40, 85, 200],
      typicalNights: [2, 3],
      attractions: lima,
    },
    {
      slug: 'cusco',
      name: 'Cusco',
      localName: 'Qosqo',
      lat: -13.517,
      lon: -71.9785,
      knownFor:
        'The Inca capital under Spanish roofs, with walls of fitted stone in its lanes and the road to the Sacred Valley and Machu Picchu at its door.',
      intro:
        'Cusco was laid out as the navel of an empire, and its streets still run between Inca walls on which the Spanish set their churches and balconies. At 3,400 metres the light is hard, the nights are cold and the first staircase takes your breath; spend day one slowly.\n\nAround the city lie the fortress of Sacsayhuamán, the markets and terraces of the Sacred Valley and, by train, Machu Picchu. A good order is to go down to the valley first, where sleeping is easier, then to Machu Picchu, and to keep Cusco for the end. The tourist ticket covers most valley ruins; churches and Machu Picchu are sold apart.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [19, 19, 19, 20, 20, 20, 20, 20, 20, 21, 21, 20],
        low: [7, 7, 6, 5, 3, 1, 0, 2, 4, 6, 6, 7],
        rainDays: [18, 16, 14, 8, 3, 1, 1, 3, 4, 8, 10, 14],
      },
      neighbourhoods: [
        {
          name: 'Centro Histórico',
          lat: -13.5172,
          lon: -71.979,
          character:
            'Around the Plaza de Armas: everything close, hotels in old mansions, some noise from bars.',
        },
        {
          name: 'San Blas',
          lat: -13.515,
          lon: -71.9752,
          character:
            "Artists' quarter of steep white lanes with small inns, cafés and views; be ready for stairs.",
        },
        {
          name: 'Plaza San Francisco and San Pedro',
          lat: -13.52,
          lon: -71.9815,
          character: 'Flatter and cheaper, near the market and the bus stops.',
        },
      ],
      gettingAround:
        'The centre is walked, uphill. Shared vans leave for Pisac from Calle Puputi and for Ollantaytambo from Calle Pavitos; trains to Machu Picchu start at Ollantaytambo or Poroy, and from San Pedro in the dry season.',
      fromAirport:
        'The airport lies inside the city; a taxi to the Plaza de Armas takes 15–20 minutes. Agree on the fare or order by app.',
      food: [
        {
          name: 'Chiri uchu',
          what: 'Cold plate of guinea pig, hen, seaweed, cheese and toasted maize eaten at Corpus Christi.',
        },
        { name: 'Cuy al horno', what: 'Guinea pig roasted whole with Andean mint.' },
        {
          name: 'Choclo con queso',
          what: 'Large-kernelled maize on the cob with a slab of fresh cheese, sold on street corners.',
        },
        {
          name: 'Quinoa soup',
          what: 'Vegetables and quinoa in broth, gentle on a stomach new to the height.',
        },
        { name: 'Chicha morada', what: 'A cool drink of purple maize, pineapple and clove.' },
      ],
      safety:
        'Calm for its size; watch for pickpockets at San Pedro and on buses, and take registered taxis after dark. Altitude is the commoner trouble: see a doctor if a headache grows worse.',
      etiquette:
        'Ask and tip a coin before photographing women in traditional dress with llamas. Never climb on Inca walls or touch the carved stones.',
      dailyCostEuro: [35, 80, 200],
      typicalNights: [3, 5],
      attractions: cusco,
    },
    {
      slug: 'arequipa',
      name: 'Arequipa',
      lat: -16.3989,
      lon: -71.5369,
      knownFor:
        'The white city of volcanic sillar stone under three snow-capped peaks, with a convent like a small town and the Colca Canyon in reach.',
      intro:
        'Arequipa is built from pale volcanic stone cut out of ravines at the edge of town, which gives its churches and courtyards a soft white glow. El Misti, a nearly perfect cone, closes the view at the end of half the streets. At 2,300 metres it is a comfortable halt on the way up to Cusco or Lake Titicaca.\n\nTwo days are enough for the convent of Santa Catalina, the museum of the ice maiden, the market and a long lunch in a picantería, where cooks still grind chilli on stone. Keep another two for the Colca Canyon, where condors rise on the morning air.',
      bestMonths: [4, 5, 6, 7, 8, 9, 10, 11],
      climate: {
        high: [22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23],
        low: [11, 12, 11, 10, 8, 7, 7, 7, 8, 8, 9, 10],
        rainDays: [5, 7, 4, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      },
      neighbourhoods: [
        {
          name: 'Historic Centre',
          lat: -16.3975,
          lon: -71.5365,
          character: 'Sillar mansions turned into hotels, two minutes from the plaza and convent.',
        },
        {
          name: 'Yanahuara',
          lat: -16.388,
          lon: -71.542,
          character: 'Quiet white lanes across the river with the lookout and the old picanterías.',
        },
        {
          name: 'Cayma',
          lat: -16.38,
          lon: -71.546,
          character: 'Modern and residential, with malls and good restaurants, ten minutes by taxi.',
        },
      ],
      gettingAround:
        'The centre is a grid to walk; taxis are cheap, so have the hotel call one or use an app. Buses for Colca and Puno leave from the Terrapuerto, 15 minutes south.',
      fromAirport: 'Rodríguez Ballón airport is 20–30 minutes north-west of the centre by taxi.',
      food: [
        {
          name: 'Rocoto relleno',
          what: 'A fiery round pepper stuffed with beef, olives and cheese, baked with potato gratin.',
        },
        { name: 'Chupe de camarones', what: 'River-prawn chowder with potato, milk and egg.' },
        {
          name: 'Adobo arequipeño',
          what: 'Pork stewed overnight in maize beer and chilli, a Sunday breakfast.',
        },
        { name: 'Queso helado', what: 'A frozen milk sweet with coconut and cinnamon, not cheese at all.' },
      ],
      safety:
        'Relaxed in the centre by day and evening; avoid hailing unmarked taxis, which have been used for robberies.',
      etiquette:
        'Arequipa is proud of being itself: praise the food, greet with a kiss or handshake, and dress quietly in churches and the convent.',
      dailyCostEuro: [30, 65, 150],
      typicalNights: [2, 3],
      attractions: arequipa,
    },
  ],
} satisfies CountryFile;
