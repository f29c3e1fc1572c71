import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '../open-atlas.ts';
import { openTravel } from '../travel/open-travel.ts';
import { defaultDirectory, travelFileName } from './locations.ts';

/** Builds the road network once and keeps it beside the atlas, so that no first traveller waits for it. */
const file = path.join(defaultDirectory, travelFileName);
rmSync(file, { force: true });
const travel = openTravel(openAtlas());
travel.prepare();
writeFileSync(file, travel.save());
console.log('atlas: roads and coasts kept');
