import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Returns the client's address as reported by the trusted proxies, as a key to count by. IPv6 counts
 * by its first 64 bits, because every household has that many addresses to choose from.
 */
export function addressKey(req: Pick<Request, 'ip'>): string {
  const ip = withoutPort(req.ip ?? 'unknown').replace(/^::ffff:/i, '');
  return isIPv6(ip) ? network64(ip) : ip;
}

/** Some proxies also report the client's port, which differs with each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

function network64(ip: string): string {
  const [head = '', tail = ''] = ip.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const all = ip.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${all.slice(0, 4).join(':')}::/64`;
}
