const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** Returns whether JSON (UTF-8) has more than `max` values; each may take 100 bytes once parsed. */
export function hasMoreValues(json: Uint8Array, max: number): boolean {
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length && values <= max; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1;
  }
  return values > max;
}
