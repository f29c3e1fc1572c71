import { formatMinute } from './format-date.ts';
import { formatDistance } from './format-distance.ts';
import { degreesOf, degreeSign } from './format-temperature.ts';
import { readerChoices } from './reader-choices.ts';

const degrees = /(-?\d+)(?:([–-]| to )(-?\d+))? °C/g;
const kilometres = /(\d[\d,]*(?:\.\d+)?) km(?![\p{L}/²])/gu;
const times = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]| ?[ap]\.?m)/gi;

/** A sentence of the assistant, who speaks in kilometres, Celsius and 24 hours, with its figures in the reader's units. */
export function inOwnUnits(text: string): string {
  const { distance, temperature, clock } = readerChoices();
  let own = text;
  if (temperature === 'fahrenheit')
    own = own.replace(degrees, (_whole, low: string, link?: string, high?: string) =>
      link === undefined || high === undefined
        ? `${degreesOf(Number(low))} ${degreeSign()}`
        : `${degreesOf(Number(low))}${link}${degreesOf(Number(high))} ${degreeSign()}`,
    );
  if (distance === 'mi')
    own = own.replace(kilometres, (_whole, km: string) =>
      formatDistance(Number(km.replaceAll(',', '')) * 1000),
    );
  if (clock === '12')
    own = own.replace(times, (_whole, hour: string, minute: string) =>
      formatMinute(Number(hour) * 60 + Number(minute)),
    );
  return own;
}
