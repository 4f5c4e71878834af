import { Alert, UnstyledButton } from '@mantine/core';
import type { Issue } from '#domain/api/errors.ts';
import { IconListCheck } from '../theme/icons.ts';
import classes from './missing-details.module.css';
import { SECTION_TITLES, sectionOfPath } from './sections.ts';

interface MissingDetailsProps {
  readonly title: string;
  readonly issues: readonly Issue[];
  readonly onJump: (path: string) => void;
}

/** Lists what prevents the invitation from going live, each with a link to its field. */
export function MissingDetails({ title, issues, onJump }: MissingDetailsProps) {
  return (
    <Alert color="gold" variant="light" icon={<IconListCheck stroke={1.6} />} title={title}>
      <ul className={classes.list}>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <UnstyledButton className={classes.jump ?? ''} onClick={() => onJump(path)}>
              <span className={classes.message}>{message}</span>
              <span className={classes.where}>{placeOf(path)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Returns for example "Wedding Events, event 2". */
function placeOf(path: string): string {
  const title = SECTION_TITLES[sectionOfPath(path)];
  const event = /^wedding\.events\.(\d+)\./.exec(path)?.[1];
  return event === undefined ? title : `${title}, event ${Number(event) + 1}`;
}
