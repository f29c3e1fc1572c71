import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'dorp-street', name: 'Dorp Street', localName: 'Dorpstraat', lat: -33.9392, lon: 18.8572, category: 'street', tags: ['history', 'architecture', 'shopping', 'photography'], visit: [70, 35], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'wheelchair', 'first_visit'], fame: 92,
    why: 'The longest row of old houses in the country: white gables, green shutters, and oaks that were planted to be barrels and proved too soft. Water still runs in the gutters that turned the mill.',
  },
  {
    slug: 'franschhoek-wine-tram', name: 'Franschhoek Wine Tram', lat: -33.9069, lon: 19.1162, category: 'experience', tags: ['wine', 'food', 'family'], visit: [330, 240], hours: 'daily 10:00-17:30', price: 325, priceBand: 3, setting: 'outdoor', bestTime: 'morning', goodFor: ['romance', 'views', 'first_visit'], fame: 95, booking: 'advised', dayTrip: true,
    why: 'An open tram and bus loop links estates in a valley given to Huguenots in 1688. Hop off to taste, lunch among vines and catch the next one; the street of Franschhoek keeps chocolate and galleries for the rest.',
  },
  {
    slug: 'stellenbosch-village-museum', name: 'Stellenbosch Village Museum', lat: -33.9372, lon: 18.8631, category: 'museum', tags: ['history', 'architecture', 'family'], visit: [75, 45], hours: 'Mo-Sa 09:00-17:00; Su 10:00-16:00', closedOn: ['12-25'], price: 75, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain', 'quiet', 'first_visit'], fame: 68, confidence: 'low',
    why: 'Four houses in four gardens, from a thatched cottage of 1709 with a dung floor to a parlour of 1850 with too much furniture, and somebody in costume at the hearth to answer questions.',
  },
  {
    slug: 'delaire-graff-estate', name: 'Delaire Graff Estate', lat: -33.9217, lon: 18.9243, category: 'experience', tags: ['wine', 'art', 'food', 'nature'], visit: [100, 60], hours: 'daily 10:00-17:00', price: 175, priceBand: 3, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views', 'romance', 'photos'], fame: 76, booking: 'advised', confidence: 'low',
    why: 'A diamond dealer’s farm on the crest of the Helshoogte pass, with Kentridge and the Chinese Girl of a thousand living rooms on the walls. Tastings come with both valleys at once.',
  },
  {
    slug: 'spier-wine-farm', name: 'Spier Wine Farm', lat: -33.9735, lon: 18.7833, category: 'experience', tags: ['wine', 'food', 'family', 'wildlife', 'art'], visit: [150, 90], hours: 'daily 09:00-17:00', price: 120, priceBand: 2, setting: 'mixed', goodFor: ['children', 'wheelchair', 'photos', 'rain'], fame: 70, confidence: 'low',
    why: 'A farm of 1692 by the Eerste river that thinks of everyone: wine for you, grape juice flights for the children, an eagle that sits on the glove, cattle on fresh grass, picnics by the pond.',
  },
  {
    slug: 'waterford-estate', name: 'Waterford Estate', lat: -33.9988, lon: 18.8710, category: 'experience', tags: ['wine', 'food', 'architecture'], visit: [90, 60], hours: 'Mo-Sa 10:00-17:00; Su 10:00-16:00', price: 180, priceBand: 3, setting: 'mixed', bestTime: 'afternoon', goodFor: ['romance', 'quiet', 'photos'], fame: 55, booking: 'advised', confidence: 'low',
    why: 'A courtyard with a fountain and orange trees at the foot of the Helderberg. Three wines come with three chocolates made for them, rock salt with the shiraz; it is better than it sounds.',
  },
  {
    slug: 'boschendal', name: 'Boschendal', lat: -33.8742, lon: 18.9715, category: 'experience', tags: ['wine', 'food', 'history', 'family'], visit: [180, 110], hours: 'daily 09:00-17:00', price: 120, priceBand: 2, setting: 'outdoor', goodFor: ['children', 'photos', 'romance', 'views'], fame: 67, confidence: 'low',
    why: 'A manor of 1812 under the peaks of the Groot Drakenstein, with picnics on the lawn, a butcher, tree houses for children and paths by bicycle. The wines are tasted below one very large oak.',
  },
  {
    slug: 'babylonstoren', name: 'Babylonstoren', lat: -33.8236, lon: 18.9277, category: 'garden', tags: ['nature', 'food', 'wine', 'architecture'], visit: [180, 120], hours: 'daily 09:00-17:00', lastEntry: 60, price: 20, priceBand: 1, setting: 'mixed', bestTime: 'morning', goodFor: ['photos', 'children', 'romance', 'quiet'], fame: 73, booking: 'advised', confidence: 'low',
    why: 'Three and a half hectares of kitchen garden laid out like a monastery’s, where everything can be eaten and is. Stay for the tower shape of the hill, a glasshouse lunch, the cellar on the slope and a maze of prickly pears.',
  },
  {
    slug: 'jonkershoek-nature-reserve', name: 'Jonkershoek Nature Reserve', lat: -33.9712, lon: 18.9272, category: 'nature', tags: ['hiking', 'nature', 'sport', 'photography'], visit: [200, 120], hours: 'daily 07:30-16:00', price: 80, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'quiet', 'photos'], fame: 61, confidence: 'low',
    why: 'The valley behind the town ends in a ring of 1,500-metre peaks with waterfalls and proteas. An easy round of ten kilometres follows the river; start early in summer, and it closes when fire threatens.',
  },
  {
    slug: 'stellenbosch-botanical-garden', name: 'Stellenbosch University Botanical Garden', lat: -33.9361, lon: 18.8658, category: 'garden', tags: ['nature', 'family', 'food'], visit: [70, 40], hours: 'daily 08:00-17:00', price: 50, priceBand: 1, setting: 'mixed', goodFor: ['quiet', 'children', 'heat', 'wheelchair'], fame: 52, confidence: 'low',
    why: 'The oldest university garden in the country, small and dense: a glasshouse for the welwitschia, bonsai older than the staff, water lilies to sit by and a tea room under the trees.',
  },
  {
    slug: 'rupert-museum', name: 'Rupert Museum', lat: -33.9417, lon: 18.8473, category: 'gallery', tags: ['art'], visit: [70, 40], hours: 'Tu-Fr 10:00-16:00; Sa-Su 10:00-15:00; Mo closed', price: 50, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'heat', 'quiet', 'wheelchair'], fame: 46, confidence: 'low',
    why: 'The private collection of a tobacco family in a long white barn: Irma Stern’s women, Pierneef’s trees, tapestries, and some Rodin that happened along. Usually you have it to yourself.',
  },
  {
    slug: 'die-braak-and-rhenish-church', name: 'Die Braak', lat: -33.9376, lon: 18.8597, category: 'square', tags: ['history', 'architecture'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos'], fame: 48,
    why: 'The parade ground of the militia, with the powder magazine of the East India Company, a thatched Anglican church and the Rhenish one, built for slaves and their children. Cricket is played when students have time.',
  },
  {
    slug: 'church-street', name: 'Church Street', localName: 'Kerkstraat', lat: -33.9373, lon: 18.8614, category: 'street', tags: ['shopping', 'food', 'art', 'nightlife'], visit: [75, 40], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'evening', goodFor: ['free', 'evening', 'romance', 'photos'], fame: 58,
    why: 'Galleries, coffee and tables under the oaks, with bronze sculptures that sit among the guests. On summer Wednesdays and Thursdays the street is closed to cars and the cellars pour on the pavement.',
  },
  {
    slug: 'tokara', name: 'Tokara', lat: -33.9186, lon: 18.9206, category: 'experience', tags: ['wine', 'art', 'food', 'family'], visit: [90, 55], hours: 'Tu-Su 10:00-17:00; Mo 10:00-15:00', price: 120, priceBand: 2, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views', 'children', 'photos'], fame: 50, confidence: 'low',
    why: 'A concrete and glass cellar on the pass with sculptures in the vines and False Bay on the horizon. The olive oils are tasted like the wines, and the delicatessen has a playground.',
  },
  {
    slug: 'lanzerac', name: 'Lanzerac', lat: -33.9377, lon: 18.8930, category: 'experience', tags: ['wine', 'history', 'architecture', 'food'], visit: [75, 50], hours: 'daily 10:00-18:00', price: 130, priceBand: 2, setting: 'mixed', goodFor: ['romance', 'quiet', 'evening'], fame: 42, confidence: 'low',
    why: 'A gabled farm at the mouth of the Jonkershoek valley, the first to put the word pinotage on a label, in 1961. Taste that grape here, where it was bred, before you decide about it.',
  },
  {
    slug: 'vergelegen', name: 'Vergelegen', lat: -34.0767, lon: 18.8902, category: 'garden', tags: ['wine', 'history', 'nature', 'architecture'], visit: [130, 80], hours: 'daily 08:30-16:00', price: 20, priceBand: 1, setting: 'outdoor', bestTime: 'morning', goodFor: ['children', 'quiet', 'photos', 'wheelchair'], fame: 49, confidence: 'low',
    why: 'The private estate of a governor who was sent home in 1707 for growing rich on it. His five camphor trees, planted then, still hold up their arms in front of the house; roses, lunch and a red blend keep them company.',
  },
  {
    slug: 'root44-market', name: 'Root44 Market', lat: -34.0075, lon: 18.8203, category: 'market', tags: ['food', 'shopping', 'music', 'family'], visit: [100, 60], hours: 'Sa-Su 10:00-16:00; Mo-Fr closed', price: 0, priceBand: 1, setting: 'mixed', goodFor: ['free', 'children', 'rain'], fame: 40, confidence: 'low',
    why: 'Under a tent at the Audacia farm at weekends: oysters, bunny chow, craft beer, a band, ponies for the little ones. Come before noon, when half of Somerset West arrives.',
  },
  {
    slug: 'oom-samie-se-winkel', name: 'Oom Samie se Winkel', lat: -33.9396, lon: 18.8551, category: 'shopping', tags: ['shopping', 'history', 'food'], visit: [35, 20], hours: 'Mo-Fr 08:30-18:00; Sa-Su 09:00-17:00', price: 0, priceBand: 1, setting: 'indoor', goodFor: ['free', 'rain', 'children'], fame: 51, confidence: 'low',
    why: 'Uncle Samie’s shop of 1904 sells biltong, ostrich-feather dusters, dried fish, old bottles and sweets from jars in a fug of tobacco and leather. Half of it hangs from the ceiling.',
  },
  {
    slug: 'jordan-restaurant', name: 'Jordan Wine Estate', lat: -33.9425, lon: 18.7448, category: 'food', tags: ['food', 'wine', 'nature'], visit: [130, 90], hours: 'daily 12:00-14:30; Th-Sa 12:00-14:30,18:30-20:30', price: 550, priceBand: 4, setting: 'mixed', bestTime: 'afternoon', goodFor: ['views', 'romance', 'quiet'], fame: 40, booking: 'needed', confidence: 'low',
    why: 'At the end of the Stellenbosch Kloof road a dining room hangs over a dam with ducks. Lunch follows the garden and the catch; the chardonnay to go with it grew on the slope you look at.',
  },
  {
    slug: 'de-volkskombuis', name: 'De Volkskombuis', lat: -33.9413, lon: 18.8545, category: 'food', tags: ['food', 'history', 'wine'], visit: [85, 60], hours: 'Mo-Sa 12:00-15:00,18:00-21:30; Su 12:00-15:00', price: 290, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'children', 'romance'], fame: 42, booking: 'advised', confidence: 'low',
    why: 'Cape cooking in labourers’ cottages that Herbert Baker designed by the river: bobotie, waterblommetjie stew in spring, oxtail, malva pudding. Sit under the oaks while the light lasts.',
  },
  {
    slug: 'schoon-de-companje', name: 'Schoon', localName: 'Schoon de Companje', lat: -33.9381, lon: 18.8612, category: 'food', tags: ['food', 'family'], visit: [50, 30], hours: 'Mo-Fr 07:00-17:00; Sa-Su 08:00-16:00', price: 140, priceBand: 2, setting: 'mixed', bestTime: 'morning', goodFor: ['children', 'rain'], fame: 36, confidence: 'low',
    why: 'Stone-ground loaves, flaky things and good coffee at the corner of Church Street, with a long table that fills with students who read, or hold a book.',
  },
  {
    slug: 'wijnhuis', name: 'Wijnhuis', lat: -33.9379, lon: 18.8620, category: 'food', tags: ['food', 'wine', 'nightlife'], visit: [85, 60], hours: 'daily 11:00-22:30', price: 270, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 37, confidence: 'low',
    why: 'Upstairs over a courtyard in Andringa Street, with three hundred labels of the district, twenty of them by the glass. Steak, linefish and Italian things; the tasting board spares you the driving.',
  },
] satisfies readonly AttractionEntry[];
