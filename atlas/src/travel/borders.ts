/** Land borders that a traveller cannot count on crossing, and what the others cost in time. */

/** Countries whose land borders are closed to ordinary visitors or in war, whatever the neighbour. */
const closedAround = new Set(['KP', 'AF', 'YE', 'SY', 'LY', 'SD', 'SS', 'SO', 'ER', 'CF', 'ML', 'TD', 'EH']);

const closedPairs = new Set([
  'AM-AZ', 'AM-TR', 'IL-LB', 'IL-PS', 'DZ-MA', 'RU-UA', 'BY-UA', 'FI-RU', 'IN-PK', 'CN-IN', 'BT-CN', 'IN-MM', 'CN-MM', 'BD-MM',
  'LA-MM', 'MM-TH', 'CO-PA', 'GY-VE', 'KH-TH', 'HT-DO', 'AZ-GE', 'AZ-RU', 'AZ-IR', 'CN-PK', 'CN-TJ', 'CN-RU', 'IQ-SA', 'IQ-JO',
  'MD-RU', 'AO-CD', 'AR-CL', 'CD-CG', 'CD-RW', 'CD-UG', 'CD-BI', 'BI-RW', 'NE-NG', 'BJ-NE', 'PG-ID', 'EG-PS', 'EG-IL', 'BO-CL', 'LT-BY',
  'LV-BY', 'PL-BY', 'PL-RU', 'EE-RU', 'LV-RU', 'LT-RU', 'NO-RU', 'CM-NG', 'GN-LR', 'CD-ZM', 'CD-TZ', 'CD-CF', 'MR-DZ', 'NE-DZ', 'CN-KR', 'KR-RU', 'IL-IQ', 'IL-SA', 'IN-IR', 'PA-VE', 'EC-PA', 'SA-EG', 'RO-RU',
].flatMap((pair) => [pair, pair.split('-').reverse().join('-')])); // prettier-ignore

/** Closed on the map to most, but open enough for a traveller with patience: kept passable. */
const passable = new Set([
  'AZ-GE',
  'GE-AZ',
  'EG-IL',
  'IL-EG',
  'BO-CL',
  'CL-BO',
  'CD-RW',
  'RW-CD',
  'AZ-IR',
  'IR-AZ',
]);

const openAreas: readonly ReadonlySet<string>[] = [
  new Set(
    'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC NL NO PL PT RO SE SI SK SM VA AD'.split(
      ' ',
    ),
  ),
  new Set(['GB', 'IE', 'IM']),
  new Set(['AR', 'UY', 'PY', 'BR', 'CL']),
  new Set(['ZA', 'LS', 'SZ', 'NA', 'BW']),
];

/** Whether the road from one country into a neighbour can be used (ISO codes, upper case). */
export function borderIsOpen(from: string, to: string): boolean {
  if (from === to) return true;
  if (passable.has(`${from}-${to}`)) return true;
  return !closedAround.has(from) && !closedAround.has(to) && !closedPairs.has(`${from}-${to}`);
}

/** Minutes that a border usually costs on the road. */
export function borderMinutes(from: string, to: string): number {
  if (from === to) return 0;
  const area = openAreas.findIndex((countries) => countries.has(from) && countries.has(to));
  if (area === 0 || area === 1) return 0;
  return area > 1 ? 20 : from === 'US' || to === 'US' ? 25 : 45;
}
