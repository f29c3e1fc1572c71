import { readerChoices } from './reader-choices.ts';

const isFahrenheit = () => readerChoices().temperature === 'fahrenheit';

/** Degrees Celsius in the reader's own, whole. */
export const degreesOf = (celsius: number) => Math.round(isFahrenheit() ? celsius * 1.8 + 32 : celsius);

/** The sign of the reader's degrees. */
export const degreeSign = () => (isFahrenheit() ? '°F' : '°C');

/** From the coldest to the warmest: `9–17 °C`. */
export const formatTemperatures = (low: number, high: number) =>
  `${degreesOf(low)}–${degreesOf(high)} ${degreeSign()}`;
