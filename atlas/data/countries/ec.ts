import type { CountryFile } from '../format.ts';
import quito from './ec-quito.ts';
import puertoAyora from './ec-puerto-ayora.ts';

export default {
  code: 'ec',
  facts: {
    plugs: ['A', 'B'],
    volts: 120,
    hertz: 60,
    languages: ['Spanish', 'Quechua', 'English'],
    emergency: { all: '911' },
    tipping: 'Restaurants add ten per cent service and tax; a little more in cash for good service. Guides on boats and treks expect a daily tip.',
    tapWater: 'avoid',
    visaHint: 'Most nationalities enter for 90 days without a visa. The Galápagos also require a transit card bought at the airport and a park fee paid in cash on arrival.',
    goodToKnow: "The US dollar is the currency: bring small, clean notes, since fifties are refused. The sun at height burns in minutes. Check your government's advice on current safety on the coast.",
  },
  cities: [
    {
      slug: 'quito',
      name: 'Quito',
      lat: -0.2201,
      lon: -78.5127,
      knownFor: 'The best-kept colonial centre in South America, at 2,850 metres on a shelf below a volcano, with the equator, cloud forest and Cotopaxi within a day.',
      intro: 'Quito runs for forty kilometres along a narrow valley but the part that matters first is compact: forty blocks of churches, cloisters and white houses, among the first two places ever put on the World Heritage list. Gold leaf was not spared. Behind the roofs stands the volcano Pichincha, up which a cable car climbs past 3,900 metres.\n\nMornings are usually clear and afternoons wet, so go up first and into museums later. Then use the city as a base: the equator line, the market at Otavalo, hummingbirds at Mindo, hot springs at Papallacta and the snow cone of Cotopaxi are each a day out.',
      bestMonths: [6, 7, 8, 9, 12],
      climate: {
        high: [19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 19, 19],
        low: [10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9, 10],
        rainDays: [12, 13, 16, 16, 14, 7, 5, 5, 10, 13, 12, 11],
      },
      neighbourhoods: [
        { name: 'Centro Histórico', lat: -0.2203, lon: -78.513, character: 'Mansions turned into hotels beside the sights; very quiet late.' },
        { name: 'La Floresta', lat: -0.208, lon: -78.484, character: "Artists' quarter with cafés, an art cinema and small inns." },
        { name: 'La Carolina and González Suárez', lat: -0.188, lon: -78.479, character: 'Modern hotels and restaurants by the big park, the easiest for evenings.' },
      ],
      gettingAround: 'The metro links the old town with the north in twenty minutes. Use registered yellow taxis or apps, and always at night.',
      fromAirport: 'Mariscal Sucre airport at Tababela is 40–60 minutes by taxi at a fixed fare; airport buses run to the north of the city.',
      food: [
        { name: 'Locro de papa', what: 'Thick potato and cheese soup with avocado.' },
        { name: 'Hornado', what: 'Whole roast pork with potato cakes and pickled onion.' },
        { name: 'Humitas', what: 'Ground sweet maize and cheese steamed in the husk.' },
        { name: 'Fanesca', what: 'A soup of twelve grains and salt cod in the weeks before Easter.' },
      ],
      safety: 'Stay alert for pickpockets in the trolley and around the bus stops; take taxis after dark, also for short ways, and never walk up to the Panecillo.',
      etiquette: 'Say buenos días on entering a shop; churches ask for quiet and no flash.',
      dailyCostEuro: [35, 75, 180],
      typicalNights: [2, 3],
      attractions: quito,
    },
    {
      slug: 'puerto-ayora',
      name: 'Puerto Ayora',
      lat: -0.743,
      lon: -90.313,
      knownFor: 'The harbour town of Santa Cruz and the usual base in the Galápagos, where sea lions sleep on benches and tortoises graze in the hills.',
      intro: 'Puerto Ayora is the largest town of the Galápagos and still a place where pelicans beg at the fish stall and marine iguanas bask on the jetty. Many visitors see the islands from a ship; from here they can be seen by day boat, on foot and by bicycle, at half the price.\n\nAlternate sea and land. Walk to Tortuga Bay, swim in the Grietas cleft, ride up to the giant tortoises and lava tunnels, and book two or three boats: North Seymour for frigatebirds, Bartolomé for the view and penguins. Keep two metres from animals, which have never learned to fear us.',
      bestMonths: [12, 1, 2, 3, 4, 5, 6],
      climate: {
        high: [29, 30, 31, 30, 29, 27, 25, 24, 24, 25, 26, 27],
        low: [22, 23, 23, 23, 22, 21, 20, 19, 19, 19, 20, 21],
        rainDays: [7, 8, 6, 6, 5, 5, 6, 7, 6, 6, 6, 7],
      },
      neighbourhoods: [
        { name: 'Avenida Charles Darwin', lat: -0.7445, lon: -90.3105, character: 'The waterfront, with boats, restaurants and shops at the door.' },
        { name: 'Punta Estrada', lat: -0.751, lon: -90.311, character: 'Small hotels reached only by water taxi, with a beach of their own.' },
        { name: 'Barrio Las Ninfas', lat: -0.746, lon: -90.317, character: 'Simple guesthouses near the lagoon and the pier.' },
      ],
      gettingAround: 'Walk or cycle in town; white pick-up taxis cost a dollar or two. Water taxis cross the harbour for coins, and speed ferries leave for Isabela and San Cristóbal twice a day.',
      fromAirport: 'From Baltra a free airline bus, a one-dollar ferry and a bus or pick-up across the island take about an hour and a half.',
      food: [
        { name: 'Encocado', what: 'Fish in coconut milk with rice.' },
        { name: 'Scorpionfish', what: 'Brujo, whole and fried, at the evening kiosks.' },
        { name: 'Ceviche de canchalagua', what: 'Chiton, a local shellfish, in lime.' },
        { name: 'Island coffee', what: 'Grown in the highlands in volcanic soil.' },
      ],
      safety: 'Very safe. Currents and sun are stronger than they look; wear a hat and reef-safe cream, and take seasickness tablets before day boats.',
      etiquette: 'Keep two metres from wildlife, never feed it, take no shells or sand, and use no flash.',
      dailyCostEuro: [60, 140, 350],
      typicalNights: [4, 6],
      attractions: puertoAyora,
    },
  ],
} satisfies CountryFile;
