import { categories } from '../catalogue/categories.ts';
import type { CountryEntry } from '../catalogue/catalogue-schema.ts';
import { featuredRegions } from '../facts/featured-region.ts';
import { featuredRegionOf } from '../facts/featured-region.ts';

function row(cells: readonly (string | number)[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => {
      const width = widths[index] ?? 10;
      return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
    })
    .join('  ');
}

function regionTable(files: readonly CountryEntry[]): string[] {
  const widths = [24, 9, 8, 12, 10];
  const lines = [row(['region', 'countries', 'cities', 'attractions', 'day trips'], widths)];
  for (const region of featuredRegions) {
    const own = files.filter((file) => featuredRegionOf(file.code) === region);
    const cities = own.flatMap((file) => file.cities);
    const attractions = cities.flatMap((city) => city.attractions);
    const trips = attractions.filter((entry) => entry.dayTrip).length;
    lines.push(row([region, own.length, cities.length, attractions.length, trips], widths));
  }
  return lines;
}

function cityTable(files: readonly CountryEntry[]): string[] {
  const widths = [26, 6, 5, 6, 6, 6, 9, 7];
  const lines = [row(['city', 'places', 'food', 'museum', 'indoor', 'trips', 'kinds', 'unsure'], widths)];
  for (const file of files) {
    for (const { slug, attractions } of file.cities) {
      const count = (holds: (entry: (typeof attractions)[number]) => boolean) =>
        attractions.filter(holds).length;
      lines.push(
        row(
          [
            `${file.code}-${slug}`,
            attractions.length,
            count((entry) => entry.category === 'food' || entry.category === 'market'),
            count((entry) => entry.category === 'museum' || entry.category === 'gallery'),
            count((entry) => entry.setting === 'indoor'),
            count((entry) => entry.dayTrip === true),
            new Set(attractions.map((entry) => entry.category)).size,
            count((entry) => entry.confidence === 'low'),
          ],
          widths,
        ),
      );
    }
  }
  return lines;
}

function categoryTable(files: readonly CountryEntry[]): string[] {
  const attractions = files.flatMap((file) => file.cities.flatMap((city) => city.attractions));
  const widths = [16, 7, 7];
  const counts = categories.map((category) => ({
    category,
    count: attractions.filter((entry) => entry.category === category).length,
  }));
  counts.sort((a, b) => b.count - a.count);
  const share = (count: number) => `${((100 * count) / Math.max(1, attractions.length)).toFixed(1)} %`;
  return counts.map(({ category, count }) => row([category, count, share(count)], widths));
}

/** The coverage tables, as lines of text. */
export function coverageTables(files: readonly CountryEntry[]): string[] {
  return ['', ...regionTable(files), '', ...cityTable(files), '', ...categoryTable(files), ''];
}
