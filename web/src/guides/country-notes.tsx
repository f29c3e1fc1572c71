import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { GuideSection } from './guide-facts.tsx';
import { NoteList, type NoteTopics } from './note-list.tsx';

/** What is told of a country, topic by topic, in the order in which one asks. */
const parts: readonly (readonly [heading: string, topics: NoteTopics])[] = [
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
  parts.map(([heading, topics]) =>
    topics.some(([topic]) => notes[topic]) ? (
      <GuideSection key={heading} title={heading}>
        <NoteList notes={notes} topics={topics} />
      </GuideSection>
    ) : null,
  );
