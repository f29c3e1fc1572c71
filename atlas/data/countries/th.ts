import type { CountryFile } from '../format.ts';
import bangkok from './th-bangkok.ts';
import chiangMai from './th-chiang-mai.ts';
import phuket from './th-phuket.ts';
import krabi from './th-krabi.ts';
import chiangRai from './th-chiang-rai.ts';
import koSamui from './th-ko-samui.ts';

export default {
  code: 'th',
  facts: {
    plugs: ['A', 'B', 'C', 'O'],
    volts: 230,
    hertz: 50,
    languages: ['Thai', 'English'],
    emergency: { police: '191', ambulance: '1669', fire: '199' },
    tipping:
      'Not expected at street stalls. Round up in taxis, leave 20–50 baht in restaurants, and 50–100 baht for a good massage; smart places add a 10 % service charge.',
    tapWater: 'avoid',
    visaHint:
      'Many nationalities may enter without a visa for a stay of some weeks, and everyone fills in the digital arrival card online before flying.',
    goodToKnow:
      'Cash still rules at markets, and most ATMs charge foreigners about 220 baht a withdrawal. Cover shoulders and knees in temples. Speak respectfully of the royal family: insulting it is a serious crime. Alcohol is not sold on a few Buddhist holidays, and vapes are illegal.',
  },
  cities: [
    {
      slug: 'bangkok',
      name: 'Bangkok',
      localName: 'กรุงเทพมหานคร',
      lat: 13.7563,
      lon: 100.5018,
      knownFor:
        'Gilded temples along a brown river, street cooking at every hour, canals, malls and rooftop bars in a hot and good-humoured giant of a city.',
      intro:
        'Bangkok began in 1782 as a royal island between the Chao Phraya and a moat, and that island still holds the palace, the great temples and the oldest market streets. Chinatown lies just downstream, the glass towers of Siam, Silom and Sukhumvit to the east.\n\nThe trick is to work with the heat and the traffic: temples at opening time, museums and malls after noon, the river at dusk, street food at night. Boats and the Skytrain cover nearly everything; a road journey of five kilometres can take an hour.\n\nThree days show the main sights without haste. A fourth goes well on Ayutthaya, the ruined capital upriver, or on the quiet orchard canals of Thonburi.',
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [32.7, 33.7, 34.7, 35.7, 35.1, 34.1, 33.5, 33.3, 33.2, 33.2, 33.1, 32.3],
        low: [22.6, 24.4, 25.9, 26.9, 26.3, 26.1, 25.7, 25.5, 25.0, 24.8, 23.9, 22.4],
        rainDays: [2, 2, 4, 7, 16, 16, 17, 20, 21, 18, 6, 1],
      },
      neighbourhoods: [
        {
          name: 'Riverside (Bang Rak)',
          lat: 13.7245,
          lon: 100.515,
          character:
            'Grand old hotels, ferry piers and galleries along Charoen Krung; sunsets on the water and the boat to the palace.',
        },
        {
          name: 'Old Town (Rattanakosin and Banglamphu)',
          lat: 13.761,
          lon: 100.4985,
          character:
            'Guesthouses and shophouse inns within a walk of the palace and the temples; lively around Khao San, no Skytrain.',
        },
        {
          name: 'Silom and Sathorn',
          lat: 13.7262,
          lon: 100.5312,
          character:
            'Business streets by day, bars and food by night, with both train systems and Lumphini Park at hand.',
        },
        {
          name: 'Sukhumvit (Asok to Thong Lo)',
          lat: 13.7372,
          lon: 100.569,
          character: 'Long avenue of hotels, restaurants and bars on the Skytrain, modern and convenient.',
        },
        {
          name: 'Chinatown',
          lat: 13.7405,
          lon: 100.5115,
          character:
            'Neon, gold shops and street kitchens at the door, with small design hotels in old shophouses and a metro stop.',
        },
      ],
      gettingAround:
        'The BTS Skytrain and the MRT metro are quick and cool; fares run 17–60 baht and most MRT gates take a contactless card. Chao Phraya Express boats and cheap cross-river ferries serve the old town. Use metered taxis or the Grab and Bolt apps; agree a tuk-tuk price first.',
      fromAirport:
        'From Suvarnabhumi the Airport Rail Link reaches Phaya Thai in 26 minutes for 45 baht; a metered taxi costs about 300–400 baht plus tolls. From Don Mueang take the SRT Red Line, bus A1 or a taxi for 200–300 baht.',
      food: [
        {
          name: 'Pad kra pao',
          what: 'Minced meat stir-fried with holy basil and chilli on rice, best with a crisp fried egg',
        },
        {
          name: 'Boat noodles',
          what: 'Small bowls of dark, spiced beef or pork broth, once sold from canal boats',
        },
        { name: 'Som tam', what: 'Pounded green papaya with lime, chilli, peanuts and dried shrimp' },
        { name: 'Tom yum goong', what: 'Hot and sour soup with river prawns, lemongrass and galangal' },
        {
          name: 'Mango sticky rice',
          what: 'Ripe mango, coconut-soaked rice and toasted beans, at its best from March to June',
        },
      ],
      safety:
        'Violent crime against visitors is rare. Ignore anyone who says the palace is closed today and offers a tuk-tuk tour: it ends in a gem shop. Watch the traffic, carry water, and check air quality from January to March.',
      etiquette:
        "Take shoes off in temples and homes, do not point feet at a Buddha image or touch anyone's head, and stand still for the national anthem at 8:00 and 18:00. Women should not touch monks.",
      dailyCostEuro: [35, 85, 200],
      typicalNights: [3, 5],
      attractions: bangkok,
    },
    {
      slug: 'chiang-mai',
      name: 'Chiang Mai',
      localName: 'เชียงใหม่',
      lat: 18.7883,
      lon: 98.9853,
      knownFor:
        'A moated old town of northern temples below a forested mountain, with craft markets, coffee, cooking schools and elephants in the hills.',
      intro:
        'The capital of the old Lanna kingdom keeps its square moat and more than thirty temples inside it, low teak halls and brick chedis unlike those of Bangkok. Streets are made for walking, and monks outnumber suits.\n\nWest of the walls the mountain Doi Suthep rises straight from the university quarter, with a golden temple near the top. Around Nimman Road students and remote workers sit in some of the best coffee bars of Asia.\n\nCome between November and early February for cool mornings. In March and April farm fires fill the valley with smoke, and many travellers go elsewhere.',
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [29.8, 32.5, 34.9, 36.1, 34.1, 32.7, 31.8, 31.5, 31.7, 31.4, 30.2, 28.6],
        low: [14.9, 16.4, 20.0, 23.1, 23.9, 24.1, 23.8, 23.6, 23.1, 22.1, 19.2, 15.9],
        rainDays: [1, 1, 2, 5, 13, 14, 17, 19, 16, 10, 4, 1],
      },
      neighbourhoods: [
        {
          name: 'Old City',
          lat: 18.789,
          lon: 98.987,
          character: 'Temples, guesthouses and quiet lanes inside the moat; everything on foot.',
        },
        {
          name: 'Nimman',
          lat: 18.7975,
          lon: 98.968,
          character: 'Coffee bars, boutiques and modern hotels near the university, young and lively.',
        },
        {
          name: 'Riverside and Night Bazaar',
          lat: 18.7855,
          lon: 99.002,
          character:
            'Bigger hotels by the Ping, close to the markets and to evening restaurants on the water.',
        },
      ],
      gettingAround:
        'Walk within the moat. Red shared trucks (songthaew) take you most places for 30–40 baht; Grab and Bolt are cheap. Scooters need a motorcycle licence, and police do check.',
      fromAirport:
        'The airport is only 4 km from the moat: 15 minutes by official taxi (150–200 baht), Grab or the RTC bus.',
      food: [
        {
          name: 'Khao soi',
          what: 'Curry noodle soup with chicken or beef, crisp noodles on top and pickles beside it',
        },
        { name: 'Sai ua', what: 'Grilled pork sausage packed with lemongrass, galangal and lime leaf' },
        { name: 'Nam prik num', what: 'Smoky green chilli dip with pork crackling and steamed vegetables' },
        { name: 'Gaeng hang lay', what: 'Mild Burmese-style pork belly curry with ginger and tamarind' },
      ],
      safety:
        'A gentle city; the main danger is on two wheels. From February to April the air can be very bad: check the index and bring a good mask.',
      etiquette:
        'Dress modestly in temples, take shoes off and sit with feet tucked away. Choose elephant places without riding or shows.',
      dailyCostEuro: [25, 60, 140],
      typicalNights: [3, 5],
      attractions: chiangMai,
    },
    {
      slug: 'phuket',
      name: 'Phuket',
      localName: 'ภูเก็ต',
      lat: 7.884,
      lon: 98.3923,
      knownFor:
        'A large Andaman island of west-facing beaches and headland views, with a Sino-Portuguese old town and limestone islands a boat ride away.',
      intro:
        'Phuket is big enough to hold several holidays: noisy nights at Patong, quieter sands at Nai Harn and Kata Noi, and a real town where tin merchants left pastel shophouses, clan shrines and a fine mixed kitchen.\n\nThe west coast has the beaches and the sunsets. From the piers on the east side boats leave for Phang Nga Bay, Phi Phi and, in the dry months, the Similan reefs.\n\nFrom May to October the monsoon brings surf and red flags; prices fall and the island turns very green. Take the flags seriously.',
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [32.6, 33.6, 34.0, 33.9, 32.8, 32.3, 31.9, 31.9, 31.4, 31.4, 31.6, 31.7],
        low: [23.9, 24.2, 24.6, 25.2, 25.1, 25.1, 24.7, 24.9, 24.4, 24.2, 24.3, 24.1],
        rainDays: [4, 3, 5, 11, 18, 17, 18, 18, 21, 20, 14, 8],
      },
      neighbourhoods: [
        {
          name: 'Old Phuket Town',
          lat: 7.8849,
          lon: 98.388,
          character: 'Shophouse inns, cafés and the best eating on the island; half an hour from any beach.',
        },
        {
          name: 'Kata and Karon',
          lat: 7.822,
          lon: 98.3,
          character: 'Broad family beaches with mid-range hotels and a relaxed evening.',
        },
        {
          name: 'Patong',
          lat: 7.896,
          lon: 98.297,
          character: 'The loudest strip: bars, malls and a long crowded beach.',
        },
        {
          name: 'Bang Tao and Surin',
          lat: 7.985,
          lon: 98.28,
          character: 'Resorts, villas and beach clubs on the calmer northwest coast.',
        },
      ],
      gettingAround:
        'Distances are long and public transport thin: the Smart Bus runs down the west coast from the airport, blue songthaews link town and beaches by day. Otherwise use Grab or Bolt, or a rented car.',
      fromAirport:
        'The airport is in the north: 45–75 minutes to the beaches. Taxis cost 600–1,000 baht, shared minibuses about 200, the Smart Bus 100.',
      food: [
        { name: 'Mee Hokkien', what: 'Thick yellow noodles fried with seafood and a soft egg' },
        { name: 'Moo hong', what: 'Pork belly braised with pepper, garlic and soy, a town speciality' },
        { name: 'Gaeng poo', what: 'Coconut crab curry with betel leaves and rice vermicelli' },
        { name: 'Oh aew', what: 'Shaved ice with banana-seed jelly and red beans' },
      ],
      safety:
        'Respect red flags between May and October: drownings happen each year. Road accidents on rented scooters are the other real risk; wear a helmet and have a licence.',
      etiquette:
        'Beachwear belongs on the beach. Do not touch coral or feed fish; national parks fine visitors for it. Smoking is banned on many beaches.',
      dailyCostEuro: [35, 90, 230],
      typicalNights: [4, 7],
      attractions: phuket,
    },
    {
      slug: 'krabi',
      name: 'Krabi',
      localName: 'กระบี่',
      lat: 8.0633,
      lon: 98.9163,
      knownFor:
        'Limestone cliffs over warm shallow bays: climbing and swimming at Railay, island hopping from Ao Nang, and hot springs in the forest inland.',
      intro:
        'Krabi is a coast rather than a city. Sheer grey walls of limestone cut Railay off from any road; longtails go there from Ao Nang, the beach town, while Krabi Town on the river has markets, cheap rooms and mangroves.\n\nDays run on boats: four islands in the morning, a lagoon by kayak, a sunset from the sand. Climbers come for bolted routes of every grade straight above the beach.\n\nThe dry season from December to April has the clear water. In the green months trips still run between storms, with fewer people.',
      bestMonths: [12, 1, 2, 3, 4],
      climate: {
        high: [32.5, 33.8, 34.4, 34.0, 32.6, 31.9, 31.5, 31.5, 31.3, 31.4, 31.3, 31.4],
        low: [22.3, 22.6, 23.3, 24.1, 24.4, 24.3, 24.0, 24.1, 23.8, 23.6, 23.5, 23.0],
        rainDays: [4, 3, 5, 10, 16, 16, 17, 18, 19, 18, 14, 8],
      },
      neighbourhoods: [
        {
          name: 'Ao Nang',
          lat: 8.0335,
          lon: 98.8235,
          character: 'Beach town with every kind of hotel, tour desks and the boats to Railay.',
        },
        {
          name: 'Railay',
          lat: 8.011,
          lon: 98.8395,
          character:
            'Car-free peninsula of resorts between cliffs and three beaches; quiet once day boats leave.',
        },
        {
          name: 'Krabi Town',
          lat: 8.061,
          lon: 98.918,
          character: 'Cheap guesthouses, night markets and a river front; a local life without a beach.',
        },
      ],
      gettingAround:
        'White songthaews link Krabi Town and Ao Nang for 60 baht. Longtail boats wait for eight passengers to Railay (about 100 baht each). Grab works around Ao Nang; scooters are the usual choice.',
      fromAirport:
        'Krabi airport is 20 minutes from town and 35 from Ao Nang. The shared airport bus costs about 150 baht, a taxi 400–600.',
      food: [
        { name: 'Gaeng som', what: 'Fierce sour orange curry of fish and vegetables, the southern standard' },
        { name: 'Pad sator', what: 'Stink beans stir-fried with prawns and shrimp paste' },
        { name: 'Roti', what: 'Flaky griddled bread with egg, banana or curry from Muslim stalls' },
        { name: 'Hoi chak teen', what: 'Small sea snails boiled and dipped in hot chilli sauce' },
      ],
      safety:
        'Do not climb or swim in monsoon seas against advice. Macaques at beaches bite and steal: carry no food. Wear water shoes around rocks and urchins.',
      etiquette:
        'Much of the coast is Muslim: cover up away from the beach. Leave shells and coral where they are; park rangers check.',
      dailyCostEuro: [30, 75, 190],
      typicalNights: [3, 5],
      attractions: krabi,
    },
    {
      slug: 'chiang-rai',
      name: 'Chiang Rai',
      localName: 'เชียงราย',
      lat: 19.9086, lon: 99.8325,
      knownFor: 'Known for the White Temple and its blue and black answers, for tea hills at the border, and for the Golden Triangle on the Mekong.',
      intro: "Chiang Rai is older than Chiang Mai and a tenth of its size. For a long time people only passed through on the way to the border; then two local painters built their visions out here, one in white and one in black, a pupil added blue, and the town became a place of pilgrimage for cameras.\n\nMost see the three in a hurried day from Chiang Mai, three hours each way. Stay two nights and you have the temples without the vans, a night market with good food, and a day in the north: Doi Tung's royal garden, tea terraces, the old opium hills and the corner where three countries meet.\n\nFrom November to February days are clear and nights cool. In March and April fields are burnt and the hills disappear in smoke.",
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [28.6, 31.2, 33.8, 35.0, 33.4, 32.5, 31.5, 31.2, 31.3, 30.6, 29.5, 27.7],
        low: [13.2, 14.4, 17.6, 21.3, 23.1, 24.1, 23.9, 23.7, 23.1, 21.3, 17.4, 13.8],
        rainDays: [2, 1, 3, 8, 15, 15, 19, 20, 15, 9, 4, 2],
      },
      neighbourhoods: [
        { name: 'Clock Tower and Night Bazaar', lat: 19.9066, lon: 99.8320, character: 'Guesthouses, noodle shops and the bus station, with everything in the evening on foot' },
        { name: 'Jed Yod Road', lat: 19.9052, lon: 99.8297, character: 'Small bars and cheap rooms along one street, the only nightlife there is' },
        { name: 'Kok riverside', lat: 19.9205, lon: 99.8440, character: 'Resorts with lawns and pools on the water, ten minutes by car from the centre' },
        { name: 'Old town', lat: 19.9117, lon: 99.8295, character: 'Temples and family houses, silent after eight' },
      ],
      gettingAround: 'Ride-hailing works in town and out to the three art temples, about 100 to 250 baht a ride. The bus for the White Temple leaves platform 8 of terminal 1 for 25 baht. For Doi Tung and the Golden Triangle hire a car, or a driver for the day at some 2,000 baht.',
      fromAirport: 'The airport lies eight kilometres north; a metered taxi or ride costs 150 to 200 baht. From Chiang Mai, Green Bus takes three and a half hours and is worth booking a day before.',
      food: [
        { name: 'Khao soi', what: 'Egg noodles in coconut curry with a crisp crown, pickled cabbage and lime' },
        { name: 'Nam ngiao', what: 'Rice noodles in a sour tomato and pork broth with dried kapok flowers' },
        { name: 'Sai ua', what: 'Grilled pork sausage with lemongrass and chilli, sold by the coil' },
        { name: 'Phu Lae pineapple', what: 'Small, sharp and crunchy, peeled to a lolly on a stick' },
        { name: 'Hill tea and coffee', what: 'Oolong of Mae Salong and arabica of Doi Chang, grown where poppies were' },
      ],
      safety: 'Quiet and safe. Mountain roads are steep and foggy: keep a rented scooter in town. In March and April check the air; stay on marked roads near the Myanmar border.',
      etiquette: "Cover shoulders and knees at all temples, white, blue or other, and never point feet at a Buddha. Skip shows of women with brass rings; buy their weaving at a market instead. Ask before photographing hill people.",
      dailyCostEuro: [30, 70, 170],
      typicalNights: [2, 3],
      attractions: chiangRai,
    },
    {
      slug: 'ko-samui',
      name: 'Ko Samui',
      localName: 'เกาะสมุย',
      lat: 9.5210, lon: 100.0480,
      knownFor: 'Known for palm beaches from party to hammock, a golden Buddha by the sea, waterfalls in the hills, and boats to the islands of Ang Thong.',
      intro: "Samui lived on coconuts until the first backpackers came on the copra boat, and some two million palms still stand between the resorts. It is an island of fifty kilometres round, with a ring road, forested hills in the middle and a beach for each temper: Chaweng loud, Lamai easy, Bophut for dinner, Choeng Mon for children.\n\nA day of beach is a day well spent. Set two others aside: one round the island by car, with the Big Buddha, the waterfalls and the monk in sunglasses, and one by boat to the green rocks of Ang Thong.\n\nThe weather has its own mind. When Phuket is wet in summer it is dry here, and the heavy rain comes in October, November and into December.",
      bestMonths: [1, 2, 3, 4, 7, 8],
      climate: {
        high: [28.6, 29.1, 30.1, 31.4, 32.0, 31.9, 31.6, 31.5, 31.2, 30.3, 29.3, 28.6],
        low: [24.2, 24.7, 25.2, 25.9, 25.8, 25.5, 25.2, 25.2, 24.9, 24.4, 24.2, 24.1],
        rainDays: [8, 4, 5, 6, 12, 11, 12, 12, 13, 17, 18, 13],
      },
      neighbourhoods: [
        { name: 'Chaweng', lat: 9.5320, lon: 100.0620, character: 'The longest beach with most of the shops, bars and hotels' },
        { name: 'Lamai', lat: 9.4700, lon: 100.0460, character: 'Half the noise at two thirds of the price, with good food markets' },
        { name: 'Bophut', lat: 9.5595, lon: 100.0300, character: 'A village street for dinner, small hotels and a sandy if plain beach' },
        { name: 'Choeng Mon', lat: 9.5710, lon: 100.0770, character: 'A sheltered family bay near the airport' },
        { name: 'Mae Nam', lat: 9.5700, lon: 99.9930, character: 'Quiet bungalows and long-stay guests on the north coast' },
      ],
      gettingAround: 'Red pick-ups ride along the ring road by day for 50 to 100 baht; at night agree on the price first. Taxis do not use their meters. A car costs about 900 baht a day and is safer than a scooter, which fills the hospital here. Distances are short, never more than 25 kilometres.',
      fromAirport: "The airport, a garden with thatched halls, is ten minutes from Chaweng and Bophut; shared vans cost 150 to 200 baht. Flights from Bangkok take an hour and are dear; the cheaper way is to fly to Surat Thani, then bus and ferry, about three hours and a half.",
      food: [
        { name: 'Kaeng khua', what: 'Southern curry, dry with coconut, with crab, pork or hairy little mushrooms' },
        { name: 'Kalamae', what: 'Dark coconut toffee wrapped in palm leaf' },
        { name: 'Khoei chi', what: 'Shrimp paste and coconut grilled inside a shell, eaten with raw vegetables' },
        { name: 'Grilled squid', what: 'Caught at night under the green lamps, eaten with lime and chilli' },
        { name: 'Durian and langsat', what: 'From the hills of the island, in July and August' },
      ],
      safety: 'Red flags on Chaweng and Lamai mean it: currents from October to December drown people every year. Box jellyfish occur, so look for the vinegar posts. Wear a helmet, refuse jet skis without papers, and mind the steep lanes inland.',
      etiquette: "Swimwear is for the beach; put on a shirt in shops and cover shoulders and knees in temples. Shoes off at doors. Do not climb on Buddha images for a picture, nor ride elephants.",
      dailyCostEuro: [35, 95, 260],
      typicalNights: [3, 6],
      attractions: koSamui,
    },
  ],
} satisfies CountryFile;
