const tripFile = /^\/api\/trip\/[A-Za-z0-9_-]{22}\/files\/[A-Za-z0-9_-]{22}$/;

/** Whether a path is that of a file of a trip. */
export const isTripFile = (pathname: string) => tripFile.test(pathname);

/**
 * A file of a trip that is kept on this device, at once: what is in it never changes, and a boarding pass is asked for
 * where the network is poor. Any other is the server's to answer; nothing is kept here.
 */
export async function keptFile(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return (await caches.match(pathname + search)) ?? fetch(request);
}
