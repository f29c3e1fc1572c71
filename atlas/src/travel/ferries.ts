import table from '../../data/tables/ferries.json' with { type: 'json' };

interface Port {
  name: string;
  lat: number;
  lon: number;
}

/** A ferry that travellers use: how long it sails, what a passenger on foot pays, how often it goes. */
export interface FerryLine {
  from: Port;
  to: Port;
  minutes: number;
  footEuro: number;
  sailingsPerDay: number;
  /** Carries no cars. */
  footOnly?: boolean;
}

export const ferries: readonly FerryLine[] = table.ferries;
