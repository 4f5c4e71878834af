import { DateField } from '../date-field.tsx';
import { OptionalSection } from '../form-section.tsx';
import { TextField } from '../text-field.tsx';
import { RsvpOptions } from './rsvp-options.tsx';

export function RsvpSection() {
  return (
    <OptionalSection
      id="rsvp"
      enabled="rsvp.enabled"
      switchLabel="Let guests reply"
      hint="Guests reply on the invitation itself, without an account. You read their answers in your dashboard."
    >
      <DateField name="rsvp.deadline" label="RSVP deadline" />
      <TextField
        name="rsvp.email"
        type="email"
        inputMode="email"
        label="RSVP contact e-mail"
        placeholder="ophelia.and.tobias@example.com"
        description="Shown to guests who have a question."
      />
      <RsvpOptions />
    </OptionalSection>
  );
}
