const radian = Math.PI / 180;
const dayMs = 86_400_000;
/** The sun's upper edge on the horizon, with what the air bends. */
const horizon = -0.833 * radian;

/**
 * Sunrise and sunset at a place on a local date, by the sun's mean course: right to a few minutes. Null where the sun
 * does not rise or set that day.
 */
export function sunTimes(latitude: number, longitude: number, on: string): { rise: Date; set: Date } | null {
  const j2000 = Date.UTC(2000, 0, 1, 12);
  const cycle = Math.round((Date.parse(`${on}T12:00:00Z`) - j2000) / dayMs);
  const noon = cycle - longitude / 360;
  const anomaly = (357.5291 + 0.985_600_28 * noon) * radian;
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const ecliptic = anomaly + (centre + 282.9372) * radian;
  const transit = noon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * ecliptic);
  const declination = Math.asin(Math.sin(ecliptic) * Math.sin(23.4397 * radian));
  const north = latitude * radian;
  const cosine =
    (Math.sin(horizon) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  if (Math.abs(cosine) > 1) return null;
  const half = Math.acos(cosine) / (2 * Math.PI);
  const at = (days: number) => new Date(j2000 + days * dayMs);
  return { rise: at(transit - half), set: at(transit + half) };
}
