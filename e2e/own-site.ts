import { inject } from 'vitest';
import { startServer } from './start-site.ts';

/** A server for one file of journeys: it has settings of its own, or nobody but they may have used it. */
export const ownSite = (settings: Record<string, string> = {}) => startServer(settings, inject('firstStart'));
