import { useQuery } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { api } from '../api.ts';

/** A street map that has not answered by then is not waited for. */
const patienceMs = 6000;

/** The street style of this site, where one is set and can be reached; null otherwise. Asked for once. */
export const useStreetStyle = () =>
  useQuery({
    queryKey: ['mapSettings'],
    queryFn: async ({ signal }): Promise<StyleSpecification | null> => {
      try {
        const { styleUrl } = await api.call('mapSettings', { signal });
        if (!styleUrl) return null;
        const answer = await fetch(styleUrl, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
        if (!answer.ok) return null;
        const style = (await answer.json()) as StyleSpecification;
        return Array.isArray(style.layers) ? absolute(style, styleUrl) : null;
      } catch {
        return null;
      }
    },
    staleTime: Infinity,
  });

/** Addresses in a style count from where the style lies, not from this page. */
function absolute(style: StyleSpecification, styleUrl: string): StyleSpecification {
  const whole = (address: string) => decodeURI(new URL(address, styleUrl).href);
  const sources = Object.entries(style.sources).map(([name, source]) => [
    name,
    {
      ...source,
      ...('url' in source && source.url && !source.url.startsWith('pmtiles:')
        ? { url: whole(source.url) }
        : {}),
      ...('tiles' in source && source.tiles ? { tiles: source.tiles.map(whole) } : {}),
    },
  ]);
  return {
    ...style,
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
    ...(style.glyphs ? { glyphs: whole(style.glyphs) } : {}),
    ...(typeof style.sprite === 'string' ? { sprite: whole(style.sprite) } : {}),
  };
}
