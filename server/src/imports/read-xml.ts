import { limits } from '@wayfare/contracts/limits';
import { SaxesParser } from 'saxes';
import { Refusal } from '../http/refusal.ts';
import { tooManyPlaces } from './refuse-file.ts';

/** An element with its own text; names are without their prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

const deepest = 60;
const mostElements = 400_000;
/** A file may name a place up to four times: as a waypoint, in its day, in the whole route, and in another list. */
const mostPlaces = limits.importPlaces * 4;
const isPlace = new Set(['wpt', 'rtept', 'Placemark']);
const mostAttributes = 100;

/** What was thrown as a refusal that a person can act on. */
const unreadable = (why: string) => new Refusal('bad_input', `This file cannot be read: ${why}`);
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML into elements. A document type is refused before anything in it is looked at: no entity is ever made or
 * fetched, so none can grow or leak. Depth and number of elements are bounded.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  let places = 0;
  let attributeCount = 0;
  parser.on('doctype', () => {
    throw unreadable('it declares a document type of its own, which is not allowed here.');
  });
  parser.on('error', (error) => {
    throw unreadable(`it is not well-formed XML (${error.message.slice(0, 120)}).`);
  });
  parser.on('attribute', () => {
    if (++attributeCount > mostAttributes) throw unreadable('an element of it has too many attributes.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    attributeCount = 0;
    if (isPlace.has(localName(name)) && ++places > mostPlaces) throw tooManyPlaces();
    if (open.length > deepest) throw unreadable('its elements are nested too deeply.');
    if (++count > mostElements) throw unreadable('it has too many elements.');
    const element = {
      name: localName(name),
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (piece: string) => {
    open.at(-1)!.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const [first] = root.children;
  if (!first) throw unreadable('there is nothing in it.');
  return first;
}

/** The first child of a name. */
export const childOf = (element: XmlElement, name: string) =>
  element.children.find((child) => child.name === name);

/** The trimmed text of the first child of a name; empty where there is none. */
export const childText = (element: XmlElement, name: string) => childOf(element, name)?.text.trim() ?? '';

/** Every element of a name below, in order. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* descendants(child, name);
  }
}
