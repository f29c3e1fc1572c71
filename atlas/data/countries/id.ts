import type { CountryFile } from '../format.ts';
import ubud from './id-ubud.ts';
import seminyak from './id-seminyak.ts';
import yogyakarta from './id-yogyakarta.ts';
import jakarta from './id-jakarta.ts';

export default {
  code: 'id',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Indonesian', 'Javanese', 'Balinese', 'English'],
    emergency: { all: '112', police: '110', ambulance: '119', fire: '113' },
    tipping:
      'Not required; restaurants may add 10 % tax and 5–10 % service. Round up, and give guides and drivers 50,000–100,000 rupiah a day.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities buy a 30-day visa on arrival or the same visa online before flying; ASEAN citizens enter free. An online arrival declaration is required, and Bali asks for a tourist levy.',
    goodToKnow:
      'Carry rupiah cash outside cities. Friday noon is prayer time in Muslim areas. On Bali wear a sarong in temples, and on Nyepi, the day of silence in March, even the airport shuts. Scooters need a motorcycle licence and a helmet.',
  },
  cities: [
    {
      slug: 'ubud',
      name: 'Ubud',
      lat: -8.5069,
      lon: 115.2625,
      knownFor:
        "Bali's inland town of temples, dance, painters and rice terraces, now also of yoga and long café breakfasts.",
      intro:
        'Ubud lies among ravines and rice in the middle of Bali, where princes have fed dancers and carvers for centuries and painters from abroad settled in the 1930s. Offerings in leaf trays appear on every step at dawn.\n\nThe centre is crowded; ten minutes down a lane you are between ducks and irrigation channels. Water temples, waterfalls and the great terraces lie within an hour.\n\nApril to October is dry and bright; the wet months are green and cheaper. Three or four nights suit most people.',
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [29.0, 29.2, 29.4, 29.6, 29.0, 28.2, 27.5, 27.8, 28.6, 29.5, 29.8, 29.2],
        low: [22.5, 22.5, 22.3, 22.2, 21.9, 21.2, 20.6, 20.6, 21.1, 21.8, 22.3, 22.5],
        rainDays: [19, 16, 15, 10, 8, 7, 6, 5, 7, 11, 14, 18],
      },
      neighbourhoods: [
        {
          name: 'Central Ubud',
          lat: -8.5075,
          lon: 115.263,
          character: 'Palace, market and dance stages at the door; busy all day.',
        },
        {
          name: 'Penestanan and Sayan',
          lat: -8.504,
          lon: 115.246,
          character: 'Lanes and ridges with rice views, studios and river hotels.',
        },
        {
          name: 'Nyuh Kuning and Pengosekan',
          lat: -8.5235,
          lon: 115.26,
          character: "Quiet woodcarvers' village and yoga halls south of the forest.",
        },
      ],
      gettingAround:
        'The centre is on foot. For sights hire a car with driver (600,000–800,000 rupiah a day) or a scooter if licensed; Grab and Gojek work but pick-ups are contested.',
      fromAirport:
        'Ngurah Rai airport is 37 km south: 75–120 minutes by booked car, about 350,000–450,000 rupiah. There is no train.',
      food: [
        { name: 'Babi guling', what: 'Spit-roast pig with turmeric, crackling and blood sausage' },
        { name: 'Bebek betutu', what: 'Duck cooked for hours in spice paste and leaves' },
        { name: 'Nasi campur', what: 'Rice with small portions of many things' },
        { name: 'Lawar', what: 'Chopped beans, coconut and meat with herbs' },
      ],
      safety:
        'Traffic and scooter falls are the main hazard. Hold on to glasses and phones near monkeys. Avoid arak of unknown origin.',
      etiquette:
        'Sarong and sash in temples; do not step on offerings or walk in front of people praying. Menstruating women are asked not to enter.',
      dailyCostEuro: [30, 70, 180],
      typicalNights: [3, 5],
      attractions: ubud,
    },
    {
      slug: 'seminyak',
      name: 'Seminyak (South Bali)',
      lat: -8.6913,
      lon: 115.1682,
      knownFor:
        "Bali's south coast: surf and sunset beaches from Canggu to Uluwatu, cliff temples, beach clubs, restaurants and boutique villas.",
      intro:
        "From Canggu's black sand through Seminyak and Kuta to the white cliffs of the Bukit peninsula, the south is Bali's holiday shore. Seminyak lies in the middle, with the best tables and shops and a wide beach facing west.\n\nSurfers split the coast between them: beginners at Kuta and Batu Bolong, experts at Uluwatu. Everybody turns to the sea at six. Temples stand on rocks and cliffs in between, busy with real prayer.\n\nTraffic is the price: keep to one area a day, and leave early.",
      bestMonths: [4, 5, 6, 7, 8, 9],
      climate: {
        high: [30.7, 30.9, 31.2, 31.7, 31.3, 30.5, 29.9, 29.9, 30.6, 31.5, 31.9, 31.4],
        low: [24.4, 24.3, 24.3, 24.4, 24.2, 23.6, 23.1, 23.0, 23.5, 24.2, 24.7, 24.6],
        rainDays: [17, 14, 12, 8, 6, 5, 5, 3, 5, 7, 10, 15],
      },
      neighbourhoods: [
        {
          name: 'Seminyak and Petitenget',
          lat: -8.683,
          lon: 115.16,
          character: 'Villas, restaurants and beach clubs; polished and walkable by beach.',
        },
        {
          name: 'Canggu',
          lat: -8.65,
          lon: 115.136,
          character: 'Surf, cafés, co-working and parties amid the last rice.',
        },
        {
          name: 'Uluwatu and Bingin',
          lat: -8.812,
          lon: 115.106,
          character: 'Cliff-top stays above surf beaches, a vehicle needed.',
        },
        {
          name: 'Sanur',
          lat: -8.69,
          lon: 115.262,
          character: 'Calm lagoon, promenade and families, boats to Nusa Penida.',
        },
        { name: 'Nusa Dua', lat: -8.8, lon: 115.23, character: 'Gated resort beaches with calm water.' },
      ],
      gettingAround:
        'Grab, Gojek and Bluebird cars are cheap; scooters are the quick way for the licensed. Allow an hour to go from Canggu to Uluwatu or more.',
      fromAirport:
        'Ngurah Rai is 10 km away: 30–60 minutes, about 150,000–250,000 rupiah by airport taxi or Grab lounge.',
      food: [
        { name: 'Ikan bakar', what: 'Fish grilled over coconut husk with sambal, best at Jimbaran' },
        { name: 'Nasi campur', what: 'Rice with a choice of small dishes' },
        { name: 'Sate lilit', what: 'Minced fish satay on lemongrass sticks' },
        { name: 'Sambal matah', what: 'Raw shallot, lemongrass and chilli relish' },
      ],
      safety:
        'Strong rips: swim between flags. Scooter accidents and snatching of phones are common. Use authorised money changers and count.',
      etiquette:
        'Swimwear only at the beach. Sarongs in temples. Stop for processions and do not step on offerings.',
      dailyCostEuro: [35, 85, 230],
      typicalNights: [3, 6],
      attractions: seminyak,
    },
    {
      slug: 'yogyakarta',
      name: 'Yogyakarta',
      lat: -7.7956,
      lon: 110.3695,
      knownFor:
        'The cultural heart of Java: a living sultanate, batik and shadow puppets, and the great temples of Borobudur and Prambanan close by.',
      intro:
        'Yogyakarta is ruled by a sultan who is also the elected governor, and the town is laid out on the line from the volcano Merapi through his palace to the sea. Students, buskers and pedicabs give it a gentle noise.\n\nCrafts are still everyday things here: batik, silver, leather puppets, gamelan on a weekday morning. Within an hour stand the largest Buddhist monument anywhere and the tallest Hindu temples of the islands.\n\nThree nights do it well. The dry season from May to September gives clear dawns.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [30.2, 30.5, 30.9, 31.5, 31.5, 31.0, 30.4, 30.7, 31.4, 31.9, 31.3, 30.6],
        low: [23.3, 23.3, 23.3, 23.3, 22.7, 21.6, 20.8, 20.8, 21.8, 23.0, 23.4, 23.3],
        rainDays: [19, 18, 17, 12, 7, 4, 3, 2, 3, 9, 14, 18],
      },
      neighbourhoods: [
        {
          name: 'Malioboro',
          lat: -7.7925,
          lon: 110.366,
          character: 'Central, lively, near the station; cheap inns in the side lanes.',
        },
        {
          name: 'Prawirotaman',
          lat: -7.819,
          lon: 110.371,
          character: 'Guesthouses, cafés and galleries south of the palace, popular with travellers.',
        },
        { name: 'Kraton area', lat: -7.808, lon: 110.362, character: 'Quiet lanes within the old walls.' },
      ],
      gettingAround:
        'Gojek and Grab cost next to nothing; becak pedicabs for short rides after agreeing a price. TransJogja buses link the airport side with Prambanan (1A).',
      fromAirport:
        'The new airport (YIA) is 45 km west: the airport train takes 40 minutes to Tugu station for 50,000 rupiah.',
      food: [
        { name: 'Gudeg', what: 'Young jackfruit stewed in palm sugar and coconut with egg and chicken' },
        { name: 'Sate klathak', what: 'Mutton grilled on bicycle spokes with only salt' },
        { name: 'Bakpia', what: 'Small round pastries with mung bean' },
        { name: 'Kopi joss', what: 'Coffee with a live coal dropped in' },
      ],
      safety:
        "Friendly and safe. Decline strangers who lead to a batik exhibition closing today. Check Merapi's alert level before tours.",
      etiquette: 'Dress modestly in the palace; right hand only for giving. Javanese voices are soft.',
      dailyCostEuro: [22, 50, 130],
      typicalNights: [2, 4],
      attractions: yogyakarta,
    },
    {
      slug: 'jakarta',
      name: 'Jakarta',
      lat: -6.1754,
      lon: 106.8272,
      knownFor:
        "Indonesia's huge, hot and lively capital, with an old Dutch port, great mosque and malls, and food from every one of the islands.",
      intro:
        'Jakarta is a working city of over ten million, and most travellers pass through. Given two days it repays them: the squares of Dutch Batavia, wooden schooners still loaded by hand, the largest mosque of the region facing a cathedral.\n\nIt is also where all Indonesia eats. Padang curries, Manado heat, Betawi soups and Chinese noodles fight for you in malls and lanes.\n\nTraffic is the great fact. Use metro, busway and app motorbikes, do one side of the city at a time, and go early.',
      bestMonths: [6, 7, 8, 9],
      climate: {
        high: [30.4, 30.4, 31.6, 32.6, 33.0, 32.9, 32.7, 33.0, 33.3, 33.2, 32.4, 31.3],
        low: [24.6, 24.6, 25.0, 25.4, 25.7, 25.4, 25.1, 25.1, 25.4, 25.5, 25.3, 25.0],
        rainDays: [18, 18, 15, 12, 9, 7, 5, 4, 5, 9, 12, 15],
      },
      neighbourhoods: [
        {
          name: 'Menteng and Thamrin',
          lat: -6.193,
          lon: 106.825,
          character: 'Central hotels, malls, embassies and the metro.',
        },
        {
          name: 'Senopati and SCBD',
          lat: -6.227,
          lon: 106.809,
          character: 'Restaurants, bars and business towers.',
        },
        {
          name: 'Kota Tua and Glodok',
          lat: -6.14,
          lon: 106.8135,
          character: 'Old town atmosphere by day, few beds, quiet at night.',
        },
      ],
      gettingAround:
        'MRT and LRT are clean and quick; TransJakarta buses have their own lanes (3,500 rupiah, card). Gojek and Grab motorbikes beat all jams.',
      fromAirport:
        'The airport train takes about 50 minutes to BNI City for 80,000 rupiah; Damri buses 80,000–100,000; a Bluebird taxi 200,000 and tolls.',
      food: [
        { name: 'Soto Betawi', what: 'Beef soup with coconut milk and lime' },
        { name: 'Nasi Padang', what: 'Many small plates set down; you pay for what you eat' },
        { name: 'Kerak telor', what: 'Sticky rice omelette with coconut from street braziers' },
        { name: 'Gado-gado', what: 'Vegetables in warm peanut sauce' },
      ],
      safety:
        'Petty theft in crowds; avoid demonstrations. Air is poor in the dry season, floods come in January and February.',
      etiquette:
        'Dress modestly in mosques. Left hand is not for giving. Business folk dress neatly even in heat.',
      dailyCostEuro: [30, 70, 170],
      typicalNights: [1, 3],
      attractions: jakarta,
    },
  ],
} satisfies CountryFile;
