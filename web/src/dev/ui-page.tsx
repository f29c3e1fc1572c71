import { Compass, Star, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorInPlace } from '../ui/error-in-place.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { Menu } from '../ui/menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Scene } from '../ui/scene.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast.tsx';

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-4 text-lead">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

function Controls() {
  const [on, setOn] = useState(true);
  const [count, setCount] = useState(2);
  const [tab, setTab] = useState('one');
  return (
    <>
      <Piece name="Button">
        {looks.map((look) => (
          <div key={look} className="grid gap-2">
            <Button look={look}>{look}</Button>
            <Button look={look} disabled>
              disabled
            </Button>
            <Button look={look} busy>
              busy
            </Button>
          </div>
        ))}
        <IconButton label="Feature" icon={<Star size={20} />} />
        <IconButton label="Feature (off)" icon={<Star size={20} />} disabled />
      </Piece>
      <Piece name="Field, text area, select">
        <Field label="Name" placeholder="placeholder" hint="A hint" />
        <Field label="Name" defaultValue="wrong" error="This is wrong, and here is why." />
        <Field label="Name" defaultValue="disabled" disabled />
        <TextArea label="Notes" hint="Grows" />
        <Select label="Pace" options={[{ value: 'a', label: 'Relaxed' }]} />
      </Piece>
      <Piece name="Switch, stepper">
        <Switch label="On or off" checked={on} onChange={setOn} />
        <Switch label="Disabled" checked={false} onChange={setOn} disabled />
        <Stepper label="Nights" value={count} onChange={setCount} most={4} />
      </Piece>
      <Piece name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'One', count: 3, content: 'The first' },
            { value: 'two', label: 'Two', content: 'The second' },
          ]}
        />
      </Piece>
    </>
  );
}

function Overlays() {
  const [asking, setAsking] = useState<'default' | 'primaries' | null>(null);
  const [answer, setAnswer] = useState('');
  return (
    <Piece name="Dialog, menu, toast">
      <Button onClick={() => setAsking('default')}>Confirm</Button>
      <Button onClick={() => setAsking('primaries')}>Confirm with primaries</Button>
      <span>{answer}</span>
      <Menu
        trigger={<Button>Menu</Button>}
        entries={[
          { label: 'Feature', icon: <Star size={18} />, onSelect: () => setAnswer('Feature') },
          { label: 'Delete', icon: <Trash2 size={18} />, danger: true, onSelect: () => setAnswer('Delete') },
        ]}
      />
      <Button onClick={() => showToast({ text: 'Done.' })}>Toast</Button>
      <Button
        onClick={() =>
          showToast({ text: 'Deleted.', action: { label: 'Undo', run: () => setAnswer('Undone') } })
        }
      >
        Toast with action
      </Button>
      {asking ? (
        <ConfirmDialog
          label="Which of these?"
          buttons={['No', 'Later', 'Yes']}
          {...(asking === 'primaries' ? { primaries: ['No', 'Later'], title: 'A title' } : {})}
          onClose={() => setAsking(null)}
          onSubmit={(button) => {
            setAnswer(button);
            setAsking(null);
          }}
        />
      ) : null}
    </Piece>
  );
}

/** Every piece of `ui/` in every state; only while developing. */
export function UiPage() {
  return (
    <PageFrame heading="Pieces" lead="Everything in ui/, in each of its states." width="middle">
      <Controls />
      <Overlays />
      <Piece name="Badge">
        {(['plain', 'primary', 'amber', 'green'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Piece>
      <Piece name="Banner">
        {(['info', 'warning', 'danger'] as const).map((tone) => (
          <div key={tone} className="w-full">
            <Banner
              tone={tone}
              label={tone}
              onDismiss={() => undefined}
              actions={<Button look="quiet">Act</Button>}
            >
              A banner of the tone {tone}
            </Banner>
          </div>
        ))}
      </Piece>
      <Piece name="Card, skeleton, empty, error, loading">
        <Card className="p-6">A card</Card>
        <Skeleton className="h-24 w-48" />
        <EmptyState
          icon={<Compass size={26} />}
          title="Nothing yet"
          action={<Button look="primary">Begin</Button>}
        >
          What could be here.
        </EmptyState>
        <ErrorInPlace title="It could not be loaded." detail="A detail." onRetry={() => undefined} />
        <LoadingScreen />
        {['Kyoto', 'Lisbon', 'Oslo', 'Cusco'].map((seed) => (
          <Scene key={seed} seed={seed} className="h-32 w-52 rounded-card" />
        ))}
      </Piece>
      <Piece name="Day colours">
        {Array.from({ length: 8 }, (_, day) => (
          <span key={day} className="size-12 rounded-full" style={{ background: `var(--day-${day + 1})` }} />
        ))}
      </Piece>
    </PageFrame>
  );
}
