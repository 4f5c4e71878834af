import { clientBuild } from './client-build.ts';

/** Makes the client build that many test files ask for, once for all of them. */
export async function setup(): Promise<void> {
  await clientBuild();
}
