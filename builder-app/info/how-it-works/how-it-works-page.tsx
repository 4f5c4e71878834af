import { Anchor, Button } from '@mantine/core';
import { InfoPage } from '../info-page.tsx';
import { QuestionList } from '../question-list.tsx';
import { FIRST_QUESTIONS } from './first-questions.tsx';
import classes from './how-it-works-page.module.css';
import { STEPS } from './steps.tsx';

/** (spec) Three steps and four questions. */
export function HowItWorksPage() {
  return (
    <InfoPage
      path="/how-it-works"
      title="How It Works"
      lead="Three steps, from the first idea to the last reply."
    >
      <ol className={classes.steps}>
        {STEPS.map(({ title, text, picture }, index) => (
          <li key={title} className={classes.step}>
            <div className={classes.picture} aria-hidden>
              {picture}
            </div>
            <div className={classes.words}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.start}>
        <Button component="a" href="/" size="lg">
          Choose your template
        </Button>
        <span>Free to design and preview. $29, one time, to share.</span>
      </p>
      <section aria-labelledby="questions">
        <h2 id="questions" className={classes.subtitle}>
          Before you begin
        </h2>
        <QuestionList questions={FIRST_QUESTIONS} heading="h3" />
        <p className={classes.more}>
          More answers are on <Anchor href="/faq">FAQ & Help</Anchor>.
        </p>
      </section>
    </InfoPage>
  );
}
