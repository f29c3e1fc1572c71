/** The nearest one comes when a map is fitted to a few points. */
const nearest = 14.5;

/** How what one looks at lies in the map: clear of what stands over it, with room for names beside markers. */
export function fittingOf({ clientWidth }: HTMLElement) {
  const beside = clientWidth > 640 ? 140 : clientWidth > 480 ? 100 : 88;
  return { padding: { top: 76, right: beside, bottom: 60, left: beside }, maxZoom: nearest };
}

/** The card of what is chosen, at the foot of the map: its width with its margin, and its share of the height at most. */
const card = { width: 372, height: 0.6 };
const markerRoom = 40;
/** A map that is hardly wider than the card. */
const narrow = 480;

/** Whether the card of what is chosen would hide a point of the map, and how far from the middle it is seen beside it. */
export function besideCard({ clientWidth: width, clientHeight: height }: HTMLElement) {
  const isNarrow = width < narrow;
  const top = height * (1 - card.height) - markerRoom;
  const offset: [number, number] = isNarrow ? [0, top - height / 2] : [card.width / 2, 0];
  return { hides: ({ x, y }: { x: number; y: number }) => y > top && (isNarrow || x < card.width), offset };
}
