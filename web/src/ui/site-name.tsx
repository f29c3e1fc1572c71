import { useOperator } from './operator.ts';

/** The name of the site, in a sentence. */
export const SiteName = () => useOperator().name;
