/* Draws the embedded map of the world into `atlas/dist`: `node atlas/src/build/build-basemap.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { basemapLayers } from '../basemap/basemap-layers.ts';
import { cutTiles } from '../basemap/cut-tiles.ts';
import { writePmtiles } from '../basemap/write-pmtiles.ts';
import { openAtlas } from '../open-atlas.ts';
import { basemapFileName, defaultDirectory } from './locations.ts';

/** Outlines are good to about 200 m, which is what a tile of this zoom can tell apart. */
const maxZoom = 7;

const layers = basemapLayers(openAtlas());
const tiles = cutTiles(layers, maxZoom);
const archive = writePmtiles(tiles, Object.keys(layers));
writeFileSync(path.join(defaultDirectory, basemapFileName), archive);
console.log(`atlas: map drawn, ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB`);
