import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { limits } from '@wayfare/contracts/limits';
import type { OperatorImage, OperatorText } from '@wayfare/contracts/vocabulary';

/** Who runs the site, as the settings of the server say; an admin's choice comes before it. */
export interface OperatorConfig {
  texts: Partial<Record<OperatorText, string>>;
  /** Files of images. */
  images: Partial<Record<OperatorImage, string>>;
}

type Environment = Record<string, string | undefined>;

const most = limits.operatorTextCharacters;
const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

function readFile(name: string, path: string, faults: string[]) {
  try {
    return readFileSync(resolve(path), 'utf8').trim();
  } catch {
    faults.push(`${name} is "${path}", which cannot be read as a file`);
    return '';
  }
}

/** Reads who runs the site; every fault is added to `faults`. */
export function readOperatorConfig(env: Environment, faults: string[]): OperatorConfig {
  const given = (name: string) => env[name]?.trim() ?? '';
  const imprint = given('SITE_IMPRINT');
  const names: [OperatorText, setting: string, value: string][] = [
    ['name', 'SITE_NAME', given('SITE_NAME')],
    ['runBy', 'SITE_RUN_BY', given('SITE_RUN_BY')],
    ['email', 'SITE_EMAIL', given('SITE_EMAIL')],
    ['address', 'SITE_ADDRESS', given('SITE_ADDRESS').replace(/\s*\|\s*/g, '\n')],
    ['imprint', 'SITE_IMPRINT', imprint && readFile('SITE_IMPRINT', imprint, faults)],
  ];
  const texts: OperatorConfig['texts'] = {};
  for (const [text, setting, value] of names) {
    if (value === '') continue;
    if (value.length > most[text]) faults.push(`${setting} is longer than ${most[text]} characters`);
    texts[text] = value;
  }
  if (texts.email !== undefined && !email.test(texts.email))
    faults.push(`SITE_EMAIL is "${texts.email}"; it must be an address such as help@example.org`);
  const images: OperatorConfig['images'] = {};
  for (const [image, setting] of [['logo', 'SITE_LOGO'] as const, ['picture', 'SITE_PICTURE'] as const]) {
    const path = given(setting);
    if (path === '') continue;
    images[image] = resolve(path);
    if (!statSync(images[image], { throwIfNoEntry: false })?.isFile())
      faults.push(`${setting} is "${path}", which is no file`);
  }
  return { texts, images };
}
