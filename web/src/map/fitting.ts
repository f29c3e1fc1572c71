/** The nearest one comes when a map is fitted to a few points. */
const nearest = 14.5;

/** How what one looks at lies in the map: clear of what stands over it. */
export const fitting = { padding: { top: 76, right: 60, bottom: 60, left: 60 }, maxZoom: nearest };
