import type { CountryFile } from '../format.ts';
import kandy from './lk-kandy.ts';
import galle from './lk-galle.ts';
import colombo from './lk-colombo.ts';
import ella from './lk-ella.ts';

export default {
  code: 'lk',
  facts: {
    plugs: ['D', 'G', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['Sinhala', 'Tamil', 'English'],
    emergency: { police: '119', ambulance: '1990', fire: '110' },
    tipping:
      'A 10 % service charge is usual; leave a little more for good service, and 1,500–3,000 rupees a day for a driver.',
    tapWater: 'avoid',
    visaHint:
      'Most visitors need an electronic travel authorisation or e-visa, bought on the official site before flying, usually for 30 days.',
    goodToKnow:
      'Full-moon Poya days are holidays: no alcohol is sold and many shops close. Never turn your back to a Buddha for a photograph and cover tattoos of him. Trains through the hills sell out their reserved seats weeks ahead. Two monsoons mean one coast is always dry.',
  },
  cities: [
    {
      slug: 'kandy',
      name: 'Kandy',
      localName: 'මහනුවර',
      lat: 7.2906,
      lon: 80.6337,
      knownFor:
        "The last royal capital of Sri Lanka, set round a lake in green hills, keeper of the Buddha's tooth and its drums.",
      intro:
        "Kandy's kings held out in these hills until 1815, and the relic that made them kings, a tooth of the Buddha, still lies in a gold casket by the lake. Three times a day drums sound and doors open.\n\nRound about are old wood and stone temples among rice, the island's great botanic garden and the first tea estates. The trains that climb east from here are reason enough to come.\n\nTwo nights are usual, with Sigiriya's rock as a long day. In July or August the Perahera brings a hundred elephants.",
      bestMonths: [1, 2, 3, 4, 8],
      climate: {
        high: [27.8, 29.5, 31.3, 31.1, 30.3, 28.7, 28.1, 28.5, 28.8, 28.9, 28.4, 27.8],
        low: [18.2, 18.3, 19.5, 20.9, 21.4, 21.1, 20.7, 20.6, 20.3, 20.2, 19.8, 19.1],
        rainDays: [6, 5, 7, 13, 11, 14, 13, 12, 12, 16, 15, 12],
      },
      neighbourhoods: [
        {
          name: 'Lakeside south',
          lat: 7.288,
          lon: 80.643,
          character: 'Old villas and hill hotels with views over water and temple.',
        },
        {
          name: 'City centre',
          lat: 7.2935,
          lon: 80.637,
          character: 'Colonial hotels and shops a few minutes from the temple, noisy.',
        },
      ],
      gettingAround:
        'The centre is walked. PickMe and Uber tuk-tuks are cheap. For outlying temples hire one for half a day (3,500–5,000 rupees).',
      fromAirport:
        'Colombo airport is 110 km away: three hours by car or bus; the train from Colombo Fort takes about three hours.',
      food: [
        { name: 'Kottu', what: 'Chopped roti fried with vegetables, egg and curry, loudly' },
        { name: 'Rice and curry', what: 'Five or more curries round red rice' },
        { name: 'Hoppers', what: 'Bowl-shaped rice pancakes, with an egg inside' },
        { name: 'Lamprais', what: 'Rice and curries baked in a banana leaf' },
      ],
      safety: 'Calm; ignore temple touts and gem shops. Leeches in wet forests, and hold on in buses.',
      etiquette:
        'White or plain clothes, shoulders and knees covered, shoes left outside temples. No backs to Buddha images.',
      dailyCostEuro: [22, 55, 150],
      typicalNights: [1, 3],
      attractions: kandy,
    },
    {
      slug: 'galle',
      name: 'Galle',
      localName: 'ගාල්ල',
      lat: 6.0329,
      lon: 80.2168,
      knownFor:
        'A Dutch walled town on a tropical headland, full of verandas and boutiques, with swimming beaches, surf and whales along the coast.',
      intro:
        "The Portuguese began the fort, the Dutch finished it in 1663, and inside the ramparts little has been pulled down since. Lawyers, Muslim traders, monks and café owners share four hundred houses.\n\nThe evening walk on the walls is the whole town's habit. East and west lie beaches: Unawatuna for a swim, Hikkaduwa for turtles and surf, Weligama for learning, Mirissa for whales.\n\nDecember to April is calm and sunny here; from May the sea is rough. Two nights inside the fort are a treat.",
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [29.1, 29.7, 30.5, 30.6, 30.1, 29.2, 28.7, 28.6, 28.6, 28.8, 29.1, 29.0],
        low: [22.7, 23.0, 23.9, 24.8, 25.5, 25.2, 24.8, 24.7, 24.5, 24.1, 23.4, 23.0],
        rainDays: [7, 6, 8, 12, 16, 16, 14, 14, 16, 17, 15, 10],
      },
      neighbourhoods: [
        {
          name: 'Galle Fort',
          lat: 6.0275,
          lon: 80.2175,
          character: 'Old houses turned small hotels, all on foot, quiet at night.',
        },
        {
          name: 'Unawatuna',
          lat: 6.011,
          lon: 80.247,
          character: 'Beach village of guesthouses and bars, ten minutes away.',
        },
        {
          name: 'Thalpe and Dalawella',
          lat: 6.001,
          lon: 80.27,
          character: 'Villas by rock pools and palms.',
        },
      ],
      gettingAround:
        'The fort is walked. Tuk-tuks by PickMe cost 500–1,000 rupees to the near beaches; coast trains and buses are cheap and fun.',
      fromAirport:
        'Colombo airport is 150 km by expressway: two and a half hours, about 20,000–25,000 rupees by car. Trains from Colombo hug the sea for two hours.',
      food: [
        { name: 'Fish ambul thiyal', what: 'Tuna dry-cooked with goraka, sour and peppery' },
        { name: 'Egg hoppers', what: 'Lacy bowls with onion sambol' },
        { name: 'Lamprais', what: 'Dutch Burgher rice parcel' },
        { name: 'Buffalo curd and treacle', what: 'Clay-pot yoghurt with palm syrup' },
      ],
      safety:
        'Rips from May to October. Traffic on the coast road is wild: cross with care. Pay nothing to self-made guides on the wall.',
      etiquette:
        'Swimwear on the beach only; mosque and temples need covered skin. Stilt fishermen ask money for pictures.',
      dailyCostEuro: [28, 75, 200],
      typicalNights: [2, 4],
      attractions: galle,
    },
    {
      slug: 'colombo',
      name: 'Colombo',
      localName: 'කොළඹ',
      lat: 6.9271,
      lon: 79.8612,
      knownFor:
        "Sri Lanka's sea-front capital: bazaars, Bawa's architecture, colonial halls, a temple like an attic, and the island's best tables.",
      intro:
        "Most travellers hurry through Colombo, and miss a friendly port of mosques, kovils, cricket and verandas. Pettah's bazaars sort themselves by goods; beyond Fort's banks rise new towers on reclaimed sea.\n\nGalle Face Green gathers all for kites and prawn fritters at five. Cinnamon Gardens hides the museum, parks and the houses of Geoffrey Bawa's circle.\n\nA day or two at the start or end lets you shop, eat crab and learn tuk-tuk. It is hot and humid all year.",
      bestMonths: [12, 1, 2, 3],
      climate: {
        high: [31.0, 31.4, 31.9, 32.0, 31.5, 30.7, 30.3, 30.3, 30.3, 30.4, 30.5, 30.6],
        low: [22.4, 22.8, 23.9, 24.9, 25.7, 25.6, 25.3, 25.2, 25.0, 24.2, 23.3, 22.8],
        rainDays: [5, 5, 8, 14, 15, 15, 11, 11, 14, 17, 15, 10],
      },
      neighbourhoods: [
        {
          name: 'Fort and Galle Face',
          lat: 6.928,
          lon: 79.845,
          character: 'Grand seafront hotels near stations and the green.',
        },
        {
          name: 'Cinnamon Gardens and Kollupitiya',
          lat: 6.911,
          lon: 79.856,
          character: 'Leafy and central, boutiques, cafés and museums.',
        },
        {
          name: 'Mount Lavinia',
          lat: 6.834,
          lon: 79.864,
          character: 'Beach suburb half an hour south by train.',
        },
      ],
      gettingAround:
        'PickMe and Uber tuk-tuks cost 200–600 rupees. Buses are wild and cheap; the coast train is lovely off-peak.',
      fromAirport:
        'Bandaranaike airport is 32 km north: 35–50 minutes by expressway, 6,000–8,000 rupees by taxi; bus 187 for little.',
      food: [
        { name: 'Kottu', what: 'Chopped flatbread fried on iron' },
        { name: 'Crab curry', what: 'Lagoon crab in dark roasted spices' },
        { name: 'Isso wade', what: 'Lentil cake with prawns from beach carts' },
        { name: 'String hoppers', what: 'Steamed rice nests with sambol and curry' },
      ],
      safety: 'Safe by day; decline strangers with a temple festival and a tuk-tuk. Keep to apps at night.',
      etiquette: 'Cover up for temples and mosque, take shoes and hats off. Poya days are dry.',
      dailyCostEuro: [28, 70, 170],
      typicalNights: [1, 2],
      attractions: colombo,
    },
    {
      slug: 'ella',
      name: 'Ella',
      localName: 'ඇල්ල',
      lat: 6.8756, lon: 81.0466,
      knownFor: 'Known for the curved railway bridge in the jungle, short hikes through tea to ridges over the southern plains, and one of the slowest and prettiest train rides anywhere.',
      intro: "Ella is a street, a station and a gap in the mountains. At 1,040 metres the hill country breaks off to the south, and from half the balconies one looks through the notch down to the lowland and, on clear nights, to a lighthouse on the coast. The train from Kandy takes most of a day to get here, and nobody complains.\n\nThe sights are walks. Little Adam's Peak at sunrise and the Nine Arch Bridge fill a morning; Ella Rock takes another; a tea factory, a waterfall and a cooking class do for the rain, which comes in the afternoon. With a driver, Lipton's Seat and the pools above Diyaluma make a fine day out.\n\nJanuary to March is driest. October and November are wet, and the leeches know it.",
      bestMonths: [1, 2, 3, 4, 7, 8],
      climate: {
        high: [23.5, 25.0, 26.8, 27.4, 27.8, 27.6, 27.5, 27.6, 27.2, 26.2, 24.8, 23.6],
        low: [15.2, 15.0, 15.7, 17.2, 18.0, 18.0, 17.6, 17.5, 17.0, 16.9, 16.6, 16.1],
        rainDays: [10, 7, 9, 14, 10, 5, 6, 8, 11, 18, 20, 16],
      },
      neighbourhoods: [
        { name: 'Main Street', lat: 6.8756, lon: 81.0466, character: 'Cafés, buses and rooms above bars, lively until half past ten' },
        { name: 'Passara Road', lat: 6.8730, lon: 81.0560, character: "Guesthouses and hotels in the tea on the way to Little Adam's Peak" },
        { name: 'Around the Nine Arch Bridge', lat: 6.8785, lon: 81.0580, character: 'Homestays among banana trees, with the trains for an alarm clock' },
        { name: 'Kithal Ella', lat: 6.8665, lon: 81.0360, character: 'Quiet family rooms on the Ella Rock side, two kilometres along the line' },
      ],
      gettingAround: "Most is walked, along paths and, as everyone does, beside the railway. Tuk-tuks wait on the main street: about 600 rupees to the bridge, 5,000 for a half day by Ravana Falls. For Lipton's Seat, Diyaluma or Horton Plains take a car with driver, 15,000 to 20,000 rupees a day.",
      fromAirport: 'Colombo airport is six hours away by car. The train takes nine to ten hours from Colombo Fort and six to seven from Kandy; book seats when they open thirty days before. Buses and cars reach the south coast in two to three hours.',
      food: [
        { name: 'Rice and curry', what: 'Half a dozen vegetables, dal and coconut sambol, milder or hotter as you dare' },
        { name: 'Kottu', what: 'Flatbread chopped on a hot plate with egg, leek and chicken, heard before it is seen' },
        { name: 'Hoppers', what: 'Bowl-shaped rice pancakes, one with an egg, for breakfast or supper' },
        { name: 'Lamprais', what: 'Rice, curries and a meatball baked in banana leaf, from the Dutch Burghers' },
        { name: 'Uva tea', what: 'Dry winds in July and August give it a taste of menthol' },
      ],
      safety: 'Friendly and safe. Do not hang out of train doors in tunnels nor swim above waterfalls; both kill tourists every year. Watch for leeches in the wet and for false guides on the way to Ella Rock.',
      etiquette: 'Cover shoulders and knees at temples, take hats and shoes off, and never pose with your back to a Buddha. Tea pickers may be asked for a photograph, and paid for it. Walk facing the train and step off early.',
      dailyCostEuro: [22, 55, 160],
      typicalNights: [2, 3],
      attractions: ella,
    },
  ],
} satisfies CountryFile;
