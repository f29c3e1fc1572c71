import type { CountryFile } from '../format.ts';
import tbilisi from './ge-tbilisi.ts';

export default {
  code: 'ge',
  facts: {
    plugs: ['C', 'F'],
    volts: 220,
    hertz: 50,
    languages: ['Georgian', 'Russian', 'English'],
    emergency: { all: '112' },
    tipping: 'Many restaurants add ten to eighteen per cent service; otherwise leave ten. Taxi fares by app need no tip.',
    tapWater: 'mostly_safe',
    visaHint: 'Citizens of nearly a hundred countries may stay up to a year without a visa; since 2026 travel insurance is required of visitors on entry.',
    goodToKnow: 'Cards work in towns, cash in villages and marshrutkas. Mountain roads close in winter. Women cover their heads in churches and men wear long trousers.',
  },
  cities: [
    {
      slug: 'tbilisi',
      name: 'Tbilisi',
      localName: 'თბილისი',
      lat: 41.7151,
      lon: 44.8271,
      knownFor: 'A valley capital of carved balconies, sulphur baths and cliff-top churches, with a wine culture eight thousand years old and mountains a short drive away.',
      intro: "Tbilisi was founded, the story goes, where a king's falcon fell into a hot spring. The springs still steam under brick domes in the old town; above them climb wooden balconies, a ruined fortress and a cable car. Along Rustaveli Avenue stand an opera house in Moorish dress and museums with gold from the time of the Argonauts, and beyond lie Soviet concrete and factories turned into bars.\n\nIt is a city to eat and walk in. Take two days for the old quarters, the museum and a bath, then use the third for Mtskheta, for the cave town of Uplistsikhe or for the high road to Kazbegi. Autumn, when the grapes come in, is best.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [7, 8, 13, 18, 23, 28, 31, 31, 26, 20, 13, 8],
        low: [0, 1, 4, 8, 13, 17, 20, 20, 16, 11, 5, 1],
        rainDays: [4, 4, 6, 8, 9, 7, 5, 5, 5, 5, 5, 4],
      },
      neighbourhoods: [
        { name: 'Sololaki', lat: 41.691, lon: 44.8005, character: 'Worn mansions with painted entrance halls on the hill, five minutes from the sights.' },
        { name: 'Old Town (Kala)', lat: 41.6925, lon: 44.807, character: 'Lanes, baths and wine bars in the middle of things; lively until late.' },
        { name: 'Vera and Rustaveli', lat: 41.7055, lon: 44.788, character: 'Leafy, well-off streets with hotels, cafés and the avenue at hand.' },
        { name: 'Marjanishvili and Chugureti', lat: 41.7095, lon: 44.799, character: 'Left-bank quarter of galleries, hostels and the Fabrika yard.' },
      ],
      gettingAround: 'The two-line metro, buses and cable cars take a bank card. App taxis are cheap and spare bargaining. The old town is for walking; expect slopes and rough paving.',
      fromAirport: 'The airport is 17 km east: bus 337 runs to the old town and Rustaveli for one lari in about 45 minutes; an app taxi costs 25 to 40 lari. Refuse the drivers inside the hall.',
      food: [
        { name: 'Khinkali', what: 'Soup-filled dumplings, held by the knot, bitten and sucked.' },
        { name: 'Khachapuri', what: 'Cheese bread, boat-shaped with an egg in Adjara, round in Imereti.' },
        { name: 'Badrijani', what: 'Aubergine rolls with walnut and pomegranate.' },
        { name: 'Churchkhela', what: 'Strings of nuts dipped in thickened grape juice.' },
        { name: 'Amber wine', what: 'White grapes fermented on skins in clay jars underground.' },
      ],
      safety: 'Safe at night in the centre. Watch traffic, unlit steps and street dogs, most of them tagged and gentle. Demonstrations on Rustaveli Avenue are best avoided.',
      etiquette: 'At table someone is toast-master; wait for the toast before drinking. Dress for churches and take off nothing but your hat.',
      dailyCostEuro: [35, 85, 220],
      typicalNights: [3, 4],
      attractions: tbilisi,
    },
  ],
} satisfies CountryFile;
