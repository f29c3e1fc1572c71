import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withDigest } from './image-digest.ts';

/** Prints lines for `.env` that pin the images of compose.yaml and Dockerfile to what their tags name today. */
const compose = readFileSync(resolve(import.meta.dirname, '../compose.yaml'), 'utf8');
const images = new Map(
  [...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, name, image]) => [name!, image!]),
);
try {
  for (const [name, image] of images) process.stdout.write(`${name}=${await withDigest(image)}\n`);
} catch (error) {
  const { message, cause } = error as Error;
  process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`);
  process.exitCode = 1;
}
