import { distanceKm } from '@wayfare/almanac/distance';
import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson, type Question } from './question.ts';

/** A place as it is looked for: by its names, and by where it has to be. */
export interface SoughtPlace {
  /** The likeliest first. */
  names: readonly string[];
  latitude: number;
  longitude: number;
  withinKm: number;
}

const freshMs = 60 * 86_400_000;
/** Nobody waits: pictures are looked for in the background. */
const patienceMs = 15_000;
const namesTried = 3;

const found = z.object({ search: z.array(z.object({ id: z.string().regex(/^Q\d+$/) })) });

const statement = z.object({
  rank: z.string().optional(),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
});
type Statement = z.infer<typeof statement>;
const entities = z.object({
  entities: z.record(z.string(), z.object({ claims: z.record(z.string(), z.array(statement)).optional() })),
});
const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

const question = <T>(parameters: Record<string, string>, schema: z.ZodType<T>): Question<T> => ({
  path: `/w/api.php?${new URLSearchParams({ ...parameters, format: 'json' })}`,
  freshMs,
  patienceMs,
  read: asJson(schema),
});

/** What a property says, the preferred first; what is known to be wrong is left out. */
const valuesOf = (claims: Record<string, Statement[]>, property: string) =>
  (claims[property] ?? [])
    .filter(({ rank }) => rank !== 'deprecated')
    .sort((a, b) => Number(b.rank === 'preferred') - Number(a.rank === 'preferred'))
    .flatMap(({ mainsnak }) => mainsnak.datavalue?.value ?? []);

function isThere(claims: Record<string, Statement[]>, { latitude, longitude, withinKm }: SoughtPlace) {
  const at = coordinates.safeParse(valuesOf(claims, 'P625')[0]);
  if (!at.success) return false;
  return distanceKm(latitude, longitude, at.data.latitude, at.data.longitude) <= withinKm;
}

/** The picture (P18), else the banner (P948), as photographs are named. */
const photographOf = (claims: Record<string, Statement[]>) =>
  [...valuesOf(claims, 'P18'), ...valuesOf(claims, 'P948')].find(
    (name): name is string => typeof name === 'string' && /\.(jpe?g|png|webp|tiff?)$/i.test(name),
  );

/**
 * The name of the picture on Commons that shows a place. `value` is null where Wikidata has none of a thing by this name
 * at this place; null where nobody can tell just now.
 */
export async function askPictureName(
  outside: Outside,
  place: SoughtPlace,
): Promise<{ value: string | null } | null> {
  for (const name of place.names.slice(0, namesTried)) {
    const hits = await outside.ask(
      'facts',
      question({ action: 'wbsearchentities', search: name, language: 'en', limit: '7' }, found),
    );
    if (!hits) return null;
    const ids = (hits.value?.search ?? []).map(({ id }) => id);
    if (ids.length === 0) continue;
    const told = await outside.ask(
      'facts',
      question({ action: 'wbgetentities', ids: ids.join('|'), props: 'claims' }, entities),
    );
    if (!told) return null;
    for (const id of ids) {
      const { claims } = told.value?.entities[id] ?? {};
      const picture = claims && isThere(claims, place) ? photographOf(claims) : undefined;
      if (picture) return { value: picture };
    }
  }
  return { value: null };
}
