import { LegalPage } from './legal-page.tsx';
import { TERMS } from './terms.tsx';

export function TermsPage() {
  return (
    <LegalPage
      path="/terms"
      title="Terms of Service"
      lead="What you get, what we ask of you, and what to expect. In plain words."
      sections={TERMS}
    />
  );
}
