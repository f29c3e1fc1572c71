import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title?: string;
  label: string;
  buttons: readonly string[];
  /** The buttons drawn as primary; without any the last one is. */
  primaries?: readonly string[];
  onSubmit: (button: string) => void;
  onClose: () => void;
}

/** Asks one question; answers with the label of the button that was pressed. */
export function ConfirmDialog({
  title = 'Confirm',
  label,
  buttons,
  primaries = [],
  onSubmit,
  onClose,
}: ConfirmDialogProps) {
  const primary = primaries.length > 0 ? primaries : buttons.slice(-1);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={buttons.map((button) => (
        <Button
          key={button}
          look={primary.includes(button) ? 'primary' : 'secondary'}
          onClick={() => onSubmit(button)}
        >
          {button}
        </Button>
      ))}
    >
      <p>{label}</p>
    </Dialog>
  );
}
