import { Link } from 'react-router';

/** How things work, feature by feature. */
export const helpText = (
  <>
    <h2>Finding a place</h2>
    <p>
      Type into the box on the first page, or open <Link to="/search">Search</Link>. It knows cities, sights,
      regions, countries and airports; accents and small slips of the keyboard do not matter. A place with a
      guide opens its guide, any other city opens the planner with that city as the first stop.
    </p>
    <h2>Guides and articles</h2>
    <p>
      <Link to="/city-guides">City guides</Link> are listed by region and country, and can be searched by
      name. A guide tells what to see, when to go, how to get about and what to eat. Every sight has a page of
      its own, with its hours and whether it is open right now where it stands. <em>Plan a trip here</em>{' '}
      takes the city to the planner. Longer reads are under <Link to="/blogs">Blogs</Link>.
    </p>
    <h2>Featured trips</h2>
    <p>
      <Link to="/featured-trips">Be Inspired</Link> shows routes chosen by the people who run this site, by
      region. Open one to read it. <em>Copy to my trips</em> puts a copy into your account that you can change
      as you like; the original stays as it is.
    </p>
    <h2>Asking for a trip</h2>
    <p>
      On <Link to="/create">Explore &amp; Plan</Link>, write what you have in mind: where, when, how long, who
      comes along, what you like. The assistant makes a route and timed days from it, says what it assumed,
      and shows what each answer changed, with Undo. With <em>Just asking</em> on, it answers and changes
      nothing. <em>Build day plan</em> and <em>Back to route</em> switch between days and route. Visitors can
      send 50 messages an hour, whoever is signed in 200.
    </p>
    <h2>Planning a route</h2>
    <ul>
      <li>
        Open <Link to="/create">Explore &amp; Plan</Link> and add a stop: a city or a region. Add more in any
        order; the arrows on each stop move it up or down, the bin takes it out.
      </li>
      <li>
        Set the nights of every stop, and a start date for the whole trip. The dates of arrival and departure
        follow. You can leave the date open while you are only dreaming.
      </li>
      <li>Say how many adults and children travel.</li>
      <li>
        Keep sights and other places you like under Ideas, and everything else, from bookings to phone
        numbers, in Notes.
      </li>
      <li>Click the name at the top to give the trip another one.</li>
    </ul>
    <h2>Undo</h2>
    <p>
      Every change in the planner can be undone and redone, with the two arrows at the top or with Ctrl+Z and
      Ctrl+Shift+Z (⌘Z and ⇧⌘Z on a Mac).
    </p>
    <h2>Drafts and saving</h2>
    <ul>
      <li>
        A new trip is a draft until you press Save. Without an account it is kept on this device only, in this
        browser. Sign in, and it moves to your account.
      </li>
      <li>
        An account holds one draft at a time. If there is another already, both stay, and you choose which to
        continue, save or discard.
      </li>
      <li>
        A saved trip saves itself as you change it; the word beside its name tells how that stands. If the
        connection is lost, changes wait on the page and go out when it returns.
      </li>
      <li>
        If the same trip is changed in two places, both changes are kept where they fit together. Where they
        do not, you see the two side by side and choose.
      </li>
    </ul>
    <h2>My itineraries</h2>
    <p>
      <Link to="/mytrips">My Itineraries</Link> holds your drafts, your active trips and your archive, with a
      search by name or city. Archiving only puts a trip out of the way. Deleting asks first, and can be taken
      back for ten seconds; after that the trip is gone.
    </p>
    <h2>While you travel</h2>
    <p>
      <Link to="/active-trips">Current trips</Link> shows every trip that is under way: what goes on now, what
      comes next, when to leave for it, and the whole day, by the clocks of the place you are in. Directions
      open in the map app of your device. <em>Running late</em> gives the rest of the day new times, shows
      what there is no more time for, and keeps that only when you say so; what falls out stays among your
      ideas. Trips that start within two weeks are listed below.
    </p>
    <h2>Outline</h2>
    <p>
      Every saved trip has two more views, reached from its card or from the menu at the top of the planner.
      The outline is the whole trip on one page, made for reading and printing.
    </p>
    <h2>Calendar</h2>
    <ul>
      <li>
        The calendar shows the days of a trip by month, week, day, or as one list, each day in the time of its
        city. Where the zone or the clocks change, the day says so.
      </li>
      <li>
        Drag a thing to another time or day, or pull its lower edge to make it longer; on a touch screen, rest
        your finger on it first. By keyboard, the arrow keys move it, Shift with up or down makes it shorter
        or longer, L locks it, Delete removes it, Enter opens it. Undo and saving are those of the planner.
      </li>
      <li>
        <em>Follow</em> makes a private address at which your calendar program reads the trip and keeps up
        with it. It holds times and places, never bookings, costs or notes, and you can revoke it at any time.
      </li>
    </ul>
    <h2>Signing in</h2>
    <p>
      The ways to sign in are those that this site offers on its sign-in page. An account with a password of
      its own can change it under <Link to="/profile">Profile</Link>. If you forgot it, the sign-in page can
      send a link, where this site is able to send mail; otherwise ask whoever runs it. An account called
      Demo, where there is one, is shared by all who try it: keep nothing private in it.
    </p>
    <h2>Light, dark and small screens</h2>
    <p>
      The theme is chosen at the foot of the page: light, dark, or as your device has it. On a phone the pages
      are in the menu at the top.
    </p>
    <p>
      Something else? See <Link to="/info/contact">Contact</Link>.
    </p>
  </>
);
