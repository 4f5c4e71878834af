import { type Db, guarded } from './transaction.ts';

/** Single values that outlive a process and are shared by all. */
export type SettingName =
  /** Whose turn it is to remake pages of other builds of the renderer (worker/build-lease.ts). */
  | 'renderer_build'
  /** Set once the demo license code of a new database has been printed. */
  | 'demo_license';

export function settingsRepository(db: Db) {
  return guarded(db, {
    async get(name: SettingName): Promise<string | undefined> {
      const row: { value: string } | undefined = await db('settings')
        .where({ name })
        .first('value');
      return row?.value;
    },

    async set(name: SettingName, value: string): Promise<void> {
      await db('settings').insert({ name, value }).onConflict('name').merge(['value']);
    },
  });
}
