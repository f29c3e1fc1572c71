/** The city that an atlas id names, or that the sight with this id is in. */
export const cityOf = (placeId: string | null | undefined) => /^[a-z]{2}-[a-z0-9-]+/.exec(placeId ?? '')?.[0];
