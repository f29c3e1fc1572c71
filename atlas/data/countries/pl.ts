import type { CountryFile } from '../format.ts';
import krakow from './pl-krakow.ts';
import warsaw from './pl-warsaw.ts';
import gdansk from './pl-gdansk.ts';

export default {
  code: 'pl',
  facts: {
    plugs: ['C', 'E'],
    volts: 230,
    hertz: 50,
    languages: ['Polish', 'English', 'German'],
    emergency: { all: '112', police: '997', ambulance: '999', fire: '998' },
    tipping:
      'About ten per cent in restaurants with table service; do not say thank you as you hand over a note unless the waiter may keep the change.',
    tapWater: 'safe',
    visaHint:
      'Schengen area: citizens of many countries may stay 90 days in any 180 without a visa; most visa-free travellers will need an ETIAS authorisation once it applies.',
    goodToKnow:
      'The złoty is the currency and cards work almost everywhere. Most shops are shut on Sundays by law, apart from small ones run by their owners. Many museums close on Monday and offer one free day a week.',
  },
  cities: [
    {
      slug: 'krakow',
      name: 'Kraków',
      lat: 50.0614,
      lon: 19.9366,
      knownFor:
        "The old royal capital, left whole by the war: Europe's broadest medieval square, a castle on a river bluff, the Kazimierz quarter and the memory of Auschwitz near by.",
      intro:
        "Kraków was Poland's capital for five hundred years and still feels like its front parlour. The old town keeps its medieval grid inside a ring of park where the walls stood, a bugler plays from the church tower every hour, and students from a university founded in 1364 fill the cellars.\n\nTwo days show the square, Wawel and Kazimierz, once the Jewish town and now the place to eat and stay out. A third goes to Auschwitz-Birkenau, a fourth to the salt mine or the Tatra foothills. Summer weekends are crowded; December and May are kinder.",
      bestMonths: [4, 5, 6, 9, 10, 12],
      climate: {
        high: [1, 3, 8, 15, 20, 23, 25, 25, 19, 14, 7, 2],
        low: [-5, -4, -1, 3, 8, 11, 13, 13, 9, 4, 1, -3],
        rainDays: [9, 8, 8, 8, 10, 10, 10, 8, 8, 8, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Stare Miasto',
          lat: 50.0615,
          lon: 19.937,
          character: 'Inside the Planty ring, on foot to everything; weekend noise near the square.',
        },
        {
          name: 'Kazimierz',
          lat: 50.0515,
          lon: 19.945,
          character: 'Synagogues, courtyards, bars and flea markets fifteen minutes south of the square.',
        },
        {
          name: 'Podgórze',
          lat: 50.044,
          lon: 19.952,
          character: "Over the footbridge, calmer, near Schindler's factory and good bakeries.",
        },
        {
          name: 'Kleparz',
          lat: 50.068,
          lon: 19.94,
          character: 'A plain quarter by the station with a daily market and fair prices.',
        },
      ],
      gettingAround:
        'The centre is for walking; trams and buses run everywhere else on timed tickets from machines or by card on board. Taxis by app are cheap.',
      fromAirport:
        'Trains link the airport with the main station in about 20 minutes, every half-hour; bus 300 and 902 by night do the same for less.',
      food: [
        {
          name: 'Obwarzanek',
          what: 'A braided ring of boiled and baked dough sold from blue carts since the Middle Ages.',
        },
        {
          name: 'Pierogi',
          what: 'Dumplings of potato and curd, cabbage and mushroom, or meat, boiled or fried.',
        },
        { name: 'Żurek', what: 'Sour rye soup with white sausage and egg, sometimes in a loaf.' },
        { name: 'Maczanka', what: "Pork neck in caraway gravy in a bun, the cabmen's sandwich." },
        {
          name: 'Zapiekanka',
          what: 'An open toasted baguette with mushrooms and cheese, at its best on Plac Nowy.',
        },
      ],
      safety: 'Safe; avoid strip-club touts around the square and agree prices with carriage drivers first.',
      etiquette:
        'Dress soberly in churches and do not walk about during Mass; at Auschwitz speak quietly and do not pose for pictures.',
      dailyCostEuro: [50, 105, 220],
      typicalNights: [3, 4],
      attractions: krakow,
    },
    {
      slug: 'warsaw',
      name: 'Warsaw',
      localName: 'Warszawa',
      lat: 52.2297,
      lon: 21.0122,
      knownFor:
        "A capital rebuilt from rubble: an old town put back brick by brick, royal parks along the Vistula, glass towers, and some of Europe's most telling history museums.",
      intro:
        "In January 1945 Warsaw was a field of ruins. What stands now is partly memory made solid, an old town rebuilt from Canaletto's views, partly Stalin's gift, partly the glass of a country in a hurry. It asks for curiosity rather than a checklist, and repays it with parks, museums, cheap good food and a wild river bank.\n\nGive one day to the Royal Route from the castle to Łazienki, one to the Uprising and POLIN museums and the traces of the ghetto, and an evening to Praga or the beaches of the Vistula. It is a city that stays up late and gets up early.",
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [1, 2, 7, 14, 19, 23, 25, 24, 19, 13, 6, 2],
        low: [-4, -3, -1, 4, 9, 12, 14, 14, 9, 5, 1, -2],
        rainDays: [9, 8, 8, 7, 9, 9, 10, 8, 8, 7, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Śródmieście',
          lat: 52.231,
          lon: 21.015,
          character: 'Central, around Nowy Świat and the Palace of Culture, with metro and most hotels.',
        },
        {
          name: 'Old Town and Powiśle',
          lat: 52.242,
          lon: 21.021,
          character: 'Near the Royal Castle or below it by the river, libraries and boulevards.',
        },
        {
          name: 'Mokotów and Plac Zbawiciela',
          lat: 52.219,
          lon: 21.018,
          character: 'Cafés, pre-war houses and parks south of the centre.',
        },
        {
          name: 'Praga Północ',
          lat: 52.254,
          lon: 21.036,
          character: 'The right bank that was not destroyed: courtyards, studios, bars and lower prices.',
        },
      ],
      gettingAround:
        'Two metro lines cross in the centre, and trams and buses cover the rest on timed tickets, bought by card on board. Veturilo bikes run from March to November.',
      fromAirport:
        'Chopin Airport: train S2 or S3 or bus 175 to the centre in 20–30 minutes on an ordinary ticket. Modlin: bus or train connection in an hour.',
      food: [
        { name: 'Pyzy', what: 'Round potato dumplings with meat, sold from jars in Praga.' },
        { name: 'Flaki', what: 'Tripe soup with marjoram, the Warsaw way.' },
        { name: 'Pączek', what: 'A rose-jam doughnut, glazed, with candied orange peel.' },
        { name: 'Wuzetka', what: 'A chocolate and cream cake named for a road tunnel.' },
        { name: 'Śledź', what: 'Herring in oil or cream with a small cold vodka.' },
      ],
      safety: 'Safe; use licensed or app taxis at the station, and cross only on green, as fines are real.',
      etiquette:
        'Give way to the old on trams, remove hats in churches, and stand still if sirens sound at 17:00 on the first of August.',
      dailyCostEuro: [55, 115, 240],
      typicalNights: [2, 3],
      attractions: warsaw,
    },
    {
      slug: 'gdansk',
      name: 'Gdańsk',
      lat: 54.352,
      lon: 18.6466,
      knownFor:
        'A Hanseatic port of amber and gabled merchant houses where the Second World War began and Solidarity was born, with Baltic beaches down the tram line.',
      intro:
        'Gdańsk was a rich city state that belonged to the Polish crown and spoke German, and its Main Town looks more Dutch than either. Ninety per cent of it was destroyed in 1945, and masons put back the façades along the Royal Way so carefully that only the new insides give them away.\n\nSee the streets and the crane in a day, the shipyard and the war museum in another. Then take the train along the bay: Oliwa for its park and organ, Sopot for the pier, Malbork for the largest brick castle anywhere. The sea is warmest in August, and never very warm.',
      bestMonths: [5, 6, 7, 8, 9],
      climate: {
        high: [2, 3, 6, 11, 16, 20, 22, 22, 18, 13, 7, 4],
        low: [-3, -3, 0, 3, 8, 12, 14, 14, 10, 6, 2, -1],
        rainDays: [8, 7, 8, 7, 7, 8, 9, 8, 8, 9, 9, 10],
      },
      neighbourhoods: [
        {
          name: 'Main Town',
          lat: 54.3485,
          lon: 18.653,
          character: 'Gabled streets with all the sights, restaurants and the riverside.',
        },
        {
          name: 'Granary Island',
          lat: 54.347,
          lon: 18.658,
          character: 'New hotels and flats across the Motława, with bars below.',
        },
        {
          name: 'Wrzeszcz and Oliwa',
          lat: 54.381,
          lon: 18.605,
          character: 'Villas, students and parks along the train line; quieter, better value.',
        },
        {
          name: 'Sopot',
          lat: 54.444,
          lon: 18.565,
          character: 'The seaside resort next door, for beach and nights out.',
        },
      ],
      gettingAround:
        'The Main Town is on foot. SKM trains run every ten minutes to Oliwa, Sopot and Gdynia; trams reach the beaches. Buy timed tickets by card on board.',
      fromAirport:
        'Trains (PKM) from Lech Wałęsa Airport reach the main station via Wrzeszcz in about 35–40 minutes; bus 210 goes directly.',
      food: [
        { name: 'Pierogi ruskie', what: 'Potato and white cheese dumplings with fried onion.' },
        { name: 'Flądra', what: 'Baltic flounder fried whole by the beach.' },
        { name: 'Zupa rybna', what: 'A light fish soup with dill and tomato.' },
        { name: 'Goldwasser', what: 'A spiced liqueur with flakes of gold leaf, first made here in 1598.' },
      ],
      safety:
        'Safe; be careful with bar touts in the Main Town and in Sopot at night, and heed flags on the beaches.',
      etiquette:
        'Keep windbreaks and music modest on the beach, and leave coins in church boxes rather than fees for photographs.',
      dailyCostEuro: [50, 105, 210],
      typicalNights: [2, 4],
      attractions: gdansk,
    },
  ],
} satisfies CountryFile;
