import type { Feature, Geometry, Position } from 'geojson';

/** Layers in OpenMapTiles' schema, each thing with the zoom from which its tiles have it. */
export type CityLayers = Record<string, Feature[]>;

const middle = { longitude: -9.1394, latitude: 38.7139 };
const kmOfLatitude = 111.32;
const kmOfLongitude = kmOfLatitude * Math.cos((middle.latitude * Math.PI) / 180);

/** Chances that fall the same way each time. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const turn = 0.22;
const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
/** A point of the city's own grid, in kilometres from its middle. */
const at = (x: number, y: number): Position => [
  middle.longitude + (x * cos - y * sin) / kmOfLongitude,
  middle.latitude + (x * sin + y * cos) / kmOfLatitude,
];
const shore = (x: number) => -2.2 - 0.35 * Math.sin(x / 1.7) - 0.1 * x;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
const box = (x: number, y: number, width: number, height: number): Geometry => ({
  type: 'Polygon',
  coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
});
const line = (...points: [number, number][]): Geometry => ({
  type: 'LineString',
  coordinates: points.map(([x, y]) => at(x, y)),
});

const streetWords = [
  'Augusta',
  'do Ouro',
  'da Prata',
  'das Flores',
  'Garrett',
  'do Carmo',
  'da Rosa',
  'Nova',
];
const spots: [string, string, string[]][] = [
  ['restaurant', 'restaurant', ['Taberna do Mar', 'O Velho Forno', 'Cantinho da Ana', 'Casa Bela']],
  ['lodging', 'hotel', ['Hotel Mirante', 'Pensão Lua', 'Hotel Tejo']],
  ['museum', 'museum', ['Museum of Tiles', 'Maritime Museum']],
  ['shop', 'gift', ['Cork & Co', 'A Vida']],
  ['grocery', 'supermarket', ['Minimercado', 'Mercado da Praça']],
  ['attraction', 'viewpoint', ['Miradouro do Sol']],
  ['place_of_worship', 'church', ['São Tomé']],
  ['pharmacy', 'pharmacy', ['Farmácia Sá']],
];

/** A city that was never built: a grid of streets on a bay, with parks, rails, houses and what is in them. */
export function streetCity(): CityLayers {
  const layers: CityLayers = {};
  const chance = dice(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)]!;
  const put = (layer: string, from: number, geometry: Geometry, properties: Record<string, unknown> = {}) => {
    (layers[layer] ??= []).push({ type: 'Feature', properties: { from, ...properties }, geometry });
  };
  const road = (kind: string, from: number, geometry: Geometry, rest: Record<string, unknown> = {}) => {
    put('transportation', from, geometry, { class: kind, ...rest });
    if (rest['name']) put('transportation_name', from + 1, geometry, { class: kind, name: rest['name'] });
  };

  const coast = range(-60, 60, 0.4).map((x): Position => at(x, shore(x)));
  const bay = [...coast, at(60, -7), at(-60, -7), coast[0]!];
  put('water', 0, { type: 'Polygon', coordinates: [bay] }, { class: 'ocean' });
  put('waterway', 9, line([3.3, 9], [2.6, 5], [3.1, 2], [2.7, shore(2.7)]), {
    class: 'river',
    name: 'Ribeira Clara',
  });
  put('landcover', 7, box(-9, -1, 4, 5), { class: 'wood', subclass: 'forest' });
  put('landuse', 9, box(-4.2, -2.4, 8.4, 6.6), { class: 'residential' });
  put('park', 9, box(-4.2, 1.2, 0.9, 1.2), { class: 'public_park', name: 'Jardim Grande' });

  road('motorway', 5, line([-60, 14], [-12, 7], [-5.5, 4.6], [0, 5.2], [5, 4.6], [9, 2], [60, 9]), {
    ref: 'A1',
  });
  road('motorway', 5, line([5, 4.6], [5.2, 0], [5.6, -2.6], [5.9, -7], [8, -40]), { brunnel: 'bridge' });
  road('trunk', 6, line([-5.5, 4.6], [-5.2, 1], [-4.8, -1.4], [-20, -1], [-60, -1]));
  road('primary', 8, line([0, 5.2], [0.4, 30], [-3, 60]));
  put('transportation', 8, line([-30, 2.1], [-6, 2.1], [-1.5, 1.9], [1.9, 1.6]), {
    class: 'rail',
    subclass: 'rail',
  });
  put('transportation', 11, line([0.3, -2.2], [0.2, -4], [-0.4, -7]), { class: 'ferry' });

  const isPark = (x: number, y: number) =>
    Math.hypot(x + 1.1, y - 0.7) < 0.33 || Math.hypot(x - 2.1, y + 0.4) < 0.22;
  const step = 0.1;
  range(-42, 42, 1).forEach((index) => {
    const x = index * step;
    const south = shore(x) + 0.12;
    const [kind, from] =
      index % 12 === 0
        ? ['primary', 9]
        : index % 6 === 0
          ? ['secondary', 11]
          : index % 3 === 0
            ? ['tertiary', 12]
            : ['minor', 13];
    const name = index % 2 === 0 ? `Rua ${pick(streetWords)}` : `Travessa ${pick(streetWords)}`;
    road(String(kind), Number(from), line([x, south], [x, 0], [x, 4.2]), { name });
  });
  range(-20, 42, 1).forEach((index) => {
    const y = index * step;
    const [kind, from] =
      index % 12 === 0
        ? ['primary', 9]
        : index % 6 === 0
          ? ['secondary', 11]
          : index % 3 === 0
            ? ['tertiary', 12]
            : ['minor', 13];
    road(String(kind), Number(from), line([-4.2, y], [4.2, y]), {
      name: index % 12 === 0 ? 'Avenida da Liberdade' : `Rua ${pick(streetWords)}`,
    });
  });
  for (const x of range(-2.4, 2.3, step)) {
    for (const y of range(-1.6, 2.3, step)) {
      if (y < shore(x) + 0.2) continue;
      if (isPark(x, y)) {
        put('landcover', 11, box(x, y, step, step), { class: 'grass', subclass: 'park' });
        put('transportation', 13, line([x, y], [x + step, y + step]), { class: 'path', subclass: 'footway' });
        continue;
      }
      if (chance() < 0.02) {
        put('transportation', 13, box(x + 0.012, y + 0.012, 0.076, 0.076), {
          class: 'path',
          subclass: 'pedestrian',
        });
        continue;
      }
      for (const [dx, dy] of [
        [0.014, 0.014],
        [0.053, 0.014],
        [0.014, 0.053],
        [0.053, 0.053],
      ] as const) {
        const [width, height] = [0.022 + 0.013 * chance(), 0.022 + 0.013 * chance()];
        put('building', 13, box(x + dx, y + dy, width, height), { render_height: 12 });
        if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5)
          put(
            'housenumber',
            14,
            { type: 'Point', coordinates: at(x + dx + 0.01, y + dy + 0.01) },
            { housenumber: String(1 + Math.floor(chance() * 90)) },
          );
      }
      if (chance() < 0.3) {
        const [kind, subclass, names] = pick(spots);
        put(
          'poi',
          14,
          { type: 'Point', coordinates: at(x + 0.02 + 0.06 * chance(), y + 0.02 + 0.06 * chance()) },
          { class: kind, subclass, name: pick(names), rank: 1 + Math.floor(chance() * 24) },
        );
      }
    }
  }
  const spot = (x: number, y: number, properties: Record<string, unknown>) =>
    put('poi', 12, { type: 'Point', coordinates: at(x, y) }, { rank: 1, ...properties });
  spot(1.9, 1.6, {
    class: 'railway',
    subclass: 'station',
    name: 'Estação do Norte',
    'name:en': 'North Station',
  });
  spot(-1.1, 0.7, { class: 'park', subclass: 'park', name: 'Jardim da Estrela' });
  // The one café, near the places that journeys go to.
  const cafe = { class: 'cafe', subclass: 'cafe', name: 'Café do Teste', rank: 1 };
  put('poi', 14, { type: 'Point', coordinates: [-9.1392, 38.7254] }, cafe);
  spot(-0.55, -0.35, {
    class: 'museum',
    subclass: 'museum',
    name: '東洋博物館',
    'name:en': 'Museum of the Orient',
    'name:latin': 'Museu do Oriente',
    'name:nonlatin': '東洋博物館',
  });
  const place = (x: number, y: number, properties: Record<string, unknown>) =>
    put('place', 8, { type: 'Point', coordinates: at(x, y) }, properties);
  place(0, 0.02, { class: 'city', name: 'Lisboa', 'name:en': 'Lisbon', rank: 3 });
  place(-3, 2.8, { class: 'suburb', name: 'Benfica do Mar' });
  place(2.9, 2.9, { class: 'suburb', name: 'Olivais' });
  place(-1.7, -0.6, { class: 'quarter', name: 'Bairro Novo' });
  place(1.5, 0.4, { class: 'neighbourhood', name: 'Graça Velha' });
  place(-16, 4, { class: 'town', name: 'Sintra', rank: 9 });
  place(12, 5, { class: 'town', name: 'Vila Franca', rank: 11 });
  put(
    'aerodrome_label',
    9,
    { type: 'Point', coordinates: at(3.8, 4.9) },
    { class: 'international', name: 'Aeroporto', 'name:en': 'City Airport', iata: 'LIS' },
  );
  return layers;
}
