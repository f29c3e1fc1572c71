import type { CountryFile } from '../format.ts';
import delhi from './in-delhi.ts';
import agra from './in-agra.ts';
import jaipur from './in-jaipur.ts';
import mumbai from './in-mumbai.ts';
import udaipur from './in-udaipur.ts';
import varanasi from './in-varanasi.ts';
import kochi from './in-kochi.ts';
import panaji from './in-panaji.ts';
import jodhpur from './in-jodhpur.ts';

export default {
  code: 'in',
  facts: {
    plugs: ['C', 'D', 'M'],
    volts: 230,
    hertz: 50,
    languages: ['Hindi', 'English', 'Bengali', 'Marathi', 'Tamil', 'Malayalam'],
    emergency: { all: '112', police: '100', ambulance: '108', fire: '101' },
    tipping:
      'About 10 % in restaurants without a service charge, 50–100 rupees for porters, 300–600 a day for a driver or guide.',
    tapWater: 'avoid',
    visaHint:
      'Nearly every visitor needs a visa; most apply online for an e-visa some days before travel and print the approval. Fill in the e-Arrival card before landing.',
    goodToKnow:
      'Foreigners pay a higher ticket price at monuments. Much is paid by phone codes that need an Indian account, so carry cash. Trains and popular forts need booking ahead. Shoulders and knees are covered and shoes come off at shrines. Some states sell no alcohol, and everywhere there are dry days.',
  },
  cities: [
    {
      slug: 'delhi',
      name: 'Delhi',
      localName: 'दिल्ली',
      lat: 28.6139,
      lon: 77.209,
      knownFor:
        'Seven cities in one: Mughal forts and tombs, a teeming walled bazaar, the wide avenues of New Delhi and the best spread of Indian food.',
      intro:
        "Delhi has been a capital for a thousand years, and each dynasty built beside the last. South stands the Qutb tower of the sultans, in the middle the garden tomb of Humayun, north Shah Jahan's red fort and mosque above a maze of lanes.\n\nThe British added New Delhi, all lawns, roundabouts and domes. Between them lie parks full of tombs, Sikh kitchens that feed thousands, and shops for every craft of the country.\n\nCome from October to early December or in February and March. Midwinter has fog and filthy air, May is an oven. Three days is a fair measure.",
      bestMonths: [10, 11, 2, 3],
      climate: {
        high: [20.1, 24.2, 29.9, 36.5, 39.9, 39.0, 35.6, 34.2, 34.1, 33.0, 28.4, 22.8],
        low: [7.5, 10.6, 15.6, 21.3, 25.8, 27.7, 27.6, 26.8, 24.9, 19.5, 13.0, 8.6],
        rainDays: [2, 2, 2, 2, 3, 5, 10, 11, 6, 1, 1, 1],
      },
      neighbourhoods: [
        {
          name: 'Connaught Place and Janpath',
          lat: 28.631,
          lon: 77.218,
          character: "Colonnaded centre with the metro's main hub, hotels of every class.",
        },
        {
          name: "Lutyens' Delhi and Sundar Nagar",
          lat: 28.6,
          lon: 77.235,
          character: 'Green, calm, near tombs and museums; the grand hotels.',
        },
        {
          name: 'South Delhi (Hauz Khas, Greater Kailash)',
          lat: 28.55,
          lon: 77.22,
          character: 'Leafy colonies of guesthouses, cafés and markets.',
        },
        {
          name: 'Paharganj',
          lat: 28.643,
          lon: 77.212,
          character: 'Cheap and chaotic beside New Delhi station.',
        },
        {
          name: 'Aerocity',
          lat: 28.55,
          lon: 77.121,
          character: 'Modern hotels by the airport line for one-night stops.',
        },
      ],
      gettingAround:
        "The metro is clean, fast and cheap (11–64 rupees) with women's carriages. Uber, Ola and auto-rickshaws by app fill the gaps. In Old Delhi take a cycle rickshaw.",
      fromAirport:
        'The Airport Express metro reaches New Delhi station in 20 minutes for about 60–75 rupees. Prepaid or app taxis take 30–60 minutes, 400–700 rupees.',
      food: [
        { name: 'Butter chicken', what: 'Tandoor chicken in tomato, butter and cream, born here' },
        { name: 'Chole bhature', what: 'Spiced chickpeas with puffed fried bread' },
        { name: 'Parantha', what: 'Stuffed griddled bread with pickle and curd' },
        { name: 'Nihari', what: 'Beef or mutton shank stewed overnight' },
        { name: 'Kulfi', what: 'Dense frozen milk with pistachio or inside a mango' },
      ],
      safety:
        'Expect touts at New Delhi station: offices are never closed or moved. Women should avoid walking alone after dark and use app cars. Mind the air index from November to January.',
      etiquette:
        'Cover head in Sikh temples, shoes off at shrines, right hand for eating. Ask before taking portraits.',
      dailyCostEuro: [25, 65, 180],
      typicalNights: [2, 4],
      attractions: delhi,
    },
    {
      slug: 'agra',
      name: 'Agra',
      localName: 'आगरा',
      lat: 27.1767,
      lon: 78.0081,
      knownFor:
        'The city of the Taj Mahal, with the red Mughal fort, riverside garden tombs and the ghost capital of Fatehpur Sikri.',
      intro:
        'For a century Agra was the seat of the Mughals. Akbar built its fort, his grandson Shah Jahan the white tomb for Mumtaz Mahal, and nobles lined the Yamuna with gardens, some of which can still be seen.\n\nToday it is a dusty, insistent city, best taken with an early night: the Taj opens at sunrise, and that hour is worth every alarm. See it again across the water at dusk.\n\nOne night is the usual stay, two if you go to Fatehpur Sikri or the bird marshes of Bharatpur.',
      bestMonths: [10, 11, 2, 3],
      climate: {
        high: [21.9, 25.9, 32.0, 38.1, 41.0, 40.2, 35.5, 33.8, 34.1, 33.9, 29.4, 24.1],
        low: [7.9, 11.0, 15.9, 21.5, 26.0, 28.1, 26.8, 26.0, 24.4, 19.0, 13.2, 9.0],
        rainDays: [1, 1, 1, 1, 2, 4, 10, 11, 6, 1, 0, 1],
      },
      neighbourhoods: [
        {
          name: 'Taj Ganj',
          lat: 27.1685,
          lon: 78.042,
          character: 'Rooftop guesthouses in the lanes by the south gate of the Taj.',
        },
        {
          name: 'Fatehabad Road',
          lat: 27.1605,
          lon: 78.042,
          character: 'Mid and top hotels, some with a view of the dome.',
        },
        {
          name: 'Sadar and Cantonment',
          lat: 27.16,
          lon: 78.01,
          character: 'Near the station and local shops.',
        },
      ],
      gettingAround:
        'Auto-rickshaws and app cabs for short rides; only electric vehicles near the Taj. A new metro line joins the east gate side with the fort.',
      fromAirport:
        'Most come by train from Delhi (the Gatimaan takes 100 minutes) or by the Yamuna Expressway in three to four hours. The small airport is 9 km out.',
      food: [
        { name: 'Petha', what: 'Translucent sweets of candied ash gourd' },
        { name: 'Bedai', what: 'Puffed lentil bread with spicy potato for breakfast' },
        { name: 'Mughlai kebabs', what: 'Minced mutton from the charcoal' },
        { name: 'Dalmoth', what: 'Crunchy snack mix of lentils and nuts' },
      ],
      safety:
        'Touts are persistent: use official guides with badges. Avoid cheap set meals pressed on you, and gem deals always.',
      etiquette:
        'No food, tripods or large bags at the Taj. Cover up for mosque and shrine. Shoe covers are given at the tomb.',
      dailyCostEuro: [20, 55, 170],
      typicalNights: [1, 2],
      attractions: agra,
    },
    {
      slug: 'jaipur',
      name: 'Jaipur',
      localName: 'जयपुर',
      lat: 26.9124,
      lon: 75.7873,
      knownFor:
        "Rajasthan's pink capital of palaces, a stone observatory and hill forts, and India's best place to buy gems, block prints and quilts.",
      intro:
        'Jai Singh II, prince and astronomer, laid out his capital in 1727 on a grid of nine blocks; it was painted pink for a royal visit in 1876 and has been kept so. Inside the gates are palaces, an observatory and a separate bazaar for each trade.\n\nForts ride the ridges round about: Amber with its mirrored hall, Jaigarh with its great gun, Nahargarh for the sunset.\n\nThe city is noisy and rewarding. Two full days see the essentials; craft lovers stay longer. October to March is the time.',
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [22.4, 25.7, 31.5, 37.0, 40.3, 39.2, 34.2, 32.3, 33.2, 33.5, 29.0, 24.4],
        low: [8.4, 11.2, 16.1, 21.6, 25.8, 27.3, 25.9, 24.8, 23.2, 18.8, 13.4, 9.3],
        rainDays: [1, 1, 1, 1, 2, 5, 11, 11, 5, 1, 0, 0],
      },
      neighbourhoods: [
        {
          name: 'Old City edge and MI Road',
          lat: 26.917,
          lon: 75.81,
          character: 'Havelis and hotels a short ride from the gates.',
        },
        {
          name: 'Bani Park',
          lat: 26.929,
          lon: 75.795,
          character: 'Quiet streets of family-run heritage houses.',
        },
        {
          name: 'C-Scheme and Rambagh',
          lat: 26.903,
          lon: 75.808,
          character: 'Boutiques, cafés and palace hotels.',
        },
      ],
      gettingAround:
        'App autos and cabs (Uber, Ola, inDrive) are cheap; a car for Amber and the forts costs about 1,500–2,000 rupees a day. The metro helps little.',
      fromAirport:
        'The airport is 12 km south: 30 minutes, 300–400 rupees by app cab. Trains from Delhi take about four hours.',
      food: [
        { name: 'Dal baati churma', what: 'Baked dough balls with lentils and sweet crumbs' },
        { name: 'Laal maas', what: 'Fiery red mutton curry' },
        { name: 'Pyaaz kachori', what: 'Fried pastry with spiced onion' },
        { name: 'Ghewar', what: 'Honeycomb disc of batter in syrup' },
      ],
      safety:
        'Gem and rickshaw-commission tricks are common: never carry stones for anyone. Women may get unwanted attention in crowds.',
      etiquette:
        'Do not ride the elephants at Amber: jeeps and feet go up as well. Dress modestly in temples.',
      dailyCostEuro: [22, 60, 190],
      typicalNights: [2, 3],
      attractions: jaipur,
    },
    {
      slug: 'mumbai',
      name: 'Mumbai',
      localName: 'मुंबई',
      lat: 18.9388,
      lon: 72.8354,
      knownFor:
        "India's sea-facing metropolis of Gothic stations, art deco curves, Bollywood, street snacks and endless drive.",
      intro:
        "Seven fishing islands were joined into a port that became India's richest city. The old centre, Fort and Colaba, keeps a parade of Victorian Gothic and the second largest set of art deco in the world facing each other across cricket.\n\nTrains carry seven million a day, the film studios lie north, and one of Asia's most industrious slums in between. People come for work, and stay for vada pav by the sea wall.\n\nTwo or three days suffice. From June to September the monsoon is magnificent and soaks everything.",
      bestMonths: [11, 12, 1, 2],
      climate: {
        high: [30.8, 31.3, 32.7, 33.1, 33.5, 32.3, 30.5, 30.2, 30.8, 33.2, 33.7, 32.3],
        low: [17.8, 18.9, 21.8, 24.6, 27.0, 26.2, 25.2, 24.9, 24.6, 23.8, 21.4, 18.8],
        rainDays: [0, 0, 0, 0, 1, 14, 23, 22, 14, 3, 1, 0],
      },
      neighbourhoods: [
        {
          name: 'Colaba',
          lat: 18.919,
          lon: 72.831,
          character: 'Old hotels and hostels by the Gateway, walkable sights, busy evenings.',
        },
        {
          name: 'Fort and Kala Ghoda',
          lat: 18.93,
          lon: 72.833,
          character: 'Galleries, cafés and heritage lanes, quiet at night.',
        },
        {
          name: 'Bandra West',
          lat: 19.06,
          lon: 72.83,
          character: 'Villages turned hip: bars, boutiques, sea promenades.',
        },
        { name: 'Juhu', lat: 19.1, lon: 72.827, character: 'Beach hotels near the airport.' },
      ],
      gettingAround:
        "Suburban trains are fastest off-peak (first class, or ladies' cars); metro line 3 now runs under the centre. Black-and-yellow taxis use meters in the south; Uber everywhere.",
      fromAirport:
        'The airport is 25 km north of Colaba: 60–90 minutes, 600–900 rupees by cab, or metro line 3 from T1 or T2 to the centre in about an hour.',
      food: [
        { name: 'Vada pav', what: 'Spiced potato fritter in a soft bun with garlic chutney' },
        { name: 'Pav bhaji', what: 'Buttered buns with mashed vegetable curry' },
        { name: 'Bombay duck', what: 'Small soft fish, fried crisp' },
        { name: 'Berry pulao', what: 'Parsi rice with barberries and chicken' },
        { name: 'Bhel puri', what: 'Puffed rice with tamarind and raw mango' },
      ],
      safety:
        "Among the safer big cities, women's late trains included. Beware of pickpockets in rush hour, and do not drink during floods: stay in.",
      etiquette:
        'Mumbai is informal. Cover up at Haji Ali and temples. On slum walks choose operators that ban photographs.',
      dailyCostEuro: [30, 80, 220],
      typicalNights: [2, 3],
      attractions: mumbai,
    },
    {
      slug: 'udaipur',
      name: 'Udaipur',
      localName: 'उदयपुर',
      lat: 24.5854,
      lon: 73.7125,
      knownFor:
        "A lake city of white palaces and ghats among the Aravalli hills, the most romantic and relaxed of Rajasthan's capitals.",
      intro:
        'The Maharanas of Mewar, oldest royal line in the world by their count, moved here in 1559 and dammed a stream into Lake Pichola. Their palace grew along its shore for four centuries, and two more seem to float.\n\nBelow it lie ghats, rooftop restaurants, miniature painters and one great carved temple. Hills all around hold a hunting palace and, further off, the wall of Kumbhalgarh and the marble forest of Ranakpur.\n\nTwo or three days drift by easily. Water is highest after the rains, from September.',
      bestMonths: [9, 10, 11, 12, 1, 2, 3],
      climate: {
        high: [24.2, 27.4, 32.6, 36.9, 38.9, 36.4, 31.5, 29.6, 31.4, 32.6, 29.2, 25.9],
        low: [8.0, 10.0, 15.2, 20.4, 24.5, 25.3, 24.0, 23.1, 21.7, 17.0, 12.2, 8.8],
        rainDays: [0, 0, 0, 1, 1, 5, 11, 11, 6, 1, 1, 0],
      },
      neighbourhoods: [
        {
          name: 'Lal Ghat and Jagdish',
          lat: 24.58,
          lon: 73.683,
          character: 'Havelis with lake roofs by the palace; steep, busy lanes.',
        },
        {
          name: 'Hanuman Ghat',
          lat: 24.58,
          lon: 73.6805,
          character: 'Quieter opposite shore with the best view back.',
        },
        { name: 'Fateh Sagar', lat: 24.6, lon: 73.678, character: 'Modern hotels by the second lake.' },
      ],
      gettingAround:
        'The old town is walked; autos and Ola cars do the rest (80–200 rupees). Hire a car with driver for hill trips.',
      fromAirport:
        'Dabok airport is 22 km east: 40 minutes, 600–800 rupees. Trains come from Delhi and Jaipur, some by night.',
      food: [
        { name: 'Gatte ki sabzi', what: 'Gram-flour dumplings in yoghurt curry' },
        { name: 'Laal maas', what: 'Red-hot mutton of the hunts' },
        { name: 'Mirchi vada', what: 'Stuffed fried chilli' },
        { name: 'Dal baati', what: 'Baked dough balls and lentils with ghee' },
      ],
      safety:
        'Relaxed. Beware of scooters in alleys, and of friendly art students with a shop. Stray cows have right of way.',
      etiquette:
        'Modest dress at temples, leather out of Jain shrines. Bargain kindly with painters; real miniatures take weeks.',
      dailyCostEuro: [22, 60, 210],
      typicalNights: [2, 3],
      attractions: udaipur,
    },
    {
      slug: 'varanasi',
      name: 'Varanasi',
      localName: 'वाराणसी',
      lat: 25.3109,
      lon: 83.0107,
      knownFor:
        'The sacred city on the Ganges, where pilgrims bathe at dawn, the dead are burned by the river and lamps are offered at dusk.',
      intro:
        'Hindus come to Kashi to bathe, and many to die, since death here frees the soul. Eighty-odd flights of steps line the west bank for six kilometres, backed by temples, palaces and lanes too narrow for a cow and a bride to pass.\n\nNothing is hidden: pyres, washing, wrestling and prayer share the stairs. Take a boat before sunrise, walk the ghats end to end, watch the fire ceremony, then rest from it at Sarnath, where the Buddha first taught.\n\nTwo or three nights are right. High water closes the steps in August.',
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [22.3, 27.0, 33.0, 38.7, 40.5, 38.4, 33.8, 33.0, 33.0, 32.4, 29.2, 24.5],
        low: [9.0, 12.3, 16.8, 22.2, 26.0, 27.6, 26.6, 26.2, 25.2, 20.9, 14.9, 10.3],
        rainDays: [1, 1, 1, 1, 2, 5, 13, 13, 9, 2, 0, 0],
      },
      neighbourhoods: [
        {
          name: 'Old city ghats',
          lat: 25.3075,
          lon: 83.0105,
          character: 'Guesthouses on the steps, reached on foot through the lanes; intense.',
        },
        {
          name: 'Assi',
          lat: 25.289,
          lon: 83.006,
          character: 'Southern end: calmer, young, with yoga and cafés.',
        },
        {
          name: 'Cantonment',
          lat: 25.337,
          lon: 82.978,
          character: 'Larger hotels with gardens near the station.',
        },
      ],
      gettingAround:
        'Along the river go on foot or by rowing boat. Autos and e-rickshaws stop at the edge of the old lanes; Ola works in the new town.',
      fromAirport:
        'The airport is 25 km northwest: an hour, 700–900 rupees by prepaid taxi. Fast trains link Delhi in eight hours.',
      food: [
        { name: 'Kachori sabzi', what: 'Fried lentil bread with potato curry at breakfast' },
        { name: 'Tamatar chaat', what: 'Hot mashed tomato and potato with spices' },
        { name: 'Malaiyo', what: 'Winter milk foam with saffron' },
        { name: 'Banarasi paan', what: 'Betel leaf folded with sweet spices' },
      ],
      safety:
        'Do not photograph cremations or pay for wood. Never eat food from strangers, be careful with bhang. Steps are slippery; do not bathe in strong current.',
      etiquette:
        'Stand back at the burning ghats, remove shoes early, no leather or phones in the main temple. Bargain boats before boarding.',
      dailyCostEuro: [18, 45, 140],
      typicalNights: [2, 3],
      attractions: varanasi,
    },
    {
      slug: 'kochi',
      name: 'Kochi',
      localName: 'കൊച്ചി',
      lat: 9.9658,
      lon: 76.2421,
      knownFor:
        "Kerala's spice port of Chinese nets, Portuguese churches, a synagogue and Kathakali, and the gateway to the backwaters.",
      intro:
        'Arabs, Chinese, Jews, Portuguese, Dutch and British all came to Kochi for pepper, and left nets, churches, bungalows and names. Fort Kochi, on the tip of a peninsula, is a village of rain trees and cafés; Mattancherry behind it still smells of ginger.\n\nThe modern city, Ernakulam, lies across the harbour, and electric ferries join them. Every second winter an art biennale fills the old warehouses.\n\nTwo days are pleasant before a houseboat or the tea hills. June and July bring great rain.',
      bestMonths: [11, 12, 1, 2, 3],
      climate: {
        high: [31.8, 32.0, 32.6, 32.8, 32.0, 29.8, 29.2, 29.4, 30.1, 30.6, 31.2, 31.7],
        low: [23.0, 24.2, 25.5, 26.0, 25.7, 24.2, 23.8, 24.0, 24.2, 24.1, 23.9, 23.1],
        rainDays: [1, 1, 2, 6, 10, 22, 22, 18, 13, 13, 7, 2],
      },
      neighbourhoods: [
        {
          name: 'Fort Kochi',
          lat: 9.9658,
          lon: 76.2425,
          character: 'Homestays and heritage hotels under rain trees; all on foot.',
        },
        {
          name: 'Mattancherry',
          lat: 9.958,
          lon: 76.259,
          character: 'Among spice stores and antique shops by the water.',
        },
        {
          name: 'Ernakulam (Marine Drive)',
          lat: 9.978,
          lon: 76.277,
          character: 'City hotels, metro and stations; ferries to the old side.',
        },
      ],
      gettingAround:
        'Ferries and the Water Metro cost next to nothing. Autos in Fort Kochi 40–100 rupees; bicycles are ideal. Uber works on the mainland.',
      fromAirport:
        'The airport is 38 km north-east: 75–90 minutes, 1,200–1,500 rupees by taxi, or an air-conditioned bus to Fort Kochi for about 100.',
      food: [
        { name: 'Karimeen pollichathu', what: 'Pearl-spot fish grilled in banana leaf' },
        { name: 'Appam and stew', what: 'Lacy rice pancakes with coconut vegetables' },
        { name: 'Puttu and kadala', what: 'Steamed rice cylinders with black chickpeas' },
        { name: 'Kerala prawn curry', what: 'Red, sour with kokum and coconut' },
      ],
      safety: "Calm. Strong sun and mosquitoes; do not swim at the fort's beach. In heavy rain boats stop.",
      etiquette: 'Modest dress; temples may admit Hindus only. Public kissing is frowned on.',
      dailyCostEuro: [22, 55, 160],
      typicalNights: [2, 3],
      attractions: kochi,
    },
    {
      slug: 'panaji',
      name: 'Panaji',
      localName: 'पणजी',
      lat: 15.4970, lon: 73.8270,
      knownFor: "Goa's small capital on a wide river, known for Portuguese lanes, the baroque churches of Old Goa beside it, and the beaches half an hour away.",
      intro: "Panaji, Panjim to those who live in it, is the least hurried capital of India. The Portuguese moved their government here in 1843, when fever had emptied the great city upriver, and left in 1961. What remains is a quarter of coloured houses, a white church on a flight of stairs, bakeries, taverns and a habit of resting after lunch.\n\nUse it as the middle of Goa. Old Goa, with the saint's tomb, lies ten kilometres up the river; the beaches of the north, from Candolim to Vagator, begin half an hour away, forts between them. Inland are spice farms and temples; the south, with Palolem, is a day of its own.\n\nCome from November to February. From June to September it pours, the shacks are taken down and the red flags stay up, but the land is green and the rooms are cheap.",
      bestMonths: [11, 12, 1, 2, 3],
      climate: {
        high: [32.1, 31.8, 32.3, 33.1, 33.4, 30.6, 29.1, 28.9, 29.8, 31.8, 33.1, 32.7],
        low: [20.0, 20.6, 23.0, 25.5, 26.6, 24.9, 24.3, 24.1, 23.8, 23.6, 22.3, 20.9],
        rainDays: [0, 0, 0, 1, 4, 22, 27, 24, 14, 6, 2, 0],
      },
      neighbourhoods: [
        { name: 'Fontainhas', lat: 15.4964, lon: 73.8318, character: 'Heritage inns and cafés in coloured lanes, the place to stay in town' },
        { name: 'Around the church square', lat: 15.4988, lon: 73.8275, character: 'Shops, plain hotels, restaurants and the river promenade' },
        { name: 'Candolim and Calangute', lat: 15.5300, lon: 73.7610, character: 'Resorts and bars along the long beach, half an hour north-west' },
        { name: 'Anjuna and Vagator', lat: 15.5850, lon: 73.7420, character: 'Rocks, clubs, yoga and villas, popular with the young' },
        { name: 'Dona Paula and Miramar', lat: 15.4690, lon: 73.8060, character: 'Quiet hotels on the headland, close to the town' },
      ],
      gettingAround: 'Walk in town. Buses from the Kadamba stand go to Old Goa every few minutes and to Calangute or Mapusa for less than fifty rupees. For anything else people hire a scooter, about 400 rupees a day, with licence and helmet; app taxis are few and drivers ask fixed fares, so settle them first.',
      fromAirport: 'From Dabolim airport it is 45 minutes by prepaid taxi, about 1,000 rupees, or an electric bus; from the new airport at Mopa an hour, 1,500 rupees, or a bus. Trains stop at Karmali near Old Goa, or at Thivim and Madgaon.',
      food: [
        { name: 'Fish curry rice', what: 'The daily lunch: coconut, kokum, red chilli and what the boat brought' },
        { name: 'Chicken cafreal', what: 'Grilled in a paste of green coriander and spice, a gift of Mozambique' },
        { name: 'Pork vindalho', what: 'Sharp with vinegar and garlic, not a contest of heat' },
        { name: 'Poi', what: 'Hollow bread with bran, delivered by bicycle, for choris sausage' },
        { name: 'Bebinca', what: 'Layer cake of coconut milk, eggs and patience' },
        { name: 'Feni', what: 'Spirit of cashew apple, best with lime and salt' },
      ],
      safety: 'Easy-going. Currents take swimmers every season, above all from June to September: obey the lifeguards. Do not ride after drinking, watch bags on beaches at night, and keep clear of drugs, for the police do check.',
      etiquette: 'Churches ask for covered shoulders and no hats, temples for bare feet too. Beachwear stays on the beach. People in Fontainhas are tired of photo shoots on their steps: ask, or leave the doors alone. Shops close from one to half past three.',
      dailyCostEuro: [25, 70, 190],
      typicalNights: [3, 5],
      attractions: panaji,
    },
    {
      slug: 'jodhpur',
      name: 'Jodhpur',
      localName: 'जोधपुर',
      lat: 26.2930,
      lon: 73.0240,
      knownFor: 'The blue city on the edge of the Thar desert, under the fort of Mehrangarh, with a market round a clock tower, sweet shops, and riding breeches named after it.',
      intro: 'Rao Jodha moved his capital to this rock in 1459, and his family, driven out of everywhere else, never lost it. The fort they built stands 120 metres above the roofs and is the most impressive in Rajasthan; the blue houses crowd up to it from behind.\n\nOne full day is for the fort, the marble memorial next door, the stepwell and the lanes; the second for the Bishnoi villages with their antelopes, in the morning, and the palace or the old gardens of Mandore afterwards. Osian, with temples and dunes, makes a third.\n\nOctober to March has bright days and cold nights, and in January one wants a jumper on the roof terrace. April to June reaches 42 degrees. Jaipur, Udaipur and Jaisalmer are each five hours away.',
      bestMonths: [10, 11, 12, 1, 2, 3],
      climate: {
        high: [24.6, 27.8, 33.3, 38.3, 41.4, 40.2, 35.9, 33.6, 35.2, 35.9, 31.2, 26.6],
        low: [9.6, 12.3, 17.4, 22.6, 26.9, 28.3, 26.9, 25.4, 24.5, 20.3, 14.6, 10.5],
        rainDays: [0.5, 0.6, 0.5, 0.5, 1.3, 3, 7, 7, 3, 0.7, 0.2, 0.3],
      },
      neighbourhoods: [
        { name: 'Clock Tower and Makrana Mohalla', lat: 26.2965, lon: 73.0235, character: 'Old houses turned into hotels under the fort, roof restaurants, scooters in lanes.' },
        { name: 'Navchokiya', lat: 26.2955, lon: 73.0145, character: 'The blue quarter, with quieter family guest houses.' },
        { name: 'Sardarpura', lat: 26.2760, lon: 73.0080, character: 'Where the city lives and eats, in a grid west of the station.' },
        { name: 'Ratanada and Umaid Bhawan', lat: 26.2790, lon: 73.0400, character: 'Garden hotels near the palace and the airport.' },
      ],
      gettingAround: 'The old city is walked; auto rickshaws wait at the clock tower, 80 to 150 rupees for a ride, and the apps work. To the fort go up by rickshaw and down on foot. A car with driver for the villages costs about 2,500 rupees a day. Trains run to Jaipur and Jaisalmer in five hours.',
      fromAirport: 'The airport is five kilometres south of the old city: a prepaid taxi takes twenty minutes for about 400 rupees, an app car less. The station lies just outside the old walls; night trains come from Delhi.',
      food: [
        { name: 'Makhania lassi', what: 'Yoghurt with butter, saffron and cardamom, eaten with a spoon' },
        { name: 'Mirchi vada', what: 'Large green chilli stuffed with potato and fried in gram batter' },
        { name: 'Mawa kachori', what: 'Fried pastry full of milk solids and nuts, in syrup' },
        { name: 'Laal maas', what: 'Mutton in a red sauce of Mathania chillies' },
        { name: 'Ker sangri', what: 'Desert berries and beans, dried, then stewed with spices' },
      ],
      safety: 'Friendly and tiring. Guides who offer themselves at the stepwell want commission in a shop. Drink bottled water, eat where it is busy, look out for motorbikes in lanes two metres wide, and keep out of the sun from noon to four from April on.',
      etiquette: 'Shoulders and knees covered; shoes off in temples, where leather is not carried in. Eat with the right hand. Ask before you take a portrait. The Bishnoi do not kill or cut anything green: act so.',
      dailyCostEuro: [22, 60, 190],
      typicalNights: [2, 3],
      attractions: jodhpur,
    },
  ],
} satisfies CountryFile;
