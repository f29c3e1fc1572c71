import table from '../../data/tables/meal-hours.json' with { type: 'json' };

/** Between which minutes of the day one sits down to a meal. */
export interface Sitting {
  fromMinute: number;
  toMinute: number;
}

/** When one eats in a country. */
export interface MealHours {
  lunch: Sitting;
  dinner: Sitting;
}

const minuteOf = (clock = ''): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const sittingOf = ([from, to]: readonly string[]): Sitting => ({
  fromMinute: minuteOf(from),
  toMinute: minuteOf(to),
});
const hoursOf = ({ lunch, dinner }: { lunch: string[]; dinner: string[] }): MealHours => ({
  lunch: sittingOf(lunch),
  dinner: sittingOf(dinner),
});

const usual = hoursOf(table.usual);
const known = new Map(
  table.countries.flatMap((row) => row.in.map((code): [string, MealHours] => [code, hoursOf(row)])),
);

/** When one eats in a country (ISO code, lower case): at nine in the evening in Spain, early in Norway. */
export const mealHours = (countryCode: string | undefined): MealHours =>
  known.get(countryCode ?? '') ?? usual;
