import { describe, expect, it } from 'vitest';
import { openWindowsOn } from './open-windows.ts';
import { readOsmHours } from './read-osm-hours.ts';

const today = '2026-11-23';

/** What is read, in one line: hours, then `closed …`, then anything else. */
function said(text: string): string {
  const read = readOsmHours(text, { today, countryCode: 'fr' });
  if (!read.ok) return `— ${read.kind}`;
  const { hours, closedOn, confidence, byAppointment } = read;
  const more = [closedOn && `closed ${closedOn.join(' ')}`, confidence, byAppointment && 'by appointment'];
  return [hours, ...more.filter(Boolean)].join(' | ');
}

describe('days and hours', () => {
  it.each([
    ['24/7', 'always'],
    ['24/7 open', 'always'],
    ['Mo-Su 00:00-24:00', 'always'],
    ['00:00-24:00', 'always'],
    ['Mo-Su,PH 00:00-24:00', 'always'],
    ['Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['10:00-18:00', 'daily 10:00-18:00'],
    ['Mo-Su 10:00-18:00', 'daily 10:00-18:00'],
    ['daily 10:00-18:00', 'daily 10:00-18:00'],
    ['Su 14:00-17:00', 'Su 14:00-17:00'],
    ['Mo,We,Fr 09:00-12:00', 'Mo,We,Fr 09:00-12:00'],
    ['Fr-Mo 10:00-17:00', 'Fr-Mo 10:00-17:00'],
    ['Tu-Th,Sa 10:00-17:00', 'Tu-Th,Sa 10:00-17:00'],
    ['Mo-Fr 09:00-12:00,14:00-18:00', 'Mo-Fr 09:00-12:00,14:00-18:00'],
    ['Mo-Fr 09:00-12:00, 14:00-18:00', 'Mo-Fr 09:00-12:00,14:00-18:00'],
    ['Mo-Fr 14:00-18:00,09:00-12:00', 'Mo-Fr 09:00-12:00,14:00-18:00'],
    ['Mo-Fr 09:00-12:00,12:00-15:00', 'Mo-Fr 09:00-15:00'],
    ['Mo-Fr 08:30-20:00 open', 'Mo-Fr 08:30-20:00'],
    ['Fr,Sa 20:00-02:00', 'Fr,Sa 20:00-26:00'],
    ['Fr,Sa 20:00-26:00', 'Fr,Sa 20:00-26:00'],
    ['18:00-00:00', 'daily 18:00-24:00'],
    ['Su-Th 11:00-23:00; Fr-Sa 11:00-01:00', 'Su-Th 11:00-23:00; Fr,Sa 11:00-25:00'],
    ['Mo-Th 11:30-14:30,18:00-23:30; Fr,Sa 18:00-01:30', 'Mo-Th 11:30-14:30,18:00-23:30; Fr,Sa 18:00-25:30'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('odd writing', () => {
  it.each([
    ['mo-fr 9-17', 'Mo-Fr 09:00-17:00'],
    ['MO-FR 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 09:00 - 17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo - Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9:00–17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr: 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mon-Fri 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Monday-Friday 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo.-Fr. 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 09.00-17.00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 0900-1700', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9h-12h, 14h30-18h', 'Mo-Fr 09:00-12:00,14:30-18:00'],
    ['Mo-Fr 9am-5pm', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 9:00 AM - 5:30 PM', 'Mo-Fr 09:00-17:30'],
    ['12pm-12am', 'daily 12:00-24:00'],
    ['Mo-Fr 10:00～17:00', 'Mo-Fr 10:00-17:00'],
    ['Mo-Fr  08:00-12:00  13:00-17:00', 'Mo-Fr 08:00-12:00,13:00-17:00'],
    ['Mo-Fr 09:00-17:00;', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 09:00-17:00;Sa 09:00-12:00', 'Mo-Fr 09:00-17:00; Sa 09:00-12:00'],
    ['Mo-Fr 09:00-17:00 Sa 09:00-12:00', 'Mo-Fr 09:00-17:00; Sa 09:00-12:00'],
    ['Mo-Fr 09:00-17:00; ; Sa 09:00-12:00', 'Mo-Fr 09:00-17:00; Sa 09:00-12:00'],
    ['Sept-June Mo-Fr 09:00-17:00', '09-01~06-30 Mo-Fr 09:00-17:00'],
    ['25 Dec off; 10:00-17:00', 'daily 10:00-17:00 | closed 12-25'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('rules on rules', () => {
  it.each([
    ['Mo-Fr 09:00-17:00; Sa 09:00-12:00', 'Mo-Fr 09:00-17:00; Sa 09:00-12:00'],
    ['Mo-Su 10:00-18:00; Mo off', 'daily 10:00-18:00; Mo closed'],
    ['Mo-Su 10:00-18:00; Mo closed', 'daily 10:00-18:00; Mo closed'],
    ['10:00-18:00; Tu off', 'daily 10:00-18:00; Tu closed'],
    ['Mo-Su 10:00-18:00; Th 10:00-21:00', 'daily 10:00-18:00; Th 10:00-21:00'],
    ['Mo-Fr 10:00-18:00, We 19:00-21:00', 'Mo-Fr 10:00-18:00; We 10:00-18:00,19:00-21:00'],
    ['Mo-Fr 10:00-18:00, We 17:00-21:00', 'Mo-Fr 10:00-18:00; We 10:00-21:00'],
    [
      'Mo-Fr 10:00-12:00, We-Sa 14:00-16:00',
      'Mo-Fr 10:00-12:00; We-Sa 14:00-16:00; We-Fr 10:00-12:00,14:00-16:00',
    ],
    ['Mo-Fr 08:00-12:00, Sa 09:00-12:00', 'Mo-Fr 08:00-12:00; Sa 09:00-12:00'],
    ['Mo-Fr 09:00-17:00; Mo-Fr 12:00-13:00 off', 'Mo-Fr 09:00-12:00,13:00-17:00'],
    ['09:00-17:00; Sa,Su 12:00-24:00 off', 'daily 09:00-17:00; Sa,Su 09:00-12:00'],
    ['Mo 09:00-17:00; Tu 09:00-17:00; We 09:00-17:00', 'Mo-We 09:00-17:00'],
    ['off; Apr-Oct 10:00-18:00', 'daily closed; 04-01~10-31 daily 10:00-18:00'],
    ['Mo off; Tu-Su 10:00-18:00', 'Mo closed; Tu-Su 10:00-18:00'],
    ['Mo-Fr 09:00-17:00 || off', 'Mo-Fr 09:00-17:00'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('holidays', () => {
  it.each([
    ['Mo-Fr 09:00-17:00; PH off', 'Mo-Fr 09:00-17:00 | closed PH'],
    ['Mo-Fr 09:00-17:00, PH off', 'Mo-Fr 09:00-17:00 | closed PH'],
    ['Mo-Fr 09:00-17:00; ph closed', 'Mo-Fr 09:00-17:00 | closed PH'],
    ['PH off; Mo-Fr 10:00-18:00', 'Mo-Fr 10:00-18:00 | closed PH'],
    ['Mo-Sa 08:00-20:00; Su,PH off', 'Mo-Sa 08:00-20:00; Su closed | closed PH'],
    ['Mo-Sa 08:00-20:00; PH,Su 10:00-14:00', 'Mo-Sa 08:00-20:00; Su,PH 10:00-14:00'],
    ['Mo-Su,PH 10:00-18:00', 'Mo-Su,PH 10:00-18:00'],
    ['Tu-Su, PH 10:00-18:00', 'Tu-Su,PH 10:00-18:00'],
    ['PH,Mo-Su 10:00-18:00', 'Mo-Su,PH 10:00-18:00'],
    ['Mo-Fr 09:00-17:00; PH -1 day 09:00-12:00', 'Mo-Fr 09:00-17:00; PH-1 09:00-12:00'],
    ['Mo-Su 10:00-18:00, PH 20:00-22:00', 'daily 10:00-18:00; PH 10:00-18:00,20:00-22:00'],
    ['Mo-Su,SH,PH 10:00-18:00', 'Mo-Su,PH 10:00-18:00'],
    ['24/7; PH off', 'always | closed PH'],
    ['Mo-Fr 10:00-17:00; PH off; Dec 24 10:00-12:00', 'Mo-Fr 10:00-17:00; PH closed; 12-24 10:00-12:00'],
    ['10:00-17:00; easter off', 'daily 10:00-17:00 | closed easter'],
    ['10:00-17:00; easter -2 days,easter +1 day off', 'daily 10:00-17:00 | closed easter-2 easter+1'],
    [
      '10:00-17:00; easter -2 days-easter +1 day 12:00-15:00',
      'daily 10:00-17:00; easter-2,easter-1,easter,easter+1 12:00-15:00',
    ],
    ['easter -2 days off; Mo-Su 10:00-17:00', 'daily 10:00-17:00 | closed easter-2'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('months and dates', () => {
  it.each([
    ['Apr-Oct 10:00-18:00', '04-01~10-31 daily 10:00-18:00'],
    ['Apr-Oct: 10-18', '04-01~10-31 daily 10:00-18:00'],
    ['Apr-Oct Mo-Fr 10:00-18:00', '04-01~10-31 Mo-Fr 10:00-18:00'],
    ['Nov-Mar Sa,Su 11:00-15:00', '11-01~03-31 Sa,Su 11:00-15:00'],
    ['Feb 10:00-12:00', '02-01~02-29 daily 10:00-12:00'],
    ['Apr-Jun,Sep-Oct 10:00-18:00', '04-01~06-30 daily 10:00-18:00; 09-01~10-31 daily 10:00-18:00'],
    ['Jan-Mar,Nov-Dec 10:00-16:00', '11-01~03-31 daily 10:00-16:00'],
    ['Apr 15-Oct 15 10:00-18:00', '04-15~10-15 daily 10:00-18:00'],
    ['Apr 15-Oct 10:00-18:00', '04-15~10-31 daily 10:00-18:00'],
    ['Nov 15-Mar 15 Mo-Fr 10:00-16:00', '11-15~03-15 Mo-Fr 10:00-16:00'],
    ['Jun 1-15 10:00-18:00', '06-01~06-15 daily 10:00-18:00'],
    [
      'Apr-Oct: Mo-Su 09:00-19:00; Nov-Mar: Tu-Su 10:00-16:00',
      '04-01~10-31 daily 09:00-19:00; 11-01~03-31 Tu-Su 10:00-16:00',
    ],
    ['Tu-Su 10:00-18:00; Jul-Aug Mo-Su 10:00-20:00', 'Tu-Su 10:00-18:00; 07-01~08-31 daily 10:00-20:00'],
    ['Tu-Su 10:00-18:00, Jul-Aug Fr 18:00-22:00', 'Tu-Su 10:00-18:00; 07-01~08-31 Fr 10:00-22:00'],
    ['10:00-18:00; Nov-Feb off', 'daily 10:00-18:00; 11-01~02-29 daily closed'],
    ['10:00-18:00; Jan 10-Jan 31 off', 'daily 10:00-18:00; 01-10~01-31 daily closed'],
    ['10:00-18:00; Dec 25 off', 'daily 10:00-18:00 | closed 12-25'],
    ['10:00-18:00; Jan 1,May 1,Dec 25 off', 'daily 10:00-18:00 | closed 01-01 05-01 12-25'],
    ['10:00-18:00; Dec 24,25,31 off', 'daily 10:00-18:00 | closed 12-24 12-25 12-31'],
    ['10:00-18:00; Dec 24-26 off', 'daily 10:00-18:00 | closed 12-24 12-25 12-26'],
    ['10:00-18:00; Dec 30-Jan 2 off', 'daily 10:00-18:00 | closed 12-30 12-31 01-01 01-02'],
    ['10:00-18:00; Dec 24,31 10:00-14:00', 'daily 10:00-18:00; 12-24,12-31 10:00-14:00'],
    [
      'We-Mo 09:00-18:00; We,Fr 09:00-21:00; Jan 1,May 1,Dec 25 off',
      'We-Mo 09:00-18:00; We,Fr 09:00-21:00 | closed 01-01 05-01 12-25',
    ],
    ['Dec 24-26 Mo-Fr 10:00-12:00', '12-24~12-26 Mo-Fr 10:00-12:00'],
    ['week 1-53 Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('weekdays of a month', () => {
  it.each([
    ['Su[1] 10:00-14:00', 'Su1 10:00-14:00'],
    ['Sa[-1] 10:00-14:00', 'Sa-1 10:00-14:00'],
    ['Su[1,3] 10:00-14:00', 'Su1,Su3 10:00-14:00'],
    ['Su[2-4] 10:00-14:00', 'Su2,Su3,Su4 10:00-14:00'],
    ['Su[-2] 10:00-14:00', 'Su-1-7 10:00-14:00'],
    ['Sa[1] +1 day 10:00-14:00', 'Sa1+1 10:00-14:00'],
    ['Tu-Su 10:00-18:00; Th[1] 10:00-21:00', 'Tu-Su 10:00-18:00; Th1 10:00-21:00'],
    ['Tu-Su 10:00-18:00, Th[1] 18:00-21:00', 'Tu-Su 10:00-18:00; Th1 10:00-21:00'],
    ['Tu-Su 10:00-18:00, Mo[1] 10:00-12:00', 'Tu-Su 10:00-18:00; Mo1 10:00-12:00'],
    ['Apr-Oct Su[1] 10:00-14:00', '04-01~10-31 Su1 10:00-14:00'],
    ['Mo[1],Tu-Su 10:00-17:00', 'Tu-Su,Mo1 10:00-17:00'],
    ['10:00-18:00; Mo[1] off', 'daily 10:00-18:00 | closed Mo1'],
    ['10:00-18:00; Nov Th[4] off', 'daily 10:00-18:00; 11-01~11-30 Th4 closed'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('years', () => {
  it.each([
    ['2020+ Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr 09:00-17:00; 2025 Dec 24 off', 'Mo-Fr 09:00-17:00'],
    ['2024-2025 Apr-Oct 10:00-20:00; 10:00-18:00', 'daily 10:00-18:00'],
    ['10:00-18:00; 2025 Dec 30-2026 Jan 6 off', 'daily 10:00-18:00'],
    ['10:00-18:00; 2026 Dec 30-2027 Jan 6 off', '— unsayable'],
    ['2026 Mo-Fr 09:00-17:00', '— unsayable'],
    ['2027+ Mo-Fr 09:00-17:00', '— unsayable'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));

  it('are not read where nobody says what day it is', () => {
    expect(readOsmHours('2020+ Mo-Fr 09:00-17:00')).toMatchObject({ ok: false, kind: 'unsayable' });
  });
});

describe('what is less sure, or asks for more', () => {
  it.each([
    ['Mo-Fr 18:00-22:00+', 'Mo-Fr 18:00-22:00 | core'],
    ['Mo-Fr 10:00-17:00 || "by appointment"', 'Mo-Fr 10:00-17:00 | by appointment'],
    ['Mo-Fr 10:00-17:00; Sa,Su "by appointment"', 'Mo-Fr 10:00-17:00; Sa,Su closed | by appointment'],
    ['Mo-Fr 10:00-17:00 || unknown', 'Mo-Fr 10:00-17:00'],
    ['Mo-Su 10:00-17:00 "last entry 16:15"', 'daily 10:00-17:00/16:15'],
    ['Mo-Su 10:00-17:00 "Last admission 30 minutes before closing"', 'daily 10:00-17:00/16:30'],
    ['Mo-Fr 10:00-17:00 open "ring the bell"', 'Mo-Fr 10:00-17:00'],
    ['"Museum": Tu-Su 10:00-17:00', 'Tu-Su 10:00-17:00'],
    ['10:00-17:00; Mo off "rest day"', 'daily 10:00-17:00; Mo closed'],
  ])('%s → %s', (text, expected) => expect(said(text)).toBe(expected));

  it('keeps what else is said', () => {
    expect(readOsmHours('Mo-Fr 10:00-17:00 open "ring the bell"')).toMatchObject({
      comments: ['ring the bell'],
    });
  });
});

describe('what is not read', () => {
  it.each([
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['Mo-Fr 10:00-17:00; Sa unknown', 'unknown'],
    ['Mo-Fr 10:00-17:00 "only in good weather"', 'unknown'],
    ['"ask at the bar"', 'unknown'],
    ['by appointment', 'by appointment'],
    ['"by appointment"', 'by appointment'],
    ['off', 'closed'],
    ['24/7 closed', 'closed'],
    ['Mo-Su off "renovation"', 'closed'],
    ['10:00+', 'unsayable'],
    ['Mo-Fr 11:30-14:30,18:00+', 'unsayable'],
    ['sunrise-sunset', 'unsayable'],
    ['Mo-Fr 10:00,14:00', 'unsayable'],
    ['10:00-16:00/90', 'unsayable'],
    ['10:00-16:00/01:30', 'unsayable'],
    ['Mo-Fr', 'unsayable'],
    ['Apr-Oct', 'unsayable'],
    ['open', 'unsayable'],
    ['week 10-20 Mo-Fr 09:00-17:00', 'unsayable'],
    ['week 1-53/2 Fr 09:00-12:00', 'unsayable'],
    ['Mo-Fr 09:00-17:00; SH off', 'unsayable'],
    ['PH Mo-Fr 10:00-12:00', 'unsayable'],
    ['Mo-Fr 10:00-18:00, PH 10:00-12:00', 'unsayable'],
    ['Apr 1-easter 10:00-17:00', 'unsayable'],
    ['easter-Oct 31 10:00-17:00', 'unsayable'],
    ['Su[-5] 10:00-12:00', 'unsayable'],
    ['Mo-Fr 10:00-12:00 || 15:00-17:00', 'unsayable'],
    ['Mo off; Mo-Su 09:00-17:00', 'unsayable'],
    ['Nov-Mar off; Mo-Su 09:00-17:00', 'unsayable'],
    ['Dec 24 10:00-12:00; Mo-Su 09:00-17:00', 'unsayable'],
    ['"Museum": Tu-Su 10:00-17:00; "Garden": 08:00-20:00', 'unsayable'],
    ['Fr 20:00-04:00; Sa 02:00-03:00 off', 'unsayable'],
    ['Mo 14:00-13:59', 'unsayable'],
    ['Mar Su[-1]-Oct Su[-1] 10:00-18:00', 'unreadable'],
    ['Mo-Fr 9-5pm', 'unreadable'],
    ['Mo-Fr 25:00-27:00', 'unreadable'],
    ['Mo-Fr 09:75-17:00', 'unreadable'],
    ['Feb 30 off; 10:00-18:00', 'unreadable'],
    ['Di-So 10:00-18:00', 'unreadable'],
    ['lundi-vendredi 9h-17h', 'unreadable'],
    ['Mo-Fr 09:00-17:00 "not closed', 'unreadable'],
    ['Monday to Friday 9 to 5', 'unreadable'],
    ['Mo-Fr 09:00-', 'unreadable'],
    ['Mo-', 'unreadable'],
    ['every day', 'unreadable'],
    ['https://example.org/hours', 'unreadable'],
    ['[]', 'unreadable'],
    [';', 'unknown'],
  ])('%s: %s', (text, kind) => expect(said(text)).toBe(`— ${kind}`));

  it('is Easter where the country knows another', () => {
    expect(readOsmHours('10:00-17:00; easter off', { countryCode: 'gr' }).ok).toBe(false);
  });
});

describe('hours that follow the sun', () => {
  const paris = { lat: 48.86, lon: 2.35, timeZone: 'Europe/Paris' };
  const hoursOn = (text: string, on: string, place = paris) => {
    const read = readOsmHours(text, { place });
    if (!read.ok) return read.problem;
    expect(read.confidence).toBe('core');
    return openWindowsOn(read, on).map(({ startMinute, endMinute }) => [startMinute / 60, endMinute / 60]);
  };

  // In Paris the sun rises at 8:41 and sets at 16:56 on 21 December, at 5:47 and 21:58 on 21 June.
  it('are those that the sun surely gives in a month', () => {
    expect(hoursOn('sunrise-sunset', '2026-12-21')).toEqual([[9, 16.5]]);
    expect(hoursOn('sunrise-sunset', '2026-06-21')).toEqual([[6, 21.5]]);
    expect(hoursOn('08:00-sunset', '2026-06-21')).toEqual([[8, 21.5]]);
    expect(hoursOn('(sunrise+01:00)-(sunset-00:30)', '2026-06-21')).toEqual([[7, 21]]);
    expect(hoursOn('Apr-Oct Sa sunset-02:00', '2026-06-20')).toEqual([[22, 26]]);
  });

  it('are none where the sun does not rise', () => {
    const tromso = { lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' };
    expect(hoursOn('sunrise-sunset', '2026-06-21', tromso)).toMatch(/does not rise or set/);
  });
});
