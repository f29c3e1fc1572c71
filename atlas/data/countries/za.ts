import type { CountryFile } from '../format.ts';
import capeTown from './za-cape-town.ts';
import johannesburg from './za-johannesburg.ts';

export default {
  code: 'za',
  facts: {
    plugs: ['C', 'D', 'M', 'N'],
    volts: 230,
    hertz: 50,
    languages: ['English', 'Zulu', 'Xhosa', 'Afrikaans'],
    emergency: { all: '112', police: '10111', ambulance: '10177' },
    tipping:
      'Ten to fifteen per cent in restaurants, about five rand for petrol attendants and five to ten for the people who watch parked cars.',
    tapWater: 'safe',
    visaHint:
      'Many nationalities may stay 90 days without a visa. The passport needs two empty pages and 30 days beyond departure; travelling with children may call for a birth certificate.',
    goodToKnow:
      'Cards work almost everywhere. Driving is on the left. Keep doors locked in town, do not walk after dark, and use ride-hailing at night. Power cuts have eased but a torch is still useful.',
  },
  cities: [
    {
      slug: 'cape-town',
      name: 'Cape Town',
      lat: -33.9249,
      lon: 18.4241,
      knownFor:
        'A port city wrapped round a flat-topped mountain, with beaches on two coasts, penguins, vineyards in the suburbs and the prison island where Mandela was held.',
      intro:
        'Few cities have a wild mountain in the middle. Table Mountain divides the harbour and the old gardens from the Atlantic beaches, and its spine runs fifty kilometres south to Cape Point. Cape Dutch gables, painted Muslim terraces and the empty ground of District Six tell how the place was settled, mixed and forcibly parted.\n\nKeep the cable car for the first clear morning, because wind closes it often. Give one day to the peninsula by car, one to the city and the waterfront, and one to the wine valleys. Evenings are long in summer, and the sun sets into the sea at Camps Bay.',
      bestMonths: [11, 12, 1, 2, 3, 4],
      climate: {
        high: [27, 27, 26, 24, 21, 18, 18, 18, 20, 22, 24, 26],
        low: [16, 16, 15, 12, 10, 8, 7, 8, 9, 11, 13, 15],
        rainDays: [3, 2, 3, 5, 8, 9, 9, 9, 7, 5, 4, 3],
      },
      neighbourhoods: [
        {
          name: 'V&A Waterfront and Green Point',
          lat: -33.906,
          lon: 18.414,
          character: 'Harbour hotels and flats, the safest place to walk in the evening.',
        },
        {
          name: 'City Bowl and Gardens',
          lat: -33.931,
          lon: 18.412,
          character: "Guesthouses below the mountain near Kloof Street's restaurants and the museums.",
        },
        {
          name: 'Sea Point',
          lat: -33.917,
          lon: 18.387,
          character: 'Apartments along the promenade with good restaurants and a sea-water pool.',
        },
        {
          name: 'Camps Bay',
          lat: -33.951,
          lon: 18.379,
          character:
            'Beach, palms and smart villas under the Twelve Apostles; far from the sights without a car.',
        },
        {
          name: 'Kalk Bay and Muizenberg',
          lat: -34.118,
          lon: 18.46,
          character: 'Surf, harbour cafés and a slower pace on False Bay.',
        },
      ],
      gettingAround:
        'MyCiTi buses link the centre, beaches and airport with a card, and ride-hailing is cheap. The red hop-on bus covers the main sights; rent a car for the peninsula and the winelands.',
      fromAirport:
        'The airport is 20 km east: ride-hailing takes 25 to 40 minutes for about 250 rand. Avoid arriving by the N2 after dark in a self-drive car with a low tank.',
      food: [
        { name: 'Bobotie', what: 'Spiced minced meat baked under savoury custard, with yellow rice.' },
        { name: 'Gatsby', what: 'A yard of bread filled with chips, steak and sauce, meant for four.' },
        { name: 'Snoek', what: 'Smoky local fish off the coals with apricot glaze.' },
        {
          name: 'Koesister',
          what: 'A syrupy spiced doughnut rolled in coconut, Sunday morning in the Bo-Kaap.',
        },
        { name: 'Malva pudding', what: 'Warm apricot sponge soaked in cream sauce.' },
      ],
      safety:
        'Petty theft and muggings happen, so ride rather than walk after dark, leave nothing in view in a car and hike in company. Heed flags on beaches; ask locally before going into townships.',
      etiquette:
        'Greet before asking. Queue calmly, tip car guards and do not feed baboons or touch penguins.',
      dailyCostEuro: [50, 120, 300],
      typicalNights: [3, 6],
      attractions: capeTown,
    },
    {
      slug: 'johannesburg',
      name: 'Johannesburg',
      lat: -26.2041,
      lon: 28.0473,
      knownFor:
        "The city that gold built: the country's economic engine, with the most telling museums of apartheid, Soweto's streets and the fossil caves of early humans nearby.",
      intro:
        'Johannesburg has no river, no sea and no reason to exist except the reef of gold beneath it. It grew fast, tore itself apart by law and is still remaking itself, with a planted forest of ten million trees over its northern suburbs and workshops moving into the old industrial east.\n\nTwo days cover the essentials: the Apartheid Museum, Constitution Hill and Soweto with a guide who lives there, then the Cradle of Humankind an hour away. Stay in Rosebank or Melrose, use ride-hailing and the Gautrain, and eat out, since the restaurants are good and fairly priced.',
      bestMonths: [3, 4, 5, 9, 10],
      climate: {
        high: [26, 25, 24, 22, 19, 17, 17, 20, 23, 25, 25, 26],
        low: [15, 14, 13, 10, 7, 4, 4, 6, 9, 11, 13, 14],
        rainDays: [12, 10, 9, 6, 3, 1, 1, 1, 3, 8, 12, 12],
      },
      neighbourhoods: [
        {
          name: 'Rosebank',
          lat: -26.146,
          lon: 28.041,
          character: 'Galleries, malls, hotels and a Gautrain stop within a walkable few blocks.',
        },
        {
          name: 'Sandton',
          lat: -26.107,
          lon: 28.055,
          character: 'Business towers and polished malls, direct train to the airport.',
        },
        {
          name: 'Melville and Parktown',
          lat: -26.176,
          lon: 28.01,
          character: 'Older houses, guesthouses and a bar street near the universities.',
        },
        {
          name: 'Maboneng',
          lat: -26.2045,
          lon: 28.0582,
          character: 'Loft conversions east of the centre; stay for the art and go about with care.',
        },
      ],
      gettingAround:
        'The Gautrain runs fast and safely between the airport, Sandton, Rosebank, Park Station and Pretoria. Use ride-hailing for everything else, and a guided tour for the inner city.',
      fromAirport:
        'From O. R. Tambo the Gautrain takes 15 minutes to Sandton and about 25 to Rosebank; ride-hailing costs 250 to 350 rand. Ignore anyone who offers a lift inside the terminal.',
      food: [
        {
          name: 'Pap and chakalaka',
          what: 'Stiff maize porridge with spicy vegetable relish and grilled meat.',
        },
        { name: 'Kota', what: "A quarter loaf stuffed with chips, polony and atchar, Soweto's own." },
        { name: 'Boerewors', what: 'Coiled farm sausage with coriander seed, from the braai.' },
        { name: 'Biltong', what: 'Air-dried spiced beef, sliced to order.' },
      ],
      safety:
        'Crime is a real concern. Do not walk between districts or after dark, keep phones out of sight, lock car doors and visit the centre with a guide.',
      etiquette: 'Greet with a handshake and a how are you. Ask before photographing people in Soweto.',
      dailyCostEuro: [40, 95, 240],
      typicalNights: [2, 3],
      attractions: johannesburg,
    },
  ],
} satisfies CountryFile;
