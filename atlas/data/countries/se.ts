import type { CountryFile } from '../format.ts';
import stockholm from './se-stockholm.ts';
import gothenburg from './se-gothenburg.ts';

export default {
  code: 'se',
  facts: {
    plugs: ['C', 'F'],
    volts: 230,
    hertz: 50,
    languages: ['Swedish', 'English', 'Finnish'],
    emergency: { all: '112' },
    tipping:
      'Service is included; rounding up or leaving five to ten per cent for a good dinner is welcome but not expected.',
    tapWater: 'safe',
    visaHint:
      'Schengen area: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'Sweden is nearly cashless, so bring a card. Wine and spirits are sold only in Systembolaget shops, which close early on Saturday and all Sunday. Midsummer Eve empties the cities.',
  },
  cities: [
    {
      slug: 'stockholm',
      name: 'Stockholm',
      lat: 59.3293,
      lon: 18.0686,
      knownFor:
        'Fourteen islands where a lake meets the sea, with a raised warship, a red and ochre old town, a palace and thirty thousand further islands beyond.',
      intro:
        "Water is the reason for Stockholm and the best way to read it. Lake Mälaren pours past the royal palace into the Baltic, ferries stand in for buses, and clean bathing rocks lie a short walk from parliament. The medieval kernel, Gamla Stan, fills one small island; each of the others has a temper of its own.\n\nSpend a day on Djurgården, where the Vasa, Skansen and half a dozen museums share a wooded park, and another between the old town and Södermalm's cliffs. If the weather is kind, give the third to the archipelago. In winter the light fails by three, but museums, saunas and cinnamon buns make up for it.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [1, 1, 5, 10, 16, 20, 23, 22, 17, 10, 5, 2],
        low: [-4, -4, -2, 2, 7, 11, 14, 13, 9, 5, 1, -2],
        rainDays: [9, 8, 7, 7, 8, 9, 9, 10, 8, 9, 10, 10],
      },
      neighbourhoods: [
        {
          name: 'Gamla Stan',
          lat: 59.325,
          lon: 18.0707,
          character:
            'Sleep above medieval lanes, on foot to the palace and ferries; small rooms, few groceries.',
        },
        {
          name: 'Norrmalm and City',
          lat: 59.333,
          lon: 18.063,
          character: 'By the central station, with big hotels, shops and every train line.',
        },
        {
          name: 'Södermalm',
          lat: 59.3145,
          lon: 18.07,
          character: 'Cafés, vintage shops, bars and cliff-top views on the lively southern island.',
        },
        {
          name: 'Östermalm',
          lat: 59.3365,
          lon: 18.083,
          character: 'Elegant streets, a food hall and a short walk to Djurgården; dear and quiet.',
        },
        {
          name: 'Vasastan',
          lat: 59.344,
          lon: 18.048,
          character: 'Residential, leafy and full of neighbourhood restaurants near Odenplan.',
        },
      ],
      gettingAround:
        'The tunnelbana, buses, trams and the Djurgården ferry run on one SL ticket; tap a bank card at the gate. Distances are short and walking along the quays is pleasant.',
      fromAirport:
        'Arlanda Express takes 18 minutes at a high fare; commuter trains take 38 minutes with a station surcharge; airport coaches take about 45 minutes and cost least.',
      food: [
        {
          name: 'Köttbullar',
          what: 'Meatballs with mashed potato, cream sauce, lingonberries and pressed cucumber.',
        },
        { name: 'Toast Skagen', what: 'Prawns in mayonnaise and dill on fried bread with roe.' },
        {
          name: 'Sill',
          what: 'Pickled herring in mustard, onion or dill, with new potatoes and crispbread.',
        },
        {
          name: 'Kanelbulle',
          what: 'The cinnamon bun that goes with coffee at every fika, or cardamom for those who know.',
        },
        { name: 'Räksmörgås', what: 'A boat-sized open sandwich of shrimp, egg and lemon.' },
      ],
      safety:
        'A safe capital; take care with bags around Central Station and Gamla Stan, and with icy pavements from December to March.',
      etiquette:
        'Take off your shoes in homes, take a queue number in shops, speak quietly on trains and be punctual to the minute.',
      dailyCostEuro: [90, 180, 370],
      typicalNights: [3, 4],
      attractions: stockholm,
    },
    {
      slug: 'gothenburg',
      name: 'Gothenburg',
      localName: 'Göteborg',
      lat: 57.7089,
      lon: 11.9746,
      knownFor:
        "Sweden's west-coast port, drawn by Dutch engineers, with canals and trams, the country's freshest seafood and a car-free archipelago at the end of the tram line.",
      intro:
        'Gothenburg looks to the sea. Dutch builders laid out its moat and canals in the 1620s, Scots and East India merchants made it rich, and shipyards gave it a plain manner it has kept. Cafés fill the wooden houses of Haga, fish is sold under a roof shaped like a church, and the best free show in town is a tram crossing a bridge in the rain.\n\nTwo days suffice for the museums, the amusement park and a long seafood dinner. Then take tram 11 to Saltholmen and a ferry to the southern islands, where smooth pink rocks and bathing steps belong to everyone.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [3, 3, 6, 12, 17, 20, 22, 21, 18, 12, 7, 4],
        low: [-2, -2, -1, 3, 7, 11, 13, 13, 10, 6, 3, 0],
        rainDays: [13, 10, 9, 9, 9, 11, 11, 12, 11, 13, 13, 14],
      },
      neighbourhoods: [
        {
          name: 'Inom Vallgraven',
          lat: 57.705,
          lon: 11.968,
          character: 'Inside the old moat: shops, trams and most hotels, flat and walkable.',
        },
        {
          name: 'Haga and Linné',
          lat: 57.6985,
          lon: 11.956,
          character: 'Wooden houses, cafés, antique shops and a park, with restaurants along Linnégatan.',
        },
        {
          name: 'Vasastan and Avenyn',
          lat: 57.7,
          lon: 11.972,
          character: 'Stone houses of the 1890s, theatres and night life up to Götaplatsen.',
        },
      ],
      gettingAround:
        'Trams reach everything and the same ticket covers the island ferries; tap a card or use the To Go app. The centre is flat and good for cycling.',
      fromAirport:
        'Airport coaches from Landvetter reach Nils Ericson Terminal by the station in 25–30 minutes, every 15–20 minutes.',
      food: [
        {
          name: 'Räkmacka',
          what: 'A shrimp sandwich piled by hand with peeled west-coast prawns, egg and dill.',
        },
        {
          name: 'Havskräfta',
          what: 'Langoustines from Bohuslän, boiled in brine or grilled with garlic butter.',
        },
        {
          name: 'Halv special',
          what: "A hot dog in bread under a scoop of mashed potato, the city's late-night meal.",
        },
        { name: 'Hagabulle', what: 'A cinnamon bun as wide as a dinner plate.' },
      ],
      safety:
        'Safe and easy; watch for trams, which are silent and have priority, and for wet rock when bathing.',
      etiquette: 'Queue with a number, keep voices low on trams, and book dinner, as locals eat out early.',
      dailyCostEuro: [80, 160, 320],
      typicalNights: [2, 3],
      attractions: gothenburg,
    },
  ],
} satisfies CountryFile;
