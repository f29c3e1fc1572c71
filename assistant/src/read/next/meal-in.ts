type Meal = 'breakfast' | 'lunch' | 'dinner';
const meals: readonly (readonly [Meal, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\b(?:dinners?|supper|evening meal)\b/i],
];

/** "The Last Supper" is a painting. */
const title = /\blast supper\b/i;

/** The meal that words name, or null. */
export const mealIn = (text: string): Meal | null =>
  title.test(text) ? null : (meals.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
