import { Anchor } from '@mantine/core';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import type { Question } from './question-list.tsx';

/** (spec) The nine questions of the FAQ, in this order. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'creating',
    question: 'How do I create an invitation?',
    answer: (
      <>
        <p>
          Choose one of the {TEMPLATE_IDS.length} templates, then fill in the form: your names, your
          events, your photographs, your story. The Preview tab shows the page as your guests will
          see it.
        </p>
        <p>
          You need no account. When everything is right, activate a license, and your invitation
          goes live at a link of its own. <Anchor href="/how-it-works">How It Works</Anchor> shows
          the steps.
        </p>
      </>
    ),
  },
  {
    id: 'paying',
    question: 'What is free, and what do I pay for?',
    answer: (
      <>
        <p>
          Designing and previewing are free, for as long as you like. You need a license to share
          your invitation and to download your guests’ replies.
        </p>
        <p>
          A license costs $29, one time, with lifetime hosting: no subscription and no renewal. You
          get a license code by e-mail. Each code can be used once, for one invitation.
        </p>
      </>
    ),
  },
  {
    id: 'editing',
    question: 'Can I edit my invitation after I have bought it?',
    answer: (
      <>
        <p>
          Yes, as often as you like, even after the link has gone out. Changes are saved
          automatically and reach your page within seconds.
        </p>
        <p>
          Two things stay as they are from the moment you activate: the template and the link. If
          you change your names later, the link does not change with them. To edit on another
          device, open the edit link from your dashboard there.
        </p>
      </>
    ),
  },
  {
    id: 'replies',
    question: 'How do my guests reply?',
    answer: (
      <>
        <p>
          On your invitation itself. They open your link, fill in the reply form and press send: no
          account, no app, no code. A guest who answers again with the same name and e-mail address
          replaces the earlier reply.
        </p>
        <p>
          You read every reply in your private dashboard, where you can search, filter and download
          them as a CSV file, and remove one that is no guest’s. Bookmark the dashboard link when
          you get it: it is the key to your replies.
        </p>
      </>
    ),
  },
  {
    id: 'views',
    question: 'Can I see who has viewed my invitation?',
    answer: (
      <p>
        No. Views are not tracked, so neither you nor we can tell who has opened your link, or how
        often. What you do see is everyone who has replied.
      </p>
    ),
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods can I use?',
    answer: (
      <p>
        All major cards and PayPal. A payment processor takes care of the payment on its own
        checkout page, which opens in a new tab. Your card details never reach us.
      </p>
    ),
  },
  {
    id: 'security',
    question: 'How is our data kept safe?',
    answer: (
      <>
        <ul>
          <li>
            Your dashboard and edit links are secret: each holds a long random key. Guests’ replies
            are visible only to you and to the operator of this site.
          </li>
          <li>
            Your invitation is marked so that search engines leave it out. Anyone who has its link
            can open it.
          </li>
          <li>
            Your pictures are stripped of hidden details, such as the place where they were taken.
          </li>
          <li>
            No ads, no analytics. An invitation loads nothing from other companies but the music
            that you chose: it comes from YouTube once a guest taps, types or scrolls.
          </li>
        </ul>
        <p>
          If a private link gets into the wrong hands, <Anchor href="/contact">write to us</Anchor>:
          we can replace it, and the old one stops working at once. Our{' '}
          <Anchor href="/privacy">Privacy Policy</Anchor> covers the rest.
        </p>
      </>
    ),
  },
  {
    id: 'domains',
    question: 'Can I use my own domain?',
    answer: (
      <p>
        Not currently. Your invitation has an address on this site, made from your two names. It is
        fixed when you activate, so you can safely print it on paper.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'How do I get help?',
    answer: (
      <p>
        Write to us: the address is on <Anchor href="/contact">Contact</Anchor>. We typically reply
        within 24 hours. Support hours are Monday-Friday 9AM-6PM EST. If you have lost the link to
        your dashboard, write from the e-mail address that you bought with or tell us your license
        code: then we know that it is you, and send it again.
      </p>
    ),
  },
];
