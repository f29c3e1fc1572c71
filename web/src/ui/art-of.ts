/** Where the drawing of a city or of a sight's own kind lies, by the atlas id; as PNG for shared links. */
export const artOf = (placeId: string, type: 'svg' | 'png' = 'svg') => `/art/${placeId}.${type}`;

/** The picture for shared links of the page of a place, of `country/{slug}`, `blog/…` or `featured/…`: with its title on it. */
export const shareOf = (page: string) => `/share/${page}.png`;
