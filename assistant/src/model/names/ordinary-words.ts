import { anyOf } from '../../read/any-of.ts';

/** Words of everyday English (and of planning) that also are names of places somewhere; not read as places unless the text insists. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'a about above accommodation accommodations add adult adults afternoon after again airport all allow along also alone am america amazing an and angle ' +
    'animals any april arrange arrive art arts as ask asia at august autumn away baby back bad bar bars bath beach beaches bed before ' +
    'best better between big bike birthday boat book both bread breakfast bring budget bus busy but buy by cafe can car cars castle cathedral ' +
    'center central change cheap cheaper check children church cities city clean close club coast coffee cold come concert ' +
    'cool cost could country couple create cruise culture dance date dates day days dear december deal delete desert design dinner dislike do dog ' +
    'draft drink drive early east easter easy eat enjoy entire europe even evening every expensive explore family far fast february ' +
    'ferry festival few fine first flight flights fly food foodie football for forest four free french friday friend friends from fun galleries game garden gardens get give go ' +
    'golf good grand great group guide had half happy have hello help here hey hi high highlights hike hiking hill his history hold holiday home hope hot ' +
    'hotel hotels hour hours house how i idea ideas if in interested into is island islands it itinerary january jazz journey july june just ' +
    'keep kid kids know lake lakes land large last late leave less let level light like line list live local long look lot love low lunch make man many march market markets ' +
    'may me meal meet mid middle might mine minutes mobile monday money month months more morning most mountain mountains move much museum museums music must my nature ' +
    'near need never new next nice night nightlife nights no normal north not november now nowhere o october of off ok old on one only open opera or other our out over pace palace paradise ' +
    'park parks party pay people per perfect pet pets pizza place places plan planning plans please point port prefer price private quick quiet quite rail rain ranch reading ready red relax ' +
    'relaxed rent rest river road romantic room rooms route safe same sand sandy saturday save scenic school sea season second see september set seven shop shopping short show ' +
    'sights single six ski skip slow small snow so some somewhere son soon south spa split sport sports spring square start stay still stop stops street summer sun sunday ' +
    'sunset sunny super surf sushi swap sure sweet take tell temple temples ten than thanks that the them then there these they thing things third this three thursday ' +
    'ticket tickets time to today together tomorrow too top total tour tours town towns train trains transport travel travelling traveling trek trip trips true tuesday two under up us usa use vacation ' +
    'vegan view views village visit wales walk walking walks want war warm water way we weather wedding wednesday week weekend weekends weeks well were west what ' +
    'when where which white who why wide wife wild will wine wineries winter with without wonder wood work world would year years yes you young your zoo ' +
    "limo limousine jeep truck bike scooter coupe camper pickup tesla since being could should although considering moreover additionally lastly finally during due given regarding what's that's there's here's thanks cheers mediterranean french greek turkish tibetan " +
    'going heading flying thinking planning hoping wanting wishing wanna gonna northern southern eastern western lights getting taking moving leaving arriving ' +
    'compact sedan economy suv convertible luxury minivan minibus van wagon hatchback motorhome spaceship dollar dollars euro euros usd eur gbp ' +
    'backpacking honeymoon anniversary babymoon hen stag interrailing roadtrip sightseeing safari wellness yoga soccer basketball baseball rugby tennis hockey broadway ' +
    'solo hostel resort inn villa senior seniors normally max maybe hoping seeking looking interested dreaming keen arranging craft devise provide commencing departing ' +
    'chinese indian american italian mexican mediterranean english german spanish japanese thai korean undo redo lock unlock shorten lengthen easier lighter nothing everything instead replace remove ' +
    'christmas thanksgiving airbnb unesco michelin uber wifi gym pool spas sauna photo photos photography balanced moderate packed tempo original classic adventure plane planes ok okay cant dont im ill id ive were lets ' +
    'bonjour bonsoir salut coucou merci beaucoup hola gracias buenos buenas dias ciao grazie buongiorno buonasera salve hallo guten ' +
    'tag danke bitte moin servus gruezi namaste arigato konnichiwa ohayo sayonara aloha ola obrigado obrigada hej hei takk tack merhaba ' +
    'shalom salaam salam sawasdee annyeong nihao privet spasibo czesc ahoj goedendag hoi dank kiitos haha side'
  ).split(' '),
);

const venueWords =
  anyOf(`hotel, hostel, inn, resort, suite, suites, lodge, retreat, palace, plaza, grand, villa, apartment, apartments,
  museum, gallery, park, garden, gardens, center, centre, walk, tower, bridge, market, temple, cathedral, church, castle,
  restaurant, cafe, bar, club, hall, arena, stadium, zoo, aquarium, theatre, theater, trail, realm, bath, baths, heritage,
  festival, square, house, district, skyline, no, b&b`);
/** "No5". */
const numbered = /\bno\d+\b/i;
/** Whether a word makes a capitalised name that of a sight, hotel or restaurant rather than of a town. */
export const hasVenueWord = (name: string): boolean => venueWords.test(name) || numbered.test(name);
