/** Downloads a text file made in the browser. `type` is its media type; the charset is UTF-8. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
