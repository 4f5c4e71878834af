import { type Db, guarded } from './transaction.ts';

/** Single values that outlive a process and are shared by all. */
export type SettingName =
  /** Whose turn it is to remake pages of other builds of the renderer (worker/build-lease.ts). */
  | 'renderer_build'
  /** Set with the demo license code of a new database, so that there is one only. */
  | 'demo_license'
  /** When the janitor's last round began (worker/janitor.ts). */
  | 'janitor_round'
  /** Signs the operator's session cookie. */
  | 'session_secret';

export function settingsRepository(db: Db) {
  const get = async (name: SettingName): Promise<string | undefined> => {
    const row: { value: string } | undefined = await db('settings').where({ name }).first('value');
    return row?.value;
  };
  return guarded(db, {
    get,

    /** The value that is set, or else this one: the same for everybody who asks at the same time. */
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

    /** Sets a value that still is `from`; false for who comes second. */
    async replace(name: SettingName, from: string, to: string): Promise<boolean> {
      return (await db('settings').where({ name, value: from }).update({ value: to })) === 1;
    },

    async set(name: SettingName, value: string): Promise<void> {
      await db('settings').insert({ name, value }).onConflict('name').merge(['value']);
    },
  });
}
