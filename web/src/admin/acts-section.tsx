import { type AdminAct, useAdminActs } from './admin.queries.ts';
import { RowList } from './row-list.tsx';

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function ActRow({ row: act }: { row: AdminAct }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-5 py-3 text-small">
      <time dateTime={act.at.toISOString()} className="figures text-muted">
        {when.format(act.at)}
      </time>
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <span className="font-semibold">{act.adminName}</span> {act.act}: {act.subject}
      </span>
    </li>
  );
}

/** What admins did, latest first. */
export function ActsSection() {
  const acts = useAdminActs();
  return (
    <RowList
      pages={acts}
      what="The log"
      empty="No admin did anything yet."
      keyOf={({ id }) => id}
      Line={ActRow}
    />
  );
}
