import { useMemo, useSyncExternalStore } from 'react';
import { type Choice, choiceQuery, readChoice } from './choice.ts';

const followers = new Set<() => void>();

/** Keeps the choice in the address, so that a reload keeps it and a link shares it. */
export function useChoice(): readonly [Choice, (choice: Choice) => void] {
  // While the page is pre-rendered, and until it is hydrated, there is no query.
  const query = useSyncExternalStore(
    follow,
    () => location.search,
    () => '',
  );
  return [useMemo(() => readChoice(query), [query]), choose];
}

function choose(choice: Choice) {
  // Replaced, not pushed: Back leads to the page before, not through every device.
  history.replaceState(history.state, '', choiceQuery(choice));
  for (const notice of followers) notice();
}

function follow(notice: () => void) {
  followers.add(notice);
  window.addEventListener('popstate', notice);
  return () => {
    followers.delete(notice);
    window.removeEventListener('popstate', notice);
  };
}
