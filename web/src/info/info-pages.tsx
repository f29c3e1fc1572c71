import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One info page: its heading, its first sentence, its words. */
export interface InfoContent {
  heading: string;
  lead: string;
  content: ReactNode;
}

const about = (
  <>
    <p>
      Wayfare helps you find out where to go, put the places in an order that makes sense, and turn them into
      days that work. You can look around without an account; with one, your trips are kept.
    </p>
    <h2>What it stands for</h2>
    <ul>
      <li>
        Nothing is made up. A place in your trip is one we know, or one you added yourself and marked as
        yours.
      </li>
      <li>
        Plans should survive contact with the real world: opening hours, travel times, meals and tired feet.
      </li>
      <li>What you plan belongs to you. You can change it, archive it or delete it at any time.</li>
    </ul>
    <p>
      Questions or ideas? See <Link to="/info/help">Help</Link> or <Link to="/info/contact">Contact</Link>.
    </p>
  </>
);

const help = (
  <>
    <h2>Starting a trip</h2>
    <p>
      Open <Link to="/create">Explore &amp; Plan</Link> and name the places you want to see. Set the nights of
      each and a start date; the dates of every stop follow. Without an account your draft stays on this
      device; when you sign in it moves to your account.
    </p>
    <h2>Saving</h2>
    <p>
      Changes are kept as you make them. A new trip is an unsaved trip until you press Save; there is one such
      draft per account. If the same trip is changed in two places, both changes are kept where they fit
      together, and you are asked where they do not.
    </p>
    <h2>Archiving and deleting</h2>
    <p>
      In <Link to="/mytrips">My Itineraries</Link> every trip can be archived, which only puts it out of the
      way, or deleted. A deleted trip can be taken back for ten seconds.
    </p>
    <h2>Undo</h2>
    <p>
      In the planner every change can be undone and redone, with the buttons or with Ctrl+Z and Ctrl+Shift+Z.
    </p>
  </>
);

const contact = (
  <>
    <p>
      This site is run by whoever installed it; they are the ones who can help with an account, a lost
      password or a trip. Ask the person or organisation that gave you this address.
    </p>
    <p>
      When something breaks, say what you were doing and when. Errors of the page are reported to the server
      by themselves, so the time is often enough to find them.
    </p>
  </>
);

const terms = (
  <>
    <p>You may use Wayfare to plan trips for yourself and the people you travel with.</p>
    <h2>Your content</h2>
    <p>
      What you write stays yours. It is stored so that it can be shown to you, and to those you share it with.
      Please do not store what is not yours to store, and do not use the site to harm others or to overload
      it.
    </p>
    <h2>No promise</h2>
    <p>
      Opening hours, prices, travel times and entry rules change. They are given with care and without
      warranty: check with the official source before you rely on them.
    </p>
  </>
);

const privacy = (
  <>
    <h2>What is kept</h2>
    <ul>
      <li>Your account: name, e-mail address, and how you sign in.</li>
      <li>Your trips, drafts and archive, until you delete them.</li>
      <li>Which pages are viewed, and errors that happen in the page, to keep the site working.</li>
    </ul>
    <h2>Cookies and storage</h2>
    <p>
      One cookie holds your session; it is needed to stay signed in and is not used to follow you. On your
      device the browser keeps your choice of theme, the messages you dismissed and a draft made without an
      account.
    </p>
    <h2>Others</h2>
    <p>
      Nothing is sent to advertisers. Analytics and error reporting by third parties are off unless the
      operator of this site turns them on, and where they need consent they wait for it.
    </p>
  </>
);

const credits = (
  <>
    <p>Wayfare stands on open data and open source. Thank you.</p>
    <h2>Data</h2>
    <ul>
      <li>Places and populations: GeoNames, CC BY 4.0.</li>
      <li>Airports: airport-data-js, CC BY 4.0.</li>
      <li>Land, borders and coasts: Natural Earth, public domain.</li>
      <li>Public holidays: date-holidays, CC BY 3.0 and ISC.</li>
      <li>Guides, attractions and practical facts: written for Wayfare.</li>
    </ul>
    <h2>Type and icons</h2>
    <ul>
      <li>Inter and Fraunces, SIL Open Font License 1.1.</li>
      <li>Lucide icons, ISC.</li>
    </ul>
    <h2>Software</h2>
    <p>
      React, React Router, TanStack Query, Radix Primitives, Tailwind CSS, Fastify and many more, under the
      MIT licence.
    </p>
  </>
);

/** The info pages by the last part of their path. */
export const infoPages: Record<string, InfoContent> = {
  about: { heading: 'About Wayfare', lead: 'Explore. Plan. Your perfect trip.', content: about },
  help: { heading: 'Help', lead: 'How things work, in short.', content: help },
  contact: { heading: 'Contact', lead: 'Who to ask.', content: contact },
  terms: { heading: 'Terms of use', lead: 'The rules, kept short.', content: terms },
  privacy: { heading: 'Privacy', lead: 'What is kept about you, and why.', content: privacy },
  credits: {
    heading: 'Credits',
    lead: 'Data, type and software this product is built on.',
    content: credits,
  },
};
