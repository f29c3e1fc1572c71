/** The parts of a sight's guide, in the order in which they are read. */
export const sightGuideParts = [
  'about',
  'see',
  'hour',
  'way',
  'tickets',
  'with',
  'children',
  'steps',
  'mistake',
] as const;
export type SightGuidePart = (typeof sightGuideParts)[number];

/** What is told of a sight beyond its facts: what it is, and how to see it well. Each part is a few sentences. */
export type SightGuide = Partial<Record<SightGuidePart, string>> & {
  about: string;
  /** Its official page. */
  page?: string;
};

/** So many words a guide has at least; a shorter one is no guide. */
export const fewestWords = 130;
const mostWordsOfPart = 140;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Every word of a guide. */
export const wordsOf = (guide: SightGuide) =>
  sightGuideParts.reduce((sum, part) => sum + wordsIn(guide[part] ?? ''), 0);

const isPart = (word: string): word is SightGuidePart =>
  (sightGuideParts as readonly string[]).includes(word);

/** Reads one sight's part of a file: a line a part, `about: It was …`. Throws where something is wrong. */
function readGuide(slug: string, lines: readonly string[]): SightGuide {
  const guide: Partial<SightGuide> = {};
  for (const line of lines) {
    const [, word = '', text = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (word === 'page' && /^https?:\/\/\S+$/.test(text)) guide.page = text;
    else if (!isPart(word)) throw new Error(`${slug}: "${line.slice(0, 40)}" is no part of a guide`);
    else if (guide[word]) throw new Error(`${slug}: ${word} is told twice`);
    else if (wordsIn(text) > mostWordsOfPart) throw new Error(`${slug}: ${word} has too many words`);
    else guide[word] = text.trim();
  }
  const { about } = guide;
  if (!about) throw new Error(`${slug}: about is missing`);
  const whole = { ...guide, about };
  if (wordsOf(whole) < fewestWords)
    throw new Error(`${slug}: ${wordsOf(whole)} words are fewer than ${fewestWords}`);
  return whole;
}

/** Reads the guides of a city's sights: `## slug`, and below it a line for each part. */
export function parseSightGuides(source: string): Map<string, SightGuide> {
  const guides = new Map<string, SightGuide>();
  for (const block of source.split(/^## /m).slice(1)) {
    const [slug = '', ...lines] = block.split('\n').map((line) => line.trim());
    if (guides.has(slug)) throw new Error(`${slug} stands twice`);
    guides.set(
      slug,
      readGuide(
        slug,
        lines.filter((line) => line !== ''),
      ),
    );
  }
  return guides;
}
