import { endpoints } from '@wayfare/contracts/endpoints';
import { openAtlas, readArticles } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const articles = readArticles();

describe('articles', () => {
  it('tell the sights they link to and their days', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.get('/api/blog/italy/rome/rome-with-children');
    endpoints.article.answer.parse(json);
    expect(json.places[0]).toMatchObject({
      id: 'it-rome/colosseum',
      name: 'Colosseum',
      path: '/attraction-guide/italy/rome/colosseum',
    });
    expect(json.days[0].placeIds).toContain('it-rome/colosseum');
    expect(json.updatedOn >= json.writtenOn).toBe(true);
    expect((await visitor.get('/api/blog-trip/italy/rome/no-such-article')).status).toBe(404);
  });

  it('link only to guides and articles that there are, and their days only hold sights of the atlas', () => {
    const atlas = openAtlas();
    const blogs = new Set(articles.map(({ country, city, file }) => `/blog/${country}/${city}/${file}`));
    const exists = (path: string) => {
      const [, kind, country = '', city = '', sight = ''] = path.split('/');
      if (kind === 'blog') return blogs.has(path);
      const at = atlas.cityBySlug(country, city);
      return kind === 'city-guide' ? at?.inCatalogue : at && atlas.attraction(at.id, sight) !== null;
    };
    for (const { file, markdown, days } of articles) {
      const paths = [...markdown.matchAll(/\]\((\/[^)#?]+)/g)].map(([, path = '']) => path);
      expect(
        paths.filter((path) => /^\/(blog|city-guide|attraction-guide)\//.test(path) && !exists(path)),
        file,
      ).toEqual([]);
      const sights = days.flatMap((day) => day.sights);
      const missing = sights.filter((id) => {
        const [city = '', sight = ''] = id.split('/');
        return atlas.attraction(city, sight) === null;
      });
      expect(missing, file).toEqual([]);
    }
  });

  it('are trips to copy, once a day that they tell', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.get('/api/blog-trip/italy/rome/rome-with-children');
    const { tripName, trip, plan } = endpoints.articleTrip.answer.parse(json);
    const { title, days } = articles.find(({ file }) => file === 'rome-with-children')!;
    expect(tripName).toBe(title);
    expect(trip.stops.map(({ place }) => place.name)).toEqual(['Rome']);
    expect(plan?.days.map((day) => day.title)).toEqual(days.map((day) => day.title));
  });
});
