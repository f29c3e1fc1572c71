const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it. */
function formatOf(timeZone: string) {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Seconds that the clocks of a zone are ahead of UTC at an instant. */
export function zoneOffsetSeconds(timeZone: string, epochMs: number): number {
  const parts = formatOf(timeZone).formatToParts(epochMs);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((local - Math.floor(epochMs / 1000) * 1000) / 1000);
}
