import { expect, test } from 'vitest';
import { cityMatrix } from './city-matrix.ts';
import { overRiver } from './over-river.ts';

const tajMahal = { lat: 27.175, lon: 78.0422 };
const mehtabBagh = { lat: 27.18, lon: 78.0421 };
const agraFort = { lat: 27.1795, lon: 78.0211 };
const bund = { lat: 31.24, lon: 121.4905 };
const shanghaiTower = { lat: 31.2335, lon: 121.5055 };

test('a river with few bridges sends the way round by one of them, and only where it lies between', () => {
  const way = overRiver(tajMahal, mehtabBagh, 'foot');
  expect(way?.crossing.name).toBe('Ambedkar Bridge');
  expect(way!.meters).toBeGreaterThan(3000);
  expect(overRiver(tajMahal, agraFort, 'foot')).toBeNull();
  expect(overRiver({ lat: 28.61, lon: 77.2 }, { lat: 28.65, lon: 77.24 }, 'car')).toBeNull();
});

test('walkers take the boat where only wheels have a tunnel', () => {
  expect(overRiver(bund, shanghaiTower, 'foot')?.crossing.kind).toBe('boat');
  expect(overRiver(bund, shanghaiTower, 'car')?.crossing.kind).toBe('road');
  expect(overRiver(bund, shanghaiTower, 'bike')).toBeNull();
});

test('cities on two banks are walked over their bridges', () => {
  const parliament = { lat: 47.507, lon: 19.0457 };
  const bastion = { lat: 47.5021, lon: 19.0348 };
  expect(overRiver(parliament, bastion, 'foot')?.crossing.name).toBe('Chain Bridge');
  const ribeira = { lat: 41.1405, lon: -8.6132 };
  const lodges = { lat: 41.1375, lon: -8.6125 };
  expect(overRiver(ribeira, lodges, 'foot')?.crossing.name).toBe('Dom Luís I Bridge');
});

test('from the Alhambra one goes down to the Darro by one of two lanes', () => {
  const alhambra = { lat: 37.177, lon: -3.5898 };
  const darro = { lat: 37.1784, lon: -3.5922 };
  expect(overRiver(alhambra, darro, 'foot')?.crossing.name).toBe('Cuesta de los Chinos');
  expect(cityMatrix([alhambra, darro], 'walk')[1]).toBeGreaterThan(10);
  expect(overRiver(alhambra, { lat: 37.1773, lon: -3.5854 }, 'foot')).toBeNull();
});

test('a day in the city counts the way over the bridge', () => {
  const [walk, ride] = (['walk', 'drive'] as const).map(
    (mode) => cityMatrix([tajMahal, mehtabBagh], mode)[1]!,
  );
  expect(walk).toBeGreaterThan(45);
  expect(ride).toBeGreaterThan(10);
  expect(ride).toBeLessThan(walk!);
  expect(cityMatrix([tajMahal, agraFort], 'walk')[1]).toBeLessThan(45);
});
