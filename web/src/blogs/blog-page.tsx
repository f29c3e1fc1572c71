import { articleTitle } from '@wayfare/wording/page-head';
import { ArrowLeft, BookX } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { PictureCredits } from '../pictures/picture-credits.tsx';
import { PlacePicture } from '../pictures/place-picture.tsx';
import { PlacePictures, useShareImage } from '../pictures/place-pictures.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { formatDate } from '../ui/format-date.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { MissingHead, PageHead, ShareHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import { ArticleDays } from './article-days.tsx';
import { ArticleSections } from './article-sections.tsx';
import { type Article, useArticle } from './blogs.queries.ts';
import { describeArticle } from './describe-articles.ts';

function NoArticle() {
  return (
    <PageFrame heading="No such article" width="text">
      <MissingHead />
      <EmptyState
        icon={<BookX size={26} />}
        title="There is no article at this address"
        action={
          <Link to="/blogs" className={buttonClass('primary')}>
            All articles
          </Link>
        }
      />
    </PageFrame>
  );
}

function ArticleView({ article }: { article: Article }) {
  const { title, description, city, minutes, writtenOn, updatedOn, markdown, places } = article;
  const image = useShareImage(city.id, article.path.slice(1));
  return (
    <article className="mx-auto w-full max-w-3xl px-5 py-8">
      <PageHead title={articleTitle(title)} description={description} />
      <ShareHead path={article.path} image={image} type="article" />
      <StructuredData things={describeArticle(article, image)} />
      <Link
        to="/blogs"
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-primary-ink no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} /> All articles
      </Link>
      <PlacePicture
        placeId={city.id}
        seed={title}
        name={city.name}
        drawing={`Drawing of ${city.name}`}
        sizes="(min-width: 48rem) 48rem, 100vw"
        first
        className="aspect-[16/9] w-full rounded-card sm:aspect-[5/2]"
      />
      <p className="mt-6 text-small font-semibold text-muted">
        <Link to={city.path}>{city.name}</Link>
        {city.country === city.name ? '' : `, ${city.country}`} · {minutes} min · {formatDate(writtenOn)}
        {updatedOn > writtenOn ? `, updated ${formatDate(updatedOn)}` : null}
      </p>
      <h1 tabIndex={-1} className="mt-1 text-title">
        {title}
      </h1>
      <p className="mt-3 mb-8 text-lead text-muted">{description}</p>
      <ArticleSections markdown={markdown} places={places} />
      <ArticleDays article={article} />
      <Link to={city.path} className={`${buttonClass('secondary')} mt-10`}>
        The guide to {city.name}
      </Link>
      <PictureCredits />
    </article>
  );
}

function PicturedArticle({ article }: { article: Article }) {
  const places = useMemo(() => [article.city, ...article.places], [article]);
  return (
    <PlacePictures places={places}>
      <ArticleView article={article} />
    </PlacePictures>
  );
}

/** One blog article. */
export function BlogPage() {
  const { country = '', city = '', file = '' } = useParams();
  const article = useArticle({ country, city, file });
  if (article.isPending) return <LoadingScreen />;
  if (article.isSuccess) return article.data ? <PicturedArticle article={article.data} /> : <NoArticle />;
  return (
    <PageFrame heading="Blog" width="text">
      <ErrorInPlace
        title="The article could not be loaded."
        onRetry={() => void article.refetch()}
        busy={article.isFetching}
      />
    </PageFrame>
  );
}
