import type { Intent } from '@wayfare/contracts/intent';
import type { Message } from './conversation.ts';

interface QuickRepliesProps {
  message: Message;
  onChoose: (label: string, intents: Intent[] | undefined) => void;
}

/** What one may well say next: buttons that say what they mean come before those that are only words. */
export function QuickReplies({ message: { choices = [], suggestions }, onChoose }: QuickRepliesProps) {
  const replies = [
    ...choices.map(({ label, intents }) => ({ label, intents })),
    ...suggestions
      .filter((label) => choices.every((choice) => choice.label !== label))
      .map((label) => ({ label, intents: undefined })),
  ];
  if (replies.length === 0) return null;
  return (
    <ul aria-label="Quick replies" className="flex flex-wrap gap-2">
      {replies.map(({ label, intents }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(label, intents)}
            className="min-h-11 rounded-full border border-primary/50 px-3.5 text-fine font-medium text-primary-ink hover:bg-primary-soft"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
