import { Alert } from '@mantine/core';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { IconLock } from '../theme/icons.ts';
import { TemplateCard } from './template-card.tsx';
import classes from './template-chooser.module.css';

interface TemplateChooserProps {
  /** Null until one is chosen or shown. */
  readonly selected: TemplateId | null;
  /** A license has fixed the template. */
  readonly isLocked: boolean;
  readonly onChoose: (templateId: TemplateId) => void;
}

/** (spec) The six templates. */
export function TemplateChooser({ selected, isLocked, onChoose }: TemplateChooserProps) {
  return (
    <div className={classes.chooser}>
      <header className={classes.head}>
        <h1 className={classes.title}>Choose Your Template</h1>
        {!isLocked && (
          <p className={classes.lead}>
            Design and preview for free. When it is exactly right, unlock your own link for $29, one
            time.
          </p>
        )}
      </header>
      {isLocked && (
        <Alert
          role="note"
          color="gold"
          variant="light"
          icon={<IconLock stroke={1.6} />}
          className={classes.lock ?? ''}
        >
          Your invitation keeps the template that it was activated with.
        </Alert>
      )}
      <ul className={classes.grid}>
        {TEMPLATE_IDS.map((id) => (
          <li key={id}>
            <TemplateCard
              template={TEMPLATES[id]}
              isSelected={id === selected}
              onChoose={() => onChoose(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
