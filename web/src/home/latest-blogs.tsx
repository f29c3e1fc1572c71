import { ArticleCard } from '../blogs/article-card.tsx';
import { useChosenArticles } from '../blogs/blogs.queries.ts';
import { HomeSection } from './home-section.tsx';

/** The newest articles of the blog; nothing where there are none. */
export function LatestBlogs() {
  const { data = [] } = useChosenArticles('latest', (articles) => articles.slice(0, 3));
  if (data.length === 0) return null;
  return (
    <HomeSection
      title="From the blog"
      lead="Longer reads, before you pack."
      more={{ to: '/blogs', label: 'All articles' }}
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {data.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} level="h3" />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
