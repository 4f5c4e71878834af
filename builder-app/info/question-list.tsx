import type { ReactNode } from 'react';
import classes from './question-list.module.css';

export interface Question {
  /** Anchor of the answer; a link to it opens the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Heading level of the questions in the page's outline. */
  readonly heading: 'h2' | 'h3';
}

/**
 * Questions whose answers expand one by one, also without JavaScript and when the browser's search
 * finds text in them.
 */
export function QuestionList({ questions, heading: Heading }: QuestionListProps) {
  return (
    <div className={classes.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={classes.entry}>
          <summary className={classes.question}>
            <Heading className={classes.words}>{question}</Heading>
          </summary>
          <div id={id} className={classes.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
