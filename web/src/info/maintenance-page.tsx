import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { PageFrame } from '../ui/page-frame.tsx';
import { OperatorCard } from './operator-card.tsx';

/** Scheduled maintenance: goes back to /home on load and every 30 seconds. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  // Whoever was sent here by a refused call has just heard that it is not over: only the 30 seconds remain. A reload
  // finds that note in the history too, but asks anew.
  const justRefused = useRef(!isLoaded && (state as { refused?: true } | null)?.refused === true);
  useEffect(() => {
    const leave = () => void navigate('/home', { replace: true });
    if (!justRefused.current) leave();
    const timer = setInterval(leave, 30_000);
    return () => clearInterval(timer);
  }, [navigate]);
  return (
    <PageFrame heading="We'll be back soon!" width="text">
      <div className="prose">
        <p>
          Scheduled maintenance is under way. Your trips are safe, and this page goes on by itself when it is
          over.
        </p>
        <p>Expected downtime: </p>
        <p>
          If this lasts longer than you can wait, please <Link to="/info/contact">contact support</Link>.
        </p>
        <OperatorCard />
      </div>
    </PageFrame>
  );
}
