import type { Rule } from './phrases.ts';
import { rule } from './phrases.ts';

const killVerbs =
  'kill|murder|poison|stab|strangle|shoot|kidnap|rape|assault|attack|behead|torture|drown|assassinate';
const people =
  'someone|somebody|people|him|her|them|everyone|everybody|tourists|strangers|civilians|immigrants|jews|muslims|christians|kids|children|women|cops|police|politician|president|minister';
const relatives =
  'wife|husband|boss|ex|girlfriend|boyfriend|neighbour|neighbor|brother|sister|father|mother|dad|mum|mom|colleague|partner|landlord|parents|daughter|son|roommate';
const toils =
  'heat|summer|sun|cold|winter|humidity|stairs|steps|hill|hills|climb|climbing|walk|walking|hike|altitude|flight|drive|journey|crowds';
const weapons =
  'bomb|bombs|explosive|explosives|grenade|grenades|gun|guns|firearm|firearms|pistol|pistols|handgun|handguns|rifle|rifles|ammunition|ammo|weapon|weapons|dynamite|landmine|landmines|silencer';
const drugs =
  'cocaine|coke|heroin|meth|methamphetamine|crystal|mdma|ecstasy|fentanyl|drugs|narcotics|lsd|ketamine|amphetamines|speed';
const medicine =
  'prescription|prescribed|medicine|medicines|medical|medication|pharmacy|chemist|doctor|diabetes|asthma|allergy|museum|history|tour|policy|laws|avoid|documentary';
const shown =
  'museum|museums|exhibition|history|memorial|range|laser|paintball|paint|water|film|movie|game|tour|toy|nerf|monument|collection|fort|salute|antique';

/** Words about weapons, smuggling, drugs, and harm done to others. */
export const harmRules: readonly Rule[] = [
  rule(
    `${killVerbs} ${people}
     ${killVerbs} my|our|a|his|her *1 ${relatives}|man|woman|girl|boy|child|person|politician|guy|tourist
     get|getting rid of *1 body|corpse
     get|getting rid of my ${relatives}
     hide|dispose|bury|dump|hiding|disposing|dumping of|a|the *2 body|corpse
     mass shooting|murder|killing
     shoot up *2 school|mall|church|mosque|synagogue|concert|crowd|office|station
     commit|get|getting *2 murder|away with murder
     blow|blowing up *2 building|plane|train|station|embassy|bridge|church|mosque|synagogue|bus|airport|parliament|school|market|people
     bomb|bombing|attack|attacking the|a|an|this *2 building|plane|train|station|embassy|church|mosque|synagogue|airport|parliament|school|government|crowd|concert
     attack|attacks on *2 building|plane|train|station|embassy|church|mosque|synagogue|airport|parliament|school|government|crowd|concert|people
     terror|terrorist attack
     hitman
     hurt|harm|attack my|his|her ${relatives}
     human trafficking|smuggling
     sex|sleep with|trips *2 children|minors|kids|underage
     child prostitutes|prostitution|prostitute|sex|porn
     underage|minor girls|boys|girl|boy|sex|prostitutes`,
    `museum|memorial|history|documentary|novel|film|movie|tour|site|mystery|musical|podcast|theatre|play|series|exhibition
     photo|photos|photograph|photography|camera|portrait|portraits|lens|leica|film
     kill them with kindness
     ${toils} *3 would|will|might|could|nearly|almost kill him|her|them|everyone
     stop|prevent|against|fight|ngo|volunteer|report|charity *6 trafficking|prostitution
     was|were|got|been|after|before|since *8 attack|attacked|murder|shooting`,
  ),
  rule(
    `make|making|build|building|construct|assemble|recipe|instructions|need|buy|buying|get|getting|obtain|sell|selling|sneak|hide|hiding|bring|bringing|carry|carrying|transport|ship|take|taking|smuggle|smuggling|find *3 ${weapons}
     ${weapons} *3 through|past|across security|customs|border|airport
     pipe bomb`,
    `${shown}
     bath|seed|photo|photos|selfie|water|jaeger|glitter|calorie|flavour|taste|ice bomb|bombs|gun|guns
     bomb thai|food|cocktail|cocktails|burger|burgers|pizza|tacos|coffee|curry|ramen|brunch|restaurant
     top gun|guns
     get|getting shot
     glue|heat|nail|massage gun`,
  ),
  rule(
    `smuggle|smuggler
     smuggling *4 ${drugs}|people|migrants|cigarettes|gold|weapons|ivory|animals|goods|money|cash|diamonds|tobacco|alcohol|antiques|artefacts|artifacts|across|past|through|customs|for
     traffick|trafficking
     sneak|hide|hiding|sneaking|get|getting|bring|take|carry *6 past|through|across|from customs|security|border|sniffer|inspection *3 undeclared|unnoticed|caught|noticed|detected|undetected|declaring
     hide|hiding|sneak|sneaking *6 past|through|across|from *1 customs|security|border|sniffer|inspection
     cross|crossing|enter|entering *3 border|country illegally|unnoticed|undetected|without|secretly
     cross|enter *3 illegally
     fake|forged|counterfeit|false|forge *1 passport|passports|visa|visas|id|ids|documents|money|notes|papers|identity
     launder|laundering money
     bring|bringing|take|buy|sell|carry *3 ivory|tusks|rhino
     ivory|rhino|tiger horn|tusks|bones|products *4 buy|sell|bring|home|take`,
    `smuggler|smugglers|smuggling cove|cave|caves|tales|inn|route|routes|path|museum|bible|notch|history|trail|tunnels|tunnel|tour|story|stories|past|era|way|trails|passes|wharf|town|port|bay|pub
     history|museum|tales|tour|stories|legends|film|movie|book *5 smuggling|smugglers|smuggle|trafficking
     smuggled *12
     stop|prevent|against|fight|ngo|volunteer|report|charity|documentary|victims *4 trafficking|smuggling`,
  ),
  rule(
    `buy|buying|sell|selling|score|scoring|deal|dealing|transport|transporting|carry|carrying|bring|bringing|cook|cooking|hide|hiding|find|get|getting|pick|ship|import|export|mule|taking|take *4 ${drugs}
     drug dealer|dealers|mule|run|deal|smuggling|trafficking|courier
     where *4 ${drugs}
     ${drugs} *3 cheap|cheapest|delivered|tourism`,
    `${medicine}
     take *2 coke|speed with|zero|light|train|boat
     coke zero|float|diet|glass|bottle|can|oven
     crystal palace|cave|caves|maiden|clear|river|shop|museum|mountain|lake|waters|glass|bridge|vases|beach|springs|hotel
     speed train|trains|boat|boats|ferry|limit|rail|dating|camera|cameras|internet|wifi|hotel
     high|top|full speed`,
  ),
  rule(
    `want|how|going|plan|planning|help|easiest|best *4 rob|steal|shoplift|burgle|hijack|scam|blackmail|extort
     rob *1 bank|banks|museum|tourists|jewellery|jeweller|shop|store
     steal *2 painting|car|bike|wallets|passport|artifacts|artefacts`,
    'protect|avoid|against|prevent|fear|afraid|worried|thieves *8\ndo|does|will|could|would|not|never|people *4 rob|steal|scam|hijack me|us|my|our|tourists\nsteal the show|my heart|a kiss',
  ),
  // German
  rule(
    `bombe|bomben|sprengstoff|granate bauen|basteln|herstellen|kaufen|legen|zunden
     waffe|waffen|pistole|gewehr|munition *3 kaufen|schmuggeln|verstecken|mitnehmen|besorgen|mitbringen
     drogen|kokain|heroin|ecstasy|crystal|koks *4 kaufen|verkaufen|schmuggeln|besorgen|mitnehmen|mitbringen|verstecken|transportieren
     schmuggeln|schmuggle|geschmuggelt
     jemanden|leute|menschen|ihn|meine|meinen|unseren *2 umbringen|toten|ermorden|erschiessen|vergiften|erstechen|entfuhren|umzubringen|loswerden
     terroranschlag|amoklauf|anschlag *3 verubern|planen|machen|auf
     gefalschte|gefalschten|falschen|falscher pass|ausweis|papiere|visum|geld|reisepass`,
    'museum|geschichte|fuhrung|film|schmugglerpfad|ausstellung',
  ),
];
