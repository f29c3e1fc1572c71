import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast.tsx';
import { type SiteRules, useSetSiteRules, useSiteRules } from './admin.queries.ts';
import { sayFailure } from './say-failure.ts';

const written = (codes: readonly string[]) => codes.join(', ').toUpperCase();
const codesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((code) => code.toLowerCase());

function countryName(code: string) {
  try {
    return new Intl.DisplayNames(undefined, { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

function Maintenance({ rules }: { rules: SiteRules }) {
  const [asking, setAsking] = useState(false);
  const set = useSetSiteRules();
  const run = (maintenance: boolean) => set.mutate({ maintenance }, { onError: sayFailure });
  return (
    <section aria-label="Maintenance" className="grid gap-2">
      <h3 className="text-lead">Maintenance</h3>
      <p className="max-w-prose text-small text-muted">
        While it is on, everyone but admins is sent to the maintenance page. Nothing that was typed is lost:
        pages keep it and save it afterwards.
      </p>
      <Switch
        label="Closed for maintenance"
        checked={rules.maintenance}
        disabled={rules.maintenanceFixed || set.isPending}
        onChange={(on) => (on ? setAsking(true) : run(false))}
      />
      {rules.maintenanceFixed ? (
        <p className="text-small text-muted">It was set by MAINTENANCE when the server was started.</p>
      ) : null}
      {asking ? (
        <ConfirmDialog
          label="Close the site for everyone but admins?"
          buttons={['Cancel', 'Close the site']}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === 'Close the site') run(true);
          }}
        />
      ) : null}
    </section>
  );
}

function Countries({ rules }: { rules: SiteRules }) {
  const [typed, setTyped] = useState(() => written(rules.blockedCountries));
  const [asking, setAsking] = useState(false);
  const set = useSetSiteRules();
  const codes = codesOf(typed);
  const wrong = codes.filter((code) => !/^[a-z]{2}$/.test(code));
  const names = codes.map(countryName).join(', ');
  const run = () =>
    set.mutate(
      { blockedCountries: codes },
      { onError: sayFailure, onSuccess: () => showToast({ text: 'The countries were saved.' }) },
    );
  return (
    <section aria-label="Countries not served" className="grid gap-3">
      <h3 className="text-lead">Countries not served</h3>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong.length === 0) setAsking(true);
        }}
      >
        <Field
          label="Two-letter codes, separated by commas"
          placeholder="for example KP, SY"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(wrong.length > 0
            ? { error: `Not a two-letter code: ${wrong.join(', ')}` }
            : names
              ? { hint: names }
              : {})}
          className="min-w-0 flex-1 basis-72"
        />
        <Button type="submit" busy={set.isPending} disabled={wrong.length > 0}>
          Set
        </Button>
      </form>
      {rules.blockedCountriesFixed.length > 0 ? (
        <p className="text-small text-muted">
          Set by BLOCKED_COUNTRIES besides: {written(rules.blockedCountriesFixed)}.
        </p>
      ) : null}
      <p className="text-small text-muted">
        {rules.yourCountry
          ? `You seem to be in ${countryName(rules.yourCountry)}.`
          : 'Your country cannot be told from your address.'}
      </p>
      {asking ? (
        <ConfirmDialog
          label={names ? `Serve nobody in ${names}?` : 'Serve every country?'}
          buttons={['Cancel', 'Set']}
          onClose={() => setAsking(false)}
          onSubmit={(button) => {
            setAsking(false);
            if (button === 'Set') run();
          }}
        />
      ) : null}
    </section>
  );
}

/** What is closed: the whole site for a while, or to some countries. */
export function SiteRulesSection() {
  const rules = useSiteRules();
  if (rules.isPending) return <Skeleton className="h-60" />;
  if (rules.isError) {
    return (
      <ErrorInPlace
        title="The rules could not be loaded."
        detail={rules.error.message}
        onRetry={() => void rules.refetch()}
      />
    );
  }
  return (
    <Card className="grid gap-10 p-6">
      <Maintenance rules={rules.data} />
      <Countries rules={rules.data} />
    </Card>
  );
}
