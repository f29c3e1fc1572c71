import { Button } from '../ui/button.tsx';

interface TripChoiceButtonProps {
  name: string;
  detail: string;
  busy?: boolean;
  onClick: () => void;
}

/** One trip of a list to choose from. */
export const TripChoiceButton = ({ name, detail, busy = false, onClick }: TripChoiceButtonProps) => (
  <Button className="w-full !justify-start text-left" onClick={onClick} busy={busy}>
    <span className="min-w-0">
      <span className="block truncate">{name}</span>
      <span className="block text-fine font-normal whitespace-normal text-muted">{detail}</span>
    </span>
  </Button>
);
