const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The English name of a month, 1 to 12. */
export const monthName = (month: number): string => months[month - 1] ?? '';
