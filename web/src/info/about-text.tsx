import { SiteName } from '../ui/site-name.tsx';
import { Link } from 'react-router';

/** What the product is and what it stands for. */
export const aboutText = (
  <>
    <p>
      <SiteName /> helps you find out where to go, put the places in an order that makes sense, and turn them
      into a trip with dates. You can look around and plan without an account; with one, your trips are kept
      and follow you to every device.
    </p>
    <h2>What you find here</h2>
    <ul>
      <li>
        <Link to="/city-guides">City guides</Link> with sights, opening hours, climate, neighbourhoods and
        food, and a page for every sight.
      </li>
      <li>
        <Link to="/featured-trips">Featured trips</Link> to read, or to copy and make your own.
      </li>
      <li>
        A <Link to="/create">planner</Link> for your own route: stops, nights, dates, ideas and notes.
      </li>
      <li>
        <Link to="/blogs">Articles</Link> for those who like to read before they pack.
      </li>
    </ul>
    <h2>What it stands for</h2>
    <ul>
      <li>
        Nothing is made up. The places in the guides are real, with their own coordinates and hours. Where we
        are not sure of an hour or a price, the page says so.
      </li>
      <li>
        Plans should survive contact with the real world: closing days, travel times, meals and tired feet.
      </li>
      <li>What you plan belongs to you. You can change it, archive it or delete it at any time.</li>
      <li>Nobody follows you around. What is stored, and for how long, stands under Privacy.</li>
    </ul>
    <h2>Still in beta</h2>
    <p>
      The product is young and changes often. If something is missing or wrong, see{' '}
      <Link to="/info/contact">Contact</Link>. For how things work, see <Link to="/info/help">Help</Link>; for
      the data and software it is built on, <Link to="/info/credits">Credits</Link>.
    </p>
  </>
);
