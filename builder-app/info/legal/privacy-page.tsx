import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy Policy"
      lead="We keep what an invitation needs, show it to those it is meant for, and collect nothing else."
      sections={PRIVACY}
    />
  );
}
