import { crc32, deflateSync } from 'node:zlib';
import { json, standIn } from './stand-in.ts';

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A photograph as far as a browser can tell: a sky over a ground, 1600 × 1000, in colours of its own. */
function photograph(seed: number) {
  const [width, height] = [1600, 1000];
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      const ridge = 560 + 90 * Math.sin(x / 170 + seed) + 40 * Math.sin(x / 61 + seed * 3);
      const [r, g, b] =
        y < ridge
          ? [90 + y / 6, 150 + y / 9, 220 - y / 20]
          : [70 + ((seed * 37) % 90), 110 - y / 20, 60 + x / 40];
      rows.set([r, g, b], at);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface KnownPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** Wikidata and Commons as far as they are asked for pictures, in one server on loopback, which knows these places. */
export const standInForWikimedia = (places: readonly KnownPlace[]) =>
  standIn(({ url: { pathname, search, searchParams, origin } }, response) => {
    const number = /picture-(\d+)\.png/.exec(decodeURIComponent(pathname + search))?.[1];
    if (pathname.startsWith('/thumb/')) {
      return response.setHeader('content-type', 'image/png').end(photograph(Number(number)));
    }
    if (searchParams.get('action') === 'wbsearchentities') {
      const at = places.findIndex(({ name }) => name === searchParams.get('search'));
      return json(response, {
        search: at < 0 ? [] : [{ id: `Q${at + 1}`, label: places[at]!.name }],
        success: 1,
      });
    }
    if (searchParams.get('action') === 'wbgetentities') {
      const id = searchParams.get('ids')!;
      const at = Number(id.slice(1)) - 1;
      const { latitude, longitude } = places[at]!;
      const snak = (value: unknown) => [{ rank: 'normal', mainsnak: { datavalue: { value } } }];
      const claims = { P625: snak({ latitude, longitude }), P18: snak(`picture-${at + 1}.png`) };
      return json(response, { entities: { [id]: { claims } } });
    }
    return json(response, {
      query: {
        pages: {
          1: {
            imageinfo: [
              {
                url: `${origin}/thumb/picture-${number}.png`,
                thumburl: `${origin}/thumb/picture-${number}.png`,
                mime: 'image/png',
                extmetadata: {
                  Artist: { value: `<a href="//x.example">Ann <b>Example</b> ${number}</a>` },
                  LicenseShortName: { value: 'CC BY-SA 4.0' },
                  LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
                },
              },
            ],
          },
        },
      },
    });
  });
