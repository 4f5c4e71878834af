import { Anchor } from '@mantine/core';
import type { LegalSection } from './legal-page.tsx';

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who this is about',
    text: (
      <p>
        This policy covers couples who design an invitation, guests who open one, and everyone who
        visits this site. “We” are the operator of this site.
      </p>
    ),
  },
  {
    id: 'couples',
    title: 'What couples give us',
    text: (
      <>
        <p>
          <strong>While you design,</strong> your texts stay in your browser. Pictures are uploaded
          when you add them. We convert them to the sizes a page needs and strip hidden details,
          such as the camera and the GPS position. Originals are not kept.
        </p>
        <p>
          <strong>When you activate a license,</strong> we store your invitation as you last saved
          it, together with your license code. With a purchase, the payment processor may give us
          your e-mail address and a reference to the payment, so that we can help you when something
          is wrong.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'What guests give us',
    text: (
      <p>
        A reply holds what its form asks for: a name, an e-mail address, whether the guest comes and
        with how many, dietary needs and a message, as far as the guest fills them in. If a guest
        replies again, the new reply takes the place of the old one in the dashboard, and the
        earlier version stays in our records. So does a reply that the couple removes from its list,
        which it can put back.
      </p>
    ),
  },
  {
    id: 'not-collected',
    title: 'What we do not collect',
    text: (
      <ul>
        <li>There are no accounts and no passwords for couples and guests.</li>
        <li>There are no ads and no analytics, and we set no cookies for couples and guests.</li>
        <li>
          Views of an invitation are not tracked. Our servers count requests as a whole, to see that
          they are healthy.
        </li>
        <li>
          To stop abuse, requests of certain kinds are counted by network address for some minutes,
          and those that add a guest or a picture for a day. The count is then dropped.
        </li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    text: (
      <p>
        Your browser’s storage holds what makes the site work for you: a couple’s unfinished design
        and the key to their invitation, or a guest’s own reply, so that it is still there after a
        reload. It stays on that device until you clear the browser’s data. On a shared device,
        clear it when you are done.
      </p>
    ),
  },
  {
    id: 'visibility',
    title: 'Who can see what',
    text: (
      <ul>
        <li>
          <strong>Your invitation</strong> can be opened by anyone who has its link. It is marked
          “noindex”, which asks search engines to leave it out.
        </li>
        <li>
          <strong>Guests’ replies</strong> are visible to the couple, through their private links,
          and to us as the operator. Other guests do not see them.
        </li>
        <li>We do not sell data, and we do not share it for advertising.</li>
      </ul>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <p>
        Payments are made on the page of a payment processor, which handles your payment details
        under its own privacy policy. Card numbers never reach our servers.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Third-party services',
    text: (
      <p>
        An invitation made in our builder loads nothing from other companies on its own. Where the
        couple chose background music, it comes from YouTube once a guest taps, types or scrolls, or
        taps play. When somebody follows a link to a map, a calendar, a registry or a honeymoon
        fund, that site opens under its own policy.
      </p>
    ),
  },
  {
    id: 'protection',
    title: 'How it is protected',
    text: (
      <p>
        Dashboard and edit links hold a long random key and nothing else opens the replies. Those
        pages do not pass their address on to other sites. Keys, codes and e-mail addresses are
        removed from our logs. If a private link gets into the wrong hands, we can replace it on
        request. No system is perfectly safe, so please keep your links private.
      </p>
    ),
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    text: (
      <p>
        Hosting is for life, so invitations and replies have no end date: we keep them for as long
        as the invitation exists. Uploaded pictures are removed automatically once no invitation has
        shown them for 30 days. What we hold about a purchase stays with the license.
      </p>
    ),
  },
  {
    id: 'choices',
    title: 'Your choices',
    text: (
      <p>
        Couples can change everything they wrote and download all replies at any time. Guests can
        change their reply by sending it again with the same name and e-mail address. To ask what we
        hold about you, or to have it corrected or deleted,{' '}
        <Anchor href="/contact">write to us</Anchor>. You may also have rights under the privacy
        laws where you live.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <p>
        Wedding Invite is not aimed at children under 13, and they should not use it on their own.
        If you believe that a child has sent us personal details, please write to us.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    text: (
      <p>
        When this policy changes, the new version is published here with a new date. For anything
        that it leaves open, <Anchor href="/contact">ask us</Anchor>.
      </p>
    ),
  },
];
