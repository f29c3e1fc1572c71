import type { CountryFile } from '../format.ts';
import taipeiAttractions from './tw-taipei.ts';
import tainanAttractions from './tw-tainan.ts';

export default {
  code: 'tw',
  facts: {
    plugs: ['A', 'B'],
    volts: 110,
    hertz: 60,
    languages: ['Mandarin Chinese', 'Taiwanese Hokkien', 'English'],
    emergency: { police: '110', ambulance: '119', fire: '119' },
    tipping: 'Not expected. Restaurants of the better sort add 10 per cent to the bill.',
    tapWater: 'mostly_safe',
    visaHint:
      'Citizens of over sixty countries, including the EU, UK, USA, Canada, Australia, New Zealand and Japan, enter visa-free, for 90 days in most cases.',
    goodToKnow:
      'An EasyCard pays for metro, buses, bicycles, trains and convenience stores. Night markets and small eateries want cash. Rubbish bins are few, and eating or drinking on the metro is fined.',
  },
  cities: [
    {
      slug: 'taipei',
      name: 'Taipei',
      localName: '臺北',
      lat: 25.0375,
      lon: 121.5637,
      knownFor:
        'Known for night markets and breakfast stalls, the treasures of the Chinese emperors, hot springs on the metro and easy hikes with a tower in view.',
      intro:
        'Taipei sits in a bowl of green hills with a river on one side and a dormant volcano on the other. It grew as tea port, Japanese colonial capital and refuge of the Nationalist government, and each has left its layer, from arcaded Dihua Street to the palace museum.\n\nIt is gentle, safe and devoted to eating: soy milk at dawn, noodles at noon, a market at night. Three days cover the town with time for hot springs; add one each for the gold-rush lanes of Jiufen and the coast at Yehliu.\n\nRain is frequent at all seasons; autumn is the driest and clearest.',
      bestMonths: [3, 4, 10, 11, 12],
      climate: {
        high: [19.6, 20.7, 22.9, 26.4, 29.6, 32.3, 34.4, 33.8, 31.3, 27.6, 24.4, 20.9],
        low: [14.0, 14.4, 16.0, 19.1, 22.2, 24.7, 26.2, 26.1, 24.8, 22.4, 19.6, 15.9],
        rainDays: [9, 9, 11, 10, 11, 12, 9, 11, 9, 7, 8, 8],
      },
      neighbourhoods: [
        {
          name: 'Zhongshan',
          lat: 25.0525,
          lon: 121.521,
          character: 'Central, leafy lanes with cafés, bars and mid-range hotels',
        },
        {
          name: 'Ximending',
          lat: 25.0425,
          lon: 121.5075,
          character: 'Young and bright, cheap rooms, two metro lines',
        },
        {
          name: 'Xinyi',
          lat: 25.035,
          lon: 121.565,
          character: 'Towers, malls and smart hotels below Taipei 101',
        },
        {
          name: "Da'an and Yongkang",
          lat: 25.0325,
          lon: 121.53,
          character: 'Quiet, good food and tea houses, near the park',
        },
        { name: 'Beitou', lat: 25.1365, lon: 121.506, character: 'Hot-spring hotels in a green valley' },
      ],
      gettingAround:
        'The metro is spotless and frequent until midnight; buses and YouBike shared bicycles fill the gaps, all on an EasyCard. High-speed trains reach Tainan in under two hours.',
      fromAirport:
        'The Taoyuan Airport MRT express takes 36–38 minutes to Taipei Main Station, NT$150–160; buses run all night. Songshan Airport is on the metro in town.',
      food: [
        { name: 'Beef noodle soup', what: 'Braised shank in a dark, star-anise broth with pickled greens' },
        { name: 'Lu rou fan', what: 'Minced belly pork stewed in soy over rice' },
        { name: 'Xiaolongbao', what: 'Soup dumplings, a Shanghai dish perfected here' },
        { name: 'Gua bao', what: 'A steamed bun folded over belly pork, peanut and coriander' },
        { name: 'Bubble tea', what: 'Milky tea with chewy tapioca, invented in Taiwan in the 1980s' },
      ],
      safety:
        'Very safe at all hours. Scooters are the main danger at crossings. Typhoons come from July to September; earthquakes are common and mostly small.',
      etiquette:
        'Leave the dark-blue priority seats free, queue where marked and recycle. Enter a temple by the right-hand door, leave by the left and never step on the sill.',
      dailyCostEuro: [45, 105, 240],
      typicalNights: [3, 4],
      attractions: taipeiAttractions,
    },
    {
      slug: 'tainan',
      name: 'Tainan',
      localName: '臺南',
      lat: 22.9908,
      lon: 120.2133,
      knownFor:
        "Known as Taiwan's oldest city, with Dutch forts, hundreds of temples and a street kitchen that other Taiwanese travel for.",
      intro:
        'Tainan was the capital for more than two centuries, under the Dutch, the pirate-general Koxinga and the Qing. It is a low, warm, slow city of temples, banyans and winding lanes in which old houses become bars, bookshops and inns.\n\nPeople here begin the day with beef soup and go on eating: shrimp rolls, milkfish porridge, noodles with minced pork. Allow two days, one for the centre and one for the forts and lagoons of Anping. Evenings are cool enough to walk from November to March.',
      bestMonths: [1, 2, 3, 11, 12],
      climate: {
        high: [23.2, 24.3, 26.6, 29.2, 31.3, 32.5, 33.0, 32.6, 32.6, 30.9, 28.1, 24.6],
        low: [14.3, 15.2, 17.8, 21.2, 24.2, 25.9, 26.3, 26.0, 25.4, 23.0, 19.9, 16.0],
        rainDays: [2, 2, 3, 4, 7, 10, 10, 12, 7, 2, 2, 2],
      },
      neighbourhoods: [
        {
          name: 'West Central District',
          lat: 22.9935,
          lon: 120.2005,
          character: 'Old lanes, temples and food, boutique stays',
        },
        { name: 'Station area', lat: 22.997, lon: 120.2115, character: 'Trains, buses and plain hotels' },
        {
          name: 'Anping',
          lat: 23.001,
          lon: 120.162,
          character: 'Fort, old street and lagoon, quiet at night',
        },
      ],
      gettingAround:
        'The centre is walkable; buses 2 and 19 and the tourist line 88 link temples and Anping, and shared T-Bikes are everywhere. Scooters need a licence.',
      fromAirport:
        "The high-speed station lies 15 km out: a local train connects in 25 minutes. From Taipei it takes under two hours; Tainan's small airport has few flights, Kaohsiung's is an hour away.",
      food: [
        { name: 'Danzai noodles', what: 'A small bowl with minced pork, shrimp and garlic' },
        {
          name: 'Beef soup',
          what: 'Raw slices of local beef cooked by the hot broth poured over them at dawn',
        },
        { name: 'Coffin bread', what: 'Deep-fried toast hollowed and filled with creamy chowder' },
        { name: 'Milkfish', what: 'The belly in porridge or fried, from the ponds around Anping' },
      ],
      safety:
        'Very safe. Scooters share narrow lanes without pavements; walk facing them. Mosquitoes are about after rain.',
      etiquette:
        'Pass incense with both hands, do not point at gods and ask before filming a spirit medium. Many kitchens close when sold out.',
      dailyCostEuro: [35, 85, 190],
      typicalNights: [2, 2],
      attractions: tainanAttractions,
    },
  ],
} satisfies CountryFile;
