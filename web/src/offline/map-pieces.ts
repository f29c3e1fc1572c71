/** Where pieces of the map are kept as they are seen. */
export const seenPieces = 'wayfare-map-pieces';

const oneRange = /^bytes=\d+-\d+$/;

/** Under which address a piece of a file is kept; null for anything but one range with both its ends. */
export const pieceKey = (address: string, range: string | null): string | null =>
  range !== null && oneRange.test(range) ? `${new URL(address, location.origin).pathname}?${range}` : null;

/** A partial answer in the form that caches take: they refuse any with the status 206. Its range stays in its head. */
export const toKeep = ({ body, headers }: Response) => new Response(body, { headers });

/** A kept piece as the answer to the range that was asked for. */
export const asPartial = ({ body, headers }: Response) =>
  new Response(body, { status: 206, statusText: 'Partial Content', headers });
