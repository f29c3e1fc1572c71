import type { Attraction, ImportedFacts } from '@wayfare/atlas';
import type { AttractionInfo, ImportedFacts as ShownFacts } from '@wayfare/contracts/attraction-info';

/** What an import says of a place, for guides and cards. Hours that were read are shown with the others. */
export function toImportedFacts(facts: ImportedFacts, { hours }: Attraction): ShownFacts {
  const { source, licence, importedOn, url, phone, wheelchair, fee, hoursText } = facts;
  return {
    source,
    licence,
    ...(importedOn !== null && { importedOn }),
    ...(url !== null && { website: url }),
    ...(phone !== null && { phone }),
    ...(wheelchair !== null && { wheelchair }),
    ...(fee !== null && { fee }),
    ...(hours === 'unknown' && hoursText !== null && { hoursText }),
  };
}

/** Whose hours are shown, and of when. */
export const hoursFromOf = ({ source, importedOn }: ImportedFacts): AttractionInfo['hoursFrom'] => ({
  source,
  ...(importedOn !== null && { importedOn }),
});
