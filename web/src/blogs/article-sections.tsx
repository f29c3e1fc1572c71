import { useMemo } from 'react';
import { PictureRow } from '../pictures/picture-row.tsx';
import { ArticleText } from './article-text.tsx';
import type { Article } from './blogs.queries.ts';

/** The text cut before each of its headings. */
const sectionsOf = (markdown: string) => markdown.split(/^(?=## )/m);

/** An article, each section followed by the pictures of the sights it is about; none is shown twice. */
export function ArticleSections({ markdown, places }: Pick<Article, 'markdown' | 'places'>) {
  const sections = useMemo(() => {
    const left = new Set(places);
    return sectionsOf(markdown).map((text) => {
      const shown = [...left].filter(({ path }) => text.includes(`](${path})`)).slice(0, 3);
      for (const place of shown) left.delete(place);
      return { text, shown };
    });
  }, [markdown, places]);
  return sections.map(({ text, shown }) => (
    <section key={text}>
      <ArticleText markdown={text} />
      {shown.length > 0 ? <PictureRow places={shown} /> : null}
    </section>
  ));
}
