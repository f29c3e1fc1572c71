import { Settings } from 'lucide-react';

/** Stands while a screen loads: a spinning gear. */
export function LoadingScreen() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-[60vh] place-items-center">
      <Settings aria-hidden="true" className="gear text-primary" size={56} strokeWidth={1.5} />
    </div>
  );
}
