import { deserialize, serialize } from 'node:v8';
import type { LandSpans } from './read-land-spans.ts';
import type { RoadNetwork } from './road-network.ts';

/** The two things that take long to build: the coastline and the road network. */
export interface SavedGround {
  spans: LandSpans;
  network: RoadNetwork;
}

/** Raised whenever the form of what is saved changes, so that older bytes are built anew. */
const version = 4;

/** Both as bytes. */
export const packGround = ({ spans, network }: SavedGround): Uint8Array =>
  serialize({ version, spans, network });

/** Reads the bytes back; undefined when they are of another version or damaged. */
export function loadGround(bytes: Uint8Array): SavedGround | undefined {
  try {
    const saved = deserialize(bytes) as SavedGround & { version?: number };
    return saved.version === version && saved.network && saved.spans ? saved : undefined;
  } catch {
    return undefined;
  }
}
