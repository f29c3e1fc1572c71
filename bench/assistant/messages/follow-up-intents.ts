import type { Intent } from '@wayfare/contracts/intent';

const day = (...numbers: number[]) => ({ days: numbers.map((number) => ({ number })) });
const item = (words: string) => ({ words });
const place = (name: string) => ({ name });

/**
 * What each message of the chat cases means, as a reader who understands everything would say it: by the id of the case,
 * a list for each of its messages. So doing is measured apart from reading.
 */
export const followUpIntents: Readonly<Record<string, Intent[][]>> = {
  u001: [[{ kind: 'removeItem', item: item('the louvre') }]],
  u002: [[{ kind: 'setLength', change: 1, side: 'end' }]],
  u003: [[{ kind: 'setLength', days: 4 }]],
  u004: [
    [
      { kind: 'setNights', place: place('Kyoto'), change: -1 },
      { kind: 'addStop', place: place('Nara'), nights: 1, position: { side: 'end' } },
    ],
  ],
  u005: [
    [
      { kind: 'setNights', place: place('Lisbon'), change: -2 },
      { kind: 'addStop', place: place('Porto'), nights: 2, position: { side: 'end' } },
    ],
  ],
  u006: [[{ kind: 'orderStops', order: 'said', places: [place('florence')] }]],
  u007: [[{ kind: 'setDates', shiftDays: 1 }]],
  u008: [[{ kind: 'setDates', shiftDays: -3 }]],
  u009: [[{ kind: 'setPace', change: 'lighter', when: day(3) }]],
  u010: [[{ kind: 'setArrival', minute: 905, where: 'heathrow', by: 'flight' }]],
  u011: [[{ kind: 'setDeparture', minute: 960, by: 'train' }]],
  u012: [[{ kind: 'rainPlan', when: day(2) }]],
  u013: [[{ kind: 'replaceItem', item: item('the Prado'), interest: 'family' }]],
  u014: [
    [
      { kind: 'limitKind', words: 'museums', amount: 'less' },
      { kind: 'limitKind', words: 'eating', interest: 'food', amount: 'more' },
    ],
  ],
  u015: [[{ kind: 'setLength', days: 5 }], [{ kind: 'undo' }]],
  u016: [
    [{ kind: 'addSight', sight: place('Schönbrunn'), when: day(2) }],
    [{ kind: 'ask', topic: 'trip', text: 'what did you change?' }],
  ],
  u017: [[{ kind: 'ask', topic: 'water', text: 'is the tap water ok there' }]],
  u018: [
    [{ kind: 'moveItem', item: item('the Sagrada Familia'), to: { ...day(1), fromMinute: 600 } }],
    [{ kind: 'setPace', change: 'lighter' }],
  ],
  u019: [[{ kind: 'moveItem', item: item('the colosseum'), to: day(2) }]],
  u020: [[{ kind: 'swapDays', days: [{ number: 1 }, { number: 3 }] }]],
  u021: [[{ kind: 'makeCheaper' }]],
  u022: [[{ kind: 'setWishes', wishes: {}, change: { adults: 1 } }]],
  u023: [[{ kind: 'setWishes', wishes: { dietary: ['vegetarian'] } }]],
  u024: [[{ kind: 'limitKind', words: 'museums', amount: 'none', when: day(2) }]],
  u025: [
    [
      { kind: 'limitKind', words: 'cathedrals', amount: 'none' },
      { kind: 'limitKind', words: 'churches', amount: 'none' },
    ],
  ],
  u026: [[{ kind: 'addSight', interest: 'beach', words: 'beach', when: day(4) }]],
  u027: [[{ kind: 'setHours', startMinute: 600 }]],
  u028: [[{ kind: 'setHours', endMinute: 1200 }]],
  u029: [[{ kind: 'addDayTrip', place: place('versailles') }]],
  u030: [[{ kind: 'removeDays', when: day(2) }]],
  u031: [
    [{ kind: 'addStop', place: place('Siena'), nights: 1, position: { side: 'after', stop: place('Rome') } }],
  ],
  u032: [
    [
      { kind: 'removeStop', place: place('Osaka') },
      { kind: 'setNights', place: place('Kyoto'), change: 2 },
    ],
  ],
  u033: [[{ kind: 'setWishes', wishes: { transport: ['train', 'no_flights'] } }]],
  u034: [
    [
      { kind: 'addSight', sight: place('the alhambra'), when: day(2) },
      { kind: 'setHours', startMinute: 660, when: day(3) },
      { kind: 'setWishes', wishes: { dietary: ['vegan'] } },
    ],
  ],
  u035: [
    [{ kind: 'ask', topic: 'sights', text: "what's the Orsay like?", item: item('the Orsay') }],
    [{ kind: 'removeItem', item: item('that museum') }],
  ],
  u036: [[{ kind: 'moveItem', item: item('the louvre'), to: { days: [{ weekday: 1 }] } }]],
  u037: [[{ kind: 'thanks' }]],
  u038: [[{ kind: 'setLength', days: 6 }], [{ kind: 'undo' }], [{ kind: 'redo' }]],
  u039: [[{ kind: 'setNights', place: place('Florence'), change: 1 }]],
  u040: [[{ kind: 'setNights', place: place('Venice'), nights: 1 }]],
  u041: [
    [
      {
        kind: 'addEvent',
        title: 'dinner with friends',
        where: place('Trastevere'),
        when: { ...day(2), fromMinute: 1170 },
      },
    ],
  ],
  u042: [
    [
      {
        kind: 'addEvent',
        title: 'The Last Supper',
        where: place('the Last Supper'),
        when: { ...day(1), fromMinute: 915 },
      },
    ],
  ],
  u043: [[{ kind: 'keepFree', when: day(4) }]],
  u044: [[{ kind: 'addDayTrip', place: place('Nikko'), when: day(2) }]],
  u045: [[{ kind: 'setPace', pace: 'relaxed' }]],
  u046: [[{ kind: 'setPace', pace: 'packed' }]],
  u047: [[{ kind: 'setWishes', wishes: { children: 2, childAges: [5, 8] } }]],
  u048: [[{ kind: 'ask', topic: 'hours', text: 'uffizi is closed on mondays right?', item: item('uffizi') }]],
  u049: [
    [
      {
        kind: 'moveItem',
        item: item('British Museum'),
        to: { ...day(1), part: 'morning' },
        position: 'first',
      },
    ],
  ],
  u050: [
    [
      { kind: 'removeItem', item: item('vatican museums') },
      { kind: 'addSight', sight: place('the Borghese Gallery') },
    ],
  ],
  u051: [[{ kind: 'removeItem', item: item('the eifel towr') }]],
  u052: [[{ kind: 'addSight', sight: place('the Floating Clock of Zandor'), when: day(2) }]],
  u053: [[{ kind: 'addSight', sight: place('machu picchu'), when: day(2) }]],
  u054: [[{ kind: 'setLength', days: 0 }]],
  u055: [[{ kind: 'setDates', shiftDays: 14 }]],
  u056: [[{ kind: 'replaceStop', place: place('Rome'), by: place('Naples') }]],
  u057: [[{ kind: 'limitKind', words: 'museum', amount: 'atMost', count: 1, when: { each: true } }]],
  u058: [
    [{ kind: 'setLength', change: 1 }],
    [{ kind: 'addSight', sight: place('the Uffizi'), when: { days: [{ ofItem: 'there' }] } }],
    [{ kind: 'setHours', startMinute: 600, when: { days: [{ ofItem: 'that day' }] } }],
  ],
  u059: [
    [{ kind: 'setLength', days: 4 }],
    [{ kind: 'limitKind', words: 'museums', amount: 'none' }],
    [{ kind: 'undo', words: 'the museum thing' }],
  ],
  u060: [[{ kind: 'setWishes', wishes: { accessibility: ['wheelchair'] } }]],
  u061: [[{ kind: 'setNights', place: place('Hoi An'), change: 1 }]],
  u062: [[{ kind: 'setArrival', minute: 1270, by: 'flight' }]],
  u063: [[{ kind: 'setDeparture', minute: 420, by: 'flight' }]],
  u064: [
    [
      {
        kind: 'addSight',
        interest: 'nightlife',
        words: 'ruin bars',
        when: { days: [{ weekday: 5 }] },
      },
    ],
  ],
  u065: [[{ kind: 'ask', topic: 'around', text: 'is it walkable or do we need bikes?' }]],
  u066: [[{ kind: 'addSight', sight: place('robben island') }]],
  u067: [[{ kind: 'addDayTrip', place: place('the golden circle'), when: day(3) }]],
  u068: [[{ kind: 'moveItem', item: item('the blue lagoon'), to: day(-1) }]],
  u069: [[{ kind: 'setLength', days: 3 }]],
  u070: [
    [
      { kind: 'addSight', sight: place('MoMA'), when: day(2) },
      { kind: 'addSight', sight: place('the Met'), when: day(3) },
    ],
  ],
  u071: [[{ kind: 'addSight', sight: place('fushimi inari'), when: { ...day(2), fromMinute: 360 } }]],
  u072: [
    [
      {
        kind: 'addStop',
        place: place('London'),
        nights: 3,
        position: { side: 'before', stop: place('Paris') },
      },
    ],
  ],
  u073: [[{ kind: 'replaceStop', place: place('Rome'), by: place('Athens') }]],
  u074: [
    [
      { kind: 'limitKind', words: 'bars', interest: 'nightlife', amount: 'none' },
      { kind: 'limitKind', words: 'clubs', interest: 'nightlife', amount: 'none' },
    ],
  ],
  u075: [
    [{ kind: 'addSight', sight: place('Sentosa'), when: day(2) }],
    [{ kind: 'swapDays', days: [{ number: 2 }, { number: 3 }] }],
    [{ kind: 'ask', topic: 'trip', text: 'which day is sentosa on now?', item: item('sentosa') }],
  ],
  u076: [[{ kind: 'setLength', days: 10 }]],
  u077: [
    [
      {
        kind: 'addEvent',
        title: 'opera house tour',
        where: place('the opera house'),
        when: { ...day(2), fromMinute: 780 },
      },
    ],
  ],
  u078: [[{ kind: 'setMealHour', meal: 'dinner', minute: 1080 }]],
  u079: [[{ kind: 'setWishes', wishes: { budget: { amount: 80, currency: 'EUR', per: 'day' } } }]],
  u080: [[{ kind: 'ask', topic: 'why', text: 'why did you put the prado first?', item: item('the prado') }]],
};

/**
 * What the trip still lacks of some set-ups, so that the follow-ups begin with the trip that was asked for: reading a
 * first request is measured elsewhere.
 */
export const setUpIntents: Readonly<Record<string, Intent[]>> = {
  u019: [{ kind: 'moveItem', item: item('the colosseum'), to: day(1) }],
  u020: [
    { kind: 'moveItem', item: item('hagia sophia'), to: day(1) },
    { kind: 'addSight', sight: place('Bosphorus Cruise'), when: day(3) },
  ],
  u033: [
    { kind: 'setNights', place: place('Paris'), nights: 3 },
    { kind: 'setNights', place: place('Amsterdam'), nights: 2 },
  ],
  u035: [
    { kind: 'removeStop', place: place('Orsay') },
    { kind: 'setLength', days: 4 },
  ],
  u068: [{ kind: 'moveItem', item: item('blue lagoon'), to: day(1) }],
  u080: [{ kind: 'moveItem', item: item('the prado'), to: day(1) }],
};
