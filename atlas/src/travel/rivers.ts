/**
 * Rivers and narrow harbours that part the sights of a guide city and have few crossings there. The line is the middle
 * of the water as latitude and longitude pairs; elsewhere bridges stand so close that the usual detour of streets
 * covers them. A slope without paths parts them no less.
 */
export interface River {
  name: string;
  line: readonly number[];
  crossings: readonly RiverCrossing[];
}

/** A bridge for all, a tunnel or bridge for wheels alone, or a boat for those on foot. */
export interface RiverCrossing {
  kind: 'bridge' | 'road' | 'boat';
  name: string;
  lat: number;
  lon: number;
}

const crossing = (kind: RiverCrossing['kind'], name: string, lat: number, lon: number): RiverCrossing => ({
  kind,
  name,
  lat,
  lon,
});

export const rivers: readonly River[] = [
  {
    name: 'Yamuna at Agra',
    line: [
      27.25, 78.02, 27.21, 78.036, 27.193, 78.0275, 27.181, 78.0275, 27.1775, 78.035, 27.177, 78.043, 27.172,
      78.056, 27.16, 78.08,
    ],
    crossings: [
      crossing('bridge', 'Ambedkar Bridge', 27.1865, 78.0275),
      crossing('bridge', 'Jawahar Bridge', 27.2, 78.0315),
    ],
  },
  {
    name: 'Nile at Luxor',
    line: [
      25.58, 32.57, 25.63, 32.602, 25.675, 32.622, 25.7, 32.636, 25.725, 32.648, 25.76, 32.665, 25.8, 32.7,
    ],
    crossings: [
      crossing('bridge', 'Luxor Bridge', 25.63, 32.602),
      crossing('boat', 'Luxor ferry', 25.7, 32.636),
    ],
  },
  {
    name: 'Chao Phraya at Bangkok',
    line: [
      13.799, 100.516, 13.78, 100.5035, 13.7689, 100.4975, 13.7622, 100.4905, 13.7545, 100.488, 13.748,
      100.4898, 13.7435, 100.4912, 13.739, 100.4975, 13.7335, 100.5075, 13.728, 100.5118, 13.7188, 100.5125,
      13.706, 100.503, 13.699, 100.496,
    ],
    crossings: [
      crossing('bridge', 'Rama VIII Bridge', 13.7689, 100.4975),
      crossing('bridge', 'Phra Pin Klao Bridge', 13.7622, 100.4905),
      crossing('boat', 'Tha Tien–Wat Arun', 13.7447, 100.4907),
      crossing('bridge', 'Memorial Bridge', 13.739, 100.4975),
      crossing('boat', 'Sathorn–Iconsiam', 13.7235, 100.512),
      crossing('bridge', 'Taksin Bridge', 13.7188, 100.5125),
    ],
  },
  {
    name: 'Huangpu at Shanghai',
    line: [
      31.14, 121.463, 31.17, 121.463, 31.191, 121.476, 31.2075, 121.5035, 31.225, 121.5035, 31.235, 121.4965,
      31.2425, 121.495, 31.2475, 121.503, 31.2515, 121.52, 31.2575, 121.546, 31.29, 121.57,
    ],
    crossings: [
      crossing('road', 'Lupu Bridge', 31.191, 121.476),
      crossing('road', 'Nanpu Bridge', 31.2075, 121.5035),
      crossing('boat', 'Jinling Road–Dongchang Road', 31.229, 121.5008),
      crossing('road', "Yan'an East Road Tunnel", 31.235, 121.4965),
      crossing('road', 'Yangpu Bridge', 31.2575, 121.546),
    ],
  },
  {
    name: 'Bosphorus',
    line: [
      40.95, 28.98, 41.005, 28.993, 41.02, 28.997, 41.045, 29.032, 41.065, 29.047, 41.085, 29.06, 41.11,
      29.065, 41.14, 29.065, 41.17, 29.075, 41.21, 29.115,
    ],
    crossings: [
      crossing('road', 'Eurasia Tunnel', 41.005, 28.993),
      crossing('boat', 'Eminönü–Kadıköy', 41.005, 28.993),
      crossing('boat', 'Eminönü–Üsküdar', 41.022, 29.0),
      crossing('boat', 'Beşiktaş–Üsküdar', 41.034, 29.016),
      crossing('road', '15 July Martyrs Bridge', 41.045, 29.032),
      crossing('road', 'Fatih Sultan Mehmet Bridge', 41.091, 29.061),
    ],
  },
  {
    name: 'Sydney Harbour',
    line: [
      -33.845, 151.12, -33.848, 151.17, -33.852, 151.2, -33.8523, 151.2108, -33.853, 151.222, -33.853,
      151.245, -33.845, 151.265, -33.83, 151.285, -33.825, 151.31,
    ],
    crossings: [
      crossing('bridge', 'Gladesville Bridge', -33.842, 151.147),
      crossing('bridge', 'Sydney Harbour Bridge', -33.8523, 151.2108),
    ],
  },
  {
    name: 'Danube at Budapest',
    line: [
      47.58, 19.07, 47.55, 19.057, 47.532, 19.052, 47.5145, 19.043, 47.507, 19.0425, 47.499, 19.044, 47.4905,
      19.049, 47.4855, 19.056, 47.476, 19.064, 47.46, 19.065, 47.44, 19.06,
    ],
    crossings: [
      crossing('bridge', 'Árpád Bridge', 47.5375, 19.054),
      crossing('bridge', 'Margaret Bridge', 47.5145, 19.043),
      crossing('bridge', 'Chain Bridge', 47.499, 19.044),
      crossing('bridge', 'Elisabeth Bridge', 47.4905, 19.049),
      crossing('bridge', 'Liberty Bridge', 47.4857, 19.0555),
      crossing('bridge', 'Petőfi Bridge', 47.4795, 19.0635),
    ],
  },
  {
    name: 'Douro at Porto',
    line: [
      41.148, -8.68, 41.1475, -8.66, 41.1465, -8.64, 41.143, -8.63, 41.1405, -8.617, 41.14, -8.6095, 41.1395,
      -8.604, 41.141, -8.596, 41.138, -8.585, 41.145, -8.57,
    ],
    crossings: [
      crossing('bridge', 'Arrábida Bridge', 41.1467, -8.64),
      crossing('bridge', 'Dom Luís I Bridge', 41.14, -8.6095),
      crossing('bridge', 'Infante Bridge', 41.1397, -8.604),
    ],
  },
  {
    // The wooded slope between the Alhambra and the lanes beside the stream is as good as a river: two ways lead down.
    name: 'Darro below the Alhambra',
    line: [
      37.1766, -3.5965, 37.1772, -3.5935, 37.1779, -3.5905, 37.1787, -3.5875, 37.18, -3.5845, 37.182, -3.58,
    ],
    crossings: [
      crossing('bridge', 'Cuesta de Gomérez', 37.1766, -3.5965),
      crossing('bridge', 'Cuesta de los Chinos', 37.1786, -3.5866),
    ],
  },
  {
    name: 'Golden Horn',
    line: [
      41.005, 28.993, 41.017, 28.982, 41.0202, 28.973, 41.0232, 28.9655, 41.0285, 28.958, 41.036, 28.949,
      41.0435, 28.944, 41.053, 28.938,
    ],
    crossings: [
      crossing('bridge', 'Galata Bridge', 41.0202, 28.973),
      crossing('bridge', 'Atatürk Bridge', 41.0232, 28.9655),
      crossing('road', 'Haliç Bridge', 41.0435, 28.944),
    ],
  },
];
