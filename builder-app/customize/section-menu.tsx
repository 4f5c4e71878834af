import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { Issue } from '#domain/api/errors.ts';
import { IconListDetails } from '../theme/icons.ts';
import { focusSection } from './focus-field.ts';
import classes from './section-menu.module.css';
import { FORM_SECTIONS, SECTION_TITLES, sectionOfPath } from './sections.ts';

/** Jumps to each section of the long form and marks those where something is missing. */
export function SectionMenu({ issues }: { readonly issues: readonly Issue[] }) {
  const missing = new Set(issues.map(({ path }) => sectionOfPath(path)));
  // After a choice, the focus goes to the section instead of back to the button.
  const [isChosen, setChosen] = useState(false);
  return (
    <Menu
      returnFocus={!isChosen}
      onOpen={() => setChosen(false)}
      position="bottom-end"
      width="16rem"
      shadow="md"
      radius="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="gray.8"
          size="compact-md"
          aria-label="Sections"
          className={classes.target ?? ''}
        >
          <IconListDetails size={18} stroke={1.6} aria-hidden />
          <span className={classes.word}>Sections</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="calc(70 * var(--dvh))" style={{ overflowY: 'auto' }}>
        {FORM_SECTIONS.map((id) => (
          <Menu.Item
            key={id}
            onClick={() => {
              setChosen(true);
              focusSection(id);
            }}
            rightSection={
              missing.has(id) ? <span className={classes.missing}>to fill in</span> : null
            }
          >
            {SECTION_TITLES[id]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
