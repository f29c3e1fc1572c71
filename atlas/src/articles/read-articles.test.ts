import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { parseArticle, readArticles } from './read-articles.ts';

describe('articles', () => {
  it('stand under cities that have a guide, and say enough to be worth reading', () => {
    const atlas = openAtlas();
    const articles = readArticles();
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const article of articles) {
      const where = `${article.country}/${article.city}/${article.file}`;
      expect(atlas.cityBySlug(article.country, article.city)?.inCatalogue, where).toBe(true);
      expect(article.markdown.split(/\s+/).length, where).toBeGreaterThan(450);
      expect(article.description.length, where).toBeGreaterThan(60);
      expect(article.markdown, where).not.toMatch(/^# |<script|!\[/m);
    }
  });

  it('without a head are refused by name', () => {
    expect(() => parseArticle('japan', 'kyoto', 'x', 'Just text')).toThrow('japan/kyoto/x: has no head');
    expect(() => parseArticle('japan', 'kyoto', 'x', '---\ntitle: A\n---\ntext')).toThrow(
      'has no description',
    );
  });
});
