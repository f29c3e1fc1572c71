const thing = ['name', 'alternateName', 'description', 'url', 'image', 'mainEntityOfPage', 'potentialAction'];
const place = [
  ...thing,
  'address',
  'openingHoursSpecification',
  'sameAs',
  'telephone',
  'geo',
  'containedInPlace',
  'isAccessibleForFree',
  'logo',
  'publicAccess',
];
const creativeWork = [
  ...thing,
  'about',
  'author',
  'datePublished',
  'dateModified',
  'headline',
  'inLanguage',
  'keywords',
  'mainEntity',
  'publisher',
  'timeRequired',
];

/** The properties that schema.org allows on each type that our pages use. */
const permitted: Record<string, readonly string[]> = {
  Answer: [...creativeWork, 'text'],
  Blog: [...creativeWork, 'blogPost'],
  BlogPosting: creativeWork,
  BreadcrumbList: [...thing, 'itemListElement', 'numberOfItems'],
  City: place,
  Country: place,
  FAQPage: creativeWork,
  GeoCoordinates: [...thing, 'latitude', 'longitude'],
  ItemList: [...thing, 'itemListElement', 'numberOfItems'],
  ListItem: [...thing, 'item', 'position'],
  Offer: [...thing, 'price', 'priceCurrency'],
  OpeningHoursSpecification: [...thing, 'opens', 'closes', 'validFrom', 'validThrough'],
  Organization: [...thing, 'logo'],
  PostalAddress: [...thing, 'addressLocality', 'addressCountry'],
  Question: [...creativeWork, 'acceptedAnswer'],
  SearchAction: [...thing, 'target', 'query'],
  TouristAttraction: [...place, 'touristType'],
  TouristDestination: [...place, 'includesAttraction', 'touristType'],
  TouristTrip: [...thing, 'itinerary', 'provider', 'touristType'],
  WebPage: creativeWork,
  WebSite: creativeWork,
};

/** What of a structured description schema.org does not know, in words. */
export function faultsOfStructuredData(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOfStructuredData);
  if (typeof value !== 'object' || value === null) return [];
  const {
    '@type': type,
    '@context': context,
    '@graph': graph,
    ...properties
  } = value as Record<string, unknown>;
  if (graph !== undefined) {
    const known = context === 'https://schema.org' ? [] : [`the context is ${String(context)}`];
    return [...known, ...faultsOfStructuredData(graph)];
  }
  const types = [type].flat().map(String);
  const unknown = types.filter((name) => !permitted[name]).map((name) => `no type ${name}`);
  const allowed = new Set(types.flatMap((name) => permitted[name] ?? []));
  const strange = Object.keys(properties).filter((name) => !allowed.has(name));
  const empty = Object.entries(properties)
    .filter(([, held]) => held === '' || held === null)
    .map(([name]) => name);
  return [
    ...unknown,
    ...strange.map((name) => `${types.join('+')} has no ${name}`),
    ...empty.map((name) => `${types.join('+')}: ${name} is empty`),
    ...Object.values(properties).flatMap(faultsOfStructuredData),
  ];
}
