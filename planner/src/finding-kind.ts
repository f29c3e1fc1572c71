import type { Finding } from '@wayfare/contracts/finding';

/** What an audit can find, as the contracts name it. */
export type FindingKind = Finding['kind'];
