/** The parts that every city guide has. */
const parts = [
  ['see', 'What to see'],
  ['when', 'When to go'],
  ['quarters', 'Neighbourhoods'],
  ['around', 'Arriving and getting around'],
  ['food', 'Food and evenings'],
  ['wishes', 'Children, rain, evening, budget'],
  ['practical', 'Good to know'],
  ['questions', 'Questions'],
] as const;

/** What a city guide holds, to jump to. */
export const CityContents = () => (
  <nav aria-label="In this guide" className="mt-8">
    <ul className="flex flex-wrap gap-2">
      {parts.map(([id, words]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-3 text-small hover:bg-primary-soft"
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
