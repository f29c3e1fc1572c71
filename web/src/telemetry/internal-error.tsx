import { Button } from '../ui/button.tsx';

/** What stands in place of a view that broke. */
export function InternalError({ message, onReset }: { message: string; onReset: () => void }) {
  return (
    <div className="grid min-h-[70vh] place-items-center p-6">
      <div
        role="alert"
        className="grid w-full max-w-lg gap-4 rounded-card border border-line bg-surface p-8 shadow-card"
      >
        <h1 className="text-title">Internal Error:</h1>
        <p className="wrap-anywhere text-muted">{message}</p>
        <div>
          <Button look="primary" onClick={onReset}>
            Try again
          </Button>
        </div>
      </div>
    </div>
  );
}
