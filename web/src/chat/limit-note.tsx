import { limits } from '@wayfare/contracts/limits';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';

interface LimitNoteProps {
  until: number;
  signedIn: boolean;
  /** Called once the next message is possible. */
  onOver: () => void;
}

function clock(remainingMs: number) {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Says that the hour's messages are used up, and counts down to the next one. */
export function LimitNote({ until, signedIn, onOver }: LimitNoteProps) {
  const { pathname, search } = useLocation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  const back = pathname + search;
  const most = signedIn ? limits.MAX_CHAT_PER_HOUR : limits.MAX_ANON_PER_HOUR;
  return (
    <div className="mb-2 rounded-control bg-amber-soft px-3 py-2 text-small">
      <p role="status">You have reached the limit of {most} messages an hour. What you typed stays here.</p>
      <p className="figures mt-1">
        Next message in <span role="timer">{clock(until - now)}</span>
        {signedIn ? null : (
          <>
            {'. '}
            <Link to="/login" state={{ returnTo: back, originalUri: back }} className="link">
              Sign in
            </Link>{' '}
            for {limits.MAX_CHAT_PER_HOUR} an hour.
          </>
        )}
      </p>
    </div>
  );
}
