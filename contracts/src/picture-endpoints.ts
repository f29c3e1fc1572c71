import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** An atlas id of a city, `it-rome`, or of a sight, `it-rome/trevi-fountain`. */
const pictureId = z.string().regex(/^[a-z]{2}-[a-z0-9-]{1,80}(\/[a-z0-9-]{1,120})?$/);

const picture = z.object({
  id: z.string(),
  /** Belongs into the address, so that browsers may keep what they have. */
  version: z.string(),
  widths: z.array(z.int()),
  colour: z.string().describe('What the picture is like from far away, such as `#8899aa`.'),
  credit: z.string().describe('Who made it, or the line that is to stand under it; may be empty.'),
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  sourceUrl: z.string().nullable().describe('The page that tells more of it.'),
});
export type PictureInfo = z.infer<typeof picture>;

export const pictureEndpoints = {
  pictures: endpoint({
    summary: 'Which places have a photograph, at `/picture/{id}-{width}.webp`; missing ones are looked for.',
    query: z.strictObject({
      ids: text(limits.pictureIds * 210)
        .transform((listed) => [...new Set(listed.split(',').filter(Boolean))])
        .pipe(z.array(pictureId).max(limits.pictureIds)),
    }),
    answer: z.object({
      on: z.boolean().describe('False where this site has no photographs at all.'),
      pictures: z.array(picture),
      coming: z.boolean().describe('Whether some are being looked for: it is worth asking again.'),
    }),
    errors: ['bad_input'],
  }),
};
