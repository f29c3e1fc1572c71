import { openAtlas, openTravel } from '@wayfare/atlas';
import { createAssistant } from '../create-assistant.ts';

const atlas = openAtlas();

/** What an assistant of the tests is made of: the real atlas, on a day that stands still. */
export const testParts = { atlas, travel: openTravel(atlas), now: () => new Date('2026-11-21T10:00:00Z') };

/** An assistant made of these, without a language model. */
export const testAssistant = () => createAssistant(testParts);
