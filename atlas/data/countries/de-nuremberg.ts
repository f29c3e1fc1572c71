import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'nuremberg-castle', name: 'Nuremberg Castle', localName: 'Kaiserburg Nürnberg', lat: 49.4578, lon: 11.0758, category: 'castle', tags: ['history', 'architecture', 'family', 'photography'], visit: [110, 60], hours: '04-01~10-03 daily 09:00-18:00; 10-04~03-31 daily 10:00-16:00', closedOn: ['01-01', '12-24', '12-25', '12-31'], lastEntry: 45, price: 9, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos', 'children', 'first_visit'], fame: 94, confidence: 'low',
    why: 'Every emperor for five hundred years had to hold his first diet here. A double chapel, a round tower over red roofs, and a well into which the guide lowers a candle, fifty metres. The terraces are free.',
  },
  {
    slug: 'documentation-center-nazi-party-rally-grounds', name: 'Documentation Center Nazi Party Rally Grounds', localName: 'Dokumentationszentrum Reichsparteitagsgelände', lat: 49.4340, lon: 11.1125, category: 'museum', tags: ['history', 'architecture'], visit: [120, 75], hours: 'daily 10:00-18:00', closedOn: ['12-24', '12-25', '12-31'], lastEntry: 45, price: 6, priceBand: 1, setting: 'mixed', goodFor: ['rain', 'wheelchair', 'first_visit'], fame: 84, confidence: 'low',
    why: 'A stake of glass and steel is driven through the unfinished Congress Hall. Inside is told how a party made a stage of a city; outside lies the field where it stood. Parts are being rebuilt.',
  },
  {
    slug: 'nuremberg-trials-memorial', name: 'Memorium Nuremberg Trials', localName: 'Memorium Nürnberger Prozesse', lat: 49.4546, lon: 11.0475, category: 'museum', tags: ['history'], visit: [105, 70], hours: '04-01~10-31 Mo,We-Fr 09:00-18:00; 04-01~10-31 Sa-Su 10:00-18:00; 04-01~10-31 Tu closed; 11-01~03-31 We-Mo 10:00-18:00; 11-01~03-31 Tu closed', closedOn: ['12-24', '12-25', '12-31'], lastEntry: 60, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'first_visit', 'wheelchair'], fame: 80, confidence: 'low',
    why: 'In Courtroom 600 twenty-one men were tried in 1945 for a crime that had no law yet. The room is open, the dock stands upstairs, and films show who sat where. Allow time for the headphones.',
  },
  {
    slug: 'hauptmarkt-and-beautiful-fountain', name: 'Hauptmarkt and Beautiful Fountain', localName: 'Hauptmarkt, Schöner Brunnen', lat: 49.4541, lon: 11.0768, category: 'square', tags: ['history', 'architecture', 'food', 'photography'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['free', 'photos', 'evening', 'first_visit', 'wheelchair'], fame: 82,
    why: 'Fruit and gingerbread on weekdays, the Christkind’s market in Advent. Turn the brass ring in the fountain’s railing for a wish, and look up at noon, when seven electors circle the emperor on the church front.',
  },
  {
    slug: 'germanisches-nationalmuseum', name: 'Germanisches Nationalmuseum', lat: 49.4484, lon: 11.0757, category: 'museum', tags: ['art', 'history', 'music'], visit: [140, 80], hours: 'Tu-Su 10:00-18:00; We 10:00-20:30; Mo closed', closedOn: ['12-24', '12-25', '12-31'], lastEntry: 60, price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'wheelchair', 'first_visit', 'quiet'], fame: 74, confidence: 'low',
    why: 'The largest museum of German things, built round a monastery: the oldest globe, without America; Dürers; a gold hat of the Bronze Age; dolls’ houses and harpsichords. In the street outside stand thirty columns of human rights.',
  },
  {
    slug: 'albrecht-durer-house', name: "Albrecht Dürer's House", localName: 'Albrecht-Dürer-Haus', lat: 49.4574, lon: 11.0742, category: 'museum', tags: ['art', 'history', 'architecture'], visit: [65, 40], hours: 'Tu-Fr 10:00-17:00; Sa-Su 10:00-18:00; Mo closed; 07-01~09-30 Mo 10:00-17:00; 12-01~12-23 Mo 10:00-17:00', lastEntry: 30, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'first_visit'], fame: 70, confidence: 'low',
    why: 'The painter bought the half-timbered house in 1509 and kept a secret lavatory in the kitchen, which the council fined. An actress plays his wife Agnes on some tours; in the workshop a press is run.',
  },
  {
    slug: 'st-lorenz', name: 'St. Lorenz', localName: 'Lorenzkirche', lat: 49.4510, lon: 11.0781, category: 'religious', tags: ['architecture', 'art', 'religion'], visit: [45, 25], hours: 'Mo-Sa 09:00-17:30; Su 13:00-15:30', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet', 'first_visit'], fame: 66,
    why: 'Veit Stoss hung his Annunciation of limewood from the vault in 1518; Adam Kraft carries a tower of stone, twenty metres high, on his own carved shoulders. Both outlived the bombs walled in.',
  },
  {
    slug: 'st-sebald', name: 'St. Sebald', localName: 'Sebalduskirche', lat: 49.4554, lon: 11.0764, category: 'religious', tags: ['architecture', 'art', 'religion', 'history'], visit: [40, 20], hours: '04-01~10-31 daily 09:30-18:00; 11-01~03-31 daily 09:30-16:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 54,
    why: 'The town’s saint rests in silver under a bronze canopy borne by snails; Peter Vischer took eleven years and put himself in, in an apron. Photographs show what stood here in 1945.',
  },
  {
    slug: 'rock-cut-cellars', name: 'Historic Rock-Cut Cellars', localName: 'Historische Felsengänge', lat: 49.4567, lon: 11.0751, category: 'experience', tags: ['history', 'food', 'family'], visit: [75, 70], hours: 'daily 11:00-18:00', price: 11, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'children'], fame: 58, booking: 'advised', confidence: 'low',
    why: 'Each brewer since 1380 had to keep his beer in a cellar of his own, so there are four storeys of them. In the war the people sat here. The tour starts at the brewery on Bergstrasse and may end with a red beer.',
  },
  {
    slug: 'weissgerbergasse-and-hangmans-bridge', name: "Weissgerbergasse and Hangman's Bridge", localName: 'Weißgerbergasse, Henkersteg', lat: 49.4552, lon: 11.0729, category: 'street', tags: ['architecture', 'history', 'photography'], visit: [45, 25], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'romance', 'evening', 'first_visit'], fame: 62,
    why: 'Twenty half-timbered tanners’ houses survived in a bent street. Two minutes on, a covered bridge leads to the tower where the hangman lived, since nobody would have him next door.',
  },
  {
    slug: 'handwerkerhof', name: 'Handwerkerhof', lat: 49.4474, lon: 11.0806, category: 'shopping', tags: ['shopping', 'food', 'family'], visit: [40, 20], hours: 'Mo-Sa 11:00-18:30; Su closed', price: 0, priceBand: 1, setting: 'mixed', goodFor: ['children', 'rain'], fame: 38, confidence: 'low',
    why: 'A yard of little workshops inside the gate by the station: pewter, glass, leather and gingerbread. It was made for visitors in 1971 and does not pretend otherwise.',
  },
  {
    slug: 'toy-museum', name: 'Nuremberg Toy Museum', localName: 'Spielzeugmuseum', lat: 49.4544, lon: 11.0742, category: 'museum', tags: ['family', 'history', 'art'], visit: [75, 45], hours: 'Tu-Fr 10:00-17:00; Sa-Su 10:00-18:00; Mo closed', closedOn: ['12-24', '12-25', '12-31'], lastEntry: 30, price: 8, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'wheelchair'], fame: 52, confidence: 'low',
    why: 'The town has made toys for six hundred years. Tin, wood and a model railway the size of a flat; the top floor is for those who wish to play rather than be told about it.',
  },
  {
    slug: 'db-museum', name: 'DB Museum', localName: 'Verkehrsmuseum Nürnberg', lat: 49.4456, lon: 11.0742, category: 'museum', tags: ['history', 'family'], visit: [105, 60], hours: 'Tu-Fr 09:00-17:00; Sa-Su 10:00-18:00; Mo closed', price: 9, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'children', 'wheelchair'], fame: 46, confidence: 'low',
    why: 'Germany’s first train left for Fürth in 1835 with beer among the freight. The Adler stands here in copy, with King Ludwig’s gilded saloon and a floor of railways for children.',
  },
  {
    slug: 'nuremberg-zoo', name: 'Nuremberg Zoo', localName: 'Tiergarten Nürnberg', lat: 49.4477, lon: 11.1434, category: 'zoo', tags: ['wildlife', 'family', 'nature'], visit: [210, 130], hours: '04-01~10-31 daily 08:00-19:30; 11-01~03-31 daily 09:00-17:00', lastEntry: 60, price: 20, priceBand: 3, setting: 'outdoor', goodFor: ['children', 'wheelchair'], fame: 44, confidence: 'low',
    why: 'Among sandstone quarries in the forest at the end of tram 5: tigers in a pit of red rock, manatees in a house of rain, and paths that climb.',
  },
  {
    slug: 'zeppelin-field-and-dutzendteich', name: 'Zeppelin Field and Dutzendteich', localName: 'Zeppelinfeld, Dutzendteich', lat: 49.4307, lon: 11.1235, category: 'historic', tags: ['history', 'architecture', 'nature'], visit: [75, 45], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'quiet'], fame: 58,
    why: 'The grandstand of the rallies crumbles behind signs that explain it, and people hit tennis balls against it. A path goes round the lake to the Great Road, two kilometres of granite for an army that marched elsewhere.',
  },
  {
    slug: 'rothenburg-ob-der-tauber', name: 'Rothenburg ob der Tauber', lat: 49.3779, lon: 10.1790, category: 'historic', tags: ['history', 'architecture', 'photography', 'shopping'], visit: [270, 180], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'children', 'romance', 'first_visit'], fame: 95, dayTrip: true,
    why: 'A walled town that grew poor in 1631 and so was never rebuilt. Walk the covered ramparts, see Riemenschneider’s altar, and stay past five, when the coaches leave. Trains take 75 to 90 minutes with a change or two.',
  },
  {
    slug: 'bamberg', name: 'Bamberg', lat: 49.8917, lon: 10.8869, category: 'historic', tags: ['history', 'architecture', 'food', 'unesco'], visit: [240, 150], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'photos', 'romance', 'first_visit'], fame: 84, dayTrip: true,
    why: 'The town hall stands on a bridge because the bishop gave it no ground. Above are a cathedral with a stone rider nobody can name and roses behind the palace; below, smoked beer that tastes of ham. Forty minutes by train.',
  },
  {
    slug: 'fraenkische-schweiz-pottenstein', name: 'Franconian Switzerland', localName: 'Fränkische Schweiz, Pottenstein', lat: 49.7707, lon: 11.4112, category: 'nature', tags: ['nature', 'hiking', 'food', 'family'], visit: [210, 130], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'children', 'quiet'], fame: 48, dayTrip: true,
    why: 'Limestone towers, a stalactite cave with a bear’s skeleton, and more breweries to the head than anywhere on earth. Pottenstein has castle and cave within a walk; a car or weekend bus is needed.',
  },
  {
    slug: 'bratwursthausle', name: 'Bratwursthäusle', localName: 'Bratwursthäusle bei St. Sebald', lat: 49.4549, lon: 11.0768, category: 'food', tags: ['food', 'history'], visit: [60, 35], hours: 'Mo-Sa 11:00-22:00; Su 11:00-20:00', price: 17, priceBand: 1, setting: 'mixed', goodFor: ['rain', 'children', 'evening', 'first_visit'], fame: 54, confidence: 'low',
    why: 'Sausages the size of a finger, by six or twelve on pewter from the beechwood grill in the middle of the room, with horseradish or kraut. They had to fit through a keyhole after curfew, it is said.',
  },
  {
    slug: 'goldenes-posthorn', name: 'Goldenes Posthorn', lat: 49.4556, lon: 11.0768, category: 'food', tags: ['food', 'history', 'wine'], visit: [85, 60], hours: 'daily 11:00-23:00', price: 28, priceBand: 2, setting: 'mixed', goodFor: ['evening', 'rain', 'romance'], fame: 38, confidence: 'low',
    why: 'Wine has been served behind St. Sebald since 1498; Dürer’s cup is said to be the one on the shelf. Franconian roast, carp in months with an r, and a courtyard.',
  },
  {
    slug: 'hausbrauerei-altstadthof', name: 'Hausbrauerei Altstadthof', lat: 49.4568, lon: 11.0749, category: 'food', tags: ['food', 'nightlife', 'history'], visit: [80, 50], hours: 'daily 12:00-24:00', price: 20, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 44, confidence: 'low',
    why: 'The brewery that brought the red beer back, with copper behind glass and a whisky still next door. Sit in the yard with roast pork shoulder, whose rind must crack.',
  },
  {
    slug: 'heilig-geist-spital', name: 'Heilig-Geist-Spital', lat: 49.4535, lon: 11.0794, category: 'food', tags: ['food', 'history', 'architecture'], visit: [85, 60], hours: 'daily 11:30-23:00', price: 26, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'photos'], fame: 42, confidence: 'low',
    why: 'A hospital of 1339 that stands with two arches in the river and kept the crown jewels in its church. Now one eats carp and Schäufele there; the picture is taken from Museum Bridge.',
  },
  {
    slug: 'lebkuchen-schmidt', name: 'Lebkuchen Schmidt', lat: 49.4537, lon: 11.0773, category: 'food', tags: ['food', 'shopping', 'family'], visit: [20, 10], hours: 'Mo-Sa 10:00-18:00; Su closed', price: 9, priceBand: 1, setting: 'indoor', goodFor: ['rain', 'children'], fame: 34, confidence: 'low',
    why: 'Elisenlebkuchen have no flour, only nuts, honey and peel, and come in tins one keeps for life. The shop by the Hauptmarkt sells them in June as well.',
  },
] satisfies readonly AttractionEntry[];
