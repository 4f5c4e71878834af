export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that the `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  // Nearly every browser sends the same few headers without weights.
  if (!header.includes('q=')) {
    if (/\bbr\b/.test(header)) return 'br';
    return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
  }
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const accepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepted('br')) return 'br';
  return accepted('gzip') ? 'gzip' : 'identity';
}
