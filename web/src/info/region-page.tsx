import { SiteName } from '../ui/site-name.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Says that the product is not offered where the visitor is. */
export function RegionPage() {
  return (
    <PageFrame heading="Not available in your region" title="Region not served" width="text">
      <div className="prose">
        <p>
          <SiteName /> is not offered in the country you seem to be in, so nothing more can be shown here.
        </p>
        <p>If you are travelling, it will work again as soon as you are back in a region that is served.</p>
      </div>
    </PageFrame>
  );
}
