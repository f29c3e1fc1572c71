/** The nearest one comes when a map is fitted to a few points. */
const nearest = 14.5;

/** How what one looks at lies in the map: clear of what stands over it, with room for names beside markers. */
export function fittingOf({ clientWidth }: HTMLElement) {
  const beside = clientWidth > 640 ? 140 : clientWidth > 480 ? 100 : 60;
  return { padding: { top: 76, right: beside, bottom: 60, left: beside }, maxZoom: nearest };
}
