import type { CountryFile } from '../format.ts';
import luangPrabang from './la-luang-prabang.ts';

export default {
  code: 'la',
  facts: {
    plugs: ['A', 'B', 'C', 'E', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Lao', 'French', 'English'],
    emergency: { police: '1191', ambulance: '1195', fire: '1190' },
    tipping: 'Not usual; 5–10 % in tourist restaurants and something for guides is kindly received.',
    tapWater: 'avoid',
    visaHint:
      'Many visitors get a 30-day visa on arrival or an e-visa; ASEAN and a few other nationalities enter without one. Have dollars and a photograph.',
    goodToKnow:
      'Cash in kip is needed almost everywhere, and card machines charge. Unexploded bombs remain in the countryside: keep to paths. Bars close by about half past eleven. The railway from China makes Vientiane two hours from Luang Prabang.',
  },
  cities: [
    {
      slug: 'luang-prabang',
      name: 'Luang Prabang',
      localName: 'ຫຼວງພະບາງ',
      lat: 19.8893,
      lon: 102.135,
      knownFor:
        'A quiet former royal town of gilded monasteries and French villas on a tongue of land between the Mekong and the Nam Khan.',
      intro:
        'Thirty-odd monasteries share a peninsula barely a kilometre long with villas, bakeries and coconut palms. Saffron robes, wood smoke and the two rivers make the mood; the whole town is World Heritage and goes to bed early.\n\nDays fall into a rhythm: the morning market, one temple, a long lunch over the water, a swim at turquoise falls, a hill at sunset, the night market.\n\nStay three nights if you can. In March and April the air is thick with smoke from burning fields.',
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [27.9, 30.1, 32.6, 34.0, 33.5, 32.9, 31.9, 31.9, 32.0, 31.0, 29.0, 26.9],
        low: [14.5, 15.4, 17.9, 20.9, 22.9, 23.9, 23.6, 23.4, 22.8, 20.9, 18.0, 15.0],
        rainDays: [2, 2, 4, 8, 12, 13, 17, 18, 11, 6, 3, 2],
      },
      neighbourhoods: [
        {
          name: 'Peninsula',
          lat: 19.895,
          lon: 102.14,
          character: 'Old town between the rivers: heritage inns, temples and cafés on foot.',
        },
        {
          name: 'Ban Visoun and south',
          lat: 19.886,
          lon: 102.137,
          character: "Cheaper guesthouses and local food ten minutes' walk away.",
        },
      ],
      gettingAround:
        'The old town is walked or cycled. Shared tuk-tuks and minivans go to the falls; LOCA is the local ride app. Boats leave below the palace.',
      fromAirport:
        'The airport is 4 km away: 10–15 minutes by shared van for a fixed fare. The railway station is 12 km out, with minibuses.',
      food: [
        { name: 'Khao soi Lao', what: 'Noodles with minced pork and fermented bean sauce' },
        { name: 'Or lam', what: 'Peppery stew with spicy wood, aubergine and buffalo' },
        { name: 'Mok pa', what: 'Fish with herbs steamed in banana leaf' },
        { name: 'Kaipen', what: 'Crisp river weed with sesame and chilli paste' },
      ],
      safety:
        'Very safe. Poisoned alcohol has killed travellers elsewhere in Laos: skip free shots and unlabelled spirits. Watch river currents in the rains.',
      etiquette:
        'At the alms round keep your distance, no flash, silence, and give only if it means something to you. Cover up in temples; no bikinis in town.',
      dailyCostEuro: [25, 60, 170],
      typicalNights: [3, 4],
      attractions: luangPrabang,
    },
  ],
} satisfies CountryFile;
