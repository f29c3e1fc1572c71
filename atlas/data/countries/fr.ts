import type { CountryFile } from '../format.ts';
import paris from './fr-paris.ts';
import nice from './fr-nice.ts';
import lyon from './fr-lyon.ts';
import bordeaux from './fr-bordeaux.ts';
import marseille from './fr-marseille.ts';
import strasbourg from './fr-strasbourg.ts';
import chamonixAttractions from './fr-chamonix.ts';
import avignonAttractions from './fr-avignon.ts';

export default {
  code: 'fr',
  facts: {
    plugs: ['C', 'E'],
    volts: 230,
    hertz: 50,
    languages: ['French'],
    emergency: { all: '112', police: '17', ambulance: '15', fire: '18' },
    tipping:
      'Service is included in every bill by law. People leave the coins, or five to ten per cent after a very good meal; taxis are rounded up.',
    tapWater: 'safe',
    visaHint:
      'Schengen rules: citizens of the EU, EEA and Switzerland need only an identity card; many other passports get 90 days in any 180 without a visa, with fingerprints registered at the border on the first visit.',
    goodToKnow:
      'Cards work almost everywhere, contactless included. Kitchens keep hours: lunch is roughly 12 to 14, dinner from 19.30, and many shops and family restaurants close on Sunday or Monday. Say bonjour before anything else.',
  },
  cities: [
    {
      slug: 'paris',
      name: 'Paris',
      lat: 48.8566,
      lon: 2.3522,
      knownFor:
        'The French capital: the Eiffel Tower, the Louvre, Gothic Notre-Dame, café terraces and boulevards along the Seine.',
      intro:
        "Paris packs two thousand years into a circle ten kilometres across. The Seine runs through the middle, the islands hold the medieval core, and twenty numbered districts spiral outwards from the Louvre. Most of what a first visitor wants lies within an hour's walk of the river.\n\nThe big museums reward early booking and short visits; the rest of the day belongs to the streets. Covered arcades, food markets, church organs, canal locks and hilltop lanes cost nothing and tell as much about the city as its galleries.\n\nThree days cover the classics, five leave room for Versailles and for doing nothing on a café terrace, which is also one of the sights.",
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [7, 8, 12, 16, 20, 23, 25, 25, 21, 16, 11, 8],
        low: [3, 3, 5, 7, 11, 14, 16, 16, 12, 9, 6, 4],
        rainDays: [10, 9, 10, 9, 9, 8, 8, 8, 7, 9, 10, 11],
      },
      neighbourhoods: [
        {
          name: 'Le Marais',
          lat: 48.859,
          lon: 2.3615,
          character:
            'Old mansions, small galleries and shops that open on Sunday; lively until late and central on foot.',
        },
        {
          name: 'Saint-Germain-des-Prés',
          lat: 48.8537,
          lon: 2.3337,
          character:
            'Left Bank of bookshops, cafés and antique dealers; handsome, calm at night and not cheap.',
        },
        {
          name: 'Latin Quarter',
          lat: 48.8485,
          lon: 2.3465,
          character:
            'Student streets around the Sorbonne and the Panthéon, with many simple hotels and early bakeries.',
        },
        {
          name: 'Canal Saint-Martin',
          lat: 48.8715,
          lon: 2.364,
          character:
            'Footbridges, natural wine bars and brunch places near two big railway stations; younger and cheaper.',
        },
        {
          name: 'Montmartre',
          lat: 48.886,
          lon: 2.3385,
          character:
            'A village on a hill with stairs and views; quiet lanes once the day visitors leave, farther from the museums.',
        },
      ],
      gettingAround:
        "The métro, RER and buses share one ticket system: load single journeys, a day pass or a week on a Navigo Easy card or phone. The centre is flat and made for walking, and Vélib' bikes fill the gaps. Driving is slow and parking scarce.",
      fromAirport:
        'From Charles de Gaulle the RER B takes about 35 minutes to the centre; metro line 14 links Orly in about 25 minutes. Taxis have fixed fares from both airports to each bank of the Seine.',
      food: [
        {
          name: 'Croissant',
          what: 'The plain test of a bakery: buttery, crisp outside, eaten in the morning without jam.',
        },
        {
          name: 'Steak frites',
          what: 'Pan-fried beef with thin chips and a peppercorn or béarnaise sauce, the everyday brasserie dish.',
        },
        {
          name: "Soupe à l'oignon",
          what: "Onion soup under a crust of bread and melted Gruyère, once the market porters' breakfast.",
        },
        {
          name: 'Jambon-beurre',
          what: 'Half a baguette with butter and cooked ham; the sandwich the city eats at noon.',
        },
        {
          name: 'Macarons',
          what: 'Almond shells around ganache or buttercream, sold by weight or by the box.',
        },
      ],
      safety:
        'Generally safe on foot late into the evening. Pickpockets work the métro, the Louvre, Sacré-Cœur and the Eiffel Tower; ignore petition sellers and bracelet offers.',
      etiquette:
        'Greet with bonjour on entering any shop or café and say au revoir when leaving. Voices stay low in restaurants and on trains; stand on the right on escalators.',
      dailyCostEuro: [85, 190, 380],
      typicalNights: [3, 5],
      attractions: paris,
    },
    {
      slug: 'nice',
      name: 'Nice',
      lat: 43.7034,
      lon: 7.2663,
      knownFor:
        "The Riviera's capital: a blue bay and palm promenade, an Italianate old town and the museums of Matisse and Chagall.",
      intro:
        'Nice was Italian-speaking and Savoyard until 1860, and the old town still shows it in ochre walls, Baroque chapels and chickpea pancakes. The seven-kilometre promenade was paid for by British winter guests, and the light that they came for drew Matisse and Chagall to stay.\n\nThe beach is of round grey stones, the water deep and clear. Trains and buses along the coast reach Monaco, Antibes, Menton and the hill villages in under an hour, so the city makes a good base for a week without a car.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [13, 13, 15, 17, 21, 24, 27, 28, 25, 21, 17, 14],
        low: [6, 6, 8, 10, 14, 18, 20, 21, 18, 14, 10, 7],
        rainDays: [6, 5, 5, 7, 5, 4, 2, 2, 5, 7, 8, 6],
      },
      neighbourhoods: [
        {
          name: 'Vieux Nice',
          lat: 43.6966,
          lon: 7.276,
          character:
            'Narrow lanes, markets and bars under shutters; full of life until late and mostly without lifts.',
        },
        {
          name: "Carré d'Or",
          lat: 43.6968,
          lon: 7.2638,
          character:
            'Elegant streets between the promenade and the shops; hotels of every rank close to the beach.',
        },
        {
          name: 'Le Port',
          lat: 43.6985,
          lon: 7.285,
          character:
            'Antique dealers and neighbourhood restaurants around the ferry harbour, with the tram at hand.',
        },
      ],
      gettingAround:
        'Two tram lines cover most of what a visitor needs, and the centre is flat and walkable. Regional trains run along the coast every half hour, and buses climb to Èze and Saint-Paul for the price of a city ticket.',
      fromAirport:
        'Tram line 2 runs from both terminals to the centre in about 25 minutes; taxis have a fixed fare to the centre.',
      food: [
        {
          name: 'Socca',
          what: 'A thin chickpea-flour pancake baked in a wood oven, peppered and eaten with the fingers.',
        },
        {
          name: 'Salade niçoise',
          what: 'Tomatoes, raw vegetables, egg, olives and anchovy or tuna; never cooked potatoes here.',
        },
        {
          name: 'Pan bagnat',
          what: 'The same salad in a round roll soaked with olive oil, made for the beach.',
        },
        {
          name: 'Pissaladière',
          what: 'Onion tart with anchovies and small black olives, sold by the slice.',
        },
      ],
      safety:
        'Safe in the usual visitor areas. Watch bags on the beach, on coastal trains and around the station late at night.',
      etiquette:
        'Beachwear stays on the beach. Say bonjour before asking a price at the market, and let the seller pick the fruit.',
      dailyCostEuro: [75, 165, 340],
      typicalNights: [3, 5],
      attractions: nice,
    },
    {
      slug: 'lyon',
      name: 'Lyon',
      lat: 45.764,
      lon: 4.8357,
      knownFor:
        "France's larder on two rivers: Renaissance courts and hidden passages, Roman theatres, silk weavers' hill and bouchons.",
      intro:
        'Lyon lies between two rivers and two hills. On one hill the Romans built the capital of Gaul, below it Renaissance bankers raised the largest old quarter of its kind in France, and on the other the silk workers wove under high ceilings. The whole centre is World Heritage.\n\nIts fame rests on food. Checked-cloth bouchons serve sausage, quenelles and tripe without ceremony, and the market hall shows where it comes from. Covered passages called traboules, painted walls and a fine art museum fill the hours between meals.\n\nTwo days are enough for the city; a third goes well to Vienne, Pérouges or the Beaujolais hills.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [7, 9, 13, 17, 21, 25, 28, 28, 23, 18, 12, 8],
        low: [1, 1, 4, 7, 11, 15, 17, 16, 13, 9, 5, 2],
        rainDays: [8, 7, 8, 9, 10, 8, 7, 7, 7, 9, 9, 9],
      },
      neighbourhoods: [
        {
          name: "Presqu'île",
          lat: 45.76,
          lon: 4.8335,
          character:
            'The spit between the rivers, with shops, squares and most hotels; everything is in walking reach.',
        },
        {
          name: 'Vieux Lyon',
          lat: 45.762,
          lon: 4.8272,
          character:
            'Sleep behind Renaissance courtyards, close to the funicular; bars are lively at weekends.',
        },
        {
          name: 'Croix-Rousse',
          lat: 45.774,
          lon: 4.832,
          character: "The weavers' hill with a daily market, steep stairs and a village mood.",
        },
      ],
      gettingAround:
        'Four metro lines and two funiculars climb the hills, trams cover the east, and one ticket lasts an hour on all of them. The centre is best on foot; bikes work well along the rivers.',
      fromAirport:
        'The Rhônexpress tram takes 30 minutes to Part-Dieu station; city trams are reached by changing on the way for less.',
      food: [
        { name: 'Quenelle de brochet', what: 'A light pike dumpling, browned in crayfish sauce.' },
        { name: 'Saucisson brioché', what: 'Pork sausage with pistachios baked inside a soft loaf.' },
        { name: 'Salade lyonnaise', what: 'Frisée with bacon, croutons and a poached egg.' },
        {
          name: 'Tarte aux pralines',
          what: 'Shortcrust filled with cream and crushed pink sugared almonds.',
        },
      ],
      safety:
        'An easy city by day and night. Keep an eye on bags at Part-Dieu station and around Place Gabriel Péri late in the evening.',
      etiquette:
        'Traboules run through private houses: speak quietly and close the doors. Book a bouchon and be on time.',
      dailyCostEuro: [70, 145, 280],
      typicalNights: [2, 3],
      attractions: lyon,
    },
    {
      slug: 'bordeaux',
      name: 'Bordeaux',
      lat: 44.8378,
      lon: -0.5792,
      knownFor:
        'A stone port of the eighteenth century on the Garonne, restored from end to end, and the capital of the wine trade.',
      intro:
        "Bordeaux grew rich on claret and colonial trade and rebuilt itself in pale stone within one century, so that the quays still show one face for a mile along the river. Since the trams came and the cars left, the centre has become one of the most pleasant in France to walk.\n\nWine is the thread: a bold museum by the docks, bars where the growers pour, and Saint-Émilion half an hour away. The Atlantic is close as well, with oysters at Arcachon and Europe's tallest dune.",
      bestMonths: [5, 6, 7, 9, 10],
      climate: {
        high: [10, 12, 15, 18, 22, 25, 27, 28, 24, 20, 14, 11],
        low: [3, 3, 5, 7, 11, 14, 16, 16, 12, 10, 6, 4],
        rainDays: [12, 10, 10, 12, 11, 8, 7, 8, 9, 11, 13, 12],
      },
      neighbourhoods: [
        {
          name: 'Saint-Pierre',
          lat: 44.8405,
          lon: -0.571,
          character: "The old merchants' quarter of squares and restaurants behind the Place de la Bourse.",
        },
        {
          name: 'Chartrons',
          lat: 44.8535,
          lon: -0.57,
          character:
            'Former wine warehouses with antique shops, a Sunday market on the quay and quiet streets.',
        },
        {
          name: 'Golden Triangle',
          lat: 44.843,
          lon: -0.5765,
          character: 'Grand boulevards and shops around the opera; the smartest place to stay.',
        },
      ],
      gettingAround:
        'Four tram lines reach almost everything, including the station and the wine museum; a river shuttle uses the same ticket. The centre is flat and good for bikes.',
      fromAirport:
        'Tram A runs from the terminal to the centre in about 40 minutes; taxis take 25 to 40 depending on traffic.',
      food: [
        {
          name: 'Canelé',
          what: 'A small fluted cake, dark caramel outside and custardy with rum and vanilla inside.',
        },
        { name: 'Entrecôte à la bordelaise', what: 'Rib steak with shallots, red wine and bone marrow.' },
        { name: 'Arcachon oysters', what: 'Served with crépinette sausages, bread and dry white wine.' },
      ],
      safety:
        'Calm and safe for walking; take normal care around the station and Saint-Michel late at night.',
      etiquette:
        'Trams have priority and are nearly silent. At a tasting it is normal to spit, and to ask before pouring more.',
      dailyCostEuro: [70, 150, 300],
      typicalNights: [2, 3],
      attractions: bordeaux,
    },
    {
      slug: 'marseille',
      name: 'Marseille',
      lat: 43.2965,
      lon: 5.3698,
      knownFor:
        "France's oldest city, a working Mediterranean port with a gilded Madonna on the hill and limestone inlets at its edge.",
      intro:
        'Greek sailors founded Marseille around 600 BC, and the port has taken people in ever since. It is loud, sunlit and uneven: fishmongers on the old harbour, North African spice shops behind, washing over the lanes of Le Panier and a striped cathedral on the quays.\n\nThe last decade added a museum of the Mediterranean and opened the waterfront. The best hour is still the simplest: bus 60 to Notre-Dame de la Garde, or a boat past the prison island of If to the white cliffs of the Calanques, a national park inside the city limits.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [12, 13, 17, 19, 24, 28, 30, 30, 26, 21, 16, 12],
        low: [4, 4, 7, 10, 14, 18, 20, 20, 17, 13, 8, 5],
        rainDays: [5, 5, 4, 6, 4, 3, 1, 2, 4, 6, 6, 5],
      },
      neighbourhoods: [
        {
          name: 'Vieux-Port',
          lat: 43.2955,
          lon: 5.3745,
          character:
            'Hotels of every kind around the harbour, with metro, boats and restaurants at the door.',
        },
        {
          name: 'Le Panier',
          lat: 43.2985,
          lon: 5.369,
          character: 'Steep lanes of the oldest quarter with guesthouses and studios; few cars.',
        },
        {
          name: 'Endoume and the Corniche',
          lat: 43.285,
          lon: 5.354,
          character: 'Small bays and sea views west of the centre, quieter and good for swimming.',
        },
      ],
      gettingAround:
        'Two metro lines, trams and buses share a ticket; ferries cross the harbour and serve beaches in summer. Boats to If and Frioul leave from the Vieux-Port, and buses 21 and 22 lead towards the Calanques.',
      fromAirport:
        'Coaches to Saint-Charles station run every 10 to 20 minutes and take 25 to 30; a shuttle links the terminal with Vitrolles rail station.',
      food: [
        {
          name: 'Bouillabaisse',
          what: 'Rockfish soup with saffron, then the fish itself, with rouille and toast; order it a day ahead.',
        },
        { name: 'Panisse', what: 'Thick chickpea-flour rounds fried crisp and salted.' },
        { name: 'Navette', what: 'A boat-shaped biscuit scented with orange blossom.' },
        { name: 'Pieds et paquets', what: 'Tripe parcels and trotters slow-cooked in wine and tomato.' },
      ],
      safety:
        'The visitor quarters are fine by day. Use the metro or a taxi at night, keep phones away at the station and Noailles, and leave nothing in a parked car. The Calanques close on days of fire risk in summer.',
      etiquette:
        'People talk to strangers and at volume. Football is OM only. At the beach bars a pastis comes with water that you add yourself.',
      dailyCostEuro: [65, 140, 280],
      typicalNights: [2, 4],
      attractions: marseille,
    },
    {
      slug: 'strasbourg',
      name: 'Strasbourg',
      lat: 48.5734,
      lon: 7.7521,
      knownFor:
        "Alsace's half-timbered capital on an island in the Ill, with a rose-stone Gothic cathedral and the European Parliament.",
      intro:
        "Strasbourg has changed between France and Germany four times since 1870 and made a strength of it. The old island holds a cathedral of pink sandstone and lanes of timbered tanners' houses; around it lies the broad German imperial quarter, and beyond that the glass halls of European institutions.\n\nTrams and bicycles set the pace, boats circle the island in an hour, and the winstubs serve onion tart and Riesling on bare wood. In Advent it becomes a city of Christmas markets. The Alsace wine villages, Colmar and the Vosges castles are all within an hour.",
      bestMonths: [5, 6, 7, 9, 12],
      climate: {
        high: [5, 7, 12, 17, 21, 24, 26, 26, 21, 16, 9, 6],
        low: [-1, -1, 2, 5, 10, 13, 15, 15, 11, 7, 3, 0],
        rainDays: [9, 8, 9, 9, 11, 11, 11, 10, 9, 10, 9, 11],
      },
      neighbourhoods: [
        {
          name: 'Cathedral Quarter',
          lat: 48.5818,
          lon: 7.75,
          character: 'In the middle of everything, with old inns on pedestrian streets; busiest in Advent.',
        },
        {
          name: 'Petite France',
          lat: 48.5803,
          lon: 7.7414,
          character: 'Timbered houses on the water, romantic and close to the museums.',
        },
        {
          name: 'Krutenau',
          lat: 48.5795,
          lon: 7.7575,
          character: 'Students, small bars and cheaper rooms across the river, ten minutes on foot.',
        },
      ],
      gettingAround:
        'The island is walked in twenty minutes; six tram lines serve the rest, and the bicycle network is the best in France. Regional trains reach Colmar in half an hour.',
      fromAirport: 'A train every 15 minutes or so covers the way to the central station in 9 minutes.',
      food: [
        {
          name: 'Tarte flambée',
          what: 'Thin dough with cream, onion and bacon from a very hot oven; eaten with the hands.',
        },
        { name: 'Choucroute garnie', what: 'Sauerkraut cooked in Riesling with sausages and smoked pork.' },
        { name: 'Baeckeoffe', what: 'Three meats and potatoes baked slowly in a sealed pot.' },
        { name: 'Kougelhopf', what: 'A tall ring cake of brioche dough with raisins and almonds.' },
      ],
      safety:
        'Very safe, with the usual pickpocket care in the Christmas crowds, when bridges are closed to cars and bags are checked.',
      etiquette:
        'Bicycles have their own lanes: look before stepping off the kerb. French is spoken everywhere; a few words of German are welcome.',
      dailyCostEuro: [70, 145, 280],
      typicalNights: [2, 3],
      attractions: strasbourg,
    },
    {
      slug: 'chamonix',
      name: 'Chamonix',
      localName: 'Chamonix-Mont-Blanc',
      lat: 45.9237, lon: 6.8694,
      knownFor: 'The mountain town at the foot of Mont Blanc where alpinism began: a cable car to 3,842 metres, a train to the Mer de Glace, balcony paths and steep skiing.',
      intro: 'Two Englishmen came to see the glaciers in 1741 and wrote home about it; forty-five years later a doctor and a crystal hunter of the village stood on Mont Blanc. Chamonix has been full of people in boots ever since. It held the first Winter Olympics in 1924.\n\nThe valley runs for twenty kilometres between two walls. On the south side hang the glaciers and the needles, with the lift to the Aiguille du Midi and the train to Montenvers; on the north side are the Aiguilles Rouges, whose lifts and paths look straight across at them. Do one of each per day and keep the clearest morning for the Aiguille.\n\nLifts run from mid-December to late April and mid-June to mid-September. Between, the Aiguille and the train mostly go on, and the town is cheap and quiet.',
      bestMonths: [1, 2, 3, 6, 7, 8, 9],
      climate: {
        high: [2.5, 4.5, 8.5, 12.5, 17, 20.8, 23.4, 22.9, 18.8, 14, 7, 2.8],
        low: [-6.5, -6, -2.8, 0.5, 4.8, 8, 9.9, 9.6, 6.5, 3, -1.8, -5.3],
        rainDays: [10, 9, 10, 10, 13, 13, 11, 11, 10, 10, 10, 11],
      },
      neighbourhoods: [
        { name: 'Chamonix centre', lat: 45.9235, lon: 6.8695, character: 'Pedestrian streets, bars and both big lifts within ten minutes on foot' },
        { name: 'Les Praz', lat: 45.9395, lon: 6.8845, character: 'A chapel, a golf course and the Flégère cable car, calm and on the train line' },
        { name: 'Argentière', lat: 45.9830, lon: 6.9270, character: 'A village at the upper end for skiers and walkers, cheaper and early to bed' },
        { name: 'Les Houches', lat: 45.8908, lon: 6.7985, character: 'Family slopes, start of the round of Mont Blanc, at the lower end of the valley' },
      ],
      gettingAround: 'Valley buses and the Mont-Blanc Express train are free with the guest card that every lodging gives. A car is a nuisance. A Mont Blanc MultiPass pays when you ride the Aiguille, Montenvers and one more lift within two or three days.',
      fromAirport: 'Geneva airport is 90 km away: shared shuttles and buses take 75 to 100 minutes (€20 to €45). By train one changes at Annemasse or Bellegarde and Saint-Gervais, three hours and more.',
      food: [
        { name: 'Fondue savoyarde', what: 'Beaufort, Comté and Abondance melted in white wine, with bread on long forks' },
        { name: 'Tartiflette', what: 'Potatoes, bacon and onions under a whole melting reblochon' },
        { name: 'Croûte au fromage', what: 'Bread soaked in wine, buried in cheese and baked, a meal for after a north face' },
        { name: 'Farcement', what: 'A cake of grated potato, prunes and bacon cooked for hours in a fluted tin' },
        { name: 'Diots', what: 'Savoy sausages simmered in white wine with polenta' },
      ],
      safety: 'The town is safe, the mountains are not: check the forecast, turn round in time, and go on no glacier without guide and rope, even where there are tracks. At 3,842 metres walk slowly. Mountain rescue is 112.',
      etiquette: 'Say bonjour on the path and in the lift. Book the Aiguille for an hour and come at it. Dogs stay out of the nature reserves, and bivouacs are from seven to seven.',
      dailyCostEuro: [85, 170, 360],
      typicalNights: [3, 5],
      attractions: chamonixAttractions,
    },
    {
      slug: 'avignon',
      name: 'Avignon',
      lat: 43.9485, lon: 4.8070,
      knownFor: 'A walled town on the Rhône where popes lived for seventy years, with half a bridge, a theatre festival in July, and Provence all around it: Pont du Gard, Les Baux, Gordes, Arles.',
      intro: 'In 1309 a French pope thought Rome unsafe and settled here. Six more followed, and they left the largest Gothic palace there is, a ring of walls over four kilometres long and a wine. Then they went home, and Avignon, which belonged to them until 1791, went to sleep in style.\n\nA day and a half is enough for palace, bridge and lanes. The rest of a stay belongs to the country: Roman stone at the Pont du Gard, Orange, Arles and Nîmes to the west and south; hill villages, ochre and markets in the Luberon to the east. Trains reach the first four, a car or a tour the others.\n\nIn July the festival plasters every wall with posters and doubles the prices. Lavender flowers from mid-June to mid-July; the mistral blows when it likes.',
      bestMonths: [4, 5, 6, 9, 10],
      climate: {
        high: [10.5, 12.2, 16.5, 19.4, 23.7, 28.2, 31.3, 30.8, 26, 20.8, 14.4, 10.6],
        low: [2, 2.4, 5.2, 8, 12, 15.6, 18.2, 17.8, 14.2, 11, 5.9, 2.6],
        rainDays: [6, 5, 5, 7, 6, 4, 2, 4, 5, 7, 7, 6],
      },
      neighbourhoods: [
        { name: 'Palais and Horloge', lat: 43.9498, lon: 4.8062, character: 'The heart of it, between palace, cafés and theatre; everything on foot and loud in July' },
        { name: 'Les Halles and Teinturiers', lat: 43.9465, lon: 4.8110, character: 'Market, wine bars and a street of mill wheels, liked by people who live here' },
        { name: 'Rue Joseph Vernet', lat: 43.9470, lon: 4.8030, character: 'Town houses, quiet hotels and shops in the western half' },
        { name: 'Villeneuve-lès-Avignon', lat: 43.9640, lon: 4.7960, character: 'Across the river in the shade of a fort, calm, with gardens and the view of the palace' },
      ],
      gettingAround: 'Inside the walls everything is walked. Avignon Centre station lies at the southern gate, the TGV station is five minutes away by shuttle train. Regional trains reach Arles in 20 minutes, Orange in 20, Nîmes in 40; ZOU buses go to L’Isle-sur-la-Sorgue, Saint-Rémy and, with patience, the Luberon, where a car is better.',
      fromAirport: 'Marseille airport is 80 km away: a shuttle bus to Vitrolles station and a train take about 90 minutes (€20). The fast train from Paris needs two hours forty, from Lyon just over one. Avignon’s own airport has few flights.',
      food: [
        { name: 'Daube avignonnaise', what: 'Lamb, here not beef, stewed in wine with orange peel' },
        { name: 'Papalines', what: 'Pink thistles of chocolate filled with oregano liqueur' },
        { name: 'Tapenade', what: 'Olives, capers and anchovy pounded to a paste for bread' },
        { name: 'Melon de Cavaillon', what: 'Sweet and orange, with ham or a glug of Beaumes-de-Venise' },
        { name: 'Châteauneuf-du-Pape', what: 'Strong red from round stones that keep the warmth of the day' },
      ],
      safety: 'Safe; streets near the station and outside the eastern walls are dull at night. Leave nothing in a parked car at a village or the Pont du Gard. Woods may be closed in July and August for danger of fire.',
      etiquette: 'Say bonjour before anything else. Lunch ends at two and kitchens with it. Do not walk into the rows of lavender for a picture: it is a crop, and full of bees.',
      dailyCostEuro: [75, 145, 320],
      typicalNights: [2, 5],
      attractions: avignonAttractions,
    },
  ],
} satisfies CountryFile;
