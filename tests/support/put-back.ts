import { vi } from 'vitest';

// Before the file's own imports: what the last test of another file has changed goes with the next
// test only.
vi.restoreAllMocks();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
