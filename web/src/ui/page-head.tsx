import { pageDescription, pageTitle } from '@wayfare/wording/page-head';
import { useOperator } from './operator.ts';
import { siteOrigin } from './page-data.ts';

/** The document's title and description, for the tab, for search engines and for shared links. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { name } = useOperator();
  const said =
    description &&
    pageDescription(description, `${name} has guides, maps, times and costs for trips that work, day by day`);
  return (
    <>
      <title>{pageTitle(title, name)}</title>
      <meta property="og:title" content={title} />
      {said ? <meta name="description" content={said} /> : null}
      {said ? <meta property="og:description" content={said} /> : null}
    </>
  );
}

interface ShareHeadProps {
  /** The one address of the page, below the site's. */
  path: string;
  /** The picture that stands for the page where its link is shared: 1200 × 630, its path. */
  image?: string | undefined;
  type?: 'website' | 'article';
}

/** The drawing with its title of a page that is about no one place: `/share/page/info-help.png`. */
const pageImage = (path: string) =>
  `/share/page/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** The page's one address, and how its link looks where it is shared. */
export function ShareHead({ path, image, type = 'website' }: ShareHeadProps) {
  const { name, share } = useOperator();
  const address = siteOrigin() + path;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={siteOrigin() + (image ?? share ?? pageImage(path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A page with too little of its own to be listed by search engines; what it links to may be. */
export const ThinHead = () => <meta name="robots" content="noindex, follow" />;

/** Tells search engines, and the server that draws the page, that what was asked for does not exist. */
export const MissingHead = () => <meta name="robots" content="noindex" />;
