import { connect, createServer, type AddressInfo } from 'node:net';

/** The way to a site with a counter in it: every byte that the site sends, whoever in the browser asked for it. */
export async function countedWire(site: string) {
  const { hostname, port } = new URL(site);
  const count = { bytes: 0 };
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    upstream.on('data', (piece) => {
      count.bytes += piece.length;
    });
    browser.pipe(upstream).pipe(browser);
    browser.on('error', () => upstream.destroy());
    upstream.on('error', () => browser.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kilobytes: () => Math.round(count.bytes / 1000),
    stop: () => server.close(),
  };
}
