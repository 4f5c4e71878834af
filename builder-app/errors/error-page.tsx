import { useEffect, useState } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { answeredStatus } from './explanation.ts';

/** The page served with an error status; its text depends on that status. */
export function ErrorPage() {
  const [status, setStatus] = useState(404);
  useEffect(() => setStatus(answeredStatus(performance)), []);
  return <ErrorScreen status={status} />;
}
