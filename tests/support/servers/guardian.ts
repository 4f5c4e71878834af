import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * Cleans up after a test run that could not do so itself, even after SIGKILL: a shell that is told
 * which processes run and which folders exist, and cleans up when its input ends.
 */
const script = `
trap '' INT TERM HUP
pids= folders=
drop() { kept=; for each in $1; do [ "$each" = "$2" ] || kept="$kept $each"; done; echo "$kept"; }
while read -r verb value; do
  case $verb in
    pid) pids="$pids $value" ;;
    ended) pids=$(drop "$pids" "$value") ;;
    folder) folders="$folders $value" ;;
    removed) folders=$(drop "$folders" "$value") ;;
  esac
done
alive() { for each in $pids; do kill -0 "$each" 2>/dev/null && return 0; done; return 1; }
[ -n "$pids" ] && kill -TERM $pids 2>/dev/null
tries=0
while alive && [ $tries -lt 30 ]; do sleep 0.1; tries=$((tries + 1)); done
[ -n "$pids" ] && kill -KILL $pids 2>/dev/null
[ -n "$folders" ] && rm -rf $folders
exit 0
`;

/** Input of this process's guardian. */
let guardian: Writable | undefined;

/** Tells this process's guardian what to clean up; starts it on the first call. */
export function tellGuardian(
  verb: 'pid' | 'ended' | 'folder' | 'removed',
  value: string | number,
): void {
  guardian ??= startGuardian();
  guardian.write(`${verb} ${value}\n`);
}

function startGuardian(): Writable {
  const child = spawn('/bin/sh', ['-c', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => {});
  child.unref();
  // A pipe would keep the event loop alive; this one must not prolong the run.
  (child.stdin as Writable & { unref?: () => void }).unref?.();
  return child.stdin;
}
