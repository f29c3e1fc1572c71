import { afterEach } from 'vitest';
import { closeAll } from './gone-after-test.ts';

// Run anew for each file of tests: these share the modules of a process, and so the app and the atlas, once loaded.
afterEach(closeAll);
