import { featuredPath } from '@wayfare/contracts/featured-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedPages } from '../places/share-pages.ts';
import { settledPath } from './public-pages.ts';
import { tripRepo } from '../trips/trip.repo.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { faultsOfStructuredData } from '../testing/structured-data-rules.ts';

const kyoto = '/city-guide/japan/kyoto';
const monastery = '/attraction-guide/portugal/lisbon/jeronimos-monastery';
const inari = '/attraction-guide/japan/kyoto/fushimi-inari-taisha';
const article = '/blog/japan/kyoto/kyoto-before-nine-in-the-morning';

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers });

/** What kind of picture an address is, which is read to its end: a server waits for its readers as it closes. */
async function pictureType(address: string) {
  const answer = await get(address);
  await answer.arrayBuffer();
  return answer.headers.get('content-type');
}

async function featuredTrip(server: Awaited<ReturnType<typeof testServer>>) {
  const ada = await server.signedIn('Ada');
  const { json } = await ada.post('/api/save', { tripName: 'Two capitals', trip: sampleTrip(), plan: null });
  const record = await tripRepo(server.db).find(json._id);
  await tripRepo(server.db).setFeatured(record!, true, 'europe');
  return { id: json._id as string, ada };
}

describe('a public page', () => {
  it('comes with its content, its head and its structured data', async () => {
    const server = await testServer();
    const { id } = await featuredTrip(server);
    const pages: [path: string, heading: RegExp, types: string[]][] = [
      ['/', /Go somewhere/, ['WebSite']],
      ['/featured-trips/europe', /Two capitals/, ['ItemList', 'BreadcrumbList']],
      ['/city-guides', /Kyoto/, ['ItemList', 'BreadcrumbList']],
      ['/city-guides/japan', /Classic routes.*Kyoto/s, ['Country', 'ItemList', 'BreadcrumbList']],
      [kyoto, /Neighbourhoods/, ['City', 'TouristDestination', 'WebPage', 'FAQPage', 'BreadcrumbList']],
      [
        inari,
        /Before you go/,
        ['TouristAttraction', 'PostalAddress', 'OpeningHoursSpecification', 'Offer', 'FAQPage', 'WebPage'],
      ],
      ['/blogs', /Kyoto before nine/, ['Blog', 'BlogPosting', 'BreadcrumbList']],
      [article, /Kyoto before nine/, ['BlogPosting', 'BreadcrumbList']],
      ['/info/about', /What it stands for/, ['BreadcrumbList']],
      [
        featuredPath({ _id: id, tripName: 'Two capitals' }),
        /Two capitals/,
        ['TouristTrip', 'BreadcrumbList'],
      ],
    ];
    const images = new Set<string>();
    for (const [path, content, types] of pages) {
      const answer = await get(server.origin + path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html, path).toMatch(content);
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<title>[^<]{30,60}<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{70,200}"/);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html, path).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`);
      expect(html, path).toMatch(
        /<meta property="og:image" content="http[^"]+\/(art|share)\/[a-z0-9/-]+\.png"/,
      );
      const [, image] = /"og:image" content="([^"]+)"/.exec(html)!;
      // Those of lists and plain words are drawn one by one where their pictures are tested.
      const [, listed] = /\/share\/page\/([a-z-]+)\.png$/.exec(image!) ?? [];
      if (listed) expect(Object.keys(sharedPages)).toContain(listed);
      else expect(await pictureType(image!), image).toBe('image/png');
      images.add(image!);
      const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, written]) => JSON.parse(written!),
      );
      expect(graphs.flatMap(faultsOfStructuredData), path).toEqual([]);
      for (const type of types) expect(JSON.stringify(graphs), path).toContain(`"${type}"`);
    }
    expect(images.size, 'pictures of shared links').toBe(pages.length);
  });

  it('is the same for whoever is signed in, and may be held by caches', async () => {
    const server = await testServer();
    const { ada } = await featuredTrip(server);
    const asAda = await ada.get(kyoto);
    const answer = await get(server.origin + kyoto);
    expect(asAda.text).toBe(await answer.text());
    expect(asAda.text).not.toContain('Ada');
    expect(answer.headers.get('cache-control')).toMatch(/public.*s-maxage/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const etag = answer.headers.get('etag')!;
    expect((await get(server.origin + kyoto, { 'if-none-match': etag })).status).toBe(304);
  });

  it('tells search engines when its words last changed, the same as the sitemap', async () => {
    const { origin } = await testServer();
    const sitemap = await (await get(`${origin}/sitemap-cities.xml`)).text();
    const [, changedOn] = new RegExp(`${kyoto}</loc><lastmod>([^<]+)`).exec(sitemap)!;
    expect(await (await get(origin + kyoto)).text()).toContain(`"dateModified":"${changedOn}"`);
  });

  it('shows a trip as soon as it is featured, and no longer when it is not', async () => {
    const server = await testServer();
    expect(await (await get(`${server.origin}/featured-trips`)).text()).not.toContain('Two capitals');
    const { id } = await featuredTrip(server);
    expect(await (await get(`${server.origin}/featured-trips`)).text()).toContain('Two capitals');
    await tripRepo(server.db).setFeatured((await tripRepo(server.db).find(id))!, false, null);
    expect(await (await get(`${server.origin}/featured-trips`)).text()).not.toContain('Two capitals');
    const outline = await get(`${server.origin}/outline/${id}`);
    expect(await outline.text()).not.toContain('Two capitals');
    expect(outline.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('of a featured trip has a readable address, to which its others lead', async () => {
    const server = await testServer();
    const { id, ada } = await featuredTrip(server);
    const path = featuredPath({ _id: id, tripName: 'Two capitals' });
    expect(path).toMatch(/^\/featured\/two-capitals-[a-z0-9]{6}$/);
    const byId = await get(`${server.origin}/outline/${id}`);
    expect(byId.status).toBe(200);
    expect(await byId.text()).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`);
    expect(await (await get(`${server.origin}/featured-trips`)).text()).toContain(`href="${path}"`);
    expect(await (await get(`${server.origin}/sitemap-trips.xml`)).text()).toContain(
      `${server.origin}${path}<`,
    );
    const trip = (await ada.get(`/api/trip/${id}`)).json;
    await ada.post('/api/save', { _id: id, tripName: 'Porto and Lisbon', trip: trip.trip });
    const old = await get(server.origin + path);
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      featuredPath({ _id: id, tripName: 'Porto and Lisbon' }),
    ]);
    expect((await ada.get(`/api${old.headers.get('location')!}`)).json).toMatchObject({
      _id: id,
      access: 'owner',
    });
    await tripRepo(server.db).setFeatured((await tripRepo(server.db).find(id))!, false, null);
    expect((await get(server.origin + path)).status).toBe(404);
    expect((await get(`${server.origin}/api${path}`)).status).toBe(404);
  });

  it('of a trip is there for those only for whom the trip is', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json } = await ada.post('/api/save', { tripName: 'Two capitals', trip: sampleTrip() });
    const ticket = (await ada.post(`/api/trip/${json._id}/tickets`, { right: 'view' })).json;
    const nobody = server.browser();
    for (const page of ['outline', 'open', 'calendar-plan']) {
      const path = `/${page}/${json._id}`;
      const twice = [await ada.fetch(path), await ada.fetch(path)].map(({ status }) => status);
      expect([path, ...twice]).toEqual([path, 200, 200]);
      expect([path, (await nobody.fetch(path)).status]).toEqual([path, 404]);
      expect([path, (await nobody.fetch(`${path}?ticket=${ticket.secret}`)).status]).toEqual([path, 200]);
      expect([path, (await nobody.fetch(`${path}?ticket=wrong`)).status]).toEqual([path, 404]);
      expect((await nobody.fetch(`/${page}/nothing`)).status).toBe(404);
    }
    expect((await nobody.fetch('/outline/draft')).status).toBe(200);
    expect((await nobody.fetch('/calendar-plan/draft')).status).toBe(200);
  });

  it('holds nothing that an address could smuggle in', async () => {
    const server = await testServer();
    const evil = '</script><script>alert(1)</script>';
    for (const path of [
      `/search?q=${encodeURIComponent(evil)}`,
      `/featured-trips?length=${encodeURIComponent(evil)}&interest=${encodeURIComponent(evil)}`,
      `/city-guide/japan/${encodeURIComponent(evil).toLowerCase()}`,
      `/blog/japan/kyoto/${encodeURIComponent('"><img src=x onerror=alert(1)>').toLowerCase()}`,
    ]) {
      const html = await (await get(server.origin + path)).text();
      expect(html, path).not.toContain('<script>alert');
      expect(html, path).not.toContain('<img src=x');
    }
    for (const q of ['x'.repeat(5000), '😀'.repeat(300), 'القاهرة', '%00', '"\'`${}']) {
      expect((await get(`${server.origin}/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    }
  });
});

describe('an address', () => {
  it.each([
    ['/city-guides/', '/city-guides'],
    ['/City-Guide/Japan/KYOTO', kyoto],
    ['//city-guides', '/city-guides'],
    ['/city-guide/jp/kyoto', kyoto],
    ['/city-guides/jp', '/city-guides/japan'],
    ['/city-guides/holland', '/city-guides/netherlands'],
    ['/city-guide/turkey/istanbul', '/city-guide/turkiye/istanbul'],
    ['/city-guide/italy/firenze', '/city-guide/italy/florence'],
    ['/attraction-guide/jp/kyoto/fushimi-inari-taisha?a=1', `${inari}?a=1`],
    ['/attraction-guide/india/delhi/taj-mahal', '/attraction-guide/india/agra/taj-mahal'],
  ])('%s stands for %s', async (asked, settled) => {
    const server = await testServer();
    const answer = await get(server.origin + asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, settled]);
  });

  it.each([
    ['/no/such/page', 404],
    ['/city-guide/japan/kyotoo', 404],
    ['/attraction-guide/japan/kyoto/no-such-place', 404],
    ['/blog/japan/kyoto/no-such-article', 404],
    ['/mytrips', 200],
    ['/create', 200],
    ['/login', 200],
  ])('%s answers %i, and is not for search engines', async (path, status) => {
    const server = await testServer();
    const answer = await get(server.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    const noindex = answer.headers.get('x-robots-tag') === 'noindex' || html.includes('content="noindex"');
    expect(noindex).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('is settled on this site, whatever it was made of', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '//', 'evil.example', 'Open', 'x', '%2f', '%5c');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const settled = settledPath(`/${pieces.join('')}`);
        expect(new URL(settled, 'https://trips.example.org/a/b').origin).toBe('https://trips.example.org');
      }),
      { numRuns: 1000 },
    );
  });

  it('of a guide that does not exist names those that were perhaps meant', async () => {
    const server = await testServer();
    expect(await (await get(`${server.origin}/city-guide/japan/kyotoo`)).text()).toContain(`href="${kyoto}"`);
  });
});

describe('what search engines ask for', () => {
  it('robots.txt names the sitemap, whose parts name every guide with the day of its last change', async () => {
    const server = await testServer();
    const { id } = await featuredTrip(server);
    const robots = await (await get(`${server.origin}/robots.txt`)).text();
    const [, sitemap] = /^Sitemap: (.*)$/m.exec(robots)!;
    const index = await (await get(sitemap!)).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)].map(
      ([, part]) => part!,
    );
    const all = (await Promise.all(parts.map(async (part) => (await get(part)).text()))).join('');
    for (const path of [
      '/',
      '/city-guides',
      kyoto,
      monastery,
      article,
      featuredPath({ _id: id, tripName: 'Two capitals' }),
    ]) {
      expect(all).toContain(`<loc>${server.origin}${path}</loc><lastmod>`);
    }
    expect(all).not.toContain('/mytrips');
    expect((await get(`${server.origin}/sitemap-nothing.xml`)).status).toBe(404);
  });

  it('a page with too little of its own is neither in the sitemap nor to be listed, and stands all the same', async () => {
    const server = await testServer();
    const { json } = await server.browser().get('/api/top-attractions/portugal/coimbra');
    const guides = await Promise.all(
      json.attractions.map(({ slug }: { slug: string }) =>
        server.browser().get(`/api/attraction-info/pt-coimbra/${slug}`),
      ),
    );
    const thin = guides.find((answer) => answer.json.guide === null)!.json.attraction;
    const path = `/attraction-guide/portugal/coimbra/${thin.slug}`;
    const page = await get(server.origin + path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(await (await get(`${server.origin}/sitemap-sights-1.xml`)).text()).not.toContain(path);
    expect(await (await get(server.origin + monastery)).text()).not.toContain('name="robots"');
  });

  it('the feed of the blog holds every article', async () => {
    const server = await testServer();
    const answer = await get(`${server.origin}/blogs.rss`);
    const feed = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    const { articles } = (await server.browser().get('/api/blogs')).json;
    expect(feed.match(/<item>/g)).toHaveLength(articles.length);
    expect(feed).toContain(`<link>${server.origin}${article}</link>`);
  });
});

describe('a piece of a file', () => {
  it('is answered as a piece, and as none where the file has ended before', async () => {
    const server = await testServer();
    const page = await (await get(server.origin)).text();
    const script = server.origin + /\/assets\/begin-[\w-]+\.js/.exec(page)![0];
    const whole = await (await get(script)).text();
    const piece = await get(script, { range: 'bytes=10-19', 'accept-encoding': 'identity' });
    expect(piece.status).toBe(206);
    expect(piece.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(await piece.text()).toBe(whole.slice(10, 20));
    const none = await get(script, { range: 'bytes=9000000-', 'accept-encoding': 'identity' });
    expect(none.status).toBe(416);
    expect(none.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(await none.json()).toMatchObject({ error: { code: 'beyond_end' } });
  });
});
