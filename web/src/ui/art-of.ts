/** Where the drawing of a city or of a sight's own kind lies, by the atlas id; as PNG for shared links. */
export const artOf = (placeId: string, type: 'svg' | 'png' = 'svg') => `/art/${placeId}.${type}`;
