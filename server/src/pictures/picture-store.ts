import type { PictureInfo } from '@wayfare/contracts/picture-endpoints';
import type { ResizedPicture } from '@wayfare/covers';
import type { AnswerRepo } from '../outside/answer.repo.ts';

/** What is known of a picture beside the id of its place. */
export type PictureFacts = Omit<PictureInfo, 'id'>;
/** A picture, or that there is none, as it was found at a time. */
export interface FoundPicture {
  facts: PictureFacts | null;
  at: number;
}

const service = 'pictures';

/** The pictures of places in the widths of the pages, kept beside the answers of the services they came from. */
export function pictureStore(answers: AnswerRepo) {
  const factsKey = (key: string) => `picture ${key}`;
  const bytesKey = (key: string, size: string) => `picture ${key} ${size}`;
  return {
    find: async (key: string): Promise<FoundPicture | null> => {
      const row = await answers.read(factsKey(key));
      if (!row) return null;
      return { facts: row.bytes && (JSON.parse(row.bytes.toString()) as PictureFacts), at: row.askedAt };
    },
    bytes: async (key: string, size: string): Promise<Buffer | null> =>
      (await answers.read(bytesKey(key, size)))?.bytes ?? null,
    /** The facts come last: what is told of is there. */
    write: async (key: string, facts: PictureFacts, { byWidth, share }: ResizedPicture) => {
      const writeBytes = (size: string, bytes: Uint8Array, contentType: string) =>
        answers.write(bytesKey(key, size), service, { bytes: Buffer.from(bytes), contentType });
      for (const { width, bytes } of byWidth) await writeBytes(String(width), bytes, 'image/webp');
      await writeBytes('share', share, 'image/jpeg');
      const bytes = Buffer.from(JSON.stringify(facts));
      await answers.write(factsKey(key), service, { bytes, contentType: 'application/json' });
    },
    writeNone: (key: string) => answers.write(factsKey(key), service, { bytes: null, contentType: '' }),
  };
}
export type PictureStore = ReturnType<typeof pictureStore>;
