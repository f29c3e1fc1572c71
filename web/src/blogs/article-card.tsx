import { cityAndCountry } from '@wayfare/wording/country-in-words';
import { Link } from 'react-router';
import { PlacePicture } from '../pictures/place-picture.tsx';
import type { ListedArticle } from './blogs.queries.ts';

interface ArticleCardProps {
  article: ListedArticle;
  /** The heading's level where the card stands under a section's own heading. */
  level?: 'h2' | 'h3';
}

/** An article in a list: cover of its city, title, what it is about, how long it takes. */
export function ArticleCard({ article, level: Heading = 'h2' }: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow duration-200 hover:shadow-lift">
      <PlacePicture placeId={article.city.id} seed={article.title} className="aspect-[5/2] w-full" />
      <div className="grid gap-2 p-5">
        <p className="text-fine font-medium text-muted">
          {cityAndCountry(article.city.name, article.city.country)} · {article.minutes} min
        </p>
        <Heading className="text-lead leading-snug">
          <Link
            to={article.path}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="text-small text-muted">{article.description}</p>
      </div>
    </article>
  );
}
