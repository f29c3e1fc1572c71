import basemapUrl from 'basemap.pmtiles?url';

/** Where the embedded map lies. */
export const archiveAddress = () => new URL(basemapUrl, location.href).href;
