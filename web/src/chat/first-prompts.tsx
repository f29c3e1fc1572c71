const prompts = [
  'Five days in Kyoto and Osaka in April, we love food',
  'A long weekend in Lisbon with two children',
  'Ten days by train through Italy in autumn',
  'A relaxed week of beaches and history in Greece',
  'Three days in New York for art and architecture',
  'Two weeks in Peru, hiking and old cities',
];

/** What the chat offers before anything was said. */
export function FirstPrompts({ onChoose, fresh }: { onChoose: (prompt: string) => void; fresh: boolean }) {
  const offered = fresh
    ? prompts
    : [
        'Add one more day',
        'Make it more relaxed',
        'What should we not miss?',
        'Where should we eat?',
        'What is the weather like then?',
        'How do we get from place to place?',
      ];
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="text-lead">{fresh ? 'Tell me about your trip' : 'What should change?'}</h2>
        <p className="text-small text-muted">
          {fresh
            ? 'Where to, how long, when, with whom, what you love. Half of it is enough.'
            : 'Ask for anything, or ask about the places you go to.'}
        </p>
      </div>
      <ul className="grid gap-2">
        {offered.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => onChoose(prompt)}
              className="min-h-11 w-full rounded-control border border-line bg-surface px-3 py-2 text-left text-small hover:border-primary hover:bg-primary-soft"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
