import type { CountryFile } from '../format.ts';
import marrakech from './ma-marrakech.ts';
import fes from './ma-fes.ts';
import chefchaouen from './ma-chefchaouen.ts';

export default {
  code: 'ma',
  facts: {
    plugs: ['C', 'E'],
    volts: 220,
    hertz: 50,
    languages: ['Arabic', 'Tamazight', 'French', 'Spanish', 'English'],
    emergency: { police: '190', ambulance: '150', fire: '150' },
    tipping:
      "Leave about ten per cent in restaurants, a few dirhams for porters and car guards, and agree on a guide's fee beforehand.",
    tapWater: 'mostly_safe',
    visaHint:
      'Citizens of many countries may stay 90 days without a visa; others can apply for an e-visa. Get the passport stamped on arrival.',
    goodToKnow:
      'Carry dirhams, since small shops and taxis take cash only and the currency cannot be bought abroad. Friday midday is quiet, and in Ramadan many places open late. Ask before photographing people, and ignore unasked guides politely.',
  },
  cities: [
    {
      slug: 'marrakech',
      name: 'Marrakech',
      localName: 'مراكش',
      lat: 31.6295,
      lon: -7.9811,
      knownFor:
        'The red walled city below the High Atlas: souks by trade, painted palaces, courtyard houses with cool gardens and a square that turns into an open-air kitchen every night.',
      intro:
        "Marrakech turns its back to the street. Behind blank rose-coloured walls lie courtyards with orange trees and tiled pools, and the pleasure of the city is stepping from the noise of one into the hush of the other. The medina is flat and tangled; the new town of Gueliz, twenty minutes away on foot, has wide pavements, galleries and cocktails.\n\nSee the palaces as they open, shop before lunch, retreat to a roof or a hammam at three, and return to Jemaa el-Fnaa when the smoke rises. Two nights are too few, because the mountains, the stony desert of Agafay and the Atlantic at Essaouira are all within a day's reach.",
      bestMonths: [3, 4, 5, 10, 11],
      climate: {
        high: [18, 20, 23, 25, 28, 33, 37, 37, 32, 27, 22, 19],
        low: [6, 8, 10, 12, 15, 18, 21, 21, 18, 15, 10, 7],
        rainDays: [4, 4, 5, 4, 2, 1, 0, 0, 1, 3, 4, 4],
      },
      neighbourhoods: [
        {
          name: 'Medina around Jemaa el-Fnaa',
          lat: 31.6265,
          lon: -7.9865,
          character:
            'Riads in the thick of it; cars stop at the gates and a porter with a cart does the rest.',
        },
        {
          name: 'Kasbah and Mellah',
          lat: 31.619,
          lon: -7.986,
          character: 'The southern medina near the palaces, a little calmer and easier to reach by taxi.',
        },
        {
          name: 'Gueliz',
          lat: 31.636,
          lon: -8.01,
          character: 'The new town of the 1920s: hotels with lifts, cafés, galleries and bars.',
        },
        {
          name: 'Hivernage',
          lat: 31.622,
          lon: -8.007,
          character: 'Leafy streets with large hotels, pools and nightclubs between the two towns.',
        },
        {
          name: 'Palmeraie',
          lat: 31.672,
          lon: -7.972,
          character:
            'Villas and resorts among palms on the northern edge; peaceful, and taxis needed for everything.',
        },
      ],
      gettingAround:
        'Inside the medina you walk. Beige petty taxis should run a meter, so insist on it or agree the fare first; city buses and hop-on buses run to Gueliz and the gardens. Apps for ride-hailing work in part.',
      fromAirport:
        'Menara airport is six kilometres from the medina: bus L19 runs to Jemaa el-Fnaa for 30 dirhams and taxis take 15 minutes at a posted fare, to be agreed before setting off.',
      food: [
        {
          name: 'Tanjia',
          what: 'Lamb or beef with preserved lemon and cumin, sealed in a clay jar and left for hours in the ashes of a hammam furnace.',
        },
        {
          name: 'Tagine',
          what: 'Stew under a conical lid: chicken with olives, lamb with prunes, or kefta with eggs.',
        },
        { name: 'Mechoui', what: 'Whole lamb roasted in a pit, sold by weight with cumin and salt.' },
        { name: 'Msemen', what: 'Square flaky pancakes with honey for breakfast.' },
        { name: 'Harira', what: 'Tomato, lentil and chickpea soup, with dates on the side.' },
      ],
      safety:
        'Violent crime is rare. Expect persistent sellers, false directions and scooters in narrow lanes; keep valuables zipped up in the square at night.',
      etiquette:
        'Cover shoulders and knees, eat with the right hand, and take time over greetings. Mosques are closed to visitors of other faiths; bargaining is expected in souks but not in cafés.',
      dailyCostEuro: [40, 95, 260],
      typicalNights: [3, 4],
      attractions: marrakech,
    },
    {
      slug: 'fes',
      name: 'Fes',
      localName: 'فاس',
      lat: 34.0331,
      lon: -5.0003,
      knownFor:
        "The oldest and most complete of Morocco's imperial cities: a walled medina of nine thousand lanes where tanners, coppersmiths and scholars have worked since the ninth century.",
      intro:
        'Fes el-Bali may be the largest place on earth without a car. Goods move on mules, the cry is balak, and two lanes called Talaa run downhill from the Blue Gate to the mosque at its heart. On the way stand theological colleges with walls of carved plaster and inns where caravans unloaded.\n\nGetting lost is certain and harmless, but a licensed guide for the first half-day saves hours. Look at the crafts where they are made, climb to the Merenid tombs before sunset when the call to prayer rises from three hundred minarets, and leave a day for the Roman mosaics of Volubilis.',
      bestMonths: [3, 4, 5, 9, 10, 11],
      climate: {
        high: [16, 17, 20, 22, 26, 31, 36, 35, 31, 26, 20, 17],
        low: [4, 5, 7, 9, 12, 16, 19, 19, 17, 13, 9, 6],
        rainDays: [7, 7, 7, 8, 5, 2, 1, 1, 3, 5, 7, 8],
      },
      neighbourhoods: [
        {
          name: 'Batha and Bou Jeloud',
          lat: 34.061,
          lon: -4.983,
          character: 'By the Blue Gate, where taxis stop: riads, cafés and the easiest way in and out.',
        },
        {
          name: "Ziat and R'cif",
          lat: 34.06,
          lon: -4.973,
          character: 'The lower medina near the river square, close to the great mosque and less visited.',
        },
        {
          name: 'Ville Nouvelle',
          lat: 34.037,
          lon: -5.0,
          character: 'The French town with the station, modern hotels and broad café boulevards.',
        },
      ],
      gettingAround:
        'The medina is for feet only. Red petty taxis run on meters between its gates and the new town for a couple of euros; trains leave from the new town for Meknes, Rabat and Casablanca.',
      fromAirport:
        'Fes-Saïss airport is 15 km south: bus 16 goes to the railway station in about half an hour, and grand taxis charge a posted fare of about 150 dirhams.',
      food: [
        {
          name: 'Pastilla',
          what: 'Pigeon or chicken with almonds and egg in crisp pastry, dusted with sugar and cinnamon.',
        },
        { name: 'Bissara', what: 'Broad-bean soup with olive oil and cumin, a winter breakfast.' },
        { name: 'Khlii', what: 'Beef dried with spices and kept in fat, fried with eggs.' },
        {
          name: 'Camel burger',
          what: 'Minced camel with spices, a house invention that has become a habit.',
        },
        {
          name: 'Mint tea and kaab el ghazal',
          what: 'Tea poured from a height, with almond-filled pastry crescents.',
        },
      ],
      safety:
        'Safe by day and in the lit lanes at night. Unofficial guides and tannery touts are a nuisance rather than a danger; wear shoes with grip on the wet slopes.',
      etiquette:
        'Mosques and the shrine of Moulay Idriss are for Muslims, but one may look from the door. Dress modestly and ask artisans before taking pictures.',
      dailyCostEuro: [35, 80, 210],
      typicalNights: [2, 3],
      attractions: fes,
    },
    {
      slug: 'chefchaouen',
      name: 'Chefchaouen',
      localName: 'شفشاون',
      lat: 35.1688,
      lon: -5.2636,
      knownFor:
        'A small mountain town in the Rif whose lanes, steps and doorways are washed in every blue, with wool weavers, goat cheese and forest walks at the edge.',
      intro:
        'Chefchaouen was founded in 1471 by refugees from Andalusia and kept to itself for centuries. The blue wash, renewed each spring, covers walls, stairs and plant pots up to the height of a brush, and turns from powder to indigo as the sun moves.\n\nThe sights are few, and that is the charm: a red kasbah, a stream where women still rinse wool, a ruined mosque on a hill for the sunset. Arrive the evening before to have the lanes without the day buses from Tangier and Fes, and give a second day to the waterfalls of Akchour.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [15, 16, 18, 19, 23, 28, 32, 33, 29, 24, 19, 16],
        low: [6, 6, 8, 9, 12, 16, 19, 20, 18, 14, 10, 7],
        rainDays: [9, 9, 9, 8, 6, 2, 1, 1, 3, 7, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Medina',
          lat: 35.1692,
          lon: -5.2612,
          character: 'Blue guesthouses on stepped lanes near the square; no cars, so bags are carried up.',
        },
        {
          name: 'Around Bab el-Ain',
          lat: 35.168,
          lon: -5.2665,
          character:
            'The lower gate with small hotels, taxis and the daily market, handy for the bus station.',
        },
        {
          name: 'Ras el-Maa',
          lat: 35.1705,
          lon: -5.258,
          character: 'The quieter upper side by the spring, with gardens and views over the roofs.',
        },
      ],
      gettingAround:
        'Everything in the medina is on foot and uphill. Blue petty taxis climb from the bus station for small change; shared grands taxis go to Akchour and Tetouan.',
      fromAirport:
        'The nearest airports are Tetouan (70 km) and Tangier (120 km): taxis take one and a half to two and a half hours, and CTM coaches run from Tangier, Tetouan and Fes.',
      food: [
        { name: 'Goat cheese', what: 'Fresh, white and mild, sold on palm leaves by women from the hills.' },
        { name: 'Bissara', what: "Thick broad-bean soup with green olive oil, the worker's breakfast." },
        { name: 'Kid tagine with figs', what: 'Young goat cooked slowly with dried fruit.' },
        { name: 'Wild herb tea', what: 'Mint with thyme or verbena from the mountains.' },
      ],
      safety:
        'Calm and friendly. Hashish is grown nearby and offered openly, but it is illegal and trouble for foreigners.',
      etiquette:
        'Residents tire of cameras on their doorsteps: ask first, keep voices down, and never photograph the older women in straw hats without leave.',
      dailyCostEuro: [30, 65, 140],
      typicalNights: [1, 2],
      attractions: chefchaouen,
    },
  ],
} satisfies CountryFile;
