import { Alert } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { IconCircleCheck } from '../theme/icons.ts';
import classes from './success.module.css';

/** (spec) How long the success banner is shown; two seconds for a copied text. */
const STAYS_MS = 3_000;
export const COPIED_STAYS_MS = 2_000;

interface Told {
  readonly text: string;
  readonly forMs: number;
}
type Tell = (text: string, forMs?: number) => void;

const SuccessContext = createContext<Tell>(() => {
  throw new Error('useTell needs a SuccessBanner above it');
});

/** Returns the function that shows a text in the success banner. */
export const useTell = (): Tell => useContext(SuccessContext);

/** (spec) The success banner, above whichever part of the panel is in view. */
export function SuccessBanner({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<Told | null>(null);
  const tell = useMemo<Tell>(
    () =>
      (text, forMs = STAYS_MS) =>
        setTold({ text, forMs }),
    [],
  );
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), told.forMs);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <SuccessContext value={tell}>
      {children}
      <div role="status" className={classes.place}>
        {told && (
          <Alert color="sage" icon={<IconCircleCheck stroke={1.6} />} className={classes.banner}>
            {told.text}
          </Alert>
        )}
      </div>
    </SuccessContext>
  );
}
