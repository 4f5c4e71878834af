import { Alert } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { IconCircleCheck } from '../theme/icons.ts';
import classes from './success.module.css';

/** (spec) How long the success banner is shown; two seconds for a copied text. */
const STAYS_MS = 3_000;
export const COPIED_STAYS_MS = 2_000;

interface Banner {
  readonly text: string;
  readonly forMs: number;
}
/** Null takes the banner away. */
type ShowSuccess = (text: string | null, forMs?: number) => void;

const SuccessContext = createContext<ShowSuccess>(() => {
  throw new Error('useShowSuccess needs a SuccessBanner above it');
});

/** Returns the function that shows a text in the success banner. */
export const useShowSuccess = (): ShowSuccess => useContext(SuccessContext);

/** (spec) The success banner, above whichever part of the panel is in view. */
export function SuccessBanner({ children }: { readonly children: ReactNode }) {
  const [banner, setBanner] = useState<Banner | null>(null);
  const showSuccess = useCallback<ShowSuccess>(
    (text, forMs = STAYS_MS) => setBanner(text === null ? null : { text, forMs }),
    [],
  );
  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(null), banner.forMs);
    return () => clearTimeout(timer);
  }, [banner]);
  return (
    <SuccessContext value={showSuccess}>
      {children}
      <div role="status" className={classes.place}>
        {banner && (
          <Alert color="sage" icon={<IconCircleCheck stroke={1.6} />} className={classes.banner}>
            {banner.text}
          </Alert>
        )}
      </div>
    </SuccessContext>
  );
}
