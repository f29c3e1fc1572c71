import type { OutsideId } from '@wayfare/contracts/vocabulary';
import type { SettingRepo } from '../db/setting.repo.ts';

const settingName = 'outside_services';
/** So much later than an admin's change may another instance still go by the old switches. */
const keptMs = 1000;

type Switches = Partial<Record<OutsideId, boolean>>;

/** Which services admins have switched off, shared by every instance. */
export function outsideSwitches(settings: SettingRepo, now: () => number) {
  let kept: Switches = {};
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async () => {
    const written = await settings.read(settingName);
    kept = written === null ? {} : (JSON.parse(written) as Switches);
    readAt = now();
  };
  return {
    isOn: async (id: OutsideId) => {
      if (now() - readAt > keptMs) await (reading ??= read().finally(() => (reading = undefined)));
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
