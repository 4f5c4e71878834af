/** Returns a complete file around the content. */
export function file(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}

/**
 * Returns the content of `id` four times: as it is, and mirrored about both midlines of the field.
 */
export function fourfold(id: string, width: number, height: number): string {
  const use = (transform: string) => `<use href="#${id}"${transform}/>`;
  return (
    use('') +
    use(` transform="matrix(-1 0 0 1 ${width} 0)"`) +
    use(` transform="matrix(1 0 0 -1 0 ${height})"`) +
    use(` transform="matrix(-1 0 0 -1 ${width} ${height})"`)
  );
}
