import { Tabs, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Wordmark } from '../site/wordmark.tsx';
import { IconEye, IconLayoutGrid, IconLock, IconMailHeart, IconPencil } from '../theme/icons.ts';
import type { BuilderTab } from './tabs.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  /** True if a license is active: the template is fixed and there are replies to read. */
  readonly isActive: boolean;
  /** Buttons at the end of the bar. */
  readonly children: ReactNode;
}

/** Wordmark, tab buttons and the actions available. Rendered inside `Tabs`. */
export function TopBar({ isActive, children }: TopBarProps) {
  return (
    <nav className={classes.bar} aria-label="Builder">
      <Wordmark className={classes.wordmark} />
      <div className={classes.actions}>{children}</div>
      <Tabs.List className={classes.tabs ?? ''} aria-label="Steps">
        <Tab value="template" icon={isActive ? IconLock : IconLayoutGrid} isDimmed={isActive}>
          Template
          {isActive && <VisuallyHidden> (locked)</VisuallyHidden>}
        </Tab>
        <Tab value="customize" icon={IconPencil}>
          Customize
        </Tab>
        <Tab value="preview" icon={IconEye}>
          Preview
        </Tab>
        {isActive && (
          <Tab value="dashboard" icon={IconMailHeart}>
            Dashboard
          </Tab>
        )}
      </Tabs.List>
    </nav>
  );
}

interface TabProps {
  readonly value: BuilderTab;
  readonly icon: typeof IconEye;
  readonly isDimmed?: boolean;
  readonly children: ReactNode;
}

function Tab({ value, icon: Icon, isDimmed = false, children }: TabProps) {
  return (
    <Tabs.Tab
      value={value}
      className={classes.tab ?? ''}
      {...(isDimmed && { 'data-dimmed': true })}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
    >
      {children}
    </Tabs.Tab>
  );
}
