import type { Finding } from '@wayfare/contracts/finding';
import { Info, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../ui/class-names.ts';
import { findingWords, fixWords } from './finding-words.ts';
import { useDayOutline, usePlanActions } from './plan-actions.ts';

/** What does not hold, in a sentence, with the press that mends it where there is one. */
export const FindingNote = memo(function FindingNote({ finding }: { finding: Finding }) {
  const actions = usePlanActions();
  const fix = fixWords(finding, useDayOutline());
  const hint = finding.severity === 'hint';
  const Icon = hint ? Info : TriangleAlert;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-2 text-fine',
        hint ? 'text-muted' : 'text-amber',
      )}
    >
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      <span className="min-w-0 flex-1 basis-40 py-0.5">{findingWords(finding)}</span>
      {fix ? (
        <button
          type="button"
          onClick={() => actions.fix(finding)}
          className="-my-1 min-h-11 rounded-control px-2 font-semibold underline decoration-current/40 underline-offset-4 hover:bg-amber-soft"
        >
          {fix}
        </button>
      ) : null}
    </div>
  );
});
