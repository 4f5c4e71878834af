import { OptionalSection } from '../form-section.tsx';
import { ParagraphField, TextField } from '../text-field.tsx';

export function HoneymoonSection() {
  return (
    <OptionalSection
      id="honeymoon"
      enabled="honeymoonFund.enabled"
      switchLabel="Show a honeymoon fund"
      hint="A place to send guests who would rather give you a journey."
    >
      <TextField name="honeymoonFund.title" label="Title" placeholder="Honeymoon Fund" />
      <ParagraphField name="honeymoonFund.description" label="Description" />
      <TextField
        name="honeymoonFund.link"
        type="url"
        inputMode="url"
        label="Link"
        placeholder="https://"
      />
    </OptionalSection>
  );
}
