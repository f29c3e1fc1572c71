import { useEffect, useState } from 'react';

/** Whether the search is open over the page: by its button, or by ⌘K and Ctrl+K from anywhere. */
export function useSearchDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen((held) => !held);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { open, show: () => setOpen(true), close: () => setOpen(false) };
}
