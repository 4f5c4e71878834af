/** To the page before; in a tab that has shown no other, home. */
export function goBack({ history, location }: Pick<Window, 'history' | 'location'>): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
