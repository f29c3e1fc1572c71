import type { CountryFile } from '../format.ts';
import hanoi from './vn-hanoi.ts';
import hoChiMinhCity from './vn-ho-chi-minh-city.ts';
import hoiAn from './vn-hoi-an.ts';
import hue from './vn-hue.ts';
import daNang from './vn-da-nang.ts';
import haLong from './vn-ha-long.ts';
import saPa from './vn-sa-pa.ts';
import ninhBinh from './vn-ninh-binh.ts';
import nhaTrang from './vn-nha-trang.ts';

export default {
  code: 'vn',
  facts: {
    plugs: ['A', 'C', 'F'],
    volts: 220,
    hertz: 50,
    languages: ['Vietnamese', 'English'],
    emergency: { police: '113', ambulance: '115', fire: '114' },
    tipping:
      'Not part of daily life, but guides, drivers and spa staff are glad of 50,000–100,000 dong; smart restaurants may add 5–10 %.',
    tapWater: 'avoid',
    visaHint:
      'Citizens of a number of European and Asian countries may enter without a visa for some weeks; most others apply online for an e-visa of up to 90 days.',
    goodToKnow:
      'Dong notes have many zeros: check 20,000 against 500,000, both blue. Cash is needed at markets, cards in hotels. Ride with Grab or Xanh SM to know the price. At Tet (late January to mid February) trains fill and much shuts for a week.',
  },
  cities: [
    {
      slug: 'hanoi',
      name: 'Hanoi',
      localName: 'Hà Nội',
      lat: 21.0285,
      lon: 105.8542,
      knownFor:
        'A thousand-year-old capital of lakes, banyan trees and trade streets, where life, food and traffic all happen on the pavement.',
      intro:
        "Hanoi is best understood on foot and on a low plastic stool. The Old Quarter's thirty-six streets still sort themselves by trade, and every corner has its one dish, cooked by one family for decades.\n\nSouth of Hoan Kiem Lake the French left avenues, an opera and villas; to the west lie the mausoleum, the citadel and the Temple of Literature. West Lake gives air and sunsets.\n\nWinter is grey and cool, summer hot and stormy; October, November, March and April are the best. Two or three days do for the city, more if you go on to Ha Long or Ninh Binh.",
      bestMonths: [10, 11, 3, 4],
      climate: {
        high: [20.0, 21.2, 24.0, 28.3, 32.0, 33.8, 33.5, 32.7, 31.7, 29.4, 26.0, 22.0],
        low: [14.8, 16.0, 18.5, 22.1, 25.0, 26.8, 26.8, 26.4, 25.3, 22.9, 19.6, 16.0],
        rainDays: [8, 10, 12, 12, 13, 13, 15, 15, 12, 8, 6, 5],
      },
      neighbourhoods: [
        {
          name: 'Old Quarter',
          lat: 21.0347,
          lon: 105.851,
          character: 'Narrow trade streets full of food, bars and cheap hotels; noisy and never dull.',
        },
        {
          name: 'French Quarter',
          lat: 21.0235,
          lon: 105.855,
          character: 'Shaded avenues, grand hotels and museums south of the lake.',
        },
        {
          name: 'Tay Ho (West Lake)',
          lat: 21.065,
          lon: 105.825,
          character: 'Cafés, villas and expatriate calm by the water, twenty minutes from the centre.',
        },
        {
          name: 'Ba Dinh and Truc Bach',
          lat: 21.044,
          lon: 105.84,
          character: 'Small lake, local eating and the great monuments nearby.',
        },
      ],
      gettingAround:
        'Walk in the centre; use the Grab or Xanh SM app for cars and motorbikes. Two metro lines serve mainly commuters. To cross a street walk slowly and steadily and let the scooters flow round you.',
      fromAirport:
        'Noi Bai is 45 minutes away. Express bus 86 costs 45,000 dong to the Old Quarter and the station; a Grab costs about 300,000.',
      food: [
        { name: 'Pho bo', what: 'Beef noodle soup, in the north clear and plain, eaten for breakfast' },
        { name: 'Bun cha', what: "Charcoal pork in sweet-sour dip with noodles and herbs, the city's lunch" },
        { name: 'Cha ca', what: 'Turmeric fish fried at the table with dill and peanuts' },
        { name: 'Egg coffee', what: 'Strong coffee under whipped egg yolk and condensed milk' },
        { name: 'Banh cuon', what: 'Steamed rice sheets with pork and wood-ear mushroom' },
      ],
      safety:
        'Calm and safe; watch bags against passing scooters. The real risk is traffic. Refuse unmetered airport taxis and shoe repairers who start without asking.',
      etiquette:
        'Cover shoulders and knees at the mausoleum and pagodas. Haggle with a smile. Hand money and cards over with both hands.',
      dailyCostEuro: [25, 60, 150],
      typicalNights: [2, 4],
      attractions: hanoi,
    },
    {
      slug: 'ho-chi-minh-city',
      name: 'Ho Chi Minh City',
      localName: 'Thành phố Hồ Chí Minh',
      lat: 10.7769,
      lon: 106.7009,
      knownFor:
        "The fast southern metropolis still called Saigon: war history, French façades, hidden apartment cafés and some of the country's best eating.",
      intro:
        'Saigon, as most people still say, is Vietnam at full speed: eight million motorbikes, glass towers, and a kitchen that takes from the whole delta and beyond.\n\nThe old centre, District 1, holds the post office, the opera and the palace where the war ended; the War Remnants Museum next door is sober and necessary. Chinese Cholon to the west burns incense coils by the metre.\n\nMornings are for sights, the heat for museums and coffee, the evenings for rooftops and alleys. Two days are enough, plus one for the tunnels of Cu Chi or the Mekong.',
      bestMonths: [12, 1, 2, 3],
      climate: {
        high: [31.9, 33.0, 34.0, 34.8, 34.2, 33.0, 32.4, 32.2, 32.0, 31.8, 32.0, 31.6],
        low: [22.0, 22.8, 24.4, 25.9, 26.0, 25.2, 24.8, 24.8, 24.6, 24.3, 23.6, 22.4],
        rainDays: [2, 1, 2, 5, 17, 19, 22, 22, 22, 20, 11, 6],
      },
      neighbourhoods: [
        {
          name: 'District 1, Dong Khoi',
          lat: 10.7765,
          lon: 106.7035,
          character: 'Colonial core with the big hotels, shops and rooftop bars; sights on foot.',
        },
        {
          name: 'Pham Ngu Lao',
          lat: 10.768,
          lon: 106.693,
          character: 'Backpacker lanes, cheap rooms and night noise.',
        },
        {
          name: 'District 3',
          lat: 10.7835,
          lon: 106.688,
          character: 'Leafy streets of villas, cafés and local food close to the museums.',
        },
        {
          name: 'Thao Dien',
          lat: 10.803,
          lon: 106.74,
          character: 'Riverside suburb of bistros and galleries, now on the metro.',
        },
      ],
      gettingAround:
        'Grab and Xanh SM for cars and bikes cost little. Metro line 1 runs from Ben Thanh to the east. District 1 is walkable early and late; cross streets slowly and steadily.',
      fromAirport:
        'Tan Son Nhat is 7 km from the centre: 30 minutes or more. Bus 109 or 152 costs little, Grab about 150,000 dong; choose official taxis (Vinasun, Mai Linh).',
      food: [
        { name: 'Com tam', what: 'Broken rice with grilled pork chop, egg loaf and fish sauce' },
        { name: 'Banh mi', what: 'Baguette stuffed with pâté, cold cuts, pickles and chilli' },
        { name: 'Banh xeo', what: 'Crackling turmeric crêpe with pork and prawns, wrapped in leaves' },
        { name: 'Hu tieu', what: 'Clear pork and prawn noodle soup of the delta' },
        { name: 'Ca phe sua da', what: 'Iced drip coffee with condensed milk' },
      ],
      safety:
        'Phone and bag snatching from motorbikes is the main problem: keep them on the inner side. Use app rides at night. Sudden floods follow rain from June to October.',
      etiquette:
        'Take off shoes in homes and pagodas, dress modestly at the palace and temples. War sites ask for quiet.',
      dailyCostEuro: [25, 60, 160],
      typicalNights: [2, 3],
      attractions: hoChiMinhCity,
    },
    {
      slug: 'hoi-an',
      name: 'Hoi An',
      localName: 'Hội An',
      lat: 15.8801,
      lon: 108.338,
      knownFor:
        'A small old trading port of ochre houses, lanterns and tailors by a river, with rice fields and beaches a bicycle ride away.',
      intro:
        'From the 1500s Japanese and Chinese merchants waited here for the monsoon to turn, and built halls, shops and a covered bridge. Then the river silted up, and the town was left as it was.\n\nCars are kept out of the centre for most of the day. See it at seven, when shutters open, and after dark, when silk lanterns and paper boats light the water; the middle of the day belongs to the beach or the fields.\n\nTwo nights show the town, four let you rest. Autumn floods sometimes reach the doors.',
      bestMonths: [2, 3, 4, 5],
      climate: {
        high: [24.9, 26.2, 28.6, 31.0, 33.3, 34.0, 34.2, 33.9, 31.6, 29.6, 27.3, 25.0],
        low: [18.8, 19.8, 21.6, 23.4, 25.0, 25.6, 25.4, 25.4, 24.2, 23.2, 21.7, 19.5],
        rainDays: [12, 6, 4, 5, 8, 8, 9, 11, 15, 20, 20, 18],
      },
      neighbourhoods: [
        {
          name: 'Ancient Town edge',
          lat: 15.88,
          lon: 108.33,
          character: 'Small hotels and homestays within a few minutes of the lanterns.',
        },
        {
          name: 'An Bang',
          lat: 15.9125,
          lon: 108.34,
          character: 'Beach houses and cafés on the sand, ten minutes by bicycle from the fields.',
        },
        {
          name: 'Cam Nam and Cam Thanh',
          lat: 15.874,
          lon: 108.345,
          character: 'River islands of palms and gardens with quiet resorts.',
        },
      ],
      gettingAround:
        'Everything in the old town is on foot; hotels lend bicycles for beach and fields. Grab cars come quickly.',
      fromAirport:
        'Da Nang airport is 30 km north: a Grab or booked car takes 45 minutes and costs 300,000–400,000 dong.',
      food: [
        { name: 'Cao lau', what: 'Chewy noodles with pork, herbs and crisp squares, made only here' },
        { name: 'White rose', what: 'Thin steamed dumplings of prawn with fried shallot' },
        { name: 'Com ga', what: 'Turmeric chicken rice with herbs and papaya' },
        { name: 'Banh mi', what: 'The local loaf, crisp and heavily sauced' },
      ],
      safety:
        'Very safe. Currents at the beaches are strong from October to February, and the river floods in October and November.',
      etiquette:
        'Old houses are family homes: keep voices low. Ask a price for tailoring in writing and allow two fittings.',
      dailyCostEuro: [25, 60, 160],
      typicalNights: [2, 4],
      attractions: hoiAn,
    },
    {
      slug: 'hue',
      name: 'Hue',
      localName: 'Huế',
      lat: 16.4637,
      lon: 107.5909,
      knownFor:
        'The last imperial capital, a walled palace city and garden tombs of emperors along the slow Perfume River, with the most refined kitchen in Vietnam.',
      intro:
        'Thirteen Nguyen emperors ruled from Hue until 1945. War flattened much of their palace, but gates, theatres and galleries stand again behind a moat, and the tombs upstream, each laid out by the man who would lie in it, survive among pines.\n\nThe town itself is quiet, green and rainy, with lotus in the moats and students on bicycles. Its cooks made small, pretty dishes for a demanding court, and a fiery beef soup for everyone else.\n\nOne full day covers the citadel and two tombs; two let you take the river.',
      bestMonths: [2, 3, 4, 5],
      climate: {
        high: [23.6, 24.8, 27.7, 31.5, 33.7, 34.7, 34.6, 34.2, 31.7, 28.9, 26.3, 23.5],
        low: [17.5, 18.3, 20.2, 22.7, 24.4, 25.3, 25.1, 25.0, 23.9, 22.4, 20.7, 18.3],
        rainDays: [13, 9, 8, 8, 11, 8, 8, 10, 16, 20, 20, 18],
      },
      neighbourhoods: [
        {
          name: 'South bank (Vo Thi Sau)',
          lat: 16.469,
          lon: 107.5955,
          character: 'Hotels, restaurants and the weekend walking streets near the river.',
        },
        {
          name: 'Citadel',
          lat: 16.472,
          lon: 107.577,
          character: 'Garden homestays inside the moat, very quiet in the evening.',
        },
      ],
      gettingAround:
        'The centre is flat and good for bicycles. Tombs are 5–12 km out: hire a car for half a day, a motorbike with driver or a bicycle.',
      fromAirport:
        'Phu Bai airport is 15 km south: 25 minutes by taxi for about 250,000 dong. Trains along the coast from Da Nang take three scenic hours.',
      food: [
        { name: 'Bun bo Hue', what: 'Spicy lemongrass beef and pork noodle soup' },
        { name: 'Banh khoai', what: 'Small crisp pancake with peanut and liver sauce' },
        { name: 'Com hen', what: 'Rice with baby clams, herbs and crackling' },
        { name: 'Banh beo', what: 'Steamed rice saucers with dried prawn' },
      ],
      safety: 'A quiet town. Floods come in October and November. Fix cyclo prices before getting in.',
      etiquette:
        'Cover shoulders and knees in palaces and tombs; do not sit on thrones. Pagodas are working monasteries.',
      dailyCostEuro: [22, 50, 130],
      typicalNights: [1, 3],
      attractions: hue,
    },
    {
      slug: 'da-nang',
      name: 'Da Nang',
      localName: 'Đà Nẵng',
      lat: 16.0544,
      lon: 108.2022,
      knownFor:
        'A modern seaside city with a long sand beach, a dragon-shaped bridge, marble hills and a green peninsula, between two World Heritage towns.',
      intro:
        'Da Nang is the easy big city of Vietnam: wide roads, new bridges and thirty kilometres of sand that starts ten minutes from the airport. People swim at five in the morning and eat seafood at night.\n\nIt has one great museum, of Cham sculpture, caves and pagodas in its marble hills, and wild langurs on the Son Tra peninsula. Above all it is a base: Hoi An and My Son lie south, the Hai Van pass and Hue north.\n\nThe sea is best from March to August. October and November bring typhoon rain.',
      bestMonths: [2, 3, 4, 5, 6, 7],
      climate: {
        high: [24.9, 26.2, 28.6, 31.0, 33.3, 34.0, 34.2, 33.9, 31.6, 29.6, 27.3, 25.0],
        low: [18.8, 19.8, 21.6, 23.4, 25.0, 25.6, 25.4, 25.4, 24.2, 23.2, 21.7, 19.5],
        rainDays: [12, 6, 4, 5, 8, 8, 9, 11, 15, 20, 20, 18],
      },
      neighbourhoods: [
        {
          name: 'My Khe beachfront',
          lat: 16.06,
          lon: 108.245,
          character: 'Towers of hotels by the sand, seafood and cafés; made for swimmers.',
        },
        {
          name: 'Hai Chau (centre)',
          lat: 16.068,
          lon: 108.222,
          character: 'Markets, riverside and the local food streets.',
        },
        {
          name: 'An Thuong',
          lat: 16.049,
          lon: 108.2455,
          character: 'Grid of small hotels, bars and foreign kitchens one block from the sea.',
        },
      ],
      gettingAround:
        'Grab cars and bikes are cheap and quick. Roads are wide enough for careful scooter riders with a licence. Beach and centre are ten minutes apart.',
      fromAirport:
        'The airport lies in the city: 10–15 minutes to beach or centre for 60,000–120,000 dong by Grab.',
      food: [
        { name: 'Mi quang', what: 'Turmeric noodles with little broth, pork, prawn and peanuts' },
        { name: 'Banh xeo', what: 'Small crisp pancakes with rolls of pork and herbs' },
        { name: 'Bun cha ca', what: 'Fish-cake noodle soup with tomato and pumpkin' },
        { name: 'Banh trang cuon thit heo', what: 'Pork in rice paper with anchovy sauce' },
      ],
      safety:
        'Swim between the flags; winter currents kill. Otherwise one of the easiest cities in the country.',
      etiquette:
        'Dress for pagodas on the hills. Do not feed the monkeys of Son Tra. Agree seafood prices by weight before cooking.',
      dailyCostEuro: [25, 60, 160],
      typicalNights: [2, 4],
      attractions: daNang,
    },
    {
      slug: 'ha-long',
      name: 'Ha Long',
      localName: 'Hạ Long',
      lat: 20.9505,
      lon: 107.0734,
      knownFor:
        'Harbour of Ha Long Bay, where cruises set out among two thousand limestone islands, with caves, squid cakes and a museum of black glass.',
      intro:
        'A dragon came down, the story goes, and where its tail struck, the sea ran in among the hills. What is left are some two thousand stumps and towers of limestone in jade water, hollow with caves, a World Heritage site since 1994 and the picture that people have of Vietnam.\n\nThe city behind it is two: Bai Chay in the west with hotels, beach and cable car, Hon Gai across the bridge with markets, coal and better food. Most visitors see only the pier. Spend a night on a boat if you can, or take a day cruise and sleep in town; the caves, quiet Bai Tu Long and the pilgrim mountain Yen Tu fill two more days. From July to September storms may stop all boats.',
      bestMonths: [3, 4, 5, 10, 11],
      climate: {
        high: [20, 20, 23, 27, 31, 32, 32, 32, 31, 29, 25, 21],
        low: [14, 15, 18, 21, 24, 26, 26, 25, 24, 22, 19, 15],
        rainDays: [6, 8, 10, 9, 11, 14, 15, 17, 12, 8, 5, 4],
      },
      neighbourhoods: [
        {
          name: 'Bai Chay',
          lat: 20.956,
          lon: 107.043,
          character: 'Hotels, beach, night market and cable car; the place for one night.',
        },
        {
          name: 'Hon Gai',
          lat: 20.951,
          lon: 107.08,
          character: 'The old town over the bridge, with the market, pagoda and local kitchens.',
        },
        {
          name: 'Tuan Chau',
          lat: 20.929,
          lon: 106.9889,
          character: 'The island of the cruise harbour, handy for an early boat and dull at night.',
        },
      ],
      gettingAround:
        'Grab cars and taxis are cheap; from Bai Chay to Tuan Chau takes twenty minutes. Cruises often fetch guests from the hotel. A local bus crosses the bridge between Bai Chay and Hon Gai.',
      fromAirport:
        'From Hanoi and its airport limousine vans take two and a half hours by expressway. Van Don airport, an hour east, has flights from Ho Chi Minh City; Hai Phong airport is an hour away.',
      food: [
        {
          name: 'Cha muc',
          what: 'Cakes of squid pounded by hand and fried, with sticky rice or rice sheets.',
        },
        { name: 'Mantis shrimp', what: 'Steamed with lemongrass, or fried with garlic and chilli.' },
        { name: 'Sa sung', what: 'Sea worms, dried and grilled, the sweetness in the local noodle soup.' },
        { name: 'Ngan', what: 'Fat purple clams, grilled with spring onion or steeped in rice spirit.' },
      ],
      safety:
        'Choose a boat by its safety, not its price, look where the life jackets are, and accept a cancelled sailing: storms here have sunk ships. Swim only where the crew says. Agree the price of seafood by weight before it is cooked.',
      etiquette:
        'Throw nothing in the bay, touch no dripstone, buy no coral. Crews live on tips; 100,000 dong a day for each guest is kind. Cover shoulders at pagodas.',
      dailyCostEuro: [28, 75, 190],
      typicalNights: [1, 2],
      attractions: haLong,
    },
    {
      slug: 'sa-pa',
      name: 'Sa Pa',
      lat: 22.3364,
      lon: 103.8438,
      knownFor:
        'Hill town at 1,500 metres below Fansipan, among rice terraces and the villages of Hmong, Dao, Tay and Giay.',
      intro:
        'The French came up here in 1903 to be cold. They left a church and some villas on a ledge across from the highest mountain of Indochina; the Hmong and Dao, who had been here longer, have the valleys. Since the motorway arrived in 2014 the town has grown hotels like mushrooms, and on Saturdays it is full of Hanoi.\n\nThe reason to come begins where the road ends: terraces that turn from mirror to green to gold between May and September, and paths through them from house to house. Give one day to walking with a local guide, sleep in a village if you can, and keep the cable car for the clearest morning. From December to February it is raw and grey, with frost and now and then snow.',
      bestMonths: [3, 4, 5, 9, 10],
      climate: {
        high: [12, 14, 18, 21, 23, 23, 24, 23, 22, 19, 16, 13],
        low: [6, 8, 11, 14, 17, 19, 19, 19, 17, 14, 11, 7],
        rainDays: [8, 9, 10, 14, 18, 20, 22, 20, 15, 12, 9, 7],
      },
      neighbourhoods: [
        {
          name: 'Town centre',
          lat: 22.335,
          lon: 103.8425,
          character: 'Round church and square, with kitchens, guides and building noise.',
        },
        {
          name: 'Fansipan and Muong Hoa streets',
          lat: 22.3315,
          lon: 103.84,
          character: 'Hotels on the edge of the drop, with the mountain in the window.',
        },
        {
          name: 'Ta Van and Lao Chai',
          lat: 22.302,
          lon: 103.895,
          character: 'Homestays among terraces, eight kilometres down the valley.',
        },
        {
          name: 'Ta Phin',
          lat: 22.393,
          lon: 103.845,
          character: 'Red Dao homestays and herbal baths in a side valley without traffic.',
        },
      ],
      gettingAround:
        'The town is walked, uphill in one direction. Taxis and Grab are few; hotels arrange cars, and jeeps or hired scooters reach falls and villages, though fog and gravel catch beginners. For the valley paths take a local woman as guide, about 500,000 dong a day.',
      fromAirport:
        'From Hanoi and its airport sleeper coaches and limousine vans take five to six hours by motorway. The night train to Lao Cai takes eight, with an hour by minibus up to Sa Pa.',
      food: [
        { name: 'Thang co', what: 'Hmong stew of horse with a dozen spices, eaten at markets.' },
        { name: 'Salmon hotpot', what: 'Cold-water fish of the pass, cooked at the table with herbs.' },
        { name: 'Lon cap nach', what: 'Small black free-running pig, roasted over charcoal.' },
        { name: 'Com lam', what: 'Sticky rice in a bamboo tube, with sesame salt, from roadside grills.' },
      ],
      safety:
        'Paths are clay and slippery: boots, and a stick from any child. Fog hides scooters, and the monsoon brings landslides from June to August, when treks are called off. Nights are cold from November to March, and many rooms unheated.',
      etiquette:
        'Ask before you photograph people. Buy from women rather than from children, who should be at school, and say no kindly and once. In a house take off your shoes, and do not touch the altar.',
      dailyCostEuro: [22, 55, 140],
      typicalNights: [2, 3],
      attractions: saPa,
    },
    {
      slug: 'ninh-binh',
      name: 'Ninh Binh',
      localName: 'Ninh Bình',
      lat: 20.2300, lon: 105.9420,
      knownFor: 'Known for limestone towers over rice fields and rivers: rowing boats through the caves of Trang An and Tam Coc, the steps of Mua and a capital of a thousand years ago.',
      intro: "Ninh Binh is the inland sister of Ha Long: the same rocks, with rice and rivers at their feet instead of the sea. People come to be rowed. At Tam Coc the boat follows one winding river through the fields; at Trang An it slips from basin to basin through caves, for three hours, without an engine.\n\nThe city itself is a grey road with a station. Sleep eight kilometres away at Tam Coc or beside Trang An, hire a bicycle, and climb the steps of Mua before breakfast. It is a day trip from Hanoi for most, and a much better one with two nights, when dawn and dusk are yours.\n\nThe rice is gold in late May and early June. From January to March it drizzles often, and the rocks look like an ink painting.",
      bestMonths: [3, 4, 5, 9, 10, 11],
      climate: {
        high: [19.8, 20.9, 23.2, 27.5, 31.6, 33.2, 33.2, 32.3, 30.8, 28.6, 25.4, 21.8],
        low: [14.5, 15.7, 18.2, 21.7, 24.6, 26.3, 26.4, 25.9, 24.6, 22.2, 18.9, 15.6],
        rainDays: [6, 7, 10, 9, 11, 12, 11, 13, 12, 9, 6, 4],
      },
      neighbourhoods: [
        { name: 'Tam Coc', lat: 20.2168, lon: 105.9385, character: 'The village by the pier: guesthouses, bars and bicycles between the rocks' },
        { name: 'Trang An', lat: 20.2450, lon: 105.9250, character: 'Bungalows and homestays among paddies, near the larger boat pier, dark and still at night' },
        { name: 'Hang Mua', lat: 20.2310, lon: 105.9380, character: 'A lane of homestays under the dragon steps, first up in the morning' },
        { name: 'Ninh Binh City', lat: 20.2545, lon: 105.9750, character: 'Station, buses, plain hotels and goat restaurants' },
      ],
      gettingAround: 'Bicycles come with the room, scooters cost about 150,000 dong a day, and ride-hailing cars wait in the city. Tam Coc, Mua, Bich Dong and Trang An lie within eight kilometres; Van Long and Bai Dinh are 15 to 20. At the boat piers tickets are by the person, four to a boat.',
      fromAirport: "Hanoi's airport is two and a half hours away by car or shared van. From Hanoi trains take a little over two hours and limousine vans less, door to door for about 250,000 dong; the night trains to Hue stop here as well.",
      food: [
        { name: 'Mountain goat', what: 'Rare with lemon and sesame, grilled with herbs, or in a hot pot, wrapped in fig leaves' },
        { name: 'Com chay', what: 'Crisp scorched rice under goat or beef gravy' },
        { name: 'Eel vermicelli', what: 'Glass noodles with fried or soft field eel, a breakfast of the town' },
        { name: 'Nem chua Yen Mac', what: 'Fermented pork rolled with roasted rice powder and guava leaf' },
      ],
      safety: 'Safe; the road is the danger, so no scooter without a licence and a helmet. The Mua steps are slick after rain. At Tam Coc rowers press embroidery and tips: a polite no is enough.',
      etiquette: 'Tip your rower, 50,000 dong is kind. Cover shoulders and knees at pagodas, step over the threshold rather than on it, and keep off the dikes where rice dries.',
      dailyCostEuro: [25, 60, 150],
      typicalNights: [1, 2],
      attractions: ninhBinh,
    },
    {
      slug: 'nha-trang',
      name: 'Nha Trang',
      lat: 12.2450,
      lon: 109.1930,
      knownFor: 'Beach city on a bay of islands in the south of central Vietnam, known for boat trips over coral, Cham towers still in use, mud baths and fish soup.',
      intro: 'Nha Trang has what most beach towns lack, a town: half a million people, a fishing port, a railway station, markets, and a beach of six kilometres straight through the middle. High hotels have come up along it, with menus in Russian, Korean and Chinese.\n\nA day shows the sights: the brick towers of the Cham at the river mouth, the white Buddha on his hill, the market. The next goes out on the bay, to Hon Mun with a mask or by cable car to the rides of Hon Tre. Then there are mud baths, waterfalls to clamber up, and emptier beaches at Doc Let and Bai Dai.\n\nFebruary to August is dry, the sea clearest from April on. October to December brings rain from the north-east and waves, sometimes a storm, and half-price rooms.',
      bestMonths: [2, 3, 4, 5, 6, 7, 8],
      climate: {
        high: [27.0, 27.8, 29.3, 31.0, 32.3, 32.5, 32.3, 32.4, 31.5, 29.8, 28.4, 27.0],
        low: [21.8, 22.1, 23.2, 24.7, 25.6, 25.7, 25.4, 25.4, 24.9, 24.3, 23.7, 22.5],
        rainDays: [7, 3, 3, 4, 8, 8, 8, 9, 14, 18, 17, 13],
      },
      neighbourhoods: [
        { name: 'Loc Tho and Tran Phu', lat: 12.2370, lon: 109.1950, character: 'Hotels, bars and restaurants behind the middle of the beach.' },
        { name: 'Xuong Huan', lat: 12.2540, lon: 109.1945, character: 'The old quarter by the market and the river, cheaper and more local.' },
        { name: 'Vinh Phuoc and Hon Chong', lat: 12.2700, lon: 109.2000, character: 'North of the bridge, quiet beach hotels near the towers.' },
        { name: 'Hon Tre', lat: 12.2160, lon: 109.2420, character: 'Resort island opposite, reached by cable car or boat.' },
        { name: 'Bai Dai', lat: 12.0600, lon: 109.1960, character: 'Large resorts on the long beach towards the airport.' },
      ],
      gettingAround: 'The centre is walked; Grab cars and motorbikes cost little. City buses run along Tran Phu to the towers and to Cau Da pier (10,000 dong). Boat trips fetch you from the hotel. Trains go to Saigon in eight hours and to Da Nang in ten, by night too.',
      fromAirport: 'Cam Ranh airport is 35 km south: the yellow bus 18 takes 50 minutes for 65,000 dong, a Grab or taxi 40 minutes for about 350,000. The coast road is a view in itself.',
      food: [
        { name: 'Bun ca', what: 'Noodle soup with fish cake and jellyfish in a clear broth' },
        { name: 'Nem nuong', what: 'Grilled pork rolled in rice paper with herbs and a liver sauce' },
        { name: 'Banh can', what: 'Small rice-flour cups baked on clay with squid, egg or shrimp' },
        { name: 'Bo nuong Lac Canh', what: 'Beef marinated in honey and spices, grilled at the table' },
        { name: 'Ca phe muoi', what: 'Coffee with salted cream, over ice' },
      ],
      safety: 'Safe; bags are snatched from motorbikes on Tran Phu, so wear yours away from the road. Red flags on the beach mean it, above all from October to January. Settle the price of seafood by weight before it is cooked.',
      etiquette: 'Cover shoulders and knees at the towers and pagodas, and take off shoes. Do not touch coral or buy it. A few words are answered with delight; tips are welcome, not expected.',
      dailyCostEuro: [25, 60, 170],
      typicalNights: [2, 4],
      attractions: nhaTrang,
    },
  ],
} satisfies CountryFile;
