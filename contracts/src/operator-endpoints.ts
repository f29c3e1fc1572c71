import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';
import { operatorImages, operatorTexts } from './vocabulary.ts';

const forAdmins = <const E extends Endpoint>(definition: E) => endpoint({ ...definition, adminOnly: true });
const refused = ['bad_input', 'sign_in_required', 'forbidden'] as const;

/** Who runs the site, as every page may tell. Images by their path. */
const operator = z.object({
  name: z.string(),
  runBy: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  imprint: z.string().nullable(),
  /** The logo as it came, at most 192 pixels high, and squared for icons. */
  logo: z.string().nullable(),
  icon: z.string().nullable(),
  /** The picture behind the public pages, and the same cut for shared links. */
  picture: z.string().nullable(),
  share: z.string().nullable(),
});
export type Operator = z.infer<typeof operator>;

const source = z.enum(['admin', 'environment', 'default']);

/** Each part of it with where it comes from, and what would stand in its place without the admin's choice. */
const operatorBySource = z.object({
  texts: z.array(
    z.object({
      text: z.enum(operatorTexts),
      value: z.string().nullable(),
      source,
      otherwise: z.string().nullable(),
    }),
  ),
  images: z.array(z.object({ image: z.enum(operatorImages), path: z.string().nullable(), source })),
});
export type OperatorBySource = z.infer<typeof operatorBySource>;

const { operatorTextCharacters: most } = limits;
/** `null` goes back to what stands without the admin's choice. */
const changed = (max: number) => requiredText(max).nullable().optional();
const changedLine = (max: number) =>
  requiredText(max)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .nullable()
    .optional();
const image = z.object({ image: z.enum(operatorImages) });

export const operatorEndpoints = {
  operator: endpoint({
    summary: 'Who runs this site: its name, whom to write to, imprint, logo and picture.',
    answer: operator,
    errors: [],
  }),
  adminOperator: forAdmins({
    summary: 'The same, each part with where it comes from: an admin, the settings of the server, or nobody.',
    answer: operatorBySource,
    errors: refused,
  }),
  adminSetOperator: forAdmins({
    summary: 'Sets parts of it; `null` goes back to what the settings of the server say.',
    bodyLimit: 64 * 1024,
    body: z.strictObject({
      name: changedLine(most.name),
      runBy: changedLine(most.runBy),
      email: z.email().max(most.email).nullable().optional(),
      address: changed(most.address),
      imprint: changed(most.imprint),
    }),
    answer: operatorBySource,
    errors: refused,
  }),
  adminSetOperatorImage: forAdmins({
    summary: 'Sets the logo or the picture: a PNG, JPEG or WebP file, told by its first bytes, drawn anew.',
    params: image,
    bodyIsFile: true,
    bodyLimit: limits.operatorImageBytes,
    answer: operatorBySource,
    errors: [...refused, 'too_large', 'unsupported_media'],
  }),
  adminRemoveOperatorImage: forAdmins({
    summary: 'Goes back to the image that the settings of the server name, or to none.',
    params: image,
    answer: operatorBySource,
    errors: refused,
  }),
};
