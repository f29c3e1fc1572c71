import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { GuideSection } from './guide-facts.tsx';

/** What is told of a country, topic by topic, in the order in which one asks. */
const parts: readonly (readonly [
  heading: string,
  topics: readonly (readonly [topic: string, words: string])[],
])[] = [
  [
    'When to go',
    [
      ['when', 'Seasons'],
      ['feast', 'Festivals and full weeks'],
    ],
  ],
  [
    'Getting around',
    [
      ['around', 'Trains, buses, passes'],
      ['between', 'How long it takes'],
      ['transfer', 'From the airport'],
      ['drive', 'Driving'],
    ],
  ],
  [
    'Money',
    [
      ['money', 'Cash and cards'],
      ['cost', 'What things cost'],
      ['shop', 'Shops'],
    ],
  ],
  [
    'Eating and going out',
    [
      ['food', 'What to eat'],
      ['eat', 'How one eats'],
      ['night', 'Evenings'],
    ],
  ],
  [
    'Before you go',
    [
      ['visa', 'Entry'],
      ['tickets', 'To book ahead'],
      ['health', 'Health'],
      ['laws', 'Laws'],
      ['pack', 'What to pack'],
      ['phone', 'Phone and internet'],
    ],
  ],
  [
    'Once there',
    [
      ['customs', 'Manners'],
      ['language', 'Language'],
      ['safety', 'Safety'],
      ['luggage', 'Luggage'],
      ['kids', 'With children'],
      ['access', 'Steps and wheels'],
    ],
  ],
];

/** What one asks before going to a country. */
export const CountryNotes = ({ notes }: { notes: CountryGuide['notes'] }) =>
  parts.map(([heading, topics]) => {
    const told = topics.filter(([topic]) => notes[topic]);
    return told.length > 0 ? (
      <GuideSection key={heading} title={heading}>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {told.map(([topic, words]) => (
            <div key={topic}>
              <dt className="text-lead">{words}</dt>
              <dd className="mt-1.5 text-muted">{notes[topic]}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
    ) : null;
  });
