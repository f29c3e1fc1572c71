import { refreshed } from '../db/refreshed.ts';
import type { SettingRepo } from '../db/setting.repo.ts';

const settingName = 'site_rules';
/** So much later than an admin's change may another instance still go by the old rules. */
const keptMs = 1000;

/** What admins have closed: the whole site for maintenance, or some countries. */
export interface SiteRules {
  maintenance: boolean;
  /** ISO 3166-1 alpha-2, lower case. */
  blockedCountries: readonly string[];
}

const open: SiteRules = { maintenance: false, blockedCountries: [] };

/** The rules that admins set, shared by every instance; what the environment closes stays closed. */
export function siteRules(settings: SettingRepo, fromEnvironment: SiteRules, now: () => number) {
  let kept: SiteRules = open;
  let inForce: SiteRules = fromEnvironment;

  const hold = (rules: SiteRules) => {
    kept = rules;
    inForce = {
      maintenance: fromEnvironment.maintenance || rules.maintenance,
      blockedCountries: [...fromEnvironment.blockedCountries, ...rules.blockedCountries],
    };
  };
  const read = async () => {
    const written = await settings.read(settingName);
    hold(written === null ? open : { ...open, ...(JSON.parse(written) as Partial<SiteRules>) });
  };
  const refresh = refreshed(read, { keptMs, now });
  const set = async (changed: Partial<SiteRules>) => {
    await read();
    const next = { ...kept, ...changed };
    await settings.write(settingName, JSON.stringify(next));
    hold(next);
  };
  return {
    /** The rules in force. */
    current: async (): Promise<SiteRules> => {
      await refresh();
      return inForce;
    },
    /** The same, told apart by who set them. */
    bySource: async () => {
      await read();
      return { admin: kept, environment: fromEnvironment };
    },
    setMaintenance: (maintenance: boolean) => set({ maintenance }),
    setBlockedCountries: (blockedCountries: readonly string[]) => set({ blockedCountries }),
  };
}
export type SiteRulesKeeper = ReturnType<typeof siteRules>;
