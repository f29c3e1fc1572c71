import type { AttractionEntry } from '../format.ts';

export default [
  {
    slug: 'seceda', name: 'Seceda', localName: 'Seceda, Ortisei', lat: 46.5969, lon: 11.7242, category: 'viewpoint', tags: ['hiking', 'nature', 'photography', 'adventure', 'unesco'], visit: [170, 100], hours: '06-01~11-05 daily 08:30-17:00; 11-06~12-05 daily closed; 12-06~04-05 daily 08:30-16:30; 04-06~05-31 daily closed', lastEntry: 45, price: 52, priceBand: 4, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'first_visit', 'children'], fame: 97, booking: 'advised', confidence: 'low',
    why: 'From Ortisei two lifts rise to 2,500 metres, where a tilted meadow breaks off into blades of rock. It is ten minutes to the famous edge and two hours down past huts; clouds tend to arrive at noon.',
  },
  {
    slug: 'alpe-di-siusi', name: 'Alpe di Siusi', localName: 'Seiser Alm', lat: 46.5406, lon: 11.6177, category: 'nature', tags: ['hiking', 'nature', 'family', 'photography', 'unesco'], visit: [210, 120], hours: '05-15~11-05 daily 08:00-19:00; 11-06~12-05 daily closed; 12-06~04-10 daily 08:00-18:00; 04-11~05-14 daily closed', price: 30, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'photos', 'children', 'first_visit', 'wheelchair'], fame: 92, confidence: 'low',
    why: 'The largest high meadow in Europe, wavy and full of flowers until the hay is cut in July, with the Sassolungo at its end. Cars may not drive up from nine to five; the cable car from Siusi takes a quarter of an hour.',
  },
  {
    slug: 'lago-di-braies', name: 'Lago di Braies', localName: 'Pragser Wildsee', lat: 46.7003, lon: 12.0857, category: 'nature', tags: ['nature', 'hiking', 'photography', 'family'], visit: [120, 70], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'romance', 'children', 'first_visit'], fame: 88, dayTrip: true, confidence: 'low',
    why: 'A green lake under a wall of pale rock, with a boathouse on stilts where rowing boats cost what dinner does. The path round it takes ninety minutes; from July to September the valley road must be booked by day.',
  },
  {
    slug: 'tre-cime-di-lavaredo', name: 'Tre Cime di Lavaredo', localName: 'Drei Zinnen, Rifugio Auronzo', lat: 46.6123, lon: 12.2953, category: 'nature', tags: ['hiking', 'nature', 'photography', 'adventure', 'unesco'], visit: [240, 150], hours: '06-01~10-25 daily 06:00-20:00; 10-26~05-31 daily closed', price: 40, priceBand: 3, setting: 'outdoor', goodFor: ['views', 'photos', 'first_visit'], fame: 95, booking: 'advised', dayTrip: true, confidence: 'low',
    why: 'Three towers of rock seen from behind: the loop from Rifugio Auronzo takes four hours and little climbing, the first saddle an hour. The toll road is booked by number plate. It is over two hours from Bolzano, so a long day.',
  },
  {
    slug: 'south-tyrol-museum-of-archaeology', name: 'South Tyrol Museum of Archaeology', localName: 'Museo Archeologico dell’Alto Adige, Ötzi', lat: 46.4996, lon: 11.3494, category: 'museum', tags: ['history', 'family'], visit: [90, 60], hours: 'Tu-Su 10:00-18:00; Mo closed; 07-01~08-31 daily 10:00-18:00; 12-01~12-31 daily 10:00-18:00', closedOn: ['01-01', '05-01', '12-25'], lastEntry: 30, price: 13, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'children', 'wheelchair', 'first_visit'], fame: 84, booking: 'advised',
    why: 'Ötzi lies here behind a small window at six degrees below zero, with his copper axe, his hay-stuffed shoes and the arrow in his back. Five thousand years old, and his last meal is known.',
  },
  {
    slug: 'lago-di-carezza', name: 'Lago di Carezza', localName: 'Karersee', lat: 46.4098, lon: 11.5750, category: 'nature', tags: ['nature', 'photography', 'family'], visit: [50, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'morning', goodFor: ['views', 'photos', 'children', 'free'], fame: 76,
    why: 'A small lake in a dark wood with all the Latemar upside down in it. A nymph left her jewels there, it is said, which accounts for the colours. Parking is paid; in late summer the water is low.',
  },
  {
    slug: 'renon-and-the-earth-pyramids', name: 'Renon and the Earth Pyramids', localName: 'Ritten, Soprabolzano', lat: 46.5372, lon: 11.4630, category: 'nature', tags: ['nature', 'hiking', 'family', 'photography'], visit: [180, 110], hours: 'daily 08:00-19:00', price: 15, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'children', 'photos', 'quiet'], fame: 72, confidence: 'low',
    why: 'Cabins leave by the station and climb nine hundred metres in twelve minutes. A narrow-gauge train of 1907 goes on over meadows to Collalbo, and half an hour’s walk to clay needles, each with a stone for a hat.',
  },
  {
    slug: 'piazza-walther', name: 'Piazza Walther', localName: 'Waltherplatz', lat: 46.4983, lon: 11.3548, category: 'square', tags: ['architecture', 'food', 'history'], visit: [35, 20], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'evening', 'photos', 'wheelchair', 'first_visit'], fame: 66,
    why: 'The drawing room of the town, round a marble minstrel who was moved away by Fascists and back again after. Take a Veneziano, which is what they call a spritz, and note that waiters begin in two languages.',
  },
  {
    slug: 'bolzano-arcades-and-fruit-market', name: 'Bolzano Arcades and Fruit Market', localName: 'Lauben, Piazza delle Erbe', lat: 46.4993, lon: 11.3532, category: 'street', tags: ['shopping', 'food', 'architecture', 'history'], visit: [60, 35], hours: 'Mo-Sa 08:00-19:00; Su closed', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'morning', goodFor: ['free', 'rain', 'photos', 'first_visit'], fame: 64,
    why: 'Merchants built the arcades about 1180, Germans on one side and Italians on the other. At the western end stalls sell apples, speck by the slab and bread hard enough to post, under a Neptune with a fork.',
  },
  {
    slug: 'bolzano-cathedral', name: 'Bolzano Cathedral', localName: 'Duomo di Maria Assunta', lat: 46.4977, lon: 11.3546, category: 'religious', tags: ['architecture', 'religion', 'art'], visit: [30, 15], hours: 'Mo-Sa 08:00-18:00; Su 13:00-18:00', price: 0, priceBand: 0, setting: 'indoor', goodFor: ['free', 'rain', 'quiet'], fame: 48, confidence: 'low',
    why: 'Gothic, with a roof of green and gold tiles and a spire of sandstone lace. Look for the small door with carved vintners: monks sold their wine through it.',
  },
  {
    slug: 'runkelstein-castle', name: 'Runkelstein Castle', localName: 'Castel Roncolo, Schloss Runkelstein', lat: 46.5157, lon: 11.3582, category: 'castle', tags: ['history', 'art', 'architecture'], visit: [80, 50], hours: '03-15~11-05 Tu-Su 10:00-18:00; 03-15~11-05 Mo closed; 11-06~03-14 Tu-Su 10:00-17:00; 11-06~03-14 Mo closed', lastEntry: 30, price: 10, priceBand: 2, setting: 'mixed', goodFor: ['rain', 'views', 'children'], fame: 54, confidence: 'low',
    why: 'Two merchants bought a castle around 1385 and had it painted from floor to ceiling with Tristan, tournaments and people playing ball. Half an hour along the river, or by shuttle; the inn has dumplings.',
  },
  {
    slug: 'messner-mountain-museum-firmian', name: 'Messner Mountain Museum Firmian', localName: 'MMM Firmian, Sigmundskron', lat: 46.4785, lon: 11.2995, category: 'museum', tags: ['history', 'nature', 'architecture', 'art'], visit: [110, 70], hours: '03-15~11-10 Fr-We 10:00-18:00; 03-15~11-10 Th closed; 11-11~03-14 daily closed', lastEntry: 60, price: 15, priceBand: 2, setting: 'mixed', goodFor: ['views', 'photos'], fame: 58, confidence: 'low',
    why: 'Reinhold Messner hung steel stairs in a ruin and filled its towers with ropes, buddhas and paintings of what people want on mountains. In the yard thirty thousand South Tyroleans demanded self-rule in 1957.',
  },
  {
    slug: 'talvera-promenade', name: 'Talvera Promenade', localName: 'Lungotalvera, Talferpromenade', lat: 46.5035, lon: 11.3500, category: 'park', tags: ['nature', 'family', 'sport'], visit: [50, 30], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'children', 'views', 'quiet', 'wheelchair'], fame: 42,
    why: 'Lawns and paths along the river with vines on one side, a small castle among them, and the Rosengarten at the end, which turns pink when the day is over. The whole town is out.',
  },
  {
    slug: 'guncina-promenade', name: 'Guncina Promenade', localName: 'Passeggiata del Guncina, Guntschna', lat: 46.5085, lon: 11.3400, category: 'nature', tags: ['hiking', 'nature', 'photography'], visit: [90, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'sunset', goodFor: ['free', 'views', 'quiet', 'romance'], fame: 36,
    why: 'A zigzag path of 1892 between cactus and cypress for guests with weak chests. It starts behind the old parish church of Gries, whose carved altar by Michael Pacher is open for an hour or so.',
  },
  {
    slug: 'merano-and-trauttmansdorff-gardens', name: 'Merano and Trauttmansdorff Gardens', localName: 'Meran, Giardini di Castel Trauttmansdorff', lat: 46.6608, lon: 11.1860, category: 'garden', tags: ['nature', 'history', 'architecture', 'family'], visit: [190, 120], hours: '04-01~10-31 daily 09:00-18:00; 11-01~11-15 daily 09:00-17:00; 11-16~03-31 daily closed', lastEntry: 60, price: 16, priceBand: 2, setting: 'outdoor', goodFor: ['views', 'photos', 'children', 'wheelchair'], fame: 70, confidence: 'low',
    why: 'Palms under snow: a spa where Empress Sisi wintered, and round her castle eighty gardens climbing a slope. Forty minutes by train; the promenade along the Passer is free and the baths are warm.',
  },
  {
    slug: 'wine-road-and-lake-caldaro', name: 'Wine Road and Lake Caldaro', localName: 'Kaltern, Lago di Caldaro', lat: 46.4130, lon: 11.2465, category: 'village', tags: ['wine', 'food', 'nature', 'beach'], visit: [180, 110], hours: 'always', price: 0, priceBand: 0, setting: 'mixed', bestTime: 'afternoon', goodFor: ['romance', 'views', 'quiet', 'free'], fame: 56,
    why: 'Vines, apple rows and manor houses all the way from Appiano to a lake warm enough in June to swim in. The cooperative cellar in Caldaro pours Vernatsch; bus 131 goes there, so nobody need drive.',
  },
  {
    slug: 'passo-gardena-and-sella-passes', name: 'Sella and Gardena Passes', localName: 'Passo Sella, Grödner Joch', lat: 46.5087, lon: 11.7573, category: 'nature', tags: ['nature', 'hiking', 'photography', 'adventure', 'sport'], visit: [150, 80], hours: '05-15~11-15 daily 07:00-20:00; 11-16~05-14 daily 09:00-16:00', price: 0, priceBand: 0, setting: 'outdoor', goodFor: ['free', 'views', 'photos'], fame: 68,
    why: 'Hairpins between walls of two and three thousand metres. Walk through the boulders of the Stone City under the Sassolungo, or take the standing two-man cabins up to its notch. Buses run in summer, when driving is no joy.',
  },
  {
    slug: 'val-di-funes', name: 'Val di Funes and Santa Maddalena', localName: 'Villnöss, St. Magdalena', lat: 46.6442, lon: 11.7155, category: 'village', tags: ['photography', 'nature', 'hiking', 'religion'], visit: [120, 60], hours: 'always', price: 0, priceBand: 0, setting: 'outdoor', bestTime: 'afternoon', goodFor: ['views', 'photos', 'quiet', 'romance'], fame: 74,
    why: 'The picture of the Dolomites: a church, a meadow, and a row of stone teeth behind. The viewpoint is twenty minutes above the village car park. The Adolf Munkel path under the peaks takes three hours.',
  },
  {
    slug: 'bressanone-and-novacella-abbey', name: 'Bressanone and Novacella Abbey', localName: 'Brixen, Kloster Neustift', lat: 46.7156, lon: 11.6571, category: 'historic', tags: ['history', 'architecture', 'wine', 'religion'], visit: [200, 120], hours: 'daily 09:00-18:00', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'rain', 'quiet', 'photos'], fame: 58,
    why: 'Prince-bishops ruled from this small town, half an hour away by train, and had the cloister painted, with an elephant by a man who had never seen one. An hour’s walk on, the canons of Novacella press white wine.',
  },
  {
    slug: 'ortisei-and-the-val-gardena-museum', name: 'Ortisei and Val Gardena Museum', localName: 'St. Ulrich, Museum Gherdëina', lat: 46.5745, lon: 11.6730, category: 'village', tags: ['art', 'history', 'shopping', 'nature'], visit: [110, 60], hours: 'always', price: 0, priceBand: 0, setting: 'mixed', goodFor: ['free', 'children', 'photos', 'rain'], fame: 52,
    why: 'Everyone here carved saints and toys, and shops still show who can. They speak Ladin, older than both state languages. The museum has jointed wooden dolls and a sea dragon found in the rock.',
  },
  {
    slug: 'museion', name: 'Museion', localName: 'Museion, Bozen', lat: 46.4975, lon: 11.3487, category: 'gallery', tags: ['art', 'architecture'], visit: [65, 40], hours: 'Tu-Su 10:00-18:00; Th 10:00-22:00; Mo closed', price: 10, priceBand: 2, setting: 'indoor', goodFor: ['rain', 'heat', 'wheelchair', 'evening'], fame: 36, confidence: 'low',
    why: 'A glass box open at both ends, to the old town and to the river, with art that the citizens argue about; a frog on a cross once reached the Pope. The two bridges behind sway on purpose.',
  },
  {
    slug: 'cavallino-bianco', name: 'Cavallino Bianco', localName: 'Weisses Rössl', lat: 46.5000, lon: 11.3529, category: 'food', tags: ['food', 'history'], visit: [70, 45], hours: 'Mo-Fr 11:30-14:30,17:30-23:00; Sa 11:30-15:00; Su closed', price: 22, priceBand: 2, setting: 'indoor', goodFor: ['evening', 'rain', 'children'], fame: 40, confidence: 'low',
    why: 'Panelling, shared tables and waitresses who do not write things down, by the fruit market. Dumplings in broth, goulash, and strudel for which one has left no room.',
  },
  {
    slug: 'ca-de-bezzi', name: 'Ca’ de Bezzi', localName: 'Batzenhäusl', lat: 46.5002, lon: 11.3557, category: 'food', tags: ['food', 'history', 'nightlife'], visit: [85, 60], hours: 'daily 12:00-24:00', price: 26, priceBand: 2, setting: 'mixed', bestTime: 'evening', goodFor: ['evening', 'rain'], fame: 42, confidence: 'low',
    why: 'An inn since 1404 where painters paid with pictures, now with its own brewery. Ribs, spinach dumplings and a garden; the kitchen is open when all others have closed.',
  },
  {
    slug: 'vogele', name: 'Vögele', localName: 'Wirtshaus Vögele', lat: 46.4990, lon: 11.3524, category: 'food', tags: ['food', 'wine', 'history'], visit: [85, 60], hours: 'Mo-Sa 12:00-14:30,18:30-22:30; Su closed', price: 34, priceBand: 3, setting: 'indoor', goodFor: ['evening', 'rain', 'romance'], fame: 38, booking: 'advised', confidence: 'low',
    why: 'The Red Eagle of the eighteenth century in Goethestrasse, with tiled stoves upstairs: wine soup, venison, buckwheat cake, and Lagrein from the suburb where it grows.',
  },
  {
    slug: 'fischbanke', name: 'Fischbänke', lat: 46.5003, lon: 11.3541, category: 'food', tags: ['food', 'wine'], visit: [50, 30], hours: '04-01~10-31 Mo-Sa 11:00-21:00; 04-01~10-31 Su closed; 11-01~03-31 daily closed', price: 15, priceBand: 1, setting: 'outdoor', bestTime: 'evening', goodFor: ['evening', 'photos'], fame: 32, confidence: 'low',
    why: 'The marble slabs of the old fish market serve as tables for bruschetta and white wine under painted signs. The host has opinions, and writes them on the wall.',
  },
] satisfies readonly AttractionEntry[];
