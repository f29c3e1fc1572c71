import { SiteName } from '../ui/site-name.tsx';
import { Link } from 'react-router';

/** The rules of use. */
export const termsText = (
  <>
    <p>
      By using <SiteName /> you agree to these few rules. They hold between you and the person or organisation
      that runs this site.
    </p>
    <h2>What you may do</h2>
    <p>
      Plan trips for yourself and the people you travel with. You may print what you planned and pass it on.
      The guides and articles are there to be read; please do not republish them or copy them in bulk.
    </p>
    <h2>Your account</h2>
    <p>
      Keep your password to yourself, and give an e-mail address that is yours. You are answerable for what is
      done with your account. Those who run the site may suspend an account that harms others or the service.
    </p>
    <h2>Your content</h2>
    <p>
      What you write stays yours. It is stored so that it can be shown to you again, and to others only where
      you ask for that. Please do not store what is not yours to store, and nothing that the law forbids.
    </p>
    <h2>Fair use</h2>
    <p>
      Do not try to get at other people&rsquo;s trips, to break in, or to overload the service. Some calls are
      limited by the hour or by the minute; going round those limits is not allowed.
    </p>
    <h2>No promise</h2>
    <p>
      Opening hours, prices, travel times, tides, timetables and entry rules change. Everything here is given
      with care and without warranty: check with the official source before you rely on it, above all for
      visas, health and safety. Amounts in another currency are indicative. As far as the law allows, nobody
      is liable for a missed train or a closed door.
    </p>
    <h2>Availability</h2>
    <p>
      The service may pause for maintenance, change, or end. Keep a printed outline of a trip you depend on.
    </p>
    <h2>Changes</h2>
    <p>
      These rules may change with the product. The current ones always stand on this page. Software and data
      of others keep their own licences, listed under <Link to="/info/credits">Credits</Link>.
    </p>
  </>
);
