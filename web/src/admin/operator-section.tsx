import type { OperatorText } from '@wayfare/contracts/vocabulary';
import { limits } from '@wayfare/contracts/limits';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast.tsx';
import { OperatorImageField } from './operator-image-field.tsx';
import { type OperatorParts, useOperatorParts, useSetOperator } from './operator.queries.ts';
import { sayFailure } from './say-failure.ts';

type TextPart = OperatorParts['texts'][number];

const asked: Record<OperatorText, { label: string; setting: string; says: string; long?: true }> = {
  name: {
    label: 'Name of the site',
    setting: 'SITE_NAME',
    says: 'It stands in the head of every page, in titles, mails and documents.',
  },
  runBy: {
    label: 'Run by',
    setting: 'SITE_RUN_BY',
    says: 'The person or organisation behind it, shown at the foot of every page.',
  },
  email: {
    label: 'Address for mail',
    setting: 'SITE_EMAIL',
    says: 'Whom to write to: under Contact, in mails and during maintenance.',
  },
  address: { label: 'Postal address', setting: 'SITE_ADDRESS', says: 'Shown under Contact.', long: true },
  imprint: {
    label: 'Imprint',
    setting: 'SITE_IMPRINT',
    says: 'A page of its own, linked at the foot of every page. An empty line begins a paragraph.',
    long: true,
  },
};

function sourceOf({ text, source, otherwise }: TextPart) {
  const { setting } = asked[text];
  if (source === 'environment') return `Set by ${setting} where the server runs.`;
  if (source === 'default') return text === 'name' ? 'This is the usual name.' : 'Not set yet.';
  const short = otherwise && otherwise.length > 60 ? `${otherwise.slice(0, 60)}…` : otherwise;
  return short === null
    ? 'Set here. Emptied, it is not shown.'
    : `Set here. Emptied, it is “${short}” again.`;
}

function Texts({ parts }: { parts: OperatorParts['texts'] }) {
  const set = useSetOperator();
  const stands = (part: TextPart) => part.value ?? '';
  const [typed, setTyped] = useState<Partial<Record<OperatorText, string>>>({});
  const valueOf = (part: TextPart) => typed[part.text] ?? stands(part);
  const changed = parts.filter((part) => valueOf(part).trim() !== stands(part));
  const save = () =>
    set.mutate(Object.fromEntries(changed.map((part) => [part.text, valueOf(part).trim() || null])), {
      onError: sayFailure,
      onSuccess: () => {
        setTyped({});
        showToast({ text: 'Saved. Every page shows it from now on.' });
      },
    });
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {parts.map((part) => {
        const { label, says, long } = asked[part.text];
        const box = {
          label,
          hint: `${says} ${sourceOf(part)}`,
          value: valueOf(part),
          maxLength: limits.operatorTextCharacters[part.text],
        };
        const onText = (value: string) => setTyped((before) => ({ ...before, [part.text]: value }));
        return long ? (
          <TextArea key={part.text} {...box} onChange={({ target }) => onText(target.value)} />
        ) : (
          <Field
            key={part.text}
            {...box}
            {...(part.text === 'email' && { type: 'email' })}
            onChange={({ target }) => onText(target.value)}
          />
        );
      })}
      <div>
        <Button type="submit" look="primary" busy={set.isPending} disabled={changed.length === 0}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Who runs the site: its name, whom to write to, its logo and its picture. */
export function OperatorSection() {
  const parts = useOperatorParts();
  if (parts.isPending) return <Skeleton className="h-96" />;
  if (parts.isError) {
    return (
      <ErrorInPlace
        title="What is known of the site could not be loaded."
        detail={parts.error.message}
        onRetry={() => void parts.refetch()}
      />
    );
  }
  return (
    <Card className="grid gap-10 p-5 sm:p-6">
      <section className="grid gap-5">
        <h2 className="text-lead">Name and contact</h2>
        <Texts parts={parts.data.texts} />
      </section>
      <section className="grid gap-6">
        <h2 className="text-lead">Logo and picture</h2>
        {parts.data.images.map((part) => (
          <OperatorImageField key={part.image} part={part} />
        ))}
      </section>
    </Card>
  );
}
