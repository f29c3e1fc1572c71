import type { BuildingName } from './buildings.ts';
import type { Masonry } from './cover-palette.ts';

/** How a region builds: which buildings, how often, in which colours, and what grows and floats there. */
export interface TownKit {
  /** Low buildings with their weight; a weight of 0.2 means now and then. */
  houses: readonly (readonly [BuildingName, number])[];
  /** How eagerly big towns build high here, 0–1. */
  highRise: number;
  masonry: Masonry;
  boat: 'sail' | 'junk' | 'dhow' | 'longtail' | 'ferry';
}

const masonry = (a: string, b: string, c: string, roof: string, trim: string): Masonry => ({
  walls: [a, b, c],
  roof,
  trim,
});
const kit = (
  houses: string,
  highRise: number,
  colours: Masonry,
  boat: TownKit['boat'] = 'sail',
): TownKit => ({
  houses: houses.split(' ').map((entry) => {
    const [name, weight] = entry.split(':');
    return [name as BuildingName, Number(weight ?? 1)] as const;
  }),
  highRise,
  masonry: colours,
  boat,
});

export const townKits = {
  french: kit(
    'mansard:6 steeple:.5 domeChurch:.4',
    0.15,
    masonry('#f1e6d0', '#e2d2b6', '#d5c2a4', '#5f7286', '#fbf5e8'),
  ),
  dutch: kit(
    'steppedGable:4 gable:4 steeple:.5',
    0.15,
    masonry('#a8543f', '#c27a55', '#8a4a3c', '#6a3f3c', '#f4e9d8'),
  ),
  nordic: kit(
    'gable:6 terrace:2 steeple:.6',
    0.1,
    masonry('#d9a441', '#b6533f', '#e8dcc4', '#4c4d5c', '#fbf7ee'),
    'ferry',
  ),
  german: kit(
    'gable:4 tiled:3 steeple:.7 domeChurch:.4',
    0.3,
    masonry('#efe3cd', '#e0bf93', '#d8cdbd', '#b0573f', '#fff7e8'),
  ),
  british: kit(
    'terrace:6 slab:1 steeple:.7',
    0.45,
    masonry('#b98a6a', '#a37459', '#d9cbb6', '#555b6b', '#f1e8d8'),
    'ferry',
  ),
  italian: kit(
    'tiled:6 campanile:.8 domeChurch:.6',
    0.08,
    masonry('#f0d2a0', '#e3b183', '#d99a77', '#b8573a', '#fff1da'),
  ),
  iberian: kit(
    'tiled:5 slab:1 campanile:.5 domeChurch:.5',
    0.15,
    masonry('#f6e7cf', '#ecc994', '#e0ad7c', '#b9603e', '#fffaf0'),
  ),
  greek: kit('cube:6 blueDome:1.1', 0.02, masonry('#fbf8f2', '#efe9df', '#e3dccf', '#3f7fc0', '#ffffff')),
  ottoman: kit(
    'tiled:4 slab:2 mosque:1 minaret:.5',
    0.25,
    masonry('#ead6b8', '#d9b78d', '#cfa381', '#7f8796', '#f8efe0'),
    'ferry',
  ),
  slavic: kit(
    'slab:3 gable:3 onion:.9 domeChurch:.3',
    0.35,
    masonry('#efdcb6', '#c9d6cf', '#dfae8a', '#3f7d72', '#fff6e0'),
  ),
  maghreb: kit(
    'cube:7 minaret:1 mosque:.3',
    0.06,
    masonry('#e5b98c', '#d59f72', '#c98a62', '#4f8576', '#f6e3c6'),
    'dhow',
  ),
  levant: kit(
    'cube:6 minaret:.7 domeChurch:.5 slab:1',
    0.2,
    masonry('#efdcb8', '#e0c79b', '#d3b588', '#b99a55', '#fbf1da'),
    'dhow',
  ),
  gulf: kit(
    'cube:4 mosque:.7 slab:1',
    1,
    masonry('#dfe4ea', '#c4cfdb', '#e9ddc6', '#8ba3b8', '#fafafa'),
    'dhow',
  ),
  indian: kit(
    'cube:4 slab:3 shikhara:.8 domeChurch:.5 mosque:.3',
    0.3,
    masonry('#efc39a', '#e39e86', '#dcbf8e', '#b5574a', '#fff0d6'),
  ),
  himalayan: kit(
    'tiled:4 cube:2 pagoda:1 stupa:.8',
    0,
    masonry('#e3c7a4', '#c98f6b', '#efe3d2', '#9a4a3c', '#f2c84b'),
  ),
  siamese: kit(
    'curvedHouse:3 cube:2 slab:1 spireTemple:1.2 stupa:.6',
    0.4,
    masonry('#f4e3c5', '#e6c9a0', '#d9b08c', '#b85a35', '#f0c24b'),
    'longtail',
  ),
  malay: kit(
    'curvedHouse:2 slab:3 cube:2 mosque:.5 pagoda:.3',
    0.6,
    masonry('#eadbc3', '#cfd6d2', '#dfbd97', '#a4583f', '#f6ead2'),
    'longtail',
  ),
  balinese: kit(
    'hut:2 curvedHouse:4 pagoda:1.2',
    0,
    masonry('#d8b48a', '#c79a74', '#e6d2b3', '#5f4a3e', '#f0d9a8'),
    'longtail',
  ),
  japanese: kit(
    'curvedHouse:4 slab:3 pagoda:.7',
    0.55,
    masonry('#ece6da', '#cfd3d6', '#d8c4a8', '#4d5b70', '#f7f2e8'),
  ),
  chinese: kit(
    'curvedHouse:3 slab:4 pagoda:.7',
    0.85,
    masonry('#e4dccf', '#c7ced6', '#d7b08c', '#7c4a44', '#f3e2c0'),
    'junk',
  ),
  vietnamese: kit(
    'gable:3 slab:3 curvedHouse:2 pagoda:.6',
    0.3,
    masonry('#f1cf7f', '#e5b86a', '#bcd3c4', '#a14d3a', '#fff3d6'),
    'longtail',
  ),
  american: kit(
    'slab:5 terrace:2 steeple:.25',
    0.9,
    masonry('#c9b8a8', '#aab6c4', '#b98468', '#66738a', '#f0ebe2'),
  ),
  canadian: kit(
    'slab:4 gable:3 steeple:.3',
    0.7,
    masonry('#c8c2b8', '#a9b9c2', '#b58a6c', '#5f7a74', '#f2eee4'),
  ),
  colonial: kit(
    'tiled:4 cube:3 twinBell:.9 domeChurch:.3',
    0.25,
    masonry('#f3c46c', '#e58a6a', '#8fbfb4', '#b65a3d', '#fff2dc'),
  ),
  andean: kit(
    'tiled:6 cube:2 twinBell:.9',
    0.12,
    masonry('#efe0c8', '#dcb58d', '#cf9a72', '#a8543a', '#fff5e4'),
  ),
  brazilian: kit(
    'hillside:4 slab:4 twinBell:.3',
    0.55,
    masonry('#e8a069', '#efc07c', '#8fb7b0', '#b9583f', '#fdf0da'),
  ),
  caribbean: kit(
    'tiled:3 cube:3 hut:1 twinBell:.4',
    0.1,
    masonry('#f4a7a0', '#8fd0c6', '#f6d584', '#cf6e55', '#fffaf0'),
  ),
  island: kit('hut:6 tiled:2', 0, masonry('#e3c79c', '#cfae84', '#f0e2c6', '#8a6a45', '#fff3dc'), 'longtail'),
  african: kit(
    'cube:5 slab:3 tiled:2',
    0.4,
    masonry('#e3b27f', '#cf9768', '#e9d0a6', '#a5573b', '#f8e8cc'),
    'dhow',
  ),
  australian: kit(
    'terrace:3 slab:4 tiled:2',
    0.75,
    masonry('#dbc9b2', '#b4c2cc', '#cf9f78', '#8a4f42', '#f6f0e4'),
  ),
} satisfies Record<string, TownKit>;
export type TownKitName = keyof typeof townKits;

const countries: Readonly<Record<TownKitName, string>> = {
  french: 'fr be lu mc',
  dutch: 'nl',
  nordic: 'no se fi is dk fo gl ee lv lt ax sj',
  german: 'de at cz pl hu sk ch si li',
  british: 'gb ie im je gg',
  italian: 'it sm va hr mt me',
  iberian: 'es pt ad gi cv',
  greek: 'gr cy',
  ottoman: 'tr ba al xk mk az',
  slavic: 'ru ua by ro bg rs md ge am kz kg',
  maghreb: 'ma tn dz ly mr eh uz tm tj af',
  levant: 'il ps jo lb sy iq ir eg ye om sd',
  gulf: 'ae qa kw bh sa',
  indian: 'in pk bd lk mv',
  himalayan: 'np bt mn',
  siamese: 'th kh la mm',
  malay: 'my sg bn ph',
  balinese: 'id tl',
  japanese: 'jp',
  chinese: 'cn hk mo tw kr kp',
  vietnamese: 'vn',
  american: 'us',
  canadian: 'ca',
  colonial: 'mx gt sv hn ni cr pa co ve uy ar py',
  andean: 'pe bo ec cl',
  brazilian: 'br',
  caribbean: 'cu do ht jm pr bs bb tt ag dm gd lc vc kn aw cw bz gp mq vg vi ky tc ai sx mf bl bm gy sr gf',
  island: 'fj pf nc ws to vu sb pg ck pw fm mh ki tv nr mu sc re yt km wf gu mp as',
  african:
    'za ke tz ug rw bi et er dj so gh ng sn gm gn gw sl lr ci bf ml ne td cm cf ga gq cg cd ao zm zw mw mz na bw ls sz mg bj tg st ss',
  australian: 'au nz',
};

const kitOfCountry = new Map(
  Object.entries(countries).flatMap(([name, codes]) =>
    codes.split(' ').map((code) => [code, name as TownKitName]),
  ),
);

/** Big towns that keep their old roofs low. */
const lowTowns = new Set(
  'jp-kyoto jp-nara jp-kanazawa us-washington us-santa-fe us-savannah us-charleston mx-oaxaca mx-guanajuato in-jaipur in-udaipur in-varanasi in-agra kh-siem-reap vn-hoi-an vn-hue ru-saint-petersburg cn-lijiang cn-lhasa'.split(
    ' ',
  ),
);

/** The kit of a town: that of its country (ISO code in any case), without high-rises where a town has none. */
export function townKitOf(countryCode: string, id = ''): TownKit {
  const kit: TownKit = townKits[kitOfCountry.get(countryCode.toLowerCase()) ?? 'iberian'];
  return lowTowns.has(id)
    ? { ...kit, highRise: 0, houses: kit.houses.filter(([name]) => name !== 'slab') }
    : kit;
}
