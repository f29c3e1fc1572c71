/** Limits that browser and server share. Sizes in bytes, times in milliseconds. */
export const limits = {
  MAX_ANON_PER_HOUR: 50,
  MAX_CHAT_PER_HOUR: 200,
  /** All visitors of one address together, who are not signed in. */
  anonChatPerAddress: 500,
  chatWindowMs: 3_600_000,
  tripBodyBytes: 1024 * 1024,
  importFileBytes: 5 * 1024 * 1024,
  /** A file as JSON text: what has to be escaped in it makes it longer. */
  importBodyBytes: 10 * 1024 * 1024,
  importPlaces: 500,
  chatBodyBytes: 32 * 1024,
  smallBodyBytes: 16 * 1024,
  tripNameCharacters: 120,
  stops: 60,
  days: 120,
  itemsPerDay: 60,
  ideas: 500,
  tripsPerPage: 100,
  chatHistoryMessages: 40,
  questionCharacters: 4000,
  answerCharacters: 20_000,
  conversationTurns: 60,
  conversationBodyBytes: 512 * 1024,
  /** Dates lie in these years; what counts in days and clocks is sure of no others. */
  earliestYear: 1900,
  latestYear: 2199,
} as const;
