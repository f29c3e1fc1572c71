import type { CountryFile } from '../format.ts';
import laPaz from './bo-la-paz.ts';
import uyuni from './bo-uyuni.ts';

export default {
  code: 'bo',
  facts: {
    plugs: ['A', 'C'],
    volts: 230,
    hertz: 50,
    languages: ['Spanish', 'Quechua', 'Aymara'],
    emergency: { police: '110', ambulance: '118', fire: '119' },
    tipping: 'Small change to five or ten per cent in restaurants; guides and drivers on multi-day tours expect something.',
    tapWater: 'avoid',
    visaHint: 'EU, UK and most South American citizens enter without a visa for 30 to 90 days; the visa asked of US citizens was lifted at the end of 2025. Yellow fever proof is asked of some arrivals.',
    goodToKnow: 'Nearly everything lies above 3,500 metres: rest on arrival. Cash rules, in small notes; dollars are scarce and exchange rates vary, so ask. Blockades can close roads without notice.',
  },
  cities: [
    {
      slug: 'la-paz',
      name: 'La Paz',
      localName: 'Nuestra Señora de La Paz',
      lat: -16.4955,
      lon: -68.1336,
      knownFor: 'A city in a canyon at 3,600 metres, crossed by cable cars in place of a metro, with snow-capped Illimani at the end of the view.',
      intro: "La Paz fills a bowl so steep that the poor live at the top, with the view, and the rich at the bottom, with the air. Eleven lines of cable cars link them, the easiest sightseeing in South America: an hour's ride takes you over football pitches, cemeteries and markets to the rim of El Alto.\n\nWalk the market streets around Sagárnaga slowly, since every block is a climb. Then go out: to Tiwanaku's carved gate, to Lake Titicaca, or down the notorious Yungas road on a bicycle. Eat salteñas before noon, and drink coca tea as everyone does.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [15, 15, 15, 15, 15, 15, 14, 15, 16, 17, 17, 16],
        low: [5, 5, 5, 4, 2, 1, 0, 1, 3, 4, 5, 5],
        rainDays: [20, 17, 15, 8, 4, 2, 2, 4, 7, 9, 10, 16],
      },
      neighbourhoods: [
        { name: 'Centro and Sagárnaga', lat: -16.497, lon: -68.1385, character: 'Hostels and hotels among the markets, lively and steep.' },
        { name: 'Sopocachi', lat: -16.51, lon: -68.129, character: 'Cafés, bars and old villas; the pleasantest evenings.' },
        { name: 'Zona Sur (Calacoto)', lat: -16.54, lon: -68.078, character: 'Lower, warmer and smarter, half an hour away by cable car.' },
      ],
      gettingAround: 'Ride Mi Teleférico, cheap and safe, and PumaKatari buses. Use radio taxis or apps rather than street cabs.',
      fromAirport: 'El Alto airport stands 400 metres above the centre: 30–40 minutes by taxi.',
      food: [
        { name: 'Salteñas', what: 'Baked turnovers of juicy meat stew, eaten mid-morning without spilling.' },
        { name: 'Fricasé', what: 'Pork in hot yellow broth with hominy, for Sunday mornings.' },
        { name: 'Chairo', what: 'Soup of freeze-dried potato, lamb and wheat.' },
        { name: 'Api con pastel', what: 'Hot purple maize drink with a puffed cheese fritter.' },
      ],
      safety: 'Pickpockets work markets and buses; beware of false police and unmarked taxis. Altitude affects most people for two days.',
      etiquette: 'Never photograph market women without asking; many will refuse. Bargain lightly.',
      dailyCostEuro: [25, 55, 140],
      typicalNights: [2, 3],
      attractions: laPaz,
    },
    {
      slug: 'uyuni',
      name: 'Uyuni',
      lat: -20.4604,
      lon: -66.8261,
      knownFor: 'The railway town at the edge of the Salar de Uyuni, the largest salt flat on earth, a white desert in the dry months and a mirror in the wet.',
      intro: 'Uyuni is wind, wide streets and jeeps; nobody comes for the town. Ten thousand square kilometres of salt begin half an hour away, flat to within a metre, cracked into hexagons from May to November and, when a film of rain lies on it between January and March, a mirror of the whole sky.\n\nA day tour takes in the train graveyard, the salt workers of Colchani and an island of giant cactus. Three-day tours go on to red and green lagoons, geysers and the Chilean border, at heights up to 4,900 metres. Compare operators, ask about the driver and pack for minus fifteen at night.',
      bestMonths: [1, 2, 3, 4, 5, 9, 10, 11],
      climate: {
        high: [21, 20, 21, 20, 17, 14, 14, 16, 18, 20, 22, 22],
        low: [7, 6, 4, 0, -5, -8, -9, -7, -4, 0, 3, 6],
        rainDays: [8, 7, 4, 1, 0, 0, 0, 0, 1, 1, 2, 4],
      },
      neighbourhoods: [
        { name: 'Town centre', lat: -20.462, lon: -66.824, character: 'Hostels, agencies and pizzerias near the clock tower and station.' },
        { name: 'Colchani', lat: -20.2994, lon: -66.9369, character: 'Hotels built of salt blocks on the shore of the flat, for sunsets and stars.' },
      ],
      gettingAround: 'The town is walked in ten minutes. Everything else is by jeep tour with a driver; never drive on to the salt without local knowledge.',
      fromAirport: 'Joya Andina airport is five minutes from town by taxi.',
      food: [
        { name: 'Charque de llama', what: 'Dried llama, fried and shredded over maize and cheese.' },
        { name: 'Sopa de quinoa', what: "Grain of the salt flat's shore, in broth." },
        { name: 'Pique macho', what: 'Chips under beef, sausage, egg and hot peppers.' },
        { name: 'Sajta', what: 'Chicken in yellow chilli with freeze-dried potato.' },
      ],
      safety: 'Cold, sun glare and careless drivers are the dangers: bring sunglasses, check seat belts and avoid tours that leave after drinking.',
      etiquette: 'Carry out rubbish and leave salt pyramids and cactus alone; ask at cemeteries and caves with mummies.',
      dailyCostEuro: [30, 70, 200],
      typicalNights: [1, 3],
      attractions: uyuni,
    },
  ],
} satisfies CountryFile;
