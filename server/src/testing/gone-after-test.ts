const open: (() => Promise<void>)[] = [];

/** What ends a thing that a test opened; the test's end sees to it. */
export const goneAfterTest = (close: () => Promise<void>) => void open.push(close);

/** Ends all that was opened, the last first. */
export async function closeAll() {
  for (const close of open.splice(0).toReversed()) await close();
}
