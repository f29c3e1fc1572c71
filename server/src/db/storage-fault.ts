import { storageRefusal } from '../http/storage-refusal.ts';

/** The storage cannot be used; says why in one sentence and what to do in another. */
export class StorageFault extends Error {}

const wrongFiles = new Set(['EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS']);
/** What PostgreSQL says of a name or a password that it does not know. */
const wrongNames = /^(28|3D)/;

const adviceFor = (databaseUrl: string | null) =>
  databaseUrl === null
    ? 'Check that WAYFARE_DATA is a folder that this account may write to, with room, and that wayfare.sqlite in it is whole; if it is not, move it away and restore a backup.'
    : 'Check DATABASE_URL (or DATABASE_HOST and those beside it), and that the database runs and has room.';

/** What went wrong as the storage was opened, in words where it is the storage's fault; anything else as it is. */
export function toStorageFault(error: unknown, databaseUrl: string | null): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isKnown = wrongFiles.has(code) || wrongNames.test(code) || storageRefusal(error) !== null;
  if (!isKnown) return error;
  return new StorageFault(`The storage cannot be opened: ${error.message}. ${adviceFor(databaseUrl)}`, {
    cause: error,
  });
}
