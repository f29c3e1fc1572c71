import { Navigate, useParams } from 'react-router';
import { useOperator } from '../ui/operator.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { ShareHead } from '../ui/page-head.tsx';
import { breadcrumbs, StructuredData } from '../ui/structured-data.tsx';
import { infoPages } from './info-pages.tsx';

/** A page of plain words about the product. */
export function InfoPage() {
  const { page = '' } = useParams();
  const { name } = useOperator();
  const info = Object.hasOwn(infoPages, page) ? infoPages[page] : undefined;
  if (!info) return <Navigate to="/" replace />;
  const heading = info.heading ?? `About ${name}`;
  return (
    <PageFrame
      heading={heading}
      title={info.title ?? `${heading}: trips that really work`}
      description={info.lead}
      lead={info.lead}
      width="text"
    >
      <ShareHead path={`/info/${page}`} />
      <StructuredData things={[breadcrumbs([[heading, `/info/${page}`]])]} />
      <div className="prose">{info.content}</div>
    </PageFrame>
  );
}
