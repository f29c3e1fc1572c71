import { type RegistrationKind, registrationKinds } from '@wayfare/contracts/vocabulary';
import type { SettingRepo } from '../db/setting.repo.ts';

const settingName = 'registration';

const narrower = (one: RegistrationKind, other: RegistrationKind) =>
  registrationKinds.indexOf(one) > registrationKinds.indexOf(other) ? one : other;

/** Who may make an account: as admins set it, but never wider than the environment allows. */
export function registration(settings: SettingRepo, fromEnvironment: RegistrationKind) {
  return {
    current: async (): Promise<RegistrationKind> => {
      const written = await settings.read(settingName);
      const kept = registrationKinds.find((kind) => kind === written) ?? 'open';
      return narrower(kept, fromEnvironment);
    },
    /** What the environment closes; null where it closes nothing. */
    fixed: fromEnvironment === 'open' ? null : fromEnvironment,
    /** False where the environment allows less. */
    set: async (kind: RegistrationKind) => {
      if (narrower(kind, fromEnvironment) !== kind) return false;
      await settings.write(settingName, kind);
      return true;
    },
  };
}
export type Registration = ReturnType<typeof registration>;
