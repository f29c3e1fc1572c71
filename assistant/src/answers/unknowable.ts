import type { Reply } from '../conversation/reply.ts';
import { anyOf } from '../read/any-of.ts';
import type { Asked } from './asked.ts';

/** Something that nobody here can know: words that all have to stand in the question, and who knows it. */
interface Unknowable {
  words: readonly RegExp[];
  unless?: RegExp;
  what: string;
  who: string;
}

const ourHouse = anyOf(
  "landlord, landlady, landlord's, host, hosts, airbnb, our hotel, my hotel, the hotel, our flat, the flat, " +
    'our apartment, the apartment, our hostel, the hostel, our guesthouse, our room, our b&b, the owner, our riad, ' +
    'our ryokan, the villa, our villa, our place, our rental',
);

const beside = anyOf('near, close to, around, from our, from my, to our, to my, next to, opposite');

/** Kinds of such things; most specific first. */
const kinds: readonly Unknowable[] = [
  {
    words: [
      anyOf(
        'my flight, our flight, the flight, my train, our train, my plane, our plane, my bus, our bus, our ferry, my ferry',
      ),
      anyOf('on time, delayed, late, running, cancelled, canceled, delay'),
    ],
    unless: anyOf('if, should, what do, too late, in case'),
    what: 'delays',
    who: 'The operator knows: look at its site or app, or at the screens',
  },
  {
    words: [
      anyOf('my airline, our airline, the airline, my flight, our flight'),
      anyOf('luggage, baggage, carry-on, hand luggage, kilos, kg, meal, meals, legroom, pets'),
    ],
    what: 'the rules of your airline',
    who: 'The booking and the site of the airline tell them',
  },
  {
    words: [
      ourHouse,
      anyOf(
        'quiet, view, which floor, what floor, balcony, towels, hairdryer, iron, laundry, washing machine, kitchen, heating, air conditioning, wifi, wi-fi, who is',
      ),
    ],
    unless: beside,
    what: 'the house you booked',
    who: 'Your host or hotel knows',
  },
  {
    words: [anyOf('how many people, how many tourists, how many visitors'), anyOf('will, going to be')],
    what: 'what the future brings',
    who: 'Nobody counts them ahead',
  },
  {
    words: [
      anyOf('gate, gates, seat, seats, boarding group, boarding zone, belt, carousel, check-in desk, row'),
      anyOf('flight, flights, plane, fly, flying, boarding, board, airline, luggage, bags, bag, baggage'),
    ],
    unless: anyOf('child seat, car seat, booster seat, seat belt, brandenburg gate, golden gate'),
    what: 'gates, seats or belts of a flight',
    who: 'The airline and the screens at the airport do: gates are given out on the day, seats with the booking or at check-in',
  },
  {
    words: [anyOf('platform, platforms, track, coach, carriage, seat, seats'), anyOf('train, trains')],
    unless: anyOf('child seat, coach or, or coach, by coach, reserve, reservation, reservations, book'),
    what: 'platforms or seats of a train',
    who: 'The ticket names coach and seat, and the screens at the station the platform, often only minutes before',
  },
  {
    words: [
      anyOf(
        'password, passcode, wifi code, wi-fi code, door code, key code, pin code, key box, keybox, lockbox, room number',
      ),
    ],
    what: 'passwords, codes or rooms of where you stay',
    who: 'Ask your host or the hotel: it stands in their message or at the reception',
  },
  {
    words: [
      ourHouse,
      anyOf(
        'allow*, let us, let me, lets us, mind if, minds, accept*, permit*, okay with, ok with, fine with, agree*',
      ),
    ],
    unless: anyOf('to let us, book a'),
    what: 'what your host or hotel allows',
    who: 'Only they know: ask them, or look at the house rules of your booking',
  },
  {
    words: [
      ourHouse,
      anyOf(
        'have a, have an, has a, has an, have air*, have free, have parking, serve*, include*, offer*, provide*, ' +
          'charge*, check-in time, check in time, check-out time, checkout time, check out time, late check*, early check*',
      ),
    ],
    unless: anyOf('time to, have a look, have a day, have an hour, the plan'),
    what: 'the house you booked',
    who: 'Your host or hotel knows, and the booking says what belongs to it',
  },
  {
    words: [
      anyOf('my, our'),
      anyOf(
        'booking number, booking reference, reservation number, confirmation number, ticket number, passport number, ' +
          'policy number, flight number, loyalty number, pnr, booking code, frequent flyer number, bank balance, account balance',
      ),
    ],
    what: 'your own numbers and papers',
    who: 'They stand in the confirmation or message of whoever you booked with',
  },
  {
    words: [
      anyOf('visa, refund, payment, application, claim, insurance, insurer, bank, card'),
      anyOf(
        'will my, will our, has my, has our, did my, did our, was my, is my, is our, will they, would my',
      ),
      anyOf(
        'approve*, granted, go through, gone through, arrived, process*, accepted, refuse*, reject*, pay for, cover*',
      ),
    ],
    what: 'what an office, bank or insurer decides',
    who: 'Only they can tell you: ask them with the number of your application or policy',
  },
  {
    words: [
      anyOf('who, which team, which horse, lottery, jackpot, what numbers'),
      anyOf('going to win, will win, gonna win, winning numbers, win the, wins the, draw*'),
    ],
    what: 'what the future brings',
    who: 'Nobody can know who wins',
  },
  {
    words: [
      anyOf('will, going to be, gonna be'),
      anyOf('exchange rate, strike, strikes, on strike, earthquake, erupt*, delayed, cancelled, canceled'),
    ],
    what: 'what the future brings',
    who: 'News and the operators say it close to the day',
  },
  {
    words: [
      anyOf('right now, at the moment, at this moment, currently, this minute, this very minute, just now'),
      anyOf(
        'queue*, traffic, delay*, on time, crowded, busy, full, line, in stock, free table*, open road*, jam, wait',
      ),
    ],
    what: 'how it is there at this moment',
    who: 'I work without a live connection; the place itself, its site or a map with live traffic shows it',
  },
  {
    words: [
      anyOf(
        "our guide, our driver, my driver, our pilot, the pilot, our captain, the landlord, our host, my host, our guide's",
      ),
      anyOf('name, called, phone number, telephone number, number, look like'),
    ],
    what: 'the people you will meet',
    who: 'Whoever you booked with knows',
  },
];

const DAYS_OF_FORECAST = 10;
const DAY_MS = 86_400_000;
const hour = /\b(?:at|around|by) (?:\d\d?(?:[:.]\d\d| ?(?:am|pm|o'?clock))|noon)\b/i;

/** What to say before the usual weather of a season, where an hour of a day far ahead was asked about. */
export function beforeForecast({ ask, on, turn }: Asked): string | null {
  if (on === null || !hour.test(ask.text)) return null;
  const ahead = (Date.parse(on) - Date.parse(turn.today)) / DAY_MS;
  return ahead <= DAYS_OF_FORECAST
    ? null
    : 'Nobody can know the weather of one hour so far ahead: a forecast holds for about ten days. What is usual then:';
}

/** Says so plainly where nobody here can know what was asked, and who does. */
export function answerUnknowable({ ask }: Asked): Reply | null {
  const kind = kinds.find(
    ({ words, unless }) =>
      words.every((one) => one.test(ask.text)) && (unless === undefined || !unless.test(ask.text)),
  );
  return kind === undefined
    ? null
    : { text: `I cannot know that: I hold nothing on ${kind.what}. ${kind.who}.`, suggestions: [] };
}
