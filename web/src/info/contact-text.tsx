import { Link } from 'react-router';
import { useOperator } from '../ui/operator.ts';
import { OperatorCard } from './operator-card.tsx';

function WhoRunsIt() {
  const { runBy, email, address } = useOperator();
  if (runBy === null && email === null && address === null) {
    return (
      <p>
        This site is run by whoever installed it. They are the ones who can help with an account, a lost
        password or a trip. Ask the person or organisation that gave you this address.
      </p>
    );
  }
  return (
    <>
      <p>These are the people who run this site. They can help with an account, a lost password or a trip.</p>
      <OperatorCard />
    </>
  );
}

/** Who to ask, and what to tell them. */
export const contactText = (
  <>
    <WhoRunsIt />
    <h2>When something breaks</h2>
    <p>
      Say what you were doing and at what time. Errors of the page are reported to the server by themselves,
      so the time is often enough to find them.
    </p>
    <h2>When a guide is wrong</h2>
    <p>
      Hours and prices change faster than guides. Tell the name of the place, what the page says, and what you
      found at the door or on the official site.
    </p>
    <h2>Your data</h2>
    <p>
      To have your account removed, or to get a copy of what is stored about you, ask the same people. What
      there is stands under <Link to="/info/privacy">Privacy</Link>. Much can be answered sooner under{' '}
      <Link to="/info/help">Help</Link>.
    </p>
  </>
);
