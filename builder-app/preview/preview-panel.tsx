import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { IconKey, IconShare } from '../theme/icons.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { withStandInNames } from './preview-content.ts';
import classes from './preview-panel.module.css';
import { type PreviewDevice, PreviewStage } from './preview-stage.tsx';

interface PreviewPanelProps {
  readonly content: WeddingData;
  readonly slug: string;
  readonly isActive: boolean;
  readonly onGetLicense: () => void;
  readonly onShare: () => void;
  /** Shown above the invitation: what is missing, what was activated. */
  readonly children?: ReactNode;
}

/** (spec) The whole invitation as guests will see it. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { content, slug, isActive, onGetLicense, onShare, children } = props;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const [device, setDevice] = useState<PreviewDevice>('phone');
  return (
    <div className={classes.panel}>
      <h1 className={classes.title}>Preview</h1>
      <div className={classes.above}>{children}</div>
      <div className={classes.tools}>
        {isWide && <DeviceSwitch device={device} onChange={setDevice} />}
        {isActive ? (
          <Button leftSection={<IconShare size={18} stroke={1.6} />} onClick={onShare}>
            Share Invitation
          </Button>
        ) : (
          <Button leftSection={<IconKey size={18} stroke={1.6} />} onClick={onGetLicense}>
            Get the License Now!
          </Button>
        )}
      </div>
      <PreviewStage
        content={withStandInNames(content)}
        slug={slug}
        device={isWide ? device : 'phone'}
      />
    </div>
  );
}
