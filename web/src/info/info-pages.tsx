import type { ReactNode } from 'react';
import { aboutText } from './about-text.tsx';
import { contactText } from './contact-text.tsx';
import { creditsText } from './credits-text.tsx';
import { ImprintText } from './imprint-text.tsx';
import { helpText } from './help-text.tsx';
import { privacyText } from './privacy-text.tsx';
import { termsText } from './terms-text.tsx';

/** One info page: its heading, its first sentence, its words. */
export interface InfoContent {
  /** Without one the name of the site follows “About”. */
  heading?: string;
  lead: string;
  content: ReactNode;
}

/** The info pages by the last part of their path. */
export const infoPages: Record<string, InfoContent> = {
  about: { lead: 'Explore. Plan. Your perfect trip.', content: aboutText },
  help: { heading: 'Help', lead: 'How things work, in short.', content: helpText },
  contact: { heading: 'Contact', lead: 'Who to ask.', content: contactText },
  imprint: { heading: 'Imprint', lead: 'Who runs this site.', content: <ImprintText /> },
  terms: { heading: 'Terms of use', lead: 'The rules, kept short.', content: termsText },
  privacy: {
    heading: 'Privacy',
    lead: 'What is kept about you, why, and for how long.',
    content: privacyText,
  },
  credits: {
    heading: 'Credits',
    lead: 'Data, type and software this product is built on.',
    content: creditsText,
  },
};
