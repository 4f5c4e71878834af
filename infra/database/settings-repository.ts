import { type Db, guarded } from './engine/transaction.ts';

/** Names of single values that outlive a process and are shared by all processes. */
export type SettingName =
  /** The build that may republish pages made by other builds (worker/build-lease.ts). */
  | 'renderer_build'
  /** Set with a new database's demo license code, so that there is only one. */
  | 'demo_license'
  /** When the janitor's last round began (worker/janitor.ts). */
  | 'janitor_round'
  /** Signs the operator's session cookie. */
  | 'session_secret';

/** Single values by name; each is text whose form its owner knows. */
export function settingsRepository(db: Db) {
  const get = async (name: SettingName): Promise<string | undefined> => {
    const row: { value: string } | undefined = await db('settings').where({ name }).first('value');
    return row?.value;
  };
  return guarded(db, {
    get,

    /** Returns the stored value, or else stores `value`; concurrent callers get the same one. */
    async getOrSet(name: SettingName, value: string): Promise<string> {
      const existing = await get(name);
      if (existing !== undefined) return existing;
      try {
        await db('settings').insert({ name, value });
        return value;
      } catch (error) {
        const faster = await get(name);
        if (faster === undefined) throw error;
        return faster;
      }
    },

    /** Replaces the value if it is still `from`; true for exactly one of racing callers. */
    async replace(name: SettingName, from: string, to: string): Promise<boolean> {
      return (await db('settings').where({ name, value: from }).update({ value: to })) === 1;
    },

    async set(name: SettingName, value: string): Promise<void> {
      await db('settings').insert({ name, value }).onConflict('name').merge(['value']);
    },
  });
}
