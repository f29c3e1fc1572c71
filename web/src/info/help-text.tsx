import { SiteName } from '../ui/site-name.tsx';
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
      takes the city to the planner, as a new trip or into one that you have; <em>Make it yours</em>, under
      the sample days, takes those days along as they stand. Longer reads are under{' '}
      <Link to="/blogs">Blogs</Link>.
    </p>
    <h2>Featured trips</h2>
    <p>
      <Link to="/featured-trips">Be Inspired</Link> shows routes chosen by the people who run this site, by
      region. Open one to read it as a story. <em>Copy the whole trip</em> makes it your draft; signed in,{' '}
      <em>Copy to my trips</em> puts a copy into your account that you can change as you like; the original
      stays as it is.
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
        Keep sights and other places you like under Ideas, and everything else, from phone numbers to packing
        lists, in Notes.
      </li>
      <li>
        The details of a stop, of a way between two stops and of a thing of a day have a <em>Booking</em>:
        what it is, its reference, who pays, and its files, PDF or pictures, which you attach by the button or
        drop there once the trip is saved. <em>All bookings</em>, in the planner&rsquo;s menu, lists them by
        date with what is paid and what is still to pay.
      </li>
      <li>Click the name at the top to give the trip another one.</li>
    </ul>
    <h2>Taking a trip along</h2>
    <p>
      The outline of a trip shows it to read and to print: its map, its days, what it costs and what is good
      to know of each country. <em>Export</em>, there and in the planner, makes a file of it: a PDF, a
      calendar in the local time of every place, GPX and KML for maps and navigation, GeoJSON, Markdown, a
      table of the costs, or the whole trip as JSON. Whoever reads a shared trip gets only what they may see.
      Each day also opens in Google Maps; a day of many places opens in parts. All of this works on a draft
      without an account; only sharing and keeping a trip ask you to sign in.
    </p>
    <h2>Bringing a trip in</h2>
    <p>
      <em>Import</em> on <Link to="/mytrips">My trips</Link> reads a trip exported here, GPX, KML, GeoJSON,
      calendars, tables of places and the saved lists of Google Takeout, up to 5 MB. It shows what it knows
      and what it does not before anything is kept. Places that are not in our guide stay your own, by your
      name for them; what has no point on the map goes into the notes.
    </p>
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
        connection is lost, or the page closes before it could save, changes wait on your device and go out
        when the trip is open and the connection is back. If your session has ended, sign in from the notice
        above the trip and go on where you are.
      </li>
      <li>
        If the same trip is changed in two places, both changes are kept where they fit together. Where they
        do not, you see the two side by side and choose.
      </li>
    </ul>
    <h2>History</h2>
    <p>
      The menu at the top of a saved trip holds its history: who changed what, and when. Open an entry to see
      what would be different, and restore it if you like. Restoring can be undone as well. Changes of one
      person within a few minutes stand together; the last 200 entries are kept.
    </p>
    <h2>Sharing, and planning together</h2>
    <ul>
      <li>
        <em>Share</em>, in the planner, on the outline and under each of your trips, makes links. A link to
        view opens the outline; you choose whether it shows costs, notes, and bookings with their files. A
        link to edit opens the planner with everything in it. Neither needs an account.
      </li>
      <li>A link works until the day you set, or until you end it, which takes effect at once.</li>
      <li>
        When several have a trip open, each sees who else is there, and changes appear for all within about a
        second. Changes of the same day, or of the same thing, are put together. Undo takes back your own
        steps only.
      </li>
    </ul>
    <h2>Without a connection</h2>
    <p>
      <SiteName /> can be installed from the browser&rsquo;s menu, and works without a connection: every trip
      you have opened on the device can be read and changed there, and what you change is sent once you are
      back.
      <em>Keep for offline</em>, in the Export menu of a saved trip, also keeps its maps, its pictures and the
      files of its bookings, and says how much room they take. Asking the assistant and searching need a
      connection. Signing out removes these copies from the device, changes not yet sent included.
    </p>
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
