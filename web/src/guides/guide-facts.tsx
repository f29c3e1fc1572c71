import type { ReactNode } from 'react';

/** A short list of named facts. Facts without a value are left out. */
export function GuideFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value !== undefined && value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-fine font-semibold text-muted">{name}</dt>
            <dd className="text-small">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** One part of a guide under its heading, which a list of contents may lead to. */
export function GuideSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 scroll-mt-20">
      <h2 className="mb-4 text-title">{title}</h2>
      {children}
    </section>
  );
}
