/** Goes to the previous page, or home in a tab that has shown no other. */
export function goBack({ history, location }: Pick<Window, 'history' | 'location'>): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
