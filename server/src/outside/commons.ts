import { pictureFault } from '@wayfare/covers';
import { z } from 'zod';
import { BadAnswer } from './fetch-bounded.ts';
import type { Outside } from './open-door.ts';
import { plainWords } from './plain-words.ts';
import { asJson, type Question } from './question.ts';

/** A free photograph: where its bytes are, who made it, under which licence. */
export interface FreePicture {
  address: string;
  credit: string;
  licence: string;
  licenceUrl: string | null;
  sourceUrl: string;
}

const dayMs = 86_400_000;
const patienceMs = 15_000;
/** A standard width of Commons: others are refused or made to wait. */
const askedWidth = '1920';
const creditCharacters = 90;

const described = z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }).optional();
const answer = z.object({
  query: z.object({
    pages: z.record(
      z.string(),
      z.object({
        imageinfo: z
          .array(
            z.object({
              url: z.string(),
              thumburl: z.string().optional(),
              mime: z.string().optional(),
              extmetadata: z
                .object({ Artist: described, LicenseShortName: described, LicenseUrl: described })
                .optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
});
type ImageInfo = NonNullable<z.infer<typeof answer>['query']['pages'][string]['imageinfo']>[number];

/** Licences under which a picture may be shown to everybody, by their short names: "CC BY-SA 4.0", "Public domain". */
const isFree = (licence: string) =>
  /^(cc0|public domain|pd\b|cc by(-sa)? \d)/i.test(licence) && !/\b(nc|nd)\b/i.test(licence);

const webAddress = (text: string) => {
  const address = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
};

function freePictureOf(name: string, { url, thumburl, extmetadata = {} }: ImageInfo): FreePicture | null {
  const words = (part: { value: unknown } | undefined, most: number) =>
    plainWords(String(part?.value ?? ''), most);
  const licence = words(extmetadata.LicenseShortName, 40);
  const address = webAddress(thumburl ?? url);
  if (!isFree(licence) || address === null) return null;
  return {
    address,
    credit: words(extmetadata.Artist, creditCharacters) || 'Unknown author',
    licence,
    licenceUrl: webAddress(words(extmetadata.LicenseUrl, 200)),
    sourceUrl: `https://commons.wikimedia.org/wiki/${encodeURIComponent(`File:${name.replaceAll(' ', '_')}`)}`,
  };
}

const aboutQuestion = (name: string): Question<FreePicture | null> => ({
  path: `/w/api.php?${new URLSearchParams({
    action: 'query',
    titles: `File:${name}`,
    prop: 'imageinfo',
    iiprop: 'url|extmetadata|size|mime',
    iiurlwidth: askedWidth,
    format: 'json',
  })}`,
  freshMs: 60 * dayMs,
  patienceMs,
  read: (raw) => {
    const info = Object.values(asJson(answer)(raw).query.pages)[0]?.imageinfo?.[0];
    return info ? freePictureOf(name, info) : null;
  },
});

const bytesQuestion = (address: string): Question<Buffer> => ({
  path: address,
  freshMs: 365 * dayMs,
  patienceMs: 30_000,
  read: ({ bytes }) => {
    const fault = pictureFault(bytes);
    if (fault !== null) throw new BadAnswer(`the picture is not taken: ${fault}`);
    return bytes;
  },
});

/** What Commons says of a picture: `value` is null where it is not there or not free; null where it cannot be asked. */
export const askFreePicture = (outside: Outside, name: string) =>
  outside.ask('pictures', aboutQuestion(name));

/** The bytes of a picture; null where they cannot be had. */
export const askPictureBytes = async (outside: Outside, { address }: FreePicture) =>
  (await outside.ask('pictures', bytesQuestion(address)))?.value ?? null;
