/* Draws the embedded map of the world into `atlas/dist`: `node atlas/src/build/build-basemap.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cityLayers } from '../basemap/city-layers.ts';
import { cutTiles } from '../basemap/cut-tiles.ts';
import { worldLayers } from '../basemap/world-layers.ts';
import { writePmtiles } from '../basemap/write-pmtiles.ts';
import { openAtlas } from '../open-atlas.ts';
import { loadGround } from '../travel/saved-ground.ts';
import { readTravelFile } from '../world/read-atlas-file.ts';
import { basemapFileName, defaultDirectory } from './locations.ts';

/** The outlines are good to a few hundred metres; a tile of this zoom tells 40 m apart at the equator. */
const worldZoom = 8;
/** What stands in a city is known better: 10 m. There are no tiles between, and none of this zoom elsewhere. */
const cityZoom = 10;

const atlas = openAtlas();
const travel = readTravelFile();
const saved = travel && loadGround(Buffer.from(travel));
if (!saved) throw new Error('the roads have not been built: run atlas/src/build/build-travel.ts');
const world = worldLayers(atlas, saved.network);
const city = cityLayers(atlas, world.ground);
const tiles = [...cutTiles(world.layers, worldZoom), ...cutTiles(city, cityZoom, cityZoom)];
const archive = writePmtiles(tiles, [...Object.keys(world.layers), ...Object.keys(city)]);
writeFileSync(path.join(defaultDirectory, basemapFileName), archive);
console.log(`atlas: map drawn, ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB`);
