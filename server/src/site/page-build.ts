import { type PackedPage, packPage } from './ready-page.ts';

/** What the application draws of a page. */
interface DrawnPage {
  head: string;
  body: string;
  data: unknown;
  status: number;
  complete: boolean;
}

/** A question that a page asks of the server while it is drawn, and its answer. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

interface ServerBuild {
  drawPage: (
    address: string,
    needs: { origin: string; now: number; ask: Ask; operator: unknown },
  ) => Promise<DrawnPage>;
}

/** A page to be drawn, as plain data. */
export interface Drawing {
  address: string;
  origin: string;
  now: number;
  /** What the application is told of who runs the site. */
  operator: unknown;
  /** The document in the dress of the site. */
  document: string;
  /** The element that begins the application, those that wait for it, and those of the screen. */
  begin: string;
  application: string;
  preloads: string;
}

/** What came of it; without a page where the browser has to draw it alone. */
export interface Drawn {
  status: number;
  page: PackedPage | null;
}

const isDefault =
  /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*|<noscript>[^<]*<\/noscript>\s*/g;
/** What starts the application in a document in which nothing is drawn yet. */
export const startAtOnce = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
const emptyRoot = '<div id="root"></div>';

/** Text for a script element: nothing in it can end the element. */
const scriptText = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

function documentOf({ document, begin, application, preloads }: Drawing, page: DrawnPage): string {
  const body = [
    `<div id="root">${page.body}</div>`,
    `<script type="application/json" id="page-data">${scriptText(page.data)}</script>`,
    `<template id="application">${application}${preloads}</template>`,
  ].join('');
  return document
    .replaceAll(startAtOnce, '')
    .replaceAll(isDefault, '')
    .replace('</head>', () => `${page.head}${begin}</head>`)
    .replace(emptyRoot, () => body);
}

/**
 * Draws pages with the server's build of the application, which is loaded with the first one. A load that failed is
 * tried again, under a name that is not known to fail.
 */
export function pageBuild(buildAddress: string, ask: Ask) {
  let build: Promise<ServerBuild> | undefined;
  let failedLoads = 0;
  const load = () => {
    build ??= (import(`${buildAddress}?${failedLoads}`) as Promise<ServerBuild>).catch((error: unknown) => {
      failedLoads += 1;
      build = undefined;
      throw error;
    });
    return build;
  };
  return async (drawing: Drawing): Promise<Drawn> => {
    const { address, origin, now, operator } = drawing;
    const { drawPage } = await load();
    const page = await drawPage(address, { origin, now, ask, operator });
    return { status: page.status, page: page.complete ? packPage(documentOf(drawing, page)) : null };
  };
}
