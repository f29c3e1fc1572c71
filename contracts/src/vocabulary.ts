/** The words a trip is made of. They stand apart from the schemas, so that the browser can use them without zod. */

export const paces = ['relaxed', 'balanced', 'packed'] as const;

export const interests = [
  'food',
  'history',
  'art',
  'nature',
  'hiking',
  'beach',
  'nightlife',
  'shopping',
  'architecture',
  'family',
  'wellness',
  'adventure',
  'wine',
  'photography',
  'music',
  'sport',
  'wildlife',
  'religion',
] as const;

export const transportWishes = [
  'train',
  'car',
  'bus',
  'ferry',
  'campervan',
  'public_transport',
  'no_flights',
  'no_car',
] as const;

/** Parts of a day; the sunset is where the sun says. */
export const dayParts = ['morning', 'midday', 'afternoon', 'evening', 'sunset', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** What a budget is counted by. */
export const budgetSpans = ['total', 'person', 'day', 'person_day'] as const;

export const travelModes = ['walk', 'transit', 'drive', 'rail', 'bus', 'ferry', 'flight', 'bike'] as const;
export type TravelMode = (typeof travelModes)[number];

/** What the sky is like on a day. */
export const skies = ['sun', 'partly', 'cloud', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const;
export type Sky = (typeof skies)[number];

/** Services of others that the server may ask. */
export const outsideIds = [
  'streets',
  'places',
  'nearby',
  'facts',
  'pictures',
  'weather',
  'rates',
  'roads',
  'timetables',
  'activities',
] as const;
export type OutsideId = (typeof outsideIds)[number];

export const placeKinds = [
  'city',
  'attraction',
  'airport',
  'station',
  'lodging',
  'restaurant',
  'custom',
] as const;

/** What the servers of others know a place as. */
export const foundKinds = [
  'hotel',
  'restaurant',
  'cafe',
  'street',
  'address',
  'station',
  'shop',
  'town',
  'park',
  'museum',
  'other',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Under what the places of a city are looked through for a day. */
export const seeKinds = ['landmark', 'museum', 'outdoors', 'food', 'leisure', 'quarter'] as const;
export type SeeKind = (typeof seeKinds)[number];

export const itemKinds = [
  'visit',
  'meal',
  'transfer',
  'check_in',
  'check_out',
  'activity',
  'free',
  'note',
] as const;

/** What can be booked. */
export const bookingKinds = ['flight', 'train', 'hotel', 'table', 'ticket', 'car', 'other'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The fields of a booking that only some kinds have, in the order in which they are asked for. */
export const bookingFields = {
  flight: ['number', 'from', 'fromTerminal', 'to', 'toTerminal', 'seat'],
  train: ['number', 'from', 'to', 'seat'],
  hotel: ['checkInMinute', 'checkOutMinute'],
  table: [],
  ticket: [],
  car: ['pickUp', 'dropOff'],
  other: [],
} as const satisfies Record<BookingKind, readonly string[]>;
export type BookingField = (typeof bookingFields)[BookingKind][number];

/** What a booking's files may be. */
export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic'] as const;
export type FileType = (typeof fileTypes)[number];

export const findingKinds = [
  'closed',
  'outside_hours',
  'last_entry_missed',
  'overlap',
  'unreachable',
  'before_arrival',
  'after_departure',
  'day_too_long',
  'too_many_visits',
  'no_meal_break',
  'over_budget',
  'unverified_place',
  'out_of_season',
  'booking_needed',
  'visited_twice',
  'fixed_event_missed',
  'no_night',
  'wrong_order',
  'long_wait',
  'hours_unsure',
  'holiday_check',
  'great_day',
  'no_transport',
  'after_dark',
] as const;

export const severities = ['severe', 'warning', 'hint'] as const;

/** Under what featured trips are filed; `all` files under no region. */
export const featuredRegions = [
  'all',
  'asia',
  'europe',
  'north america',
  'central & south america',
  'oceania',
  'others',
] as const;
export type FeaturedRegion = (typeof featuredRegions)[number];

/** What a share link lets its holder do. */
export const shareRights = ['view', 'edit'] as const;
export type ShareRight = (typeof shareRights)[number];

/** The forms in which a trip can be taken along. */
export const exportFormats = ['pdf', 'ics', 'gpx', 'kml', 'geojson', 'md', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an imported file was taken for. */
export const importFormats = [
  'wayfare',
  'gpx',
  'kml',
  'geojson',
  'ics',
  'csv',
  'google-list',
  'google-places',
  'pasted-list',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What questions are about. */
export const questionTopics = [
  'weather',
  'when',
  'visa',
  'money',
  'tip',
  'plug',
  'water',
  'safety',
  'health',
  'language',
  'zone',
  'transfer',
  'around',
  'between',
  'cost',
  'hours',
  'tickets',
  'food',
  'eat',
  'stay',
  'sights',
  'night',
  'shop',
  'kids',
  'access',
  'pack',
  'customs',
  'feast',
  'drive',
  'phone',
  'emergency',
  'trip',
  'why',
  'compare',
  'length',
  'laws',
  'luggage',
  'self',
  'where',
  'other',
] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** Who may make an account, from the widest to the narrowest. */
export const registrationKinds = ['open', 'invitation', 'closed'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

/** What an operator may say of themselves and of the site, in words and in images. */
export const operatorTexts = ['name', 'runBy', 'email', 'address', 'imprint'] as const;
export type OperatorText = (typeof operatorTexts)[number];
export const operatorImages = ['logo', 'picture'] as const;
export type OperatorImage = (typeof operatorImages)[number];
