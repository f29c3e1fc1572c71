import type { BookingFile } from '@wayfare/contracts/booking';
import { limits } from '@wayfare/contracts/limits';
import type { FileType } from '@wayfare/contracts/vocabulary';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../http/secret.ts';
import { fileNameFor, fileTypeOf } from './file-type.ts';
import type { TripFileRepo } from './trip-file.repo.ts';

const pieceBytes = 64 * 1024;
/** What no trip names is left alone for so long even where room is short: its booking may not be saved yet. */
const freshMs = 10 * 60_000;

interface KeepNeeds {
  files: TripFileRepo;
  /** How many bytes the files of an account may take. */
  most: number;
  now: () => number;
}

interface GivenFile {
  tripId: string;
  ownerId: string;
  name: string;
  content: AsyncIterable<Uint8Array>;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** The refusal of a file that is larger than any may be. */
export const tooLarge = () =>
  new Refusal(
    'too_large',
    `A file may have ${megabytes(limits.tripFileBytes)} at most. Save it with less detail or fewer pages, or keep its address with the booking.`,
  );

const wrongKind = (name: string) =>
  new Refusal(
    'unsupported_media',
    `“${name}” is neither a PDF nor a picture (PNG, JPEG, WebP, HEIC), whatever its name says. Print it to a PDF, or take a picture of the screen, and attach that.`,
  );

/** The same bytes in pieces of one size; refuses the first byte too many. */
async function* piecesOf(content: AsyncIterable<Uint8Array>) {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let total = 0;
  for await (const some of content) {
    total += some.length;
    if (total > limits.tripFileBytes) throw tooLarge();
    held.push(some);
    heldBytes += some.length;
    if (heldBytes < pieceBytes) continue;
    const joined = Buffer.concat(held);
    let at = 0;
    for (; at + pieceBytes <= joined.length; at += pieceBytes) yield joined.subarray(at, at + pieceBytes);
    held = [joined.subarray(at)];
    heldBytes = joined.length - at;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** Refuses a file for which there is no room, once what no trip names any more was thrown away for it. */
async function makeRoom({ files, most, now }: KeepNeeds, { tripId, ownerId }: GivenFile) {
  const isFull = async () => {
    const tooMany = (await files.countOf(tripId)) >= limits.tripFiles;
    return { tooMany, tooMuch: (await files.bytesOf(ownerId)) >= most };
  };
  const before = await isFull();
  if (!before.tooMany && !before.tooMuch) return;
  await files.purgeUnused(now() - freshMs, ownerId);
  const { tooMany, tooMuch } = await isFull();
  if (tooMany) {
    const words = `A trip holds ${limits.tripFiles} files at most. Remove one that is no longer needed, and try again in ten minutes.`;
    throw new Refusal('conflict', words);
  }
  if (tooMuch) {
    const words = `The files of an account take ${megabytes(most)} at most. Remove some from the bookings of this trip or an older one, and try again in ten minutes.`;
    throw new Refusal('conflict', words);
  }
}

/** Writes the pieces as they come, the first of which says what it is. */
async function write({ files }: KeepNeeds, id: string, { name, content }: GivenFile) {
  let type: FileType | null = null;
  let number = 0;
  let bytes = 0;
  for await (const piece of piecesOf(content)) {
    type ??= fileTypeOf(piece);
    if (type === null) throw wrongKind(name);
    await files.addPiece(id, number, piece);
    number += 1;
    bytes += piece.length;
  }
  if (type === null) throw new Refusal('bad_input', `“${name}” is empty. Choose another file.`);
  return { type, bytes, name: fileNameFor(name, type, limits.fileNameCharacters) };
}

/** Keeps a file as it comes, never whole in memory. What was refused or cut off leaves nothing behind. */
export async function keepFile(needs: KeepNeeds, given: GivenFile): Promise<BookingFile> {
  const { files, now } = needs;
  await makeRoom(needs, given);
  const id = newId();
  const at = now();
  const begun = { id, trip_id: given.tripId, name: given.name, type: '', bytes: 0 };
  await files.begin({ ...begun, created_at: at, used_at: at });
  try {
    const file = await write(needs, id, given);
    await files.finish(id, file);
    return { id, ...file };
  } catch (error) {
    await files.remove(given.tripId, id);
    throw error;
  }
}
