import { FormSection } from '../form-section.tsx';
import { ParagraphField } from '../text-field.tsx';

export function QuoteSection() {
  return (
    <FormSection id="quote" hint="A line of a poem, a verse, or words of your own.">
      <ParagraphField
        name="customizations.quote"
        aria-label="Quote"
        placeholder="Whatever our souls are made of, his and mine are the same."
      />
    </FormSection>
  );
}
