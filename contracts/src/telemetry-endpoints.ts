import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredText, text } from './text.ts';

export const telemetryEndpoints = {
  logView: endpoint({
    summary: 'Counts one page view.',
    body: z.strictObject({ path: requiredText(2000), title: text(300).optional() }),
    answer: null,
    errors: ['bad_input', 'too_many_requests'],
  }),
  logError: endpoint({
    summary: 'Reports an error of the browser.',
    body: z.strictObject({ message: text(2000), stack: text(12_000).optional() }),
    answer: null,
    errors: ['bad_input', 'too_many_requests'],
  }),
};
