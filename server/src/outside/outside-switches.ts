import type { OutsideId } from '@wayfare/contracts/vocabulary';
import { refreshed } from '../db/refreshed.ts';
import type { SettingRepo } from '../db/setting.repo.ts';

const settingName = 'outside_services';
/** So much later than an admin's change may another instance still go by the old switches. */
const keptMs = 1000;

type Switches = Partial<Record<OutsideId, boolean>>;

/** Which services admins have switched off, shared by every instance. */
export function outsideSwitches(settings: SettingRepo, now: () => number) {
  let kept: Switches = {};
  const read = async () => {
    const written = await settings.read(settingName);
    kept = written === null ? {} : (JSON.parse(written) as Switches);
  };
  const refresh = refreshed(read, { keptMs, now });
  return {
    isOn: async (id: OutsideId) => {
      await refresh();
      return kept[id] !== false;
    },
    set: async (id: OutsideId, on: boolean) => {
      await read();
      kept = { ...kept, [id]: on };
      await settings.write(settingName, JSON.stringify(kept));
    },
  };
}
export type OutsideSwitches = ReturnType<typeof outsideSwitches>;
