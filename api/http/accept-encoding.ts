export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that the `Accept-Encoding` header allows, in any case (RFC 9110). */
export function chooseEncoding(header = ''): Encoding {
  const allowed = header.toLowerCase();
  // Nearly every browser sends the same few headers without weights.
  if (!allowed.includes('q=')) {
    if (/\bbr\b/.test(allowed)) return 'br';
    return /\bgzip\b/.test(allowed) ? 'gzip' : 'identity';
  }
  const weights = new Map<string, number>();
  for (const part of allowed.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const accepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepted('br')) return 'br';
  return accepted('gzip') ? 'gzip' : 'identity';
}
