import { useEffect, useState } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { answeredStatus } from './explanation.ts';

/** What the server answers with an error status; the text follows that status. */
export function ErrorPage() {
  const [status, setStatus] = useState(404);
  useEffect(() => setStatus(answeredStatus(performance)), []);
  return <ErrorScreen status={status} />;
}
