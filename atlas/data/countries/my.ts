import type { CountryFile } from '../format.ts';
import kualaLumpur from './my-kuala-lumpur.ts';
import georgeTown from './my-george-town.ts';
import kotaKinabalu from './my-kota-kinabalu.ts';

export default {
  code: 'my',
  facts: {
    plugs: ['G'],
    volts: 240,
    hertz: 50,
    languages: ['Malay', 'English', 'Mandarin', 'Tamil'],
    emergency: { all: '999' },
    tipping:
      'Not expected. Hotels and smarter restaurants add 10 % service and tax; rounding up is a kindness.',
    tapWater: 'mostly_safe',
    visaHint:
      'Many nationalities enter without a visa for up to 90 days. Fill in the digital arrival card online within three days before landing; Sabah and Sarawak stamp passports again.',
    goodToKnow:
      'Friday midday is prayer time, and some east-coast states rest on Friday. Cover arms and legs in mosques, where robes are lent. Alcohol is taxed and not sold everywhere. During Ramadan be discreet about eating outdoors; the evening bazaars are a feast. Drug laws are extremely harsh.',
  },
  cities: [
    {
      slug: 'kuala-lumpur',
      name: 'Kuala Lumpur',
      lat: 3.1478,
      lon: 101.6953,
      knownFor:
        "Malaysia's green and easy-going capital of twin towers, mosques, temples and night food streets, where Malay, Chinese and Indian life share a block.",
      intro:
        'Kuala Lumpur grew from a muddy tin camp at the meeting of two rivers, and the mosque where they join still marks the spot. Around it stand the Moorish halls of the British, the lanes of Chinatown and a ring of ever taller towers.\n\nThe pleasure is in the mix: a Tamil temple beside a Cantonese one, coconut rice at dawn, grilled wings on Jalan Alor at midnight, rainforest left standing under the telecommunications tower.\n\nIt is hot all year with storms most afternoons. Two or three days suffice, the limestone Batu Caves included.',
      bestMonths: [1, 2, 5, 6, 7, 8],
      climate: {
        high: [32.1, 33.0, 33.4, 33.4, 33.4, 33.1, 32.7, 32.8, 32.6, 32.5, 32.1, 31.9],
        low: [23.8, 24.2, 24.6, 24.9, 25.2, 24.9, 24.6, 24.6, 24.4, 24.3, 24.1, 24.0],
        rainDays: [13, 13, 16, 18, 15, 11, 12, 13, 15, 18, 20, 17],
      },
      neighbourhoods: [
        {
          name: 'Bukit Bintang',
          lat: 3.1468,
          lon: 101.711,
          character: 'Malls, hotels and the food street, with monorail and MRT; busy until late.',
        },
        {
          name: 'KLCC',
          lat: 3.156,
          lon: 101.713,
          character: 'Glossy hotels round the twin towers and their park.',
        },
        {
          name: 'Chinatown',
          lat: 3.1435,
          lon: 101.6975,
          character: 'Old shophouses with hostels, speakeasies and temples, near the railway hub.',
        },
        {
          name: 'Brickfields and KL Sentral',
          lat: 3.1325,
          lon: 101.6865,
          character: 'Practical for trains and the airport, with Indian food at the door.',
        },
      ],
      gettingAround:
        "LRT, MRT and monorail cover the sights (Touch 'n Go card or tokens, 1–5 ringgit). Grab is cheap and best in the rain. Walkways link KLCC with Bukit Bintang.",
      fromAirport:
        'The KLIA Ekspres train takes 28–33 minutes to KL Sentral for 55 ringgit; buses about 15; a Grab 65–100 ringgit and an hour.',
      food: [
        { name: 'Nasi lemak', what: 'Coconut rice with sambal, anchovies, peanuts and egg, at any hour' },
        { name: 'Roti canai', what: 'Flaky griddled bread with dal and curry' },
        { name: 'Hokkien mee', what: 'Thick noodles fried dark over charcoal with lard and cabbage' },
        { name: 'Satay', what: 'Grilled skewers with peanut sauce and rice cakes' },
        { name: 'Cendol', what: 'Shaved ice with green jelly, coconut milk and palm sugar' },
      ],
      safety:
        'Mostly safe; keep bags away from the road side because of snatchers on motorbikes. Use app rides rather than flagged taxis.',
      etiquette:
        'Eat and give with the right hand. Shoes off in homes and places of worship; dress modestly there.',
      dailyCostEuro: [28, 65, 160],
      typicalNights: [2, 3],
      attractions: kualaLumpur,
    },
    {
      slug: 'george-town',
      name: 'George Town',
      localName: '乔治市',
      lat: 5.4145,
      lon: 100.3292,
      knownFor:
        "Penang's old port of shophouses, clan temples and street murals, a World Heritage town where three cooking traditions meet on every corner.",
      intro:
        'Founded in 1786 as a free port, George Town drew Hokkien, Tamils, Acehnese, Armenians and Siamese. Their mosque, temples and church still stand within ten minutes of each other, amid thousands of tiled shophouses.\n\nPeople come for food first. Hawkers here cook one dish each, often for life, and the city eats in rounds: laksa at four, noodles at eight, cendol between.\n\nBehind rise the forested Penang Hill and a great Buddhist temple; beaches and a small national park lie on the north coast. Three days go easily.',
      bestMonths: [12, 1, 2, 3],
      climate: {
        high: [32.0, 32.5, 32.8, 32.4, 32.0, 31.8, 31.5, 31.3, 31.0, 31.0, 31.2, 31.4],
        low: [23.8, 24.2, 24.5, 24.9, 24.9, 24.6, 24.1, 24.1, 23.8, 23.7, 23.7, 23.6],
        rainDays: [5, 6, 9, 14, 14, 11, 12, 14, 17, 19, 14, 9],
      },
      neighbourhoods: [
        {
          name: 'Heritage core (Armenian and Love Lane)',
          lat: 5.4165,
          lon: 100.337,
          character: 'Restored shophouse inns, cafés and murals, all on foot.',
        },
        {
          name: 'Campbell and Kimberley',
          lat: 5.417,
          lon: 100.3325,
          character: 'Between markets and hawkers; local and noisy.',
        },
        {
          name: 'Gurney',
          lat: 5.437,
          lon: 100.31,
          character: 'Seafront towers, malls and a big hawker yard.',
        },
        { name: 'Batu Ferringhi', lat: 5.473, lon: 100.247, character: 'Beach resorts half an hour away.' },
      ],
      gettingAround:
        'The core is walkable and flat; a free CAT bus loops round it. Rapid Penang buses go to the hill (204) and the beach (101). Grab is cheap.',
      fromAirport:
        'Bayan Lepas is 16 km south: 30–45 minutes by Grab (25–35 ringgit) or bus 401 for about 3.',
      food: [
        { name: 'Asam laksa', what: 'Sour mackerel and tamarind noodle soup with mint and prawn paste' },
        { name: 'Char koay teow', what: 'Flat noodles seared with prawns, cockles and lard' },
        { name: 'Nasi kandar', what: 'Rice under several mixed curries, a Tamil Muslim invention' },
        { name: 'Cendol', what: 'Green jelly with coconut milk and palm sugar over ice' },
      ],
      safety: 'A safe town. Snatch thieves on bikes are the only real worry; carry bags on the wall side.',
      etiquette:
        'Temples and clan houses are in use: dress modestly, shoes off where shown. Order a drink if you sit in a coffee shop.',
      dailyCostEuro: [25, 60, 150],
      typicalNights: [2, 4],
      attractions: georgeTown,
    },
    {
      slug: 'kota-kinabalu',
      name: 'Kota Kinabalu',
      lat: 5.9804,
      lon: 116.0735,
      knownFor:
        'The relaxed coastal capital of Sabah in Borneo: coral islands ten minutes offshore, seafood at sunset and Mount Kinabalu on the horizon.',
      intro:
        'Kota Kinabalu, KK to all, was bombed flat in 1945 and rebuilt without grace, but few cities look out on better things. Five islands with reefs lie in front, and on clear mornings the 4,095-metre mountain stands behind.\n\nThe waterfront joins markets end to end, from pearls to dried fish to grilled squid. Gaya Street holds the coffee shops and a Sunday fair.\n\nMost people stay two or three days on the way to the mountain, the rivers or the diving, and remember the sunsets.',
      bestMonths: [1, 2, 3, 4],
      climate: {
        high: [30.3, 30.6, 31.5, 32.3, 32.4, 31.9, 31.6, 31.7, 31.5, 31.1, 31.0, 30.7],
        low: [23.1, 23.2, 23.6, 24.1, 24.5, 24.2, 23.9, 23.9, 23.7, 23.6, 23.6, 23.4],
        rainDays: [10, 7, 6, 8, 12, 13, 13, 13, 15, 17, 16, 14],
      },
      neighbourhoods: [
        {
          name: 'Gaya Street and centre',
          lat: 5.9835,
          lon: 116.0765,
          character: 'Coffee shops, hostels and boats on foot.',
        },
        {
          name: 'Waterfront',
          lat: 5.977,
          lon: 116.0715,
          character: 'Big hotels and malls over the sea with the sunset.',
        },
        { name: 'Tanjung Aru', lat: 5.948, lon: 116.048, character: 'Beach resorts near the airport.' },
      ],
      gettingAround:
        'The centre is small and walkable; Grab covers the rest for little money. Island boats leave from Jesselton Point.',
      fromAirport: 'The airport is 8 km away: 15–20 minutes and about 15 ringgit by Grab.',
      food: [
        { name: 'Tuaran mee', what: 'Egg noodles fried crisp with egg and pork' },
        { name: 'Hinava', what: 'Raw mackerel cured in lime with bitter gourd and ginger' },
        { name: 'Ngiu chap', what: 'Beef offal noodle soup, a breakfast of the town' },
        { name: 'Grilled seafood', what: 'Squid, rays and prawns from the night market with sambal' },
      ],
      safety:
        'A calm city. Check official advice for the islands of the far east coast. Currents and jellyfish at times: ask boatmen.',
      etiquette:
        'A mixed and tolerant place; dress modestly in mosques. On the mountain follow Kadazan-Dusun custom: no nudity or shouting.',
      dailyCostEuro: [28, 65, 160],
      typicalNights: [2, 4],
      attractions: kotaKinabalu,
    },
  ],
} satisfies CountryFile;
