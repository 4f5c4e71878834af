import { type Credentials, saveInvitation } from '../api-client.ts';
import type { AutosavePorts } from './autosave.ts';

/** Returns ports that use the real clock and the real server. */
export function browserPorts(credentials: Credentials): AutosavePorts {
  return {
    async save(content, baseRevision) {
      try {
        return await saveInvitation(credentials, content, baseRevision);
      } catch (error) {
        // (spec) What is shown says what happens next; the log says why.
        console.error('The invitation could not be saved', error);
        throw error;
      }
    },
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
