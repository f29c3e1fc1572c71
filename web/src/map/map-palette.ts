/** The colours of the drawn map. */
export interface MapPalette {
  water: string;
  shallows: string;
  land: string;
  coast: string;
  border: string;
  river: string;
  /** Where a city stands, from afar and from near. */
  built: string;
  builtNear: string;
  quarter: string;
  park: string;
  rail: string;
  ink: string;
  strongInk: string;
  countryInk: string;
  waterInk: string;
  halo: string;
  dot: string;
  /** What a sight or a stop is, at a glance. */
  kinds: Record<'landmark' | 'culture' | 'food' | 'nature' | 'shore' | 'transport', string>;
  streets: StreetPalette;
}

/** What only streets need: areas by their use, roads from the widest to the narrowest, marks of places. */
export interface StreetPalette {
  green: string;
  wood: string;
  sand: string;
  builtUp: string;
  civic: string;
  plaza: string;
  building: string;
  buildingEdge: string;
  motorway: string;
  main: string;
  second: string;
  street: string;
  casing: string;
  mainCasing: string;
  path: string;
  rail: string;
  roadInk: string;
  numberInk: string;
  eat: string;
  drink: string;
  sleep: string;
  see: string;
  ride: string;
  park: string;
  shop: string;
  help: string;
  glyph: string;
}

export const lightPalette: MapPalette = {
  water: '#cfdeed',
  shallows: '#dfe9f3',
  land: '#f7f3ec',
  coast: '#a7bdd6',
  border: '#c9bba9',
  river: '#bcd0e6',
  built: '#ebe1d2',
  builtNear: '#f0e9de',
  quarter: '#e4d8c6',
  park: '#dce6cb',
  rail: '#bdb2a5',
  ink: '#5b6170',
  strongInk: '#2f3648',
  countryInk: '#8a8173',
  waterInk: '#6c8cb1',
  halo: '#fbf8f3',
  dot: '#8d8a86',
  kinds: {
    landmark: '#5e78ad',
    culture: '#8a6bb0',
    food: '#c07a2c',
    nature: '#5d8a48',
    shore: '#2f8c95',
    transport: '#4f5f80',
  },
  streets: {
    green: '#dfe8cc',
    wood: '#d2dfbf',
    sand: '#f4ead0',
    builtUp: '#f1ebe1',
    civic: '#efe6da',
    plaza: '#f8f3ea',
    building: '#e8dfd1',
    buildingEdge: '#d9cebd',
    motorway: '#f0cf9b',
    main: '#f8e3b8',
    second: '#fdf2d8',
    street: '#ffffff',
    casing: '#ddd3c3',
    mainCasing: '#dcc08e',
    path: '#c6b79f',
    rail: '#b9b1a5',
    roadInk: '#736a5c',
    numberInk: '#a0968a',
    eat: '#b5642a',
    drink: '#95653f',
    sleep: '#7a5aa8',
    see: '#a6453f',
    ride: '#3f6aa8',
    park: '#4d7d43',
    shop: '#8b7a2c',
    help: '#8a6d78',
    glyph: '#ffffff',
  },
};

export const darkPalette: MapPalette = {
  water: '#131925',
  shallows: '#182132',
  land: '#232a3a',
  coast: '#3a4760',
  border: '#4b5368',
  river: '#1a2333',
  built: '#30384a',
  builtNear: '#2b3243',
  quarter: '#353e53',
  park: '#283a38',
  rail: '#4d566b',
  ink: '#a9b2c6',
  strongInk: '#e2e7f2',
  countryInk: '#8b93a8',
  waterInk: '#56709a',
  halo: '#1b2130',
  dot: '#7f889d',
  kinds: {
    landmark: '#8fabdf',
    culture: '#b79ddb',
    food: '#dda25f',
    nature: '#8bbb79',
    shore: '#66b9c0',
    transport: '#a3b1cc',
  },
  streets: {
    green: '#26382f',
    wood: '#22352c',
    sand: '#3a3a34',
    builtUp: '#272e40',
    civic: '#2a3144',
    plaza: '#2d3549',
    building: '#30384d',
    buildingEdge: '#3a4359',
    motorway: '#766544',
    main: '#625b4b',
    second: '#505468',
    street: '#434c63',
    casing: '#1c2231',
    mainCasing: '#1c2231',
    path: '#56607a',
    rail: '#545d75',
    roadInk: '#b4bccd',
    numberInk: '#747d93',
    eat: '#e0a071',
    drink: '#cda482',
    sleep: '#b79fdb',
    see: '#e08f89',
    ride: '#8cb0e4',
    park: '#8fbd84',
    shop: '#cbb765',
    help: '#c9a9b6',
    glyph: '#1b2130',
  },
};
