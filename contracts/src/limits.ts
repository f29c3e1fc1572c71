/** Limits that browser and server share. Sizes in bytes, times in milliseconds. */
export const limits = {
  MAX_ANON_PER_HOUR: 50,
  MAX_CHAT_PER_HOUR: 200,
  /** All visitors of one address together, who are not signed in. */
  anonChatPerAddress: 500,
  chatWindowMs: 3_600_000,
  tripBodyBytes: 1024 * 1024,
  /** Edits that one save may be made of; what is more is sent as a whole trip. */
  editsPerSave: 200,
  importFileBytes: 5 * 1024 * 1024,
  /** A file as JSON text: what has to be escaped in it makes it longer. */
  importBodyBytes: 10 * 1024 * 1024,
  importPlaces: 500,
  chatBodyBytes: 32 * 1024,
  smallBodyBytes: 16 * 1024,
  tripNameCharacters: 120,
  /** A title, a name, a booking's reference: what stands on one line. */
  titleCharacters: 200,
  noteCharacters: 4000,
  hoursCharacters: 400,
  dayWordCharacters: 40,
  closedDays: 30,
  addressCharacters: 300,
  phoneCharacters: 60,
  tripNotesCharacters: 20_000,
  webAddressCharacters: 2000,
  searchCharacters: 200,
  fileNameCharacters: 200,
  /** One file of a booking, and those of a trip; how much an account may keep is a setting of the site. */
  tripFileBytes: 10 * 1024 * 1024,
  tripFiles: 20,
  /** A logo or a picture of the operator. */
  operatorImageBytes: 8 * 1024 * 1024,
  operatorTextCharacters: { name: 60, runBy: 120, email: 200, address: 400, imprint: 20_000 },
  wishCharacters: 200,
  lodgingWishCharacters: 400,
  budgetAmount: 1_000_000_000,
  destinations: 60,
  dislikes: 40,
  dietary: 20,
  accessibility: 20,
  mustSee: 60,
  timeWishes: 40,
  stops: 60,
  days: 120,
  nights: 365,
  itemsPerDay: 60,
  ideas: 500,
  tracks: 20,
  /** Points of one track, once what is as good as straight was left out. */
  trackPoints: 600,
  tripsPerPage: 100,
  /** Pictures asked for at once. */
  pictureIds: 60,
  chatHistoryMessages: 40,
  questionCharacters: 4000,
  answerCharacters: 20_000,
  conversationTurns: 60,
  conversationBodyBytes: 512 * 1024,
  /** Dates lie in these years; what counts in days and clocks is sure of no others. */
  earliestYear: 1900,
  latestYear: 2199,
} as const;
