import { siteOperator } from '../ui/operator.ts';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { ShareHead } from '../ui/page-head.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { ArticleCard } from './article-card.tsx';
import { describeBlog } from './describe-articles.ts';
import { useArticles } from './blogs.queries.ts';

/** The list of blog articles. */
export function BlogsPage() {
  const articles = useArticles();
  return (
    <PageFrame
      heading="Blogs"
      title="Travel blog: longer reads before you pack"
      description="Longer reads about places and how to travel to them."
      lead="Longer reads about places and how to travel to them."
    >
      <ShareHead path="/blogs" />
      <link rel="alternate" type="application/rss+xml" title={siteOperator().name} href="/blogs.rss" />
      <StructuredData things={describeBlog(articles.data ?? [])} />
      {articles.isPending ? (
        <div className="grid gap-6 md:grid-cols-2" aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-80 rounded-card" />
          ))}
        </div>
      ) : null}
      {articles.isError ? (
        <ErrorInPlace
          title="The articles could not be loaded."
          onRetry={() => void articles.refetch()}
          busy={articles.isFetching}
        />
      ) : null}
      <ul className="grid gap-6 md:grid-cols-2">
        {(articles.data ?? []).map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
