import { useEffect, useState } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { answeredStatus, explain } from './explanation.ts';

/** The page served with an error status; its text depends on that status. */
export function ErrorPage() {
  const [status, setStatus] = useState(404);
  useEffect(() => {
    const answered = answeredStatus(performance);
    setStatus(answered);
    document.title = `${explain(answered).title} · Wedding Invite`;
  }, []);
  return <ErrorScreen status={status} />;
}
