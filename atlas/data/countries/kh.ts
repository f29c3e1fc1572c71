import type { CountryFile } from '../format.ts';
import siemReap from './kh-siem-reap.ts';
import phnomPenh from './kh-phnom-penh.ts';

export default {
  code: 'kh',
  facts: {
    plugs: ['A', 'C', 'G'],
    volts: 230,
    hertz: 50,
    languages: ['Khmer', 'English', 'French'],
    emergency: { police: '117', ambulance: '119', fire: '118' },
    tipping:
      'Appreciated where wages are low: a dollar for small services, 10 % in restaurants without a service charge, 5–10 dollars a day for drivers and guides.',
    tapWater: 'avoid',
    visaHint:
      'Most visitors need a visa, bought online or on arrival for 30 days; ASEAN citizens enter free. The e-Arrival form must be filled in online before landing.',
    goodToKnow:
      'US dollars in clean notes work everywhere beside the riel (about 4,000 to the dollar), which comes back as change. Cover shoulders and knees at temples: it is enforced at Angkor. Never leave marked paths in remote country, where mines remain.',
  },
  cities: [
    {
      slug: 'siem-reap',
      name: 'Siem Reap',
      localName: 'សៀមរាប',
      lat: 13.3633,
      lon: 103.8564,
      knownFor:
        'The friendly base for Angkor, the vast Khmer city of temples in the forest, with a lively food scene and lake villages nearby.',
      intro:
        "Between the ninth and fifteenth centuries the Khmer built the largest city of the preindustrial world north of today's town. Forest now covers all but the stone: Angkor Wat, the faces of the Bayon, roots gripping Ta Prohm and a hundred lesser temples.\n\nA pass for one, three or seven days covers them. Start before sunrise, rest from eleven to three, go back for the warm light. The new airport is far out, the town small and easy, with good Khmer kitchens and evening shows.\n\nThree days let you see the great temples and one far one.",
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [31.6, 33.3, 34.7, 35.5, 34.8, 33.5, 32.6, 32.2, 31.8, 31.3, 31.0, 30.4],
        low: [20.8, 22.3, 24.4, 25.4, 25.5, 25.1, 24.8, 24.8, 24.5, 24.1, 22.6, 20.8],
        rainDays: [1, 1, 3, 6, 13, 14, 16, 16, 17, 13, 5, 2],
      },
      neighbourhoods: [
        {
          name: 'Old Market and Pub Street',
          lat: 13.3545,
          lon: 103.855,
          character: 'Restaurants, bars and markets at the door; noisy late.',
        },
        {
          name: 'Wat Bo',
          lat: 13.358,
          lon: 103.862,
          character: 'Calm east bank lanes of small hotels and good kitchens, a short walk over the river.',
        },
        {
          name: 'Charles de Gaulle road',
          lat: 13.37,
          lon: 103.86,
          character: 'Larger hotels on the way to the temples.',
        },
      ],
      gettingAround:
        'A tuk-tuk for a day of temples costs 15–25 dollars, a bicycle 2–5, a car about 35–40. PassApp and Grab give fair town prices.',
      fromAirport:
        'The new Siem Reap–Angkor airport is 40 km east: shuttle bus 8 dollars, car about 35, roughly an hour.',
      food: [
        { name: 'Fish amok', what: 'Curried fish custard steamed in banana leaf' },
        { name: 'Lok lak', what: 'Peppery beef with lime and Kampot pepper dip' },
        { name: 'Nom banh chok', what: 'Rice noodles with green fish curry, for breakfast' },
        { name: 'Prahok ktis', what: 'Dip of fermented fish, pork and coconut' },
      ],
      safety:
        'Safe and gentle. Steep temple stairs, heat and stray dogs need care. Do not give money to begging children or visit orphanages.',
      etiquette:
        'Dress as for worship at the temples, do not climb or touch carvings, and ask monks before photographing.',
      dailyCostEuro: [25, 55, 150],
      typicalNights: [3, 4],
      attractions: siemReap,
    },
    {
      slug: 'phnom-penh',
      name: 'Phnom Penh',
      localName: 'ភ្នំពេញ',
      lat: 11.5564,
      lon: 104.9282,
      knownFor:
        "Cambodia's fast-growing riverside capital, with a gilded palace, fine Khmer sculpture, art deco markets and the memorials of the 1970s.",
      intro:
        'Four river arms meet at Phnom Penh. Along the bank run the palace with its spires, the red museum of Khmer art and a promenade where the city takes its evening air.\n\nIt is also where the Khmer Rouge tortured and killed. Tuol Sleng and Choeung Ek are hard to see and right to see; give them a morning and nothing loud after.\n\nThe rest is life: markets under an art deco dome, modernist buildings of the 1960s, small bars in side lanes and very good food. Two days are right.',
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [31.3, 32.7, 34.4, 35.1, 34.5, 33.6, 32.7, 32.5, 31.9, 31.2, 30.8, 30.4],
        low: [21.9, 23.0, 24.3, 25.2, 25.4, 25.0, 24.7, 24.6, 24.3, 23.9, 22.9, 21.8],
        rainDays: [2, 1, 4, 7, 13, 14, 16, 16, 18, 16, 8, 4],
      },
      neighbourhoods: [
        {
          name: 'Riverside and Daun Penh',
          lat: 11.569,
          lon: 104.93,
          character: 'Old quarter by the palace and museum with many hotels and bars.',
        },
        { name: 'BKK1', lat: 11.551, lon: 104.926, character: 'Leafy streets of cafés and boutique hotels.' },
        {
          name: 'Russian Market (Toul Tom Poung)',
          lat: 11.541,
          lon: 104.916,
          character: 'Young, local, full of coffee bars and small eateries.',
        },
      ],
      gettingAround:
        'Use PassApp or Grab tuk-tuks (1–3 dollars). The riverside walks well; traffic ignores zebra crossings.',
      fromAirport:
        'The new Techo airport, opened in 2025, is some 25 km south: 45–75 minutes by taxi or app car for about 15–20 dollars.',
      food: [
        { name: 'Fish amok', what: 'Fish in coconut curry custard' },
        { name: 'Kuy teav', what: 'Pork and prawn noodle soup of the morning' },
        { name: 'Bai sach chrouk', what: 'Charcoal pork on broken rice with pickles' },
        { name: 'Kampot pepper crab', what: 'Crab in green peppercorn sauce' },
      ],
      safety:
        'Bag and phone snatching from motorbikes is common: use tuk-tuks with nets and keep nothing in hand. Avoid demonstrations and dark parks.',
      etiquette:
        'Be quiet and covered at the memorials and the palace. Do not touch heads; give things with both hands.',
      dailyCostEuro: [25, 60, 150],
      typicalNights: [2, 3],
      attractions: phnomPenh,
    },
  ],
} satisfies CountryFile;
