/** What a plan proposes begins at five past or ten past, not at 10:07. */
const STEP_MINUTES = 5;

/** The first such minute from here on. */
export const nextStep = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
