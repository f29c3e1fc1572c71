import { hash, randomBytes } from 'node:crypto';

/** An unguessable, URL-safe id of 128 random bits, 22 characters. */
export const newId = () => randomBytes(16).toString('base64url');

/** A secret of 256 random bits for cookies and one-time links. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret, so that a copy of the database opens no session. */
export const hashSecret = (secret: string) => hash('sha256', secret, 'base64url');
