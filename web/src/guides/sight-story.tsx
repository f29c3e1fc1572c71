import type { SightGuide } from '@wayfare/contracts/attraction-info';
import { GuideSection } from './guide-facts.tsx';

const tips = [
  ['hour', 'Best hour'],
  ['way', 'Getting there'],
  ['tickets', 'Tickets'],
  ['with', 'Goes well with'],
  ['children', 'With children'],
  ['steps', 'Steps and wheels'],
  ['mistake', 'A mistake to avoid'],
] as const;

/** What a sight is, and how to see it well. */
export function SightStory({ guide }: { guide: SightGuide }) {
  const told = tips.filter(([part]) => guide[part]);
  return (
    <>
      <div className="prose mt-10">
        <p>{guide.about}</p>
        {guide.see ? <p>{guide.see}</p> : null}
      </div>
      {told.length > 0 ? (
        <GuideSection title="How to see it well">
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {told.map(([part, name]) => (
              <div key={part}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-0.5">{guide[part]}</dd>
              </div>
            ))}
          </dl>
        </GuideSection>
      ) : null}
    </>
  );
}
