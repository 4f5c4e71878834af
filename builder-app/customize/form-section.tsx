import { Collapse } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { keepFocus } from '../lists/keep-focus.ts';
import { useInvitationForm } from './field-context.ts';
import { sectionMark } from './focus-field.ts';
import classes from './form-section.module.css';
import { type FormSectionId, SECTION_TITLES, sectionAnchor } from './sections.ts';
import { SwitchField, type SwitchPath } from './switch-field.tsx';

interface FormSectionProps {
  readonly id: FormSectionId;
  readonly hint?: ReactNode;
  /** At the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One of the form's twelve sections. */
export function FormSection({ id, hint, action, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section
      // An upload or the partner's edit may replace the list that a focused button is in.
      ref={keepFocus}
      tabIndex={-1}
      className={classes.section}
      id={sectionAnchor(id)}
      {...sectionMark(id)}
      aria-labelledby={heading}
    >
      <div className={classes.head}>
        <div>
          <h2 id={heading} className={classes.title} tabIndex={-1}>
            {SECTION_TITLES[id]}
          </h2>
          {hint && <p className={classes.hint}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

interface OptionalSectionProps extends Omit<FormSectionProps, 'action'> {
  /** The switch that reveals the section's fields. */
  readonly enabled: SwitchPath;
  readonly switchLabel: string;
  readonly onTurned?: (isOn: boolean) => void;
}

/** A section whose fields appear once it is switched on. */
export function OptionalSection(props: OptionalSectionProps) {
  const { enabled, switchLabel, onTurned, children, ...section } = props;
  const { control } = useInvitationForm();
  const isOn = useWatch({ control, name: enabled });
  return (
    <FormSection
      {...section}
      action={
        <SwitchField name={enabled} aria-label={switchLabel} {...(onTurned && { onTurned })} />
      }
    >
      <Collapse expanded={isOn}>
        <div className={classes.fields}>{children}</div>
      </Collapse>
    </FormSection>
  );
}
