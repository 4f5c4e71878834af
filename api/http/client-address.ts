import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Returns the address that is counted: the client's, as reported by the trusted proxies. IPv6
 * counts by its first 64 bits, because a single household owns as many addresses as it likes.
 */
export function addressKey(req: Pick<Request, 'ip'>): string {
  const ip = withoutPort(req.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(ip) ? network64(ip) : ip;
}

/** Some proxies report the client's port as well, which differs with each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

function network64(ip: string): string {
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const all = ip.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${all.slice(0, 4).join(':')}::/64`;
}
