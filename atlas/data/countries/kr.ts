import type { CountryFile } from '../format.ts';
import seoulAttractions from './kr-seoul.ts';
import busanAttractions from './kr-busan.ts';
import jejuAttractions from './kr-jeju.ts';

export default {
  code: 'kr',
  facts: {
    plugs: ['C', 'F'],
    volts: 220,
    hertz: 60,
    languages: ['Korean', 'English'],
    emergency: { police: '112', ambulance: '119', fire: '119' },
    tipping:
      'Not customary in restaurants, bars or taxis; a service charge appears on the bill in large hotels.',
    tapWater: 'safe',
    visaHint:
      'Many nationalities enter visa-free for 30 to 90 days; some of them need a K-ETA online permit first, waived for a number of countries for the time being.',
    goodToKnow:
      'Google Maps gives no walking directions here: use Naver Map or KakaoMap. Cards work nearly everywhere but a T-money card still needs cash to top up. Palaces and museums close on Monday or Tuesday, and much shuts for the Lunar New Year and Chuseok.',
  },
  cities: [
    {
      slug: 'seoul',
      name: 'Seoul',
      localName: '서울',
      lat: 37.5665,
      lon: 126.978,
      knownFor:
        'Known for royal palaces beneath granite peaks, street food markets, design districts that never sleep and hiking reached by subway.',
      intro:
        'Seoul has been the capital since 1394, and five palaces, a city wall and lanes of tiled houses still mark the old town north of the Han river. Around them a city of ten million reinvents itself by the month: printing alleys become bars, shoe factories become cafés, and there is always something to eat at three in the morning.\n\nGive a day each to the palaces and their lanes, to markets and Namsan, and to one of the younger quarters such as Hongdae or Seongsu. A mountain walk needs only a subway ticket and half a day.\n\nSpring blossom and the clear, coloured autumn are the seasons to choose.',
      bestMonths: [4, 5, 9, 10, 11],
      climate: {
        high: [2.1, 5.1, 11.0, 17.9, 23.6, 27.6, 29.0, 30.0, 26.2, 20.2, 11.9, 4.2],
        low: [-5.5, -3.2, 1.9, 8.0, 13.5, 18.7, 22.3, 22.9, 17.7, 10.6, 3.5, -3.4],
        rainDays: [4, 4, 6, 7, 7, 8, 14, 12, 7, 5, 7, 5],
      },
      neighbourhoods: [
        {
          name: 'Jongno and Insadong',
          lat: 37.5735,
          lon: 126.986,
          character: 'Palaces and tea houses on foot, guesthouses in hanok',
        },
        {
          name: 'Myeongdong',
          lat: 37.563,
          lon: 126.984,
          character: 'Shopping and street food, many hotels, airport bus',
        },
        {
          name: 'Hongdae',
          lat: 37.5563,
          lon: 126.9236,
          character: 'Young and loud, airport train, cheap beds',
        },
        {
          name: 'Seongsu',
          lat: 37.5446,
          lon: 127.0558,
          character: 'Cafés and studios in old works, close to Seoul Forest',
        },
        {
          name: 'Gangnam',
          lat: 37.501,
          lon: 127.0275,
          character: 'Wide avenues, business hotels and shopping south of the river',
        },
      ],
      gettingAround:
        'The subway is fast, cheap and signed in English; load a T-money card and use it on buses and in taxis as well. Trains stop about midnight. Taxis are inexpensive, and hill quarters have small green buses.',
      fromAirport:
        'From Incheon the AREX express takes 43 minutes to Seoul Station (₩13,000), the all-stop train an hour with a call at Hongdae; airport buses cost about ₩18,000. Gimpo is 20–30 minutes by subway.',
      food: [
        {
          name: 'Samgyeopsal',
          what: 'Pork belly grilled at the table and wrapped in leaves with garlic and paste',
        },
        { name: 'Bindaetteok', what: 'Mung-bean pancakes fried crisp, best at Gwangjang market' },
        { name: 'Naengmyeon', what: 'Buckwheat noodles in iced beef broth, northern style' },
        {
          name: 'Samgyetang',
          what: 'A young chicken stuffed with rice and ginseng, eaten in the heat of summer',
        },
        { name: 'Tteokbokki', what: "Chewy rice cakes in a sweet chilli sauce, the schoolchild's snack" },
      ],
      safety:
        'Very safe by day and night. Traffic turns on red and motorbikes use pavements; spring brings days of fine dust when a mask helps.',
      etiquette:
        'Hand over money and cups with two hands, pour drinks for others, and leave the seats marked for the old and the pregnant free on the subway even when empty.',
      dailyCostEuro: [60, 135, 300],
      typicalNights: [4, 5],
      attractions: seoulAttractions,
    },
    {
      slug: 'busan',
      name: 'Busan',
      localName: '부산',
      lat: 35.1796,
      lon: 129.0756,
      knownFor:
        'Known for city beaches, a fish market on the quay, hillside villages of painted houses and temples by the sea.',
      intro:
        'Busan strings its beaches, ports and towers between steep green hills, so every district feels like a town of its own. Nampo by the harbour has the markets and hillside lanes left by war refugees; Haeundae and Gwangalli have the sand, the high-rises and the bridge lit at night.\n\nIt is louder, warmer and rougher-tongued than Seoul, and eats better fish. Two full days do it, plus one for the Silla tombs and temples of Gyeongju, half an hour off by fast train.',
      bestMonths: [4, 5, 6, 9, 10, 11],
      climate: {
        high: [8.2, 10.3, 14.0, 18.6, 22.6, 25.2, 28.0, 29.7, 26.6, 22.6, 16.6, 10.4],
        low: [0.1, 1.8, 5.6, 10.4, 14.9, 18.8, 22.8, 24.3, 20.6, 15.3, 8.8, 2.4],
        rainDays: [5, 5, 8, 8, 8, 9, 11, 9, 8, 5, 6, 4],
      },
      neighbourhoods: [
        {
          name: 'Haeundae',
          lat: 35.162,
          lon: 129.161,
          character: 'Beach hotels and towers, bars behind the sand',
        },
        {
          name: 'Gwangalli',
          lat: 35.1535,
          lon: 129.118,
          character: 'Younger beach with the bridge view and cafés',
        },
        {
          name: 'Nampo-dong',
          lat: 35.0985,
          lon: 129.03,
          character: 'Markets, ferries and hillside villages',
        },
        {
          name: 'Seomyeon',
          lat: 35.1577,
          lon: 129.059,
          character: 'Subway crossing, shopping and food, central for everything',
        },
      ],
      gettingAround:
        'Four subway lines and a light rail cover most places; buses reach temples and the coast. Use the same T-money card as in Seoul. Distances are long, up to an hour from Nampo to Haeundae.',
      fromAirport:
        'From Gimhae the light rail and subway reach Seomyeon in 40 minutes for about ₩2,000; a limousine bus to Haeundae takes an hour. The KTX from Seoul takes two and a half hours.',
      food: [
        { name: 'Dwaeji gukbap', what: 'Pork and rice in a cloudy bone soup, seasoned with tiny shrimps' },
        {
          name: 'Milmyeon',
          what: "Cold wheat noodles in icy broth, a refugee's version of the northern dish",
        },
        { name: 'Ssiat hotteok', what: 'Fried pancake slit and filled with sugar and seeds' },
        { name: 'Hoe', what: 'Raw fish sliced to order, with chilli paste and leaves' },
      ],
      safety:
        'Safe. Swim only in season and between the flags; rips occur. Typhoons pass in August and September.',
      etiquette:
        'In Gamcheon and Huinnyeoul keep off porches and voices low. Shoes off in temples and many restaurants.',
      dailyCostEuro: [50, 110, 250],
      typicalNights: [2, 3],
      attractions: busanAttractions,
    },
    {
      slug: 'jeju',
      name: 'Jeju',
      localName: '제주',
      lat: 33.4996,
      lon: 126.5312,
      knownFor:
        'Known for a dormant volcano in the middle of the island, lava tubes and craters, diving women, tangerines and black pork.',
      intro:
        "Jeju is Korea's holiday island, a single shield volcano with 360 smaller cones around its flanks and black lava running into a clear sea. Hallasan stands in the centre; the crater of Seongsan guards the eastern tip, waterfalls and cliffs the southern shore.\n\nThe island is about seventy kilometres long, and a hired car makes it easy; buses work if you are patient. Plan by quarter: east one day, south another, west a third, and keep the calmest forecast for the mountain.",
      bestMonths: [4, 5, 6, 9, 10, 11],
      climate: {
        high: [8.6, 9.8, 13.4, 18.0, 22.2, 25.3, 29.8, 30.6, 26.8, 22.2, 16.6, 11.1],
        low: [3.6, 4.0, 6.7, 11.0, 15.3, 19.5, 24.0, 24.8, 21.1, 15.9, 10.4, 5.6],
        rainDays: [9, 8, 9, 8, 8, 10, 10, 11, 9, 6, 8, 9],
      },
      neighbourhoods: [
        {
          name: 'Jeju City, Tapdong',
          lat: 33.516,
          lon: 126.525,
          character: 'Near the airport, night market and buses',
        },
        {
          name: 'Seogwipo',
          lat: 33.248,
          lon: 126.561,
          character: 'Warm southern town by the waterfalls, market and harbour',
        },
        { name: 'Jungmun', lat: 33.253, lon: 126.412, character: 'Resort hotels on cliffs and a beach' },
        { name: 'Aewol', lat: 33.463, lon: 126.31, character: 'Cafés and small stays on the sunset coast' },
      ],
      gettingAround:
        'A car is best: roads are good and hire desks cluster by the airport; an international permit is needed. Express buses in red cross the island, blue ones circle it, with T-money.',
      fromAirport:
        'The airport is ten minutes by taxi from Jeju City; bus 600 runs to Jungmun and Seogwipo in 60–80 minutes. Flights from Seoul Gimpo take 70 minutes and leave every quarter of an hour.',
      food: [
        {
          name: 'Black pork',
          what: 'Thick slices of native pig grilled and dipped in fermented anchovy sauce',
        },
        { name: 'Gogi guksu', what: 'Wheat noodles in pork broth with boiled slices on top' },
        {
          name: 'Abalone porridge',
          what: 'Rice cooked with the shellfish and its liver, gathered by divers',
        },
        { name: 'Galchi jorim', what: 'Hairtail braised with radish in chilli sauce' },
      ],
      safety:
        'Very safe. Weather turns fast on Hallasan, where rangers enforce turn-back times; wind can stop flights and ferries.',
      etiquette: 'Take no stones or sand off the island. Ask before photographing the diving women at work.',
      dailyCostEuro: [55, 120, 270],
      typicalNights: [3, 4],
      attractions: jejuAttractions,
    },
  ],
} satisfies CountryFile;
