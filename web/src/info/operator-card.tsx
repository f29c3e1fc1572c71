import { useOperator } from '../ui/operator.ts';

/** Whom to write to, and where; nothing where nobody is named. */
export function OperatorCard() {
  const { runBy, email, address } = useOperator();
  if (runBy === null && email === null && address === null) return null;
  return (
    <address className="mb-6 rounded-card border border-line bg-surface p-5 not-italic">
      {runBy === null ? null : <p className="mb-0! font-semibold">{runBy}</p>}
      {address === null ? null : <p className="mb-0! whitespace-pre-line">{address}</p>}
      {email === null ? null : (
        <p className="mb-0!">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-all">
            {email}
          </a>
        </p>
      )}
    </address>
  );
}
