import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { BuilderTab } from './tabs.ts';

interface TopActionsProps {
  readonly isActive: boolean;
  readonly tab: BuilderTab;
  readonly onHaveLicense: () => void;
  readonly onPreview: () => void;
}

/** What can be done next, at the end of the top bar. */
export function TopActions({ isActive, tab, onHaveLicense, onPreview }: TopActionsProps) {
  return (
    <>
      {!isActive && (
        <Button
          variant="subtle"
          color="gray"
          c="gray.8"
          size="sm"
          px="sm"
          leftSection={<IconKey size={17} stroke={1.6} />}
          onClick={onHaveLicense}
        >
          Have a License?
        </Button>
      )}
      {tab === 'customize' && (
        <Button size="sm" visibleFrom="md" hiddenFrom="xl" onClick={onPreview}>
          Preview
        </Button>
      )}
    </>
  );
}
