import { Link } from 'react-router';
import { AskedOutside } from './outside-services.tsx';

/** What the server and the browser keep, why, and for how long. */
export const privacyText = (
  <>
    <p>In short: what you plan is stored so that you find it again, and hardly anything else is.</p>
    <h2>When you only look around</h2>
    <ul>
      <li>
        <strong>Page views.</strong> The server counts how often each page was opened on each day. It keeps
        the path, the day and a number, and nothing about who it was. The path of a trip contains that
        trip&rsquo;s random id. The name of the site that led you here is counted in the same way. Where those
        who run this site use an analytics service, the server tells it of the page view, unless your browser
        asks not to be tracked; no script and no cookie of theirs is used.
      </li>
      <li>
        <strong>Errors.</strong> When the page breaks, the text of the error and where in the program it
        happened are sent to the server and counted. Your name, account and address are not stored with them.
      </li>
      <li>
        <strong>Limits.</strong> To keep floods out, the server counts calls by network address, in memory,
        for a short while. If you write to the assistant, it notes when you did, for about an hour, under your
        account or, without one, under a hash of your address. The address itself is not stored there. What
        you write is answered on this server, unless it is set up to ask a language model (see below). Without
        an account it is not stored, apart from what it takes to undo the assistant&rsquo;s last thirty
        changes, for a month.
      </li>
    </ul>
    <h2>When you sign in</h2>
    <ul>
      <li>
        <strong>Your account.</strong> Your display name and e-mail address, which sign-in service vouched for
        you and the id it knows you by, and when the account was made.
      </li>
      <li>
        <strong>Your password,</strong> if you registered with one here, as a salted hash that cannot be
        turned back. A link to reset it works for an hour, and only its hash is stored.
      </li>
      <li>
        <strong>Your session.</strong> A hash of the random id in your cookie, when it began and when it was
        last used. It ends when you sign out, or after some time without use: 30 days where the site has not
        set another.
      </li>
      <li>
        <strong>Failed tries.</strong> When a password is wrong, the e-mail address that was tried and the
        network address it came from; when registering fails or a reset is asked for, the network address.
        This slows down guessing, and is forgotten about an hour after the last try.
      </li>
      <li>
        <strong>Your trips.</strong> Drafts, trips and archive, with everything you put into them: places,
        dates, travellers, notes. They stay until you delete them. A deleted trip is kept for an hour or two,
        so that deleting can be taken back, and is then removed for good.
      </li>
      <li>
        <strong>Files of your bookings.</strong> What you attach, with its name. Those who may see the
        bookings of the trip may open it. It goes with the trip, or 30 days after you took it out of its
        booking: until then the trip&rsquo;s history can bring it back. A copy of the trip does not take it
        along.
      </li>
      <li>
        <strong>Your conversations.</strong> The last sixty messages about a saved trip or draft and their
        answers, so that you find them on any device. Only you can read them. They go when the trip goes.
      </li>
      <li>
        <strong>Their history.</strong> Earlier states of a saved trip, up to 200, with the display names of
        those who saved them. Only the owner can see it; it is removed with the trip.
      </li>
      <li>
        <strong>Links.</strong> The links you make to a trip, until you end them. Whoever has a link can open
        the trip with it. While a trip is open in the planner, the others who have it open see your display
        name; without an account, the name that you gave there, or a number. This is forgotten when you leave.
        The history of a trip goes on naming who changed it.
      </li>
    </ul>
    <h2>Cookies</h2>
    <ul>
      <li>
        <strong>wayfare</strong> (<strong>__Host-wayfare</strong> on a secure connection) holds your session.
        It is set when you sign in; what it names ends as told above.
      </li>
      <li>
        <strong>wayfare_visitor</strong> (<strong>__Host-wayfare_visitor</strong>) tells you from others at
        your network address while you are not signed in, so that each has messages to the assistant of their
        own. It is set with your first message, holds nothing but a random id, and lasts a day.
      </li>
      <li>
        <strong>wayfare_guest</strong> holds the name that you gave yourself on somebody else’s trip, and
        lasts a year. Without that it is not set.
      </li>
      <li>
        <strong>wayfare_sign_in_…</strong> ties a sign-in to the browser that began it. It lasts ten minutes
        and is removed when the sign-in is done.
      </li>
      <li>
        <strong>wayfare_idp, wayfare_idp_step, wayfare_idp_resume</strong> and their signatures are set only
        by the sign-in page of this server itself, and last an hour at most.
      </li>
    </ul>
    <p>
      They serve signing in, staying so, and counting messages, and nothing else. None is used to follow you,
      and scripts cannot read your session.
    </p>
    <h2>In your browser</h2>
    <p>
      On your device the browser keeps your choice of theme, the notice you dismissed, when you wrote to the
      assistant within the last hour, your conversation with it until you close the tab, and a draft made
      without an account. Until you close the tab it also keeps how far you had scrolled, the list of city
      guides, the address of the page that led you here, and when the page last reloaded itself after an
      update, and the steps you can undo. Trips you open are kept on your device together with your lists and
      your name, so that you can read them without a connection, and so are changes that could not be sent
      yet; signing out removes them. You can clear all of it in your browser&rsquo;s settings.
    </p>
    <h2>Others</h2>
    <p>
      Nothing is sold or sent to advertisers, and pages load no scripts, fonts or pictures from other sites.
      If you sign in with another company&rsquo;s account, that company learns that you did. A mail to reset
      your password goes through the mail service that this site uses. Where this site is set up to ask a
      language model, that model&rsquo;s server is sent what you write to the assistant, the last messages
      before it and the trip you speak of with its notes, and not your name or account. The answer tells when
      a model could not be reached. Which country a visit comes from is looked up in a table on the server, if
      at all.
    </p>
    <p>
      For streets, hotels and restaurants, pictures, weather and the like this server may ask servers of
      others. They are never sent your name, account or address, and your browser does not talk to them.
    </p>
    <AskedOutside />
    <p>
      The people who run this site can see what its database holds, and their host or a proxy in front of it
      may keep logs of its own. They can tell you more.
    </p>
    <h2>Your rights</h2>
    <p>
      You can change and delete your trips yourself. On your <Link to="/profile">profile</Link> you can
      download everything that is stored about you, and delete your account with all of it, at once. For
      anything else ask those who run this site: see <Link to="/info/contact">Contact</Link>.
    </p>
  </>
);
