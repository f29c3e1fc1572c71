/** `320 kB`, `1.4 MB`: as much as one wants to know of a size. */
export function formatBytes(bytes: number): string {
  const [unit, value] =
    bytes < 995_000 ? ['kilobyte', Math.max(10, Math.round(bytes / 10_000) * 10)] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
