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
  /** Its title, below the site's name, for who finds it in a list of search results. */
  title?: string;
  lead: string;
  content: ReactNode;
}

/** The info pages by the last part of their path. */
export const infoPages: Record<string, InfoContent> = {
  about: { lead: 'Explore. Plan. Your perfect trip.', content: aboutText },
  help: {
    heading: 'Help',
    title: 'Help: how planning a trip works here',
    lead: 'How things work, in short.',
    content: helpText,
  },
  contact: {
    heading: 'Contact',
    title: 'Contact: whom to write to, and where',
    lead: 'Who to ask.',
    content: contactText,
  },
  imprint: {
    heading: 'Imprint',
    title: 'Imprint: who runs this site, and from where',
    lead: 'Who runs this site.',
    content: <ImprintText />,
  },
  terms: {
    heading: 'Terms of use',
    title: 'Terms of use: the rules, kept short',
    lead: 'The rules, kept short.',
    content: termsText,
  },
  privacy: {
    heading: 'Privacy',
    title: 'Privacy: what is kept, and for how long',
    lead: 'What is kept about you, why, and for how long.',
    content: privacyText,
  },
  credits: {
    heading: 'Credits',
    title: 'Credits: data, type and software used',
    lead: 'Data, type and software this product is built on.',
    content: creditsText,
  },
};
