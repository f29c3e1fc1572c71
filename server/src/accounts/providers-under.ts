import { type ProviderConfig, wayfareId } from '../config.ts';

/** The ways to sign in as they are shown: the site's own goes by the name of the site. */
export const providersUnder = (siteName: string, providers: readonly ProviderConfig[]) =>
  providers.map(({ name, slug }) => ({ slug, name: slug === wayfareId.slug ? `${siteName} ID` : name }));
