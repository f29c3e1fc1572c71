import type { CountryFile } from '../format.ts';
import male from './mv-male.ts';

export default {
  code: 'mv',
  facts: {
    plugs: ['A', 'C', 'D', 'G', 'J', 'K', 'L'],
    volts: 230,
    hertz: 50,
    languages: ['Dhivehi', 'English'],
    emergency: { police: '119', ambulance: '102', fire: '118' },
    tipping: 'Resorts add 10 % service; a few dollars for room staff and boat crews is usual.',
    tapWater: 'mostly_safe',
    visaHint:
      'Everyone receives a free 30-day permit on arrival with onward ticket and booking; an online traveller declaration is due within four days before.',
    goodToKnow:
      'On inhabited islands alcohol is forbidden, bikinis belong on marked beaches, and Friday is holy. Resorts set their own rules. Transfers by speedboat or seaplane cost a lot: add them before booking. Do not take coral, shells or sand.',
  },
  cities: [
    {
      slug: 'male',
      name: 'Malé',
      localName: 'މާލެ',
      lat: 4.1755,
      lon: 73.5093,
      knownFor: 'Capital of the Maldives on two square kilometres of coral, and the harbour from which every boat to reefs, sandbanks and island guest houses sets out.',
      intro: 'Everyone who comes to the Maldives comes through here: the airport is an island of its own, Malé another, Hulhumalé a third, all joined by a bridge. The capital is towers, motorbikes and tuna, seen in half a day, with one coral mosque of the first rank.\n\nThe rest is water. Stay in Hulhumalé, which has a beach, or go on by speedboat to Maafushi, Gulhi or Thulusdhoo, where guest houses cost a tenth of a resort and the reef is the same. A week has room for snorkelling, a sandbank, dolphins at dusk, one day on a resort island and several on which nothing happens.\n\nJanuary to April is dry and calm. From May to November the wind turns, showers come and go, the surf is up and prices are down.',
      bestMonths: [1, 2, 3, 4, 12],
      climate: {
        high: [30.3, 30.7, 31.4, 31.6, 31.2, 30.6, 30.5, 30.4, 30.2, 30.2, 30.1, 30.1],
        low: [25.7, 25.9, 26.4, 26.8, 26.3, 26.0, 25.8, 25.5, 25.3, 25.4, 25.2, 25.4],
        rainDays: [6, 3, 5, 9, 15, 13, 12, 13, 15, 15, 13, 12],
      },
      neighbourhoods: [
        { name: 'Hulhumalé', lat: 4.2140, lon: 73.5435, character: 'New town ten minutes from the airport, with guest houses along a beach and the boat harbour.' },
        { name: 'Henveiru', lat: 4.1775, lon: 73.5145, character: 'The old north-east of the capital: mosque, museum, jetties and business hotels.' },
        { name: 'Maafushi', lat: 3.9425, lon: 73.4905, character: 'The busiest of the local islands, with a bikini beach, many hotels and every excursion.' },
        { name: 'Thulusdhoo', lat: 4.3745, lon: 73.6515, character: 'Surfers and quiet couples, half an hour to the north.' },
      ],
      gettingAround: 'Malé is crossed on foot in twenty minutes. Buses and taxis run over the bridge to the airport and Hulhumalé (10 rufiyaa the bus, about 100 the taxi). Public ferries to the islands are slow, cost little and rest on Friday; shared speedboats take half an hour to Maafushi for about 25 dollars.',
      fromAirport: 'Velana airport lies on the island between: the bus to Hulhumalé or Malé takes fifteen minutes, a taxi ten. Speedboats of guest houses leave from the quay in front of arrivals. Seaplanes fly by daylight only, so an evening arrival means a night here.',
      food: [
        { name: 'Mas huni', what: 'Breakfast of smoked tuna, grated coconut, onion and chilli, with flat roshi bread' },
        { name: 'Garudhiya', what: 'Clear tuna broth with rice, lime and chilli, the national dish' },
        { name: 'Hedhikaa', what: 'Fried and baked bites for tea time: bajiya, gulha, fish cake' },
        { name: 'Kulhi boakibaa', what: 'Spicy fish cake baked in a tray and cut in squares' },
        { name: 'Fihunu mas', what: 'Reef fish rubbed with chilli paste and grilled over husks' },
      ],
      safety: 'Crime against visitors is rare; motorbikes in the lanes and currents in the channels are the dangers. Snorkel with a boat or inside the reef, wear a shirt, drink bottled water. Decompression takes a day: no dive before the flight.',
      etiquette: 'On inhabited islands cover shoulders and knees away from the bikini beach, and do not bring alcohol or pork into the country. Friday until two nothing moves. Do not stand on coral, and leave shells where they are. A green tax is added to each night.',
      dailyCostEuro: [60, 140, 480],
      typicalNights: [3, 7],
      attractions: male,
    },
  ],
} satisfies CountryFile;
