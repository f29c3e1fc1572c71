/* Draws the embedded map of the world into `atlas/dist`: `node atlas/src/build/build-basemap.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { basemapLayers } from '../basemap/basemap-layers.ts';
import { cutTiles } from '../basemap/cut-tiles.ts';
import { writePmtiles } from '../basemap/write-pmtiles.ts';
import { openAtlas } from '../open-atlas.ts';
import { basemapFileName, defaultDirectory } from './locations.ts';

/** Outlines are good to a few hundred metres; a tile of this zoom tells 80 m apart at the equator. */
const maxZoom = 7;

const layers = basemapLayers(openAtlas());
const tiles = cutTiles(layers, maxZoom);
const archive = writePmtiles(tiles, Object.keys(layers));
writeFileSync(path.join(defaultDirectory, basemapFileName), archive);
console.log(`atlas: map drawn, ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB`);
