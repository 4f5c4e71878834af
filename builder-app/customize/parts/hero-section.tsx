import { FormSection } from '../form-section.tsx';
import { ImageField } from './image-field.tsx';

export function HeroSection() {
  return (
    <FormSection
      id="hero"
      hint="The first picture your guests see, behind or beside your names. Without one, the template's own art or your first gallery picture is shown."
    >
      <ImageField name="customizations.heroBackgroundImage" subject="you two" ratio="landscape" />
    </FormSection>
  );
}
