/** Topics of notes with the words that stand above them, in the order in which one asks. */
export type NoteTopics = readonly (readonly [topic: string, words: string])[];

interface NoteListProps {
  notes: Readonly<Record<string, string>>;
  topics: NoteTopics;
}

/** The notes on some topics; nothing where none is written. */
export function NoteList({ notes, topics }: NoteListProps) {
  const told = topics.filter(([topic]) => notes[topic]);
  return told.length > 0 ? (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {told.map(([topic, words]) => (
        <div key={topic}>
          <dt className="text-lead">{words}</dt>
          <dd className="mt-1.5 text-muted">{notes[topic]}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
