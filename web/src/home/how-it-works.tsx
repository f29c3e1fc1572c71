import { CalendarCheck, Route, Save } from 'lucide-react';
import { HomeSection } from './home-section.tsx';

const steps = [
  {
    icon: Route,
    title: 'Choose where',
    text: 'Name a city, or several. Put them in order and say how many nights each deserves.',
  },
  {
    icon: CalendarCheck,
    title: 'Make it fit',
    text: 'Give it dates and travellers. The times of arrival and departure at every stop work themselves out.',
  },
  {
    icon: Save,
    title: 'Keep it yours',
    text: 'What you plan is saved as you go. Archive it, change it, read it on the road.',
  },
];

/** Three steps from a wish to a trip. */
export function HowItWorks() {
  return (
    <HomeSection title="How it works" lead="From a name on the map to a trip you can take.">
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-primary/60 pt-5">
            <div className="flex items-center justify-between text-primary-ink">
              <Icon aria-hidden="true" size={26} strokeWidth={1.6} />
              <span aria-hidden="true" className="font-display text-title leading-none opacity-40">
                {index + 1}
              </span>
            </div>
            <h3 className="text-lead">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
