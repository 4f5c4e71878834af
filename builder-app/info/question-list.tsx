import type { ReactNode } from 'react';
import classes from './question-list.module.css';

export interface Question {
  /** The answer's anchor: a link to it opens it. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** The level of the questions in the page's outline. */
  readonly heading: 'h2' | 'h3';
}

/** Questions that open one by one, also without JavaScript and where the browser's search finds them. */
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
