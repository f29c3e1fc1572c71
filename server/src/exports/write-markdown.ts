import { clock, lengthOfTime } from '@wayfare/wording/words';
import { amount, dateInWords, describeBooking, describeThing, describeTravel } from './describe-item.ts';
import { type ReadDay, sumCosts, type TripReading } from './trip-reading.ts';
import { dayTitle } from './write-gpx.ts';

/** What a person typed stays as typed: no mark of theirs becomes markup, no line of theirs a heading. */
const plain = (text: string) =>
  text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');
const block = (text: string) => plain(text).split('\n').join('  \n');

function writeDay(day: ReadDay): string[] {
  const items = day.items.map(({ item }) => {
    const time =
      item.endMinute > item.startMinute
        ? `${clock(item.startMinute)}–${clock(item.endMinute)} (${lengthOfTime(item.endMinute - item.startMinute)})`
        : clock(item.startMinute);
    const more = describeThing(item).flatMap((line) => line.split('\n'));
    return [`- **${time}** ${plain(item.title)}`, ...more.map((line) => `  - ${plain(line)}`)].join('\n');
  });
  return [
    `### ${plain(dayTitle(day))}`,
    ...(day.plan?.note ? [block(day.plan.note)] : []),
    items.length > 0 ? items.join('\n') : 'Nothing planned yet.',
  ];
}

function writeStops({ stops }: TripReading): string[] {
  if (stops.length === 0) return [];
  const lines = stops.map(({ stop, number, arriveOn, leaveOn }) => {
    const nights = stop.nights === 1 ? '1 night' : `${stop.nights} nights`;
    const when = arriveOn && leaveOn ? `, ${dateInWords(arriveOn)} to ${dateInWords(leaveOn)}` : '';
    const lodging = stop.lodging ? `, ${plain(stop.lodging.name)}` : '';
    return [
      `${number}. **${plain(stop.place.name)}**, ${nights}${when}${lodging}`,
      ...describeThing({ ...stop, place: stop.lodging ?? stop.place }).map((line) => `   - ${plain(line)}`),
    ].join('\n');
  });
  return ['## Route', lines.join('\n')];
}

function writeLegs({ legs }: TripReading): string[] {
  if (legs.length === 0) return [];
  const lines = legs.map(({ leg, from, to, departOn }) => {
    const times = leg.departMinute === undefined ? '' : `, leaves ${clock(leg.departMinute)}`;
    const on = departOn ? `, ${dateInWords(departOn)}` : '';
    return [
      `- **${plain(from.name)} to ${plain(to.name)}**: ${describeTravel(leg.travel)}${on}${times}`,
      ...describeBooking(leg.booking).map((line) => `  - ${plain(line)}`),
    ].join('\n');
  });
  return ['## Ways between', lines.join('\n')];
}

/** A trip as Markdown, to paste into notes. */
export function writeMarkdown(reading: TripReading): string {
  const { stored, startOn, endOn, days, costs } = reading;
  const dates = startOn && endOn ? `${dateInWords(startOn)} to ${dateInWords(endOn)}` : null;
  const { ideas, notes } = stored.trip;
  return `${[
    `# ${plain(stored.tripName)}`,
    ...(dates ? [dates] : []),
    ...writeStops(reading),
    ...writeLegs(reading),
    ...(days.length > 0 ? ['## Days', ...days.flatMap(writeDay)] : []),
    ...(costs.length > 0
      ? [
          '## Costs',
          sumCosts(costs)
            .map((sum) => `- ${amount(sum)}`)
            .join('\n'),
        ]
      : []),
    ...(ideas.length > 0
      ? [
          '## Ideas',
          ideas
            .map(
              ({ place, note }) =>
                `- ${plain(place.name)}${note ? `: ${plain(note).replaceAll('\n', ' ')}` : ''}`,
            )
            .join('\n'),
        ]
      : []),
    ...(notes ? ['## Notes', block(notes)] : []),
  ].join('\n\n')}\n`;
}
