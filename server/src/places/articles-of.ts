import { type Article, type Atlas, readArticles } from '@wayfare/atlas';

const read = new WeakMap<Atlas, readonly Article[]>();

/** The articles of our own, read once for as long as the atlas is open that they are about. */
export function articlesOf(atlas: Atlas): readonly Article[] {
  const articles = read.get(atlas) ?? readArticles();
  read.set(atlas, articles);
  return articles;
}
