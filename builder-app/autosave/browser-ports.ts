import { type Credentials, saveInvitation } from '../api-client.ts';
import type { AutosavePorts } from './autosave.ts';

/** Returns ports that use the real clock and the real server. */
export function browserPorts(credentials: Credentials): AutosavePorts {
  return {
    save: (content, baseRevision) => saveInvitation(credentials, content, baseRevision),
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
