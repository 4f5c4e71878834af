import { vi } from 'vitest';

// Runs before the file's own imports: what the last test of the previous file changed would
// otherwise be undone only before the next test.
vi.restoreAllMocks();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
