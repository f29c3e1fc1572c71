import { joinWords } from '@wayfare/wording/words';
import type { Finding } from '@wayfare/contracts/finding';

const kinds: Partial<Record<Finding['kind'], string>> = {
  closed: 'is closed that day',
  outside_hours: 'is outside its opening hours',
  last_entry_missed: 'is after the last entry',
  overlap: 'overlaps with something else',
  unreachable: 'cannot be reached in time',
  before_arrival: 'is before you arrive',
  after_departure: 'is after you leave',
  fixed_event_missed: 'is not on the day you named',
};

/** Says what an audit found that a traveller must know; null where nothing grave was found. */
export function describeFindings(findings: readonly Finding[]): string | null {
  const severe = findings.filter(({ severity }) => severity === 'severe');
  if (severe.length === 0) {
    const book = findings
      .filter(({ kind, facts }) => kind === 'booking_needed' && facts['booking'] === 'needed')
      .map(({ facts }) => String(facts['title'] ?? ''));
    return book.length === 0 ? null : `Book ahead: ${joinWords([...new Set(book)].slice(0, 4))}.`;
  }
  const parts = severe
    .slice(0, 3)
    .map(
      ({ kind, facts }) =>
        `${facts['title'] ?? facts['what'] ?? 'one item'} ${kinds[kind] ?? 'does not hold'}`,
    );
  return `Not everything holds: ${joinWords(parts)}${severe.length > 3 ? `, and ${severe.length - 3} more` : ''}.`;
}
