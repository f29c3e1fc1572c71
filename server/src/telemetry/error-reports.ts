import { randomUUID } from 'node:crypto';

/** One error, of a browser or of this server. */
export interface ErrorReport {
  message: string;
  stack: string;
  from: 'browser' | 'server';
  at: number;
}

/** Where a Sentry-protocol service takes reports, as its DSN says. */
export interface ReportTarget {
  dsn: string;
  url: string;
  publicKey: string;
}

/** Reads a DSN, `https://KEY@host/path/PROJECT`; null where it is none. */
export function readDsn(dsn: string): ReportTarget | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const match = /^(.*)\/(\w+)$/.exec(pathname);
  if (!/^https?:$/.test(protocol) || username === '' || !match) return null;
  return { dsn, url: `${protocol}//${host}${match[1]}/api/${match[2]}/envelope/`, publicKey: username };
}

const framePattern =
  /^\s*(?:at\s+)?(?:(?<name>[^(@]*?)\s*[(@])?(?<file>[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?\s*$/;

/** The frames of a stack as the protocol wants them: the innermost last. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = framePattern.exec(line)?.groups;
      if (!found) return [];
      return [
        {
          function: found['name'] || '?',
          filename: found['file']!,
          lineno: Number(found['line']),
          colno: Number(found['column']),
          in_app: !found['file']!.includes('node_modules') && !found['file']!.startsWith('node:'),
        },
      ];
    })
    .slice(0, 50)
    .toReversed();
}

/** Writes a report as an envelope of the Sentry protocol. It says nothing of the person. */
export function writeEnvelope(target: ReportTarget, report: ErrorReport) {
  const eventId = randomUUID().replaceAll('-', '');
  const frames = framesOf(report.stack);
  const [, type = 'Error', value = report.message] = /^(\w*Error): (.*)$/s.exec(report.message) ?? [];
  const event = {
    event_id: eventId,
    timestamp: report.at / 1000,
    platform: report.from === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: report.from,
    exception: { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  };
  const lines = [
    { event_id: eventId, dsn: target.dsn, sent_at: new Date(report.at).toISOString() },
    { type: 'event', content_type: 'application/json' },
    event,
  ];
  return {
    url: target.url,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=wayfare/1, sentry_key=${target.publicKey}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  };
}
