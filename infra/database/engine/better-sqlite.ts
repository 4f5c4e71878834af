import { createRequire } from 'node:module';
import type Driver from 'better-sqlite3';

const load = createRequire(import.meta.url);
const major = Number.parseInt(process.versions.node, 10);

/**
 * The driver of SQLite that runs on this Node.js. Version 13 crashes a process of Node.js 20 at once;
 * version 12 one of Node.js 24.19 and newer when memory is reclaimed (`node_object_wrap.h`).
 */
export const BetterSqlite: typeof Driver = load(
  major < 22 ? 'better-sqlite3-12' : 'better-sqlite3',
);
