import { useSearchParams } from 'react-router';
import { PageFrame } from '../ui/page-frame.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { ActsSection } from './acts-section.tsx';
import { BackupsSection } from './backups-section.tsx';
import { CampaignsSection } from './campaigns-section.tsx';
import { ErrorsSection } from './errors-section.tsx';
import { FeaturedCuration } from './featured-curation.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OperatorSection } from './operator-section.tsx';
import { OutsideSection } from './outside-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { SiteRulesSection } from './site-rules-section.tsx';

const tabs: readonly Tab[] = [
  { value: 'overview', label: 'Overview', content: <OverviewSection /> },
  { value: 'accounts', label: 'Accounts', content: <AccountsSection /> },
  { value: 'invitations', label: 'Invitations', content: <InvitationsSection /> },
  { value: 'featured', label: 'Featured', content: <FeaturedCuration /> },
  { value: 'messages', label: 'Messages', content: <MessagesSection /> },
  { value: 'campaigns', label: 'Campaigns', content: <CampaignsSection /> },
  { value: 'site', label: 'Site', content: <OperatorSection /> },
  { value: 'rules', label: 'Closing', content: <SiteRulesSection /> },
  { value: 'outside', label: 'Outside', content: <OutsideSection /> },
  { value: 'backups', label: 'Backups', content: <BackupsSection /> },
  { value: 'errors', label: 'Errors', content: <ErrorsSection /> },
  { value: 'log', label: 'Log', content: <ActsSection /> },
];

/** What only admins may do, a section at a time, which is named in the address. The server checks every act again. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('section');
  const value = tabs.find((tab) => tab.value === asked)?.value ?? 'overview';
  return (
    <PageFrame heading="Admin" width="middle">
      <Tabs
        label="Sections"
        wraps
        tabs={tabs}
        value={value}
        onChange={(section) => setSearch(section === 'overview' ? {} : { section })}
      />
    </PageFrame>
  );
}
