import { Navigate, useParams } from 'react-router';
import { PageFrame } from '../ui/page-frame.tsx';
import { infoPages } from './info-pages.tsx';

/** A page of plain words about the product. */
export function InfoPage() {
  const { page = '' } = useParams();
  const info = Object.hasOwn(infoPages, page) ? infoPages[page] : undefined;
  if (!info) return <Navigate to="/" replace />;
  return (
    <PageFrame heading={info.heading} lead={info.lead} width="text">
      <div className="prose">{info.content}</div>
    </PageFrame>
  );
}
