import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Prints the page where its address asks for that, once all of it is there, and takes that out of the address. */
export function usePrintOnRequest(isWhole: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.has('print');
  useEffect(() => {
    if (!asked || !isWhole) return;
    setSearch(
      (held) => {
        held.delete('print');
        return held;
      },
      { replace: true },
    );
    window.print();
  }, [asked, isWhole, setSearch]);
}
