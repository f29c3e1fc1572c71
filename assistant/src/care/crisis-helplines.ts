/** A line that listens to people in distress. */
export interface Helpline {
  name: string;
  number: string;
}

/** Well-known national lines, by country code. Only those that have stood for years under the same number. */
export const crisisHelplines: Readonly<Record<string, readonly Helpline[]>> = {
  at: [{ name: 'TelefonSeelsorge', number: '142' }],
  au: [{ name: 'Lifeline', number: '13 11 14' }],
  be: [
    { name: 'Zelfmoordlijn', number: '1813' },
    { name: 'Centre de Prévention du Suicide', number: '0800 32 123' },
  ],
  br: [{ name: 'CVV', number: '188' }],
  ca: [{ name: '988 Suicide Crisis Helpline', number: '988' }],
  ch: [{ name: 'Die Dargebotene Hand / La Main Tendue', number: '143' }],
  de: [{ name: 'TelefonSeelsorge', number: '0800 111 0 111' }],
  dk: [{ name: 'Livslinien', number: '70 201 201' }],
  es: [{ name: 'Línea 024', number: '024' }],
  fi: [{ name: 'MIELI Crisis Helpline', number: '09 2525 0111' }],
  fr: [{ name: 'the national suicide prevention line', number: '3114' }],
  gb: [{ name: 'Samaritans', number: '116 123' }],
  hu: [{ name: 'Lelkisegély', number: '116 123' }],
  ie: [{ name: 'Samaritans', number: '116 123' }],
  in: [{ name: 'Tele-MANAS', number: '14416' }],
  it: [{ name: 'Telefono Amico', number: '02 2327 2327' }],
  jp: [{ name: 'Yorisoi Hotline', number: '0120 279 338' }],
  kr: [{ name: 'the suicide prevention line', number: '109' }],
  nl: [{ name: '113 Zelfmoordpreventie', number: '113' }],
  no: [{ name: 'Mental Helse', number: '116 123' }],
  nz: [{ name: '1737, free call or text', number: '1737' }],
  pl: [{ name: 'the crisis line for adults', number: '116 123' }],
  pt: [{ name: 'SOS Voz Amiga', number: '213 544 545' }],
  se: [{ name: 'Mind Självmordslinjen', number: '90101' }],
  sg: [{ name: 'Samaritans of Singapore', number: '1767' }],
  us: [{ name: '988 Suicide & Crisis Lifeline', number: '988' }],
  za: [{ name: 'SADAG Suicide Crisis Helpline', number: '0800 567 567' }],
};

/** Lists lines of over a hundred countries. */
export const HELPLINE_FINDER = 'findahelpline.com';
