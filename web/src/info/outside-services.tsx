import { useQuery } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';

type Service = CallAnswer<'outsideServices'>['services'][number];

const useOutsideServices = () =>
  useQuery({
    queryKey: ['outsideServices'],
    queryFn: async ({ signal }) => (await api.call('outsideServices', { signal })).services,
    staleTime: 10 * 60_000,
  });

const isOn = ({ on }: Service) => on;

/** Which servers of others this one asks for its visitors, and what they are sent. */
export function AskedOutside() {
  const on = useOutsideServices().data?.filter(isOn);
  if (!on) return null;
  if (on.length === 0)
    return <p>On this site every such service is off: what you look for stays on this server.</p>;
  return (
    <ul>
      {on.map(({ id, name, host, does, sends }) => (
        <li key={id}>
          <strong>{name}</strong> ({host}). {does} Sent to it:{' '}
          {sends.charAt(0).toLowerCase() + sends.slice(1)}
        </li>
      ))}
    </ul>
  );
}

/** Whose data these servers answer with. */
export function OutsideCredits() {
  const on = useOutsideServices().data?.filter(isOn) ?? [];
  const credits = new Map(on.flatMap(({ credit }) => (credit ? [[credit.text, credit.url] as const] : [])));
  if (credits.size === 0) return null;
  return (
    <>
      <h2>From servers of others</h2>
      <ul>
        {[...credits].map(([text, url]) => (
          <li key={text}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
