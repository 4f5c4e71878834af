import { InfoPage } from './info-page.tsx';
import { QuestionList } from './question-list.tsx';
import { QUESTIONS } from './questions.tsx';

export function FaqPage() {
  return (
    <InfoPage
      path="/faq"
      title="FAQ & Help"
      lead="Short answers to what couples ask most. Open as many as you like."
    >
      <QuestionList questions={QUESTIONS} heading="h2" />
    </InfoPage>
  );
}
