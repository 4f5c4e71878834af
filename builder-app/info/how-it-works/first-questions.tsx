import type { Question } from '../question-list.tsx';

/** (spec) Four questions of How It Works. */
export const FIRST_QUESTIONS: readonly Question[] = [
  {
    id: 'trying',
    question: 'Can I try everything before I pay?',
    answer: (
      <p>
        Yes. Every template, the whole form and the preview are free, without an account. You pay
        only when you want a link to share.
      </p>
    ),
  },
  {
    id: 'included',
    question: 'What do I get for $29?',
    answer: (
      <p>
        One invitation, hosted for life: a public link of its own, the reply form, your private RSVP
        dashboard, and editing whenever you need it. You pay once. There is no subscription.
      </p>
    ),
  },
  {
    id: 'changing',
    question: 'What if the time or the place changes?',
    answer: (
      <p>
        Open your edit link and change it. The page follows within seconds, and the link that your
        guests have stays the same. Only the template cannot be changed after activation.
      </p>
    ),
  },
  {
    id: 'guests',
    question: 'What do my guests need?',
    answer: (
      <p>
        A browser, on any phone or computer. No app, no account, no code. They tap your link, read
        and reply.
      </p>
    ),
  },
];
