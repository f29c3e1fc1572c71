import type { ReactNode } from 'react';
import { formatDate } from '../ui/format-date.ts';
import type { Attraction } from './guides.queries.ts';

type Imported = Attraction['imported'][number];

const wheelchairWords = {
  yes: 'Can be entered',
  limited: 'Can be entered in part, or with help',
  no: 'Cannot be entered',
};

/** Whose data it is, and of when. */
export function ImportSource({
  from: { source, importedOn },
}: {
  from: Pick<Imported, 'source' | 'importedOn'>;
}) {
  return (
    <span className="block text-fine text-muted">
      {source}
      {importedOn ? `, imported ${formatDate(importedOn)}` : ''}
    </span>
  );
}

function feeWords({ fee, source }: Imported, knowsPrice: boolean): string | undefined {
  if (fee === undefined || (knowsPrice && (fee === 'yes' || fee === 'no'))) return undefined;
  if (fee === 'no') return `Free, says ${source}`;
  return fee === 'yes' ? 'There is a fee' : fee;
}

const linkTo = (website: string) => (
  <a href={website} target="_blank" rel="noreferrer" className="link break-all">
    {new URL(website).hostname.replace(/^www\./, '')}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

const dial = (phone: string) => (
  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
    {phone}
  </a>
);

/** What imports know of a place, each with its source: website, telephone, wheelchair, fee. */
export function importedEntries({ imported, price }: Attraction): (readonly [string, ReactNode])[] {
  const entry = (name: string, say: (facts: Imported) => ReactNode): [string, ReactNode][] => {
    const facts = imported.find((one) => say(one) !== undefined);
    if (!facts) return [];
    return [
      [
        name,
        <>
          {say(facts)}
          <ImportSource from={facts} />
        </>,
      ],
    ];
  };
  return [
    ...entry('Entry', (facts) => feeWords(facts, price !== undefined)),
    ...entry('Website', ({ website }) => website && linkTo(website)),
    ...entry('Telephone', ({ phone }) => phone && dial(phone)),
    ...entry('In a wheelchair', ({ wheelchair }) => wheelchair && wheelchairWords[wheelchair]),
  ];
}
