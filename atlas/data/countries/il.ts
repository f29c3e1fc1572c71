import type { CountryFile } from '../format.ts';
import jerusalem from './il-jerusalem.ts';
import telAviv from './il-tel-aviv.ts';

export default {
  code: 'il',
  facts: {
    plugs: ['C', 'H', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['Hebrew', 'Arabic', 'English', 'Russian'],
    emergency: { police: '100', ambulance: '101', fire: '102' },
    tipping:
      'Twelve to fifteen per cent in restaurants, often asked for separately from the bill; taxi drivers expect nothing.',
    tapWater: 'safe',
    visaHint:
      'Visitors from visa-exempt countries need an online ETA-IL authorisation before travel and usually get 90 days; others apply at a consulate.',
    goodToKnow:
      "Shabbat, from Friday sunset to Saturday night, stops trains, most buses and many shops, above all in Jerusalem. Security checks are routine. Read your government's travel advice shortly before going, since conditions change.",
  },
  cities: [
    {
      slug: 'jerusalem',
      name: 'Jerusalem',
      localName: 'ירושלים',
      lat: 31.7683,
      lon: 35.2137,
      knownFor:
        'A walled city of golden limestone sacred to three religions, with the Western Wall, the Holy Sepulchre and the Dome of the Rock within one square kilometre.',
      intro:
        'Jerusalem compresses more devotion and dispute into its Old City than seems possible. Within four quarters and seven open gates, pilgrims carry crosses, schoolboys race with bread trays and soldiers wait at corners. The light on the stone, which by law faces every building, softens all of it at the end of the day.\n\nBegin with the Old City from above, on the ramparts or the Mount of Olives, then take one quarter at a time. The western city adds a great market, the Israel Museum and Yad Vashem. From Friday afternoon most of it closes: spend that evening at the Wall and Saturday in the Christian and Muslim quarters or by the Dead Sea.',
      bestMonths: [3, 4, 5, 10, 11],
      climate: {
        high: [12, 13, 16, 21, 25, 28, 29, 30, 28, 25, 19, 14],
        low: [6, 6, 8, 12, 15, 18, 19, 20, 19, 16, 12, 8],
        rainDays: [9, 8, 7, 3, 1, 0, 0, 0, 0, 2, 5, 7],
      },
      neighbourhoods: [
        {
          name: 'City Centre and Nachlaot',
          lat: 31.783,
          lon: 35.215,
          character: 'Around Jaffa Road, the tram and the market; lively and practical.',
        },
        {
          name: 'Mamilla and Yemin Moshe',
          lat: 31.775,
          lon: 35.225,
          character: 'Smart hotels by Jaffa Gate with views of the walls.',
        },
        {
          name: 'Old City',
          lat: 31.777,
          lon: 35.231,
          character: 'Hospices and hostels on stone lanes, full of bells and calls to prayer.',
        },
        {
          name: 'German Colony',
          lat: 31.763,
          lon: 35.219,
          character: 'Quiet nineteenth-century houses, cafés and a path on the old railway line.',
        },
      ],
      gettingAround:
        'The light rail crosses the city past the market and Damascus Gate; the Old City is on foot, much of it stepped. Public transport stops for Shabbat, when only some taxis and Arab minibuses run.',
      fromAirport:
        'From Ben Gurion the express train takes 25 minutes to Yitzhak Navon station beside the tram. On Shabbat use a shared or private taxi, about an hour.',
      food: [
        { name: 'Hummus', what: 'Warm chickpea purée with tahini, eaten before two in the afternoon.' },
        {
          name: 'Jerusalem mixed grill',
          what: 'Chicken hearts, livers and spices from the flat-top, in pita with mango sauce.',
        },
        { name: 'Kubbeh soup', what: 'Semolina dumplings with meat in a sour beetroot or lemon broth.' },
        {
          name: 'Knafeh',
          what: 'Shredded pastry over melting cheese in syrup, at its best in the Muslim quarter.',
        },
      ],
      safety:
        'Crime is low but tension can rise suddenly around the Old City and on Fridays; avoid demonstrations and follow local advice. Drink water, for the air is dry.',
      etiquette:
        'Cover shoulders and knees at holy places, and heads for men at the Wall. Do not photograph there on Shabbat, nor drive or smoke in strictly religious streets.',
      dailyCostEuro: [70, 160, 380],
      typicalNights: [2, 4],
      attractions: jerusalem,
    },
    {
      slug: 'tel-aviv',
      name: 'Tel Aviv',
      localName: 'תל אביב',
      lat: 32.0853,
      lon: 34.7818,
      knownFor:
        'A Mediterranean beach city with four thousand Bauhaus-era buildings, the ancient port of Jaffa at its southern end and restaurants that stay full past midnight.',
      intro:
        'Tel Aviv began as a garden suburb on the dunes in 1909 and has been in a hurry since. Refugee architects of the 1930s gave it rounded balconies and shaded boulevards, now a World Heritage site; the beach gave it its temper. Jaffa, four thousand years older, looks on from the headland.\n\nThe city is flat and easy: swim early, walk Rothschild Boulevard and Neve Tzedek in the shade, eat in the market, and end in Jaffa for the sunset. Galleries, design and dance are strong. Shabbat slows the buses but not the cafés, and the beach is fullest on Saturday.',
      bestMonths: [3, 4, 5, 6, 9, 10, 11],
      climate: {
        high: [18, 18, 20, 23, 26, 28, 30, 31, 30, 28, 24, 20],
        low: [10, 10, 12, 14, 18, 21, 23, 24, 23, 19, 15, 12],
        rainDays: [10, 8, 6, 2, 1, 0, 0, 0, 0, 2, 5, 8],
      },
      neighbourhoods: [
        {
          name: 'City Centre and beachfront',
          lat: 32.081,
          lon: 34.769,
          character: 'Hotels from simple to tall between Dizengoff Street and the sand.',
        },
        {
          name: 'Neve Tzedek and Rothschild',
          lat: 32.063,
          lon: 34.769,
          character: 'Low old houses, boutiques and the best boulevard; handsome and costly.',
        },
        {
          name: 'Florentin',
          lat: 32.0567,
          lon: 34.7695,
          character: 'Street art, workshops and bars, cheaper and noisier.',
        },
        {
          name: 'Jaffa',
          lat: 32.0525,
          lon: 34.7545,
          character: 'Stone lanes, the flea market and small hotels in Ottoman houses.',
        },
      ],
      gettingAround:
        'The Red Line light rail joins Jaffa, the centre and the east; buses, shared minibuses and bicycles do the rest. Walk along the seafront. On Shabbat only minibuses, taxis and some free city lines run.',
      fromAirport:
        'Trains from Ben Gurion reach the city stations in about 10 to 20 minutes, day and night except on Shabbat, when a taxi costs around 170 shekels.',
      food: [
        { name: 'Shakshuka', what: 'Eggs poached in spiced tomato, mopped up with bread.' },
        { name: 'Sabich', what: 'Pita with fried aubergine, egg, tahini and mango pickle.' },
        { name: 'Hummus masabacha', what: 'Warm whole chickpeas loosened with tahini, lemon and chilli.' },
        { name: 'Limonana', what: 'Lemonade crushed with mint and ice.' },
      ],
      safety:
        'Street crime is low and women walk home late. Know where the nearest shelter is, follow alerts and check travel advice.',
      etiquette:
        'Dress is informal everywhere. Conversation is direct and meant kindly; tip in restaurants, and expect bags to be checked at doors.',
      dailyCostEuro: [80, 180, 420],
      typicalNights: [2, 4],
      attractions: telAviv,
    },
  ],
} satisfies CountryFile;
