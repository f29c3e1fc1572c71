const mostFrames = 20;

/**
 * Brings a day to where one reads, and keeps it there while the days that come into sight take the height they have: out
 * of sight it is only reckoned. `isMeant` ends that, as soon as one scrolls by hand or goes elsewhere.
 */
export function showDay(day: Element, isMeant: () => boolean) {
  let left = mostFrames;
  const settle = () => {
    if (!day.isConnected || !isMeant()) return;
    day.scrollIntoView({ block: 'start', behavior: 'instant' });
    left -= 1;
    if (left > 0) requestAnimationFrame(settle);
  };
  settle();
}
