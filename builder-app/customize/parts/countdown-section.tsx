import { DateField, TimeField } from '../date-field.tsx';
import classes from '../form-grid.module.css';
import { FormSection } from '../form-section.tsx';

export function CountdownSection() {
  return (
    <FormSection
      id="countdown"
      hint="Counts down to your first event. Set a date and time only if it should count down to something else."
    >
      <div className={classes.pair}>
        <DateField name="customizations.countdownTargetDate" label="Countdown date" />
        <TimeField name="customizations.countdownTargetTime" label="Countdown time" />
      </div>
    </FormSection>
  );
}
