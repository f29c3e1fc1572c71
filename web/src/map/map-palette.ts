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
};
