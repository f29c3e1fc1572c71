import type { TripRequest } from '@wayfare/contracts/request';

/** A first request and what a person reads in it; only the fields that stand here are compared. */
export type FirstRequest = readonly [message: string, expected: TripRequest];

/** Read on Saturday, 21 November 2026. */
export const firstRequests: readonly FirstRequest[] = [
  ['5 days in Rome for two', { destinations: ['Rome'], days: 5, adults: 2 }],
  ['a week in lisbon', { destinations: ['Lisbon'], days: 7 }],
  [
    '10 days in Japan in April with my wife, we love food',
    { destinations: ['Japan'], days: 10, month: 4, adults: 2, interests: ['food'] },
  ],
  ['weekend in Paris', { destinations: ['Paris'], days: 2 }],
  ['long weekend in Copenhagen, just me', { destinations: ['Copenhagen'], days: 3, adults: 1 }],
  ['two weeks in Thailand with 3 friends', { destinations: ['Thailand'], days: 14, adults: 4 }],
  [
    'We are a family of four (kids 6 and 9) going to London for 4 days',
    { destinations: ['London'], days: 4, adults: 2, children: 2, childAges: [6, 9] },
  ],
  [
    '4 nights in Barcelona from 3 May 2027',
    { destinations: ['Barcelona'], nights: 4, startOn: '2027-05-03' },
  ],
  [
    'Vienna, Prague and Budapest in 9 days by train',
    { destinations: ['Vienna', 'Prague', 'Budapest'], days: 9, transport: ['train'] },
  ],
  [
    'honeymoon in Bali, 12 days, budget 5000 euros',
    { destinations: ['Bali'], days: 12, adults: 2, budget: { amount: 5000, currency: 'EUR', per: 'total' } },
  ],
  [
    'from Berlin to Athens for 6 days in June',
    { origin: 'Berlin', destinations: ['Athens'], days: 6, month: 6 },
  ],
  [
    'I want to fly from New York to Tokyo on March 3rd, 2027 and come back on March 12th',
    { origin: 'New York', destinations: ['Tokyo'], startOn: '2027-03-03', endOn: '2027-03-12' },
  ],
  ['3 days in Kyoto and 2 days in Osaka', { destinations: ['Kyoto', 'Osaka'], days: 5 }],
  ['3 nights in Florence, 2 nights in Venice', { destinations: ['Florence', 'Venice'], nights: 5 }],
  ['Plan a relaxed week in Tuscany with wine', { destinations: ['Tuscany'], days: 7, pace: 'relaxed' }],
  ['packed 3 day itinerary for New York', { destinations: ['New York'], days: 3, pace: 'packed' }],
  ['Iceland road trip, 8 days in July', { destinations: ['Iceland'], days: 8, month: 7, transport: ['car'] }],
  [
    'no flights please: London to Amsterdam for 4 days',
    { origin: 'London', destinations: ['Amsterdam'], days: 4, transport: ['no_flights'] },
  ],
  [
    'Marrakech for 5 days, 100 euros per day',
    { destinations: ['Marrakech'], days: 5, budget: { amount: 100, currency: 'EUR', per: 'day' } },
  ],
  [
    'Seoul, 6 days, $1500 per person, 2 adults',
    { destinations: ['Seoul'], days: 6, adults: 2, budget: { amount: 1500, currency: 'USD', per: 'person' } },
  ],
  ['christmas week in Vienna', { destinations: ['Vienna'], startOn: '2026-12-22', days: 7 }],
  ['Edinburgh over new year', { destinations: ['Edinburgh'], startOn: '2026-12-30' }],
  ['next weekend in Hamburg', { destinations: ['Hamburg'], startOn: '2026-11-28', days: 2 }],
  ['next Friday for 5 nights in Madrid', { destinations: ['Madrid'], nights: 5, startOn: '2026-11-27' }],
  ['mid April, 7 days, Portugal', { destinations: ['Portugal'], days: 7, month: 4 }],
  ['late September in Croatia for ten days', { destinations: ['Croatia'], days: 10, month: 9 }],
  ['Scotland in autumn, a week', { destinations: ['Scotland'], days: 7, season: 'autumn' }],
  ['summer in Norway, 2 weeks, hiking', { destinations: ['Norway'], days: 14, interests: ['hiking'] }],
  [
    'my parents in their 70s and I want to visit Rome for 5 days',
    { destinations: ['Rome'], days: 5, adults: 3, pace: 'relaxed' },
  ],
  [
    'wheelchair friendly trip to Berlin, 4 days',
    { destinations: ['Berlin'], days: 4, accessibility: ['wheelchair'] },
  ],
  ['vegan food trip to Berlin, 3 days', { destinations: ['Berlin'], days: 3, dietary: ['vegan'] }],
  ['Paris with a toddler, 4 days', { destinations: ['Paris'], days: 4, children: 1 }],
  [
    '2 adults and 3 children aged 4, 6 and 9, a week in Mallorca',
    { destinations: ['Mallorca'], days: 7, adults: 2, children: 3, childAges: [4, 6, 9] },
  ],
  ['solo trip to Vietnam for 3 weeks', { destinations: ['Vietnam'], days: 21, adults: 1 }],
  ['Amsterdam 3 days', { destinations: ['Amsterdam'], days: 3 }],
  ['tokyo 5 days', { destinations: ['Tokyo'], days: 5 }],
  ['i wanna go to paris for 4 days in may', { destinations: ['Paris'], days: 4, month: 5 }],
  ['trip to barcelona and madrid, 8 days', { destinations: ['Barcelona', 'Madrid'], days: 8 }],
  [
    'plan me 6 days in istanbul with lots of history',
    { destinations: ['Istanbul'], days: 6, interests: ['history'] },
  ],
  [
    'We land in Lisbon on 4 June 2027 and stay 5 nights',
    { destinations: ['Lisbon'], nights: 5, startOn: '2027-06-04' },
  ],
  ['12/06/2027 to Naples for 4 days', { destinations: ['Naples'], days: 4, startOn: '2027-06-12' }],
  [
    '2027-08-01 to 2027-08-09 Dublin and Galway',
    { destinations: ['Dublin', 'Galway'], startOn: '2027-08-01', endOn: '2027-08-09', days: 9 },
  ],
  [
    'June 10 - June 17 in Nice',
    { destinations: ['Nice'], startOn: '2027-06-10', endOn: '2027-06-17', days: 8 },
  ],
  ['10-17 June, Nice', { destinations: ['Nice'], startOn: '2027-06-10', endOn: '2027-06-17', days: 8 }],
  [
    'Rome from the 3rd to the 8th of October',
    { destinations: ['Rome'], startOn: '2027-10-03', endOn: '2027-10-08', days: 6 },
  ],
  [
    'Group of 6 to Prague, 3 nights, nightlife',
    { destinations: ['Prague'], nights: 3, adults: 6, interests: ['nightlife'] },
  ],
  ['five friends, Budapest, long weekend', { destinations: ['Budapest'], days: 3, adults: 5 }],
  [
    'me and my girlfriend would like a romantic weekend in Venice',
    { destinations: ['Venice'], days: 2, adults: 2 },
  ],
  [
    'a couple in their thirties, 10 days in Greece, islands and beaches',
    { destinations: ['Greece'], days: 10, adults: 2, interests: ['beach'] },
  ],
  [
    'Buenos Aires for 6 days with a budget of 1,200 dollars',
    { destinations: ['Buenos Aires'], days: 6, budget: { amount: 1200, currency: 'USD', per: 'total' } },
  ],
  [
    'Cape Town, 9 days, under £2000',
    { destinations: ['Cape Town'], days: 9, budget: { amount: 2000, currency: 'GBP', per: 'total' } },
  ],
  [
    'Singapore 4 days max 2k USD',
    { destinations: ['Singapore'], days: 4, budget: { amount: 2000, currency: 'USD', per: 'total' } },
  ],
  ['7D6N Bangkok', { destinations: ['Bangkok'], days: 7, nights: 6 }],
  ['5 days 4 nights in Hong Kong', { destinations: ['Hong Kong'], days: 5, nights: 4 }],
  [
    'a fortnight in New Zealand by campervan',
    { destinations: ['New Zealand'], days: 14, transport: ['campervan'] },
  ],
  [
    'We want to see the Eiffel Tower and the Louvre, 3 days',
    { mustSee: ['Eiffel Tower', 'Louvre'], days: 3 },
  ],
  [
    '4 days in Kyoto, must see Fushimi Inari Taisha',
    { destinations: ['Kyoto'], days: 4, mustSee: ['Fushimi Inari Taisha'] },
  ],
  ['Paris, Texas for 2 days', { days: 2 }],
  ['visit 3 cities in Italy in 10 days', { destinations: ['Italy'], days: 10 }],
  ['Start in Lisbon and end in Porto, 7 days', { days: 7 }],
  [
    'one way from Boston to Chicago, 4 days',
    { origin: 'Boston', destinations: ['Chicago'], days: 4, roundTrip: false },
  ],
  [
    'round trip from Munich to Rome, 5 days',
    { origin: 'Munich', destinations: ['Rome'], days: 5, roundTrip: true },
  ],
  [
    'leaving from Zurich, 8 days in Sicily in May 2027',
    { origin: 'Zurich', destinations: ['Sicily'], days: 8, month: 5 },
  ],
  [
    'I live in Leeds and have 4 days for Krakow',
    { origin: 'Leeds', destinations: ['Krakow'], days: 4, adults: 1 },
  ],
  ['somewhere warm in February', { month: 2 }],
  ['a beach holiday in August for a family with two kids', { month: 8, children: 2 }],
  [
    'city break without museums: 3 days in Milan',
    { destinations: ['Milan'], days: 3, dislikes: ['museums'] },
  ],
  ['I hate crowds. 5 days in Kyoto', { destinations: ['Kyoto'], days: 5, dislikes: ['crowds'], adults: 1 }],
  ["we don't like shopping, 4 days in Dubai", { destinations: ['Dubai'], days: 4, dislikes: ['shopping'] }],
  ['hiking in the Dolomites for 6 days', { destinations: ['Dolomites'], days: 6, interests: ['hiking'] }],
  ['Safari in Kenya, 8 days, 2 people', { destinations: ['Kenya'], days: 8, adults: 2 }],
  ['Machu Picchu and Cusco in 5 days', { days: 5 }],
  ['Montreal and Quebec City for a week in October', { days: 7, month: 10 }],
  ['wine tasting weekend in Bordeaux', { destinations: ['Bordeaux'], days: 2 }],
  [
    'art and architecture in Barcelona for 4 days',
    { destinations: ['Barcelona'], days: 4, interests: ['art', 'architecture'] },
  ],
  [
    '5 days Stockholm with public transport only',
    { destinations: ['Stockholm'], days: 5, transport: ['public_transport'] },
  ],
  ['we cannot drive, 6 days in Ireland', { destinations: ['Ireland'], days: 6, transport: ['no_car'] }],
  ['gluten-free options, Rome, 3 days', { destinations: ['Rome'], days: 3, dietary: ['gluten-free'] }],
  [
    'halal food in Istanbul, 4 days, family of 5',
    { destinations: ['Istanbul'], days: 4, adults: 5, dietary: ['halal'] },
  ],
  ['Easter in Seville', { destinations: ['Seville'] }],
  ['over easter in Seville, 4 days', { destinations: ['Seville'], startOn: '2027-03-26', days: 4 }],
  ['thanksgiving in New York', { destinations: ['New York'], startOn: '2026-11-26' }],
  ['valentines weekend in Paris', { destinations: ['Paris'], startOn: '2027-02-13' }],
  ['in two weeks time, 3 days in Oslo', { destinations: ['Oslo'], days: 3, startOn: '2026-12-05' }],
  ['tomorrow for 2 days to Ghent', { destinations: ['Ghent'], days: 2, startOn: '2026-11-22' }],
  ['next month 5 days in Cairo', { destinations: ['Cairo'], days: 5, month: 12 }],
  ['first week of July in Helsinki', { destinations: ['Helsinki'], days: 7, month: 7 }],
  [
    'wedding in Florence on 9 June 2027, 5 days',
    { days: 5, fixed: [{ what: 'wedding', on: '2027-06-09', where: 'Florence' }] },
  ],
  [
    '10 days in Japan: Tokyo, Kyoto and Osaka',
    { destinations: ['Japan', 'Tokyo', 'Kyoto', 'Osaka'], days: 10 },
  ],
  ['Madrid > Seville > Granada, 9 days', { destinations: ['Madrid', 'Seville', 'Granada'], days: 9 }],
  ['rome florence venice 8 days', { destinations: ['Rome', 'Florence', 'Venice'], days: 8 }],
  ['Barcelna for 3 days', { destinations: ['Barcelona'], days: 3 }],
  ['4 days in Amstredam', { destinations: ['Amsterdam'], days: 4 }],
  ['a weekned in Lisbon', { destinations: ['Lisbon'], days: 2 }],
  ['7 days in Japan in febuary', { destinations: ['Japan'], days: 7, month: 2 }],
  ['3 nigths in Porto', { destinations: ['Porto'], nights: 3 }],
  ['4 poeple, 5 days, Crete', { destinations: ['Crete'], days: 5, adults: 4 }],
  [
    'I have 5 days off and would love to explore Sarajevo',
    { destinations: ['Sarajevo'], days: 5, adults: 1 },
  ],
  [
    'Could you plan four days in Ljubljana for my husband and me?',
    { destinations: ['Ljubljana'], days: 4, adults: 2 },
  ],
  [
    'Planning a trip to Peru with my brother, around 12 days, adventure and food',
    { destinations: ['Peru'], days: 12, adults: 2, interests: ['food', 'adventure'] },
  ],
  ['3 days Munich with kids', { destinations: ['Munich'], days: 3 }],
  ['Hiroshima day trip', { destinations: ['Hiroshima'] }],
  ['Dog friendly week in Cornwall', { days: 7 }],
  ['stay in a boutique hotel in Marrakesh for 4 nights', { nights: 4 }],
  [
    'Sydney and Melbourne, two weeks, flying from London',
    { origin: 'London', destinations: ['Sydney', 'Melbourne'], days: 14 },
  ],
  [
    '6 days Costa Rica, wildlife, budget $3,000',
    {
      destinations: ['Costa Rica'],
      days: 6,
      interests: ['wildlife'],
      budget: { amount: 3000, currency: 'USD', per: 'total' },
    },
  ],
  [
    'Split and Dubrovnik by ferry for 5 days',
    { destinations: ['Split', 'Dubrovnik'], days: 5, transport: ['ferry'] },
  ],
  ['a slow week in Kyoto, temples and gardens', { destinations: ['Kyoto'], days: 7, pace: 'relaxed' }],
  ['as much as possible in 2 days in London', { destinations: ['London'], days: 2, pace: 'packed' }],
  ['3 generations, 7 people, Rome for 5 days', { destinations: ['Rome'], days: 5, adults: 7 }],
  ['UK for 9 days', { destinations: ['UK'], days: 9 }],
  ['USA west coast? San Francisco and Los Angeles 8 days', { days: 8 }],
  ['Geneva, 2 days, by bus', { destinations: ['Geneva'], days: 2, transport: ['bus'] }],
  ['Zurich to Milan, 3 days', { origin: 'Zurich', destinations: ['Milan'], days: 3 }],
  ['Give me 72 ideas... no, just 3 days in Warsaw', { destinations: ['Warsaw'], days: 3 }],
  ['from Paris, a weekend in Brussels or Bruges', { origin: 'Paris', days: 2 }],
  [
    'music and nightlife in Berlin, 4 days in March',
    { destinations: ['Berlin'], days: 4, month: 3, interests: ['nightlife', 'music'] },
  ],
  ['Delhi, Agra and Jaipur in 7 days', { destinations: ['Delhi', 'Agra', 'Jaipur'], days: 7 }],
];
