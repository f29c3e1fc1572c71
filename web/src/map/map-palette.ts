/** The colours of the drawn map. */
export interface MapPalette {
  water: string;
  shallows: string;
  land: string;
  coast: string;
  border: string;
  river: string;
  built: string;
  ink: string;
  strongInk: string;
  countryInk: string;
  waterInk: string;
  halo: string;
  dot: string;
}

export const lightPalette: MapPalette = {
  water: '#cfdeed',
  shallows: '#dfe9f3',
  land: '#f7f3ec',
  coast: '#a7bdd6',
  border: '#c9bba9',
  river: '#bcd0e6',
  built: '#e3d6c4',
  ink: '#5b6170',
  strongInk: '#2f3648',
  countryInk: '#8a8173',
  waterInk: '#6c8cb1',
  halo: '#fbf8f3',
  dot: '#8d8a86',
};

export const darkPalette: MapPalette = {
  water: '#131925',
  shallows: '#182132',
  land: '#232a3a',
  coast: '#3a4760',
  border: '#4b5368',
  river: '#1a2333',
  built: '#343c50',
  ink: '#a9b2c6',
  strongInk: '#e2e7f2',
  countryInk: '#8b93a8',
  waterInk: '#56709a',
  halo: '#1b2130',
  dot: '#7f889d',
};
