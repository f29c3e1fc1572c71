/** What is said of the tap water of a country. */
export const tapWaterWords = {
  safe: 'Safe to drink',
  mostly_safe: 'Mostly safe to drink',
  avoid: 'Better avoided',
} as const;
