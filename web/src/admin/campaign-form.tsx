import { useState } from 'react';
import { ApiError } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type Campaign, useSaveCampaign } from './admin.queries.ts';

interface CampaignFormProps {
  campaign: Campaign | null;
  onDone: () => void;
}

/** An instant as the browser's own field for date and time wants it, in the reader's time zone. */
const toField = (at: Date | null) =>
  at === null ? '' : new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const fromField = (text: string) => (text === '' ? null : new Date(text).toISOString());

function startOf(campaign: Campaign | null) {
  return {
    place: campaign?.place ?? 'home',
    referrerHost: campaign?.referrerHost ?? '',
    headline: campaign?.headline ?? '',
    text: campaign?.text ?? '',
    link: campaign?.link ?? '/featured-trips',
    startsAt: toField(campaign?.startsAt ?? new Date()),
    endsAt: toField(campaign?.endsAt ?? null),
  };
}

type Values = ReturnType<typeof startOf>;
const fields: readonly { name: keyof Values; label: string; hint?: string; type?: string; needed?: true }[] =
  [
    { name: 'headline', label: 'Headline', needed: true },
    { name: 'link', label: 'Where it leads', hint: 'A path of this site, or a web address.', needed: true },
    {
      name: 'place',
      label: 'Where it shows',
      hint: 'home, or the id of a city such as jp-kyoto.',
      needed: true,
    },
    {
      name: 'referrerHost',
      label: 'Only to readers from',
      hint: 'A host such as news.example.org; empty for all.',
    },
    { name: 'startsAt', label: 'Starts', type: 'datetime-local', needed: true },
    { name: 'endsAt', label: 'Ends', type: 'datetime-local', hint: 'Empty: when you delete it.' },
  ];

/** Makes a campaign or changes one; what is wrong is said at the field it is about. */
export function CampaignForm({ campaign, onDone }: CampaignFormProps) {
  const [values, setValues] = useState(() => startOf(campaign));
  const save = useSaveCampaign();
  const issues = save.error instanceof ApiError ? save.error.issues : [];
  const faultOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  const set = (name: keyof Values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const submit = () =>
    save.mutate(
      {
        ...(campaign ? { id: campaign.id } : {}),
        ...values,
        referrerHost: values.referrerHost.trim() || null,
        startsAt: fromField(values.startsAt) ?? new Date().toISOString(),
        endsAt: fromField(values.endsAt),
      },
      { onSuccess: onDone },
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, hint, type = 'text', needed }) => {
          const fault = faultOf(name);
          return (
            <Field
              key={name}
              label={label}
              type={type}
              required={needed === true}
              value={values[name]}
              onChange={set(name)}
              {...(hint ? { hint } : {})}
              {...(fault ? { error: fault } : {})}
            />
          );
        })}
      </div>
      <TextArea label="Text" maxLength={400} value={values.text} onChange={set('text')} />
      {save.isError && issues.length === 0 ? (
        <p role="alert" className="text-small font-medium text-danger">
          {save.error.message}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button look="primary" type="submit" busy={save.isPending}>
          {campaign ? 'Save' : 'Make the campaign'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
