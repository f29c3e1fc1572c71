import type { Category } from '../catalogue/categories.ts';
import type { LocalDate } from '../hours/open-windows.ts';

/** How a place is reached in a wheelchair. */
export type Wheelchair = 'yes' | 'limited' | 'no';

/** What an import says of a place. What it does not say is null. */
export interface ImportedFacts {
  /** Whose data it is, and under which licence: shown wherever the place is shown. */
  source: string;
  licence: string;
  importedOn: LocalDate | null;
  url: string | null;
  phone: string | null;
  wheelchair: Wheelchair | null;
  /** `yes`, `no`, or what is charged, as the source has it. */
  fee: string | null;
  wikidata: string | null;
  /** In the atlas's grammar. */
  hours: string | null;
  closedOn: readonly string[] | null;
  /** It is surely open between these hours, and may be for longer. */
  hoursAtLeast: boolean;
  /** As the source has it, where it could not be read. */
  hoursText: string | null;
}

/** A place of an operator's own extract, as it is stored and given back to the atlas. */
export interface ExtraPlace extends ImportedFacts {
  /** `jp-kyoto/x-0123456789abcdef`: read and scheduled like an attraction of ours. */
  id: string;
  cityId: string;
  slug: string;
  name: string;
  localName: string | null;
  /** What else it is called, by which it is known again. */
  otherNames: readonly string[];
  countryCode: string;
  lat: number;
  lon: number;
  /** How far it stretches around its middle; 0 for a point. */
  reachMeters: number;
  /** Null where the source does not say: it is no place of its own then, but tells of others. */
  category: Category | null;
  description: string;
  /** For an adult in the country's currency, where the source says it. */
  price: number | null;
}

/** Where extra places come from; the atlas never stores them. Every call must answer at once. */
export interface ExtraPlaces {
  /** Places whose folded name begins with the text or has a word that does, the best first. */
  search(foldedText: string, limit: number): readonly ExtraPlace[];
  byId(id: string): ExtraPlace | null;
  inCity(cityId: string): readonly ExtraPlace[];
  /** Places around a point, the nearest first. */
  near(lat: number, lon: number, radiusKm: number, limit: number): readonly ExtraPlace[];
  /** The place that another has turned out to be, so that trips find it which were planned before; null of others. */
  sameAs(id: string): string | null;
  /** What imports know of a place by its id, be it of the atlas or one of these. */
  factsOf(id: string): readonly ImportedFacts[];
}
