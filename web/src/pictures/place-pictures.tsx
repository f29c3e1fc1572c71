import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { shareOf } from '../ui/art-of.ts';
import { type Picture, usePictures } from './pictures.queries.ts';

export interface NamedPlace {
  id: string;
  name: string;
}

interface Shown {
  places: readonly NamedPlace[];
  pictures: ReadonlyMap<string, Picture>;
}

const PicturesShown = createContext<Shown>({ places: [], pictures: new Map() });

/** Finds the photographs of all places that a part of a page shows; without it they are drawn. */
export function PlacePictures({ places, children }: { places: readonly NamedPlace[]; children: ReactNode }) {
  const ids = useMemo(() => [...new Set(places.map(({ id }) => id))], [places]);
  const found = usePictures(ids);
  const shown = useMemo(
    () => ({ places, pictures: new Map(found.map((picture) => [picture.id, picture])) }),
    [places, found],
  );
  return <PicturesShown value={shown}>{children}</PicturesShown>;
}

/** The photograph of a place; null where it has none, or none was looked for here. */
export const usePicture = (placeId: string | null | undefined): Picture | null =>
  useContext(PicturesShown).pictures.get(placeId ?? '') ?? null;

/** The places here that have a photograph. */
export function usePicturedPlaces() {
  const { places, pictures } = useContext(PicturesShown);
  return [...new Map(places.map((place) => [place.id, place])).values()].flatMap(({ id, name }) => {
    const picture = pictures.get(id);
    return picture ? [{ name, picture }] : [];
  });
}

/** Where a photograph lies, in one of its widths or as shared links show it. */
export const addressOf = ({ id, version }: Picture, size: number | 'share') =>
  `/picture/${id}-${size}.${size === 'share' ? 'jpg' : 'webp'}?v=${version}`;

/** The picture that stands for a page about a place where it is shared or searched: a photograph, else a drawing with its title. */
export function useShareImage(placeId: string, page = placeId) {
  const picture = usePicture(placeId);
  return picture ? addressOf(picture, 'share') : shareOf(page);
}
