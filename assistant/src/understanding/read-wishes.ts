import type { TripRequest } from '@wayfare/contracts/request';
import { readDayHours } from './read-day-hours.ts';

type Interest = NonNullable<TripRequest['interests']>[number];
type Transport = NonNullable<TripRequest['transport']>[number];

/** Wishes other than where, when, who and how much. */
export type Wishes = Pick<
  TripRequest,
  | 'pace'
  | 'dayFromMinute'
  | 'dayUntilMinute'
  | 'interests'
  | 'dislikes'
  | 'transport'
  | 'lodging'
  | 'dietary'
  | 'accessibility'
  | 'roundTrip'
>;

const interestWords: readonly (readonly [Interest, RegExp])[] = [
  [
    'food',
    /\b(?:food(?:ies?)?|eat(?:ing)?|cuisines?|restaurants?|street food|gastronom\w+|culinary|dining|tapas|sushi|cooking|meals?|local dishes|bakeries|coffee)\b/i,
  ],
  [
    'history',
    /\b(?:histor(?:y|ic|ical)|ancient|ruins?|castles?|medieval|heritage|archaeolog\w+|roman|museums?|old towns?|culture|cultural)\b/i,
  ],
  ['art', /\b(?:art|arts|galler(?:y|ies)|paintings?|museums?|sculptures?|impressionists?|renaissance)\b/i],
  [
    'nature',
    /\b(?:nature|outdoors?|national parks?|scenery|landscapes?|mountains?|lakes?|waterfalls?|fjords?|parks?|gardens?|countryside|glaciers?|northern lights|volcano\w*)\b/i,
  ],
  ['hiking', /\b(?:hik(?:e|es|ing|er|ers)|trek(?:king|s)?|trails?|long walks)\b/i],
  [
    'beach',
    /\b(?:beach(?:es)?|sea ?side|by the sea|snorkel\w*|swim(?:ming)?|sunbath\w*|coast(?:al)?|islands?|sun and sand)\b/i,
  ],
  ['nightlife', /\b(?:night ?life|clubs?|clubbing|bars|party(?:ing)?|pubs?|cocktails?|night out)\b/i],
  ['shopping', /\b(?:shop(?:ping|s)?|markets?|boutiques?|outlets?|flea markets?)\b/i],
  ['architecture', /\b(?:architectur\w+|buildings|gaud[ií]|cathedrals?|skyline|modernis\w+|art nouveau)\b/i],
  ['family', /\b(?:famil(?:y|ies)|kids?|children|toddlers?|theme parks?|zoos?|playgrounds?|aquariums?)\b/i],
  [
    'wellness',
    /\b(?:wellness|spas?|onsen|yoga|massages?|hot springs?|thermal|hammams?|unwind|relaxation)\b/i,
  ],
  [
    'adventure',
    /\b(?:adventur\w+|rafting|zip ?lin\w*|paraglid\w+|bungee|climbing|surf(?:ing)?|div(?:e|ing)|kayak\w*|ski(?:ing)?|adrenaline)\b/i,
  ],
  ['wine', /\b(?:wines?|winer(?:y|ies)|vineyards?|wine tasting)\b/i],
  ['photography', /\b(?:photo(?:s|graph\w*)?|instagram\w*|viewpoints?|sunsets?|pictures)\b/i],
  ['music', /\b(?:music|concerts?|jazz|opera|fado|flamenco|live bands?|gigs?)\b/i],
  ['sport', /\b(?:sports?|football|soccer|baseball|cycling|golf|tennis|running|stadiums?)\b/i],
  ['wildlife', /\b(?:wildlife|safari|animals|birds?|bird ?watching|whales?|penguins?|elephants?)\b/i],
  [
    'religion',
    /\b(?:religio\w+|temples?|shrines?|churches|mosques?|monaster\w+|pilgrim\w*|spiritual|cathedrals?)\b/i,
  ],
];
const noise =
  /\b(?:state of the art|party of|bars? (?:of|code)|parties\b|pet|accommodations? (?:that )?allow|group of|family of|of the family|national museum|allow\w* (?:parties|children|kids))/i;
const negation =
  /\b(?:no|not|without|hate|hates|avoid|dislike|skip|don't (?:like|want|care for|need|enjoy)|do not (?:like|want|enjoy)|not interested in|aren't into|not into|isn't into|not a fan of|tired of|less|fewer|sick of|bored of|(?<=\brather\b.{1,40})than (?:see|visit|do))\s+(?:(?:any|too|many|much|more|the|a lot of|visit(?:ing)?|go(?:ing)? to|of)\s+)*([\p{L} -]{3,40}?)(?=[,.;:!?]|$| (?:and (?!art|history|museum|church|crowd|beach|shop|club|bar|temple)|but|please|or the|for|on|in|we|i|at|instead)\b)/giu;

function readDislikes(text: string): { words: string[]; rest: string } {
  const words: string[] = [];
  const rest = text.replace(negation, (whole: string, what: string) => {
    const plain = what.trim().toLowerCase();
    if (/^(?:any )?day[- ]?(?:trip|excursion)s?$/.test(plain)) {
      words.push('day trips');
      return ' ';
    }
    if (
      /^(?:flights?|fly|flying|car|cars|driving|drive|self|shared|preference|specific|specifi|plan|planning|driv|more than|budget|idea|problem|need|rush|hurry|take|taking|rent|be|to)/.test(
        plain,
      )
    )
      return whole;
    if (/\b(?:than|exceed|sure|yet|know|preferences?|days?|nights?|date|dates)\b/.test(plain)) return whole;
    for (const part of plain.split(/,| and | or /)) {
      const wish = part.trim().replace(/^(?:the|any|visiting|more) /, '');
      const isNamed =
        !/^(?:them|it|this|that|those|these|us|you|one|some|something|anything|everything|more|much|idea)$/.test(
          wish,
        );
      if (wish !== '' && isNamed && wish.split(' ').length <= 4) words.push(wish);
    }
    return ' ';
  });
  return { words, rest };
}

function readPace(text: string): Wishes['pace'] | undefined {
  if (
    /\b(?:relax(?:ed|ing)?|slow(?:er|ly)?|easy[- ]?going|leisurely|chill(?:ed|ing|ax)?|laid[- ]?back|unhurried|no rush|not (?:too )?(?:rushed|busy|packed|hectic|much)|take it easy|easy pace|calm|gentle|lazy|in their (?:70s?|80s?|late 60s?|seventies|eighties)|elderly|without rushing|quiet pace)\b/i.test(
      text,
    )
  )
    return 'relaxed';
  if (
    /\b(?:packed|fast[- ]?paced|busy|action[- ]packed|as much as (?:possible|we can|i can)|see everything|intensive|jam[- ]packed|full days|cram|whirlwind|squeeze)\b/i.test(
      text,
    )
  )
    return 'packed';
  if (/\b(?:balanced|moderate|medium|normal) (?:pace|speed|tempo)?\b/i.test(text)) return 'balanced';
  return undefined;
}

function readTransport(text: string): Transport[] {
  const wishes = new Set<Transport>();
  const no =
    "(?:no|not|without|avoid(?:ing)?|never|don't|do not|won't|will not|rather not|refuse to|hate|can't|cannot|aren't|exclud(?:e|ing)|instead of|not be|not involve|free from|free of|opt(?:ing)? out of)";
  if (
    new RegExp(
      `\\b${no}\\b[^.;,]{0,40}?\\b(?:flights?|fly(?:ing)?|planes?|air travel|airplanes?|airlines?)\\b|\\b(?:flight-free|no-fly|non-flight|afraid of flying|scared of flying|fear of flying|flights? (?:should be avoided|are (?:not an option|out)|excluded))\\b`,
      'i',
    ).test(text)
  )
    wishes.add('no_flights');
  if (
    new RegExp(
      `\\b${no}\\b[^.;,]{0,40}?\\b(?:driv(?:e|ing)|cars?|self[- ]driv\\w+|rental cars?)\\b|\\b(?:non[- ]self[- ]driving|car[- ]free|self-driving (?:is|should be|to be) (?:not|avoided|excluded)|(?:can't|don't|cannot|do not) drive|no licen[cs]e)\\b`,
      'i',
    ).test(text)
  )
    wishes.add('no_car');
  if (
    !wishes.has('no_car') &&
    /\b(?:rent(?:ing)? a|hire a|hiring a|by|with (?:a|our|my)|our own|a rental|take (?:our|my|the)|arrange a|in (?:our|my|a)) (?:\w+ )?(?:car|compact|sedan|suv|minivan|minibus|van|wagon|convertible|hatchback)\b|\broad ?trips?\b|\bself[- ]driv\w+|\bcar (?:rental|hire)\b|\bdriv(?:e|ing) (?:around|through|along|from|holiday|trip)\b|\bwe(?:'ll| will) (?:be )?driv|\bseats \d/i.test(
      text,
    )
  )
    wishes.add('car');
  if (
    /\b(?:by|take|taking|use|using|via|on|only|prefer|love|with) (?:the |only |a )?(?:trains?|rail(?:way)?)\b|\binterrail\b|\beurail\b|\btrain (?:trip|journey|travel|holiday)|\btrains? (?:only|please|instead)|\bby train\b/i.test(
      text,
    )
  )
    wishes.add('train');
  if (/\b(?:by|take|taking|use|using|on) (?:the |a )?(?:bus(?:es)?|coach(?:es)?)\b/i.test(text))
    wishes.add('bus');
  if (/\b(?:by|take|taking|with the|a|on the) (?:ferr(?:y|ies)|boat)\b|\bisland[- ]hopping\b/i.test(text))
    wishes.add('ferry');
  if (/\b(?:camper ?vans?|motor ?homes?|rv\b|caravan)/i.test(text)) wishes.add('campervan');
  if (/\bpublic (?:transport(?:ation)?|transit)\b/i.test(text)) wishes.add('public_transport');
  return [...wishes];
}

const lodgingRules: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:not? (?:be )?shared? rooms?|non[- ]?shared|no shared|un-?shared|rooms? (?:that are|which are|to be) not shared|not (?:to )?(?:be )?shar\w+ (?:a |our )?rooms?|avoid shared|not in shared|isn't shared|aren't shared|not prefer shared)\b/i,
    'not shared room',
  ],
  [
    /\bentire (?:\w+ )?(?:rooms?|places?|apartments?|homes?|house|units?|accommodations?|space)|\b(?:whole|full) (?:apartment|room|place)s?\b|\brooms? (?:entirely )?to (?:ourselves|myself)|\bentire(?:ty)?\b[^.]{0,20}\brooms?/i,
    'entire room',
  ],
  [/\bprivate (?:\w+ )?rooms?|\bprivate accommodations?\b|\brooms?[^.;]{0,20} private\b/i, 'private room'],
  [/\bshared (?:\w+ )?(?:rooms?|accommodations?|dorms?|lodging)|\bdorms?\b|\bdormitor/i, 'shared room'],
];
const houseRules: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pets?|dogs?|cats?)(?:[- ]friendly|\b)/i, 'pets'],
  [/\bsmok(?:ing|e|er|ers|ing-friendly)\b/i, 'smoking'],
  [/\bpart(?:y|ies|ying)\b(?! of)/i, 'parties'],
  [
    /\b(?:children|kids)\b[^.;]{0,24}\b(?:under|below|younger than|less than)\b|\b(?:under|below)[- ](?:the age of )?(?:10|ten)\b|\bchild[- ]friendly\b|\ballow\w*[^.;]{0,20}\b(?:children|kids)\b|\b(?:children|kids)[^.;]{0,14}\b(?:allowed|welcome|permitted)|\bwelcom\w* (?:to )?(?:children|kids)/i,
    'children under 10',
  ],
  [/\bvisitors?\b/i, 'visitors'],
];
const lodgingContext =
  /\b(?:accommodat\w+|lodg\w+|rooms?|house rules?|stay\w*|hotels?|rentals?|places?|welcom\w*|allow\w*|permit\w*|friendly|bring\w*)\b/i;
const tastes =
  /\b(?:hostels?|boutique hotels?|luxury (?:hotels?|resorts?)|5[- ]star|five[- ]star|4[- ]star|four[- ]star|airbnbs?|apartments?|bed and breakfasts?|b&bs?|guesthouses?|ryokans?|riads?|all[- ]inclusive|camping|campsites?|resorts?|villas?|budget hotels?|cheap hotels?)\b/i;

/** The kind of room that was asked for, or null. */
export const readRoomType = (text: string): string | null =>
  lodgingRules.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The rule of the house that was asked for, or null. */
export function readHouseRule(text: string): string | null {
  for (const [pattern, rule] of houseRules) {
    for (const sentence of text.split(/(?<=[.!?;]) /)) {
      if (!pattern.test(sentence) || !lodgingContext.test(sentence)) continue;
      if (/\b(?:nightlife|party (?:town|scene|island))\b/i.test(sentence) && rule === 'parties') continue;
      return rule;
    }
  }
  return null;
}

const cuisineNames =
  'american|chinese|french|indian|italian|mediterranean|mexican|japanese|thai|korean|spanish|greek|vietnamese|turkish|lebanese|moroccan|ethiopian|brazilian|peruvian|german|british|cajun|creole|middle eastern|caribbean|tex-mex';

/** Cuisines that were asked for, by name. */
export function readCuisines(text: string): string[] {
  const found = new Set<string>();
  for (const sentence of text.split(/(?<=[.!?;]) /)) {
    if (
      !/\b(?:cuisines?|foods?|meals?|dishes|dining|dine|eat\w*|tast\w+|flavou?rs?|restaurants?|palates?|culinary|delicac\w+|savou?r)\b/i.test(
        sentence,
      )
    )
      continue;
    for (const match of sentence.matchAll(new RegExp(`\\b(${cuisineNames})\\b`, 'gi'))) {
      const name = match[1]!.toLowerCase();
      found.add(name.charAt(0).toUpperCase() + name.slice(1));
    }
  }
  return [...found];
}

const diets =
  /\b(?:vegetarians?|vegans?|halal|kosher|gluten[- ]free|coeliac|celiac|lactose[- ]?(?:free|intolerant)|dairy[- ]free|nut allerg\w+|pescatarians?|allergic to \w+)\b/gi;
const access =
  /\b(?:wheelchairs?|disabled|reduced mobility|mobility (?:issues?|problems?|scooter)|can(?:'t|not) walk (?:far|much|long)|bad knees?|step[- ]free|strollers?|pushchairs?|prams?|crutches|walking stick|blind|deaf)\b/gi;

const unique = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.toLowerCase()))];

/** Reads pace, interests, dislikes, transport, lodging, food and access. */
export function readWishes(text: string): Wishes {
  const wishes: Wishes = readDayHours(text);
  const { words: dislikes, rest } = readDislikes(text);
  const cleaned = rest.replace(new RegExp(noise.source, 'gi'), ' ');
  const interests = interestWords
    .filter(([, pattern]) => pattern.test(cleaned))
    .map(([interest]) => interest);
  if (interests.length > 0) wishes.interests = interests;
  if (dislikes.length > 0) wishes.dislikes = unique(dislikes).slice(0, 40);
  const pace = readPace(rest);
  if (pace !== undefined) wishes.pace = pace;
  const transport = readTransport(text);
  if (transport.length > 0) wishes.transport = transport;
  const rule = readHouseRule(text);
  const lodging = [
    readRoomType(text),
    rule === null ? null : `${rule} allowed`,
    tastes.exec(text)?.[0].toLowerCase() ?? null,
  ];
  const rooms = /\b(\d{1,2}) (?:hotel )?rooms?\b/i.exec(text)?.[0];
  const parts = [...lodging, rooms ?? null].filter((part) => part !== null);
  if (parts.length > 0) wishes.lodging = unique(parts).join(', ').slice(0, 400);
  const food = [...(text.match(diets) ?? []), ...readCuisines(text).map((name) => `${name} cuisine`)];
  if (food.length > 0)
    wishes.dietary = [
      ...new Set(food.map((word) => (word.endsWith('cuisine') ? word : word.toLowerCase()))),
    ].slice(0, 20);
  const needs = text.match(access);
  if (needs) wishes.accessibility = unique(needs);
  if (/\bround[- ]?trip\b|\breturn (?:trip|flight|ticket)|\bthere and back\b|\bloop\b/i.test(text))
    wishes.roundTrip = true;
  else if (/\bone[- ]way\b|\bopen[- ]jaw\b/i.test(text)) wishes.roundTrip = false;
  return wishes;
}
