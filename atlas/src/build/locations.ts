import path from 'node:path';

/** The folder of this workspace. */
export const atlasDirectory = path.resolve(import.meta.dirname, '../..');
/** Where the built atlas lies unless another folder is named. */
export const defaultDirectory = path.join(atlasDirectory, 'dist');
/** The file of the built atlas. */
export const worldFileName = 'world.bin';
/** The file that tells what the atlas was built from. */
export const stampFileName = 'stamp.txt';
/** The file of the road network and coastline that the travel model uses. */
export const travelFileName = 'travel.bin';
/** The file of the embedded map: vector tiles of the whole world. */
export const basemapFileName = 'basemap.pmtiles';
