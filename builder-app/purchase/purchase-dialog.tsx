import { Alert, Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ConfigResponse } from '#domain/api/config.ts';
import { mailLink } from '../share/mail-link.ts';
import { Dialog } from '../site/dialog.tsx';
import { configQuery } from '../site/use-config.ts';
import { FEATURES, STEPS } from './offer.ts';
import classes from './purchase-dialog.module.css';

/** (spec) How long the dialog stays open after the checkout was opened. */
const CLOSE_DELAY_MS = 2_000;

interface PurchaseDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onHaveLicense: () => void;
}

/** (spec) What a license includes, what it costs and how to get one. */
export function PurchaseDialog({ opened, onClose, onHaveLicense }: PurchaseDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} size="50rem" title="Create Your Wedding Invitation">
      <p className={classes.price}>
        <strong>$29</strong>
        <span>one-time, lifetime hosting</span>
      </p>
      <ul className={classes.features}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={classes.feature}>
            <Icon size={24} stroke={1.3} aria-hidden className={classes.icon} />
            <span className={classes.name}>{title}</span>
            <span className={classes.text}>{text}</span>
          </li>
        ))}
      </ul>
      <h3 className={classes.subtitle}>How it works</h3>
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <span className={classes.name}>{title}</span>
            <span className={classes.text}>{text}</span>
          </li>
        ))}
      </ol>
      <Checkout opened={opened} onClose={onClose} />
      <Button variant="subtle" fullWidth onClick={onHaveLicense}>
        I have a license code
      </Button>
    </Dialog>
  );
}

function buttonText(config: ConfigResponse | undefined, isRedirecting: boolean): string {
  if (config && !config.checkoutUrl) return 'Checkout is not configured';
  return isRedirecting ? 'Redirecting to checkout...' : 'Get the License for $29';
}

function Checkout({ opened, onClose }: Pick<PurchaseDialogProps, 'opened' | 'onClose'>) {
  const { data: config, isError, refetch } = useQuery(configQuery);
  const [isRedirecting, setRedirecting] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // While this dialog fades out, another one may already be open.
    if (!opened || !isRedirecting) return;
    const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [opened, isRedirecting]);
  const checkoutUrl = config?.checkoutUrl;
  return (
    <div className={classes.checkout}>
      {config && !checkoutUrl && (
        <Alert color="gold" variant="light">
          Please write to{' '}
          <Anchor href={mailLink(config.supportEmail)} inherit>
            {config.supportEmail}
          </Anchor>{' '}
          to buy a license.
        </Alert>
      )}
      {isError ? (
        <>
          <Alert color="gold" variant="light">
            The checkout could not be reached. Please check your connection.
          </Alert>
          <Button size="lg" onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <Button
          size="lg"
          disabled={!checkoutUrl}
          loading={!config}
          onClick={() => {
            if (!checkoutUrl || isRedirecting) return;
            window.open(checkoutUrl, '_blank', 'noopener');
            setRedirecting(true);
          }}
        >
          {buttonText(config, isRedirecting)}
        </Button>
      )}
    </div>
  );
}
