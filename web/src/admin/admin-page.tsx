import { FeaturedCuration } from './featured-curation.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** What only admins may do. The server checks every act again. */
export function AdminPage() {
  return (
    <PageFrame heading="Admin" width="middle">
      <FeaturedCuration />
    </PageFrame>
  );
}
