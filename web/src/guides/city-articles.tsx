import { ArticleCard } from '../blogs/article-card.tsx';
import { useChosenArticles } from '../blogs/blogs.queries.ts';
import { GuideSection } from './guide-facts.tsx';
import type { GuideCity } from './guides.queries.ts';

/** The articles of the blog about a city; nothing where there are none. */
export function CityArticles({ city }: { city: GuideCity }) {
  const { data: about = [] } = useChosenArticles(city.id, (articles) =>
    articles.filter((article) => article.city.id === city.id),
  );
  if (about.length === 0) return null;
  return (
    <GuideSection title="Read more">
      <ul className="grid gap-6 md:grid-cols-2">
        {about.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} level="h3" />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
