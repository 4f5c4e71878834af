import { Anchor } from '@mantine/core';
import type { LegalSection } from './legal-page.tsx';

export const TERMS: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'These terms',
    text: (
      <p>
        Wedding Invite lets you design a digital wedding invitation, publish it at a link of its own
        and read your guests’ replies. By using it, you agree to these terms. “We” are the operator
        of this site. “You” are whoever designs, manages or answers an invitation here.
      </p>
    ),
  },
  {
    id: 'free-use',
    title: 'Designing for free',
    text: (
      <p>
        You can design and preview an invitation without paying and without an account. Until you
        activate a license, your work is kept in your browser only. It is gone when you clear the
        browser’s data, and we cannot bring it back. Uploaded pictures are removed once no activated
        invitation has shown them for 30 days.
      </p>
    ),
  },
  {
    id: 'license',
    title: 'Your license',
    text: (
      <>
        <p>
          A license costs $29, one time. You receive a license code by e-mail. Each code can be used
          once and activates one invitation. Activating it gives you:
        </p>
        <ul>
          <li>a public link for your invitation,</li>
          <li>a private dashboard with your guests’ replies,</li>
          <li>an edit link to change your invitation as often as you like,</li>
          <li>lifetime hosting, as described below.</li>
        </ul>
        <p>
          Two choices are final. The template cannot be changed after activation, and the public
          link is fixed at activation, even if you change your names later. Please check both before
          you activate.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    text: (
      <p>
        A payment processor handles the payment on its own checkout page, under its own terms. We do
        not see or store your card details. If something went wrong with a purchase, or a code did
        not arrive or does not work, <Anchor href="/contact">write to us</Anchor>. Rights that the
        law gives you as a buyer remain yours.
      </p>
    ),
  },
  {
    id: 'hosting',
    title: 'Lifetime hosting',
    text: (
      <p>
        Your invitation has no end date and costs no renewal fee. It stays online for the lifetime
        of Wedding Invite, unless it breaks these terms.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Your private links',
    text: (
      <>
        <p>
          There are no accounts and no passwords. Your dashboard link and your edit link are your
          keys: whoever has one can read the replies and change the invitation. Keep them private,
          and <strong>bookmark the dashboard link</strong> when you receive it.
        </p>
        <p>
          If you think that somebody else has one of these links, write to us. We can replace them;
          the old ones then stop working.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    text: (
      <>
        <p>
          What you write and upload remains yours. You allow us to store it, to convert pictures to
          the sizes a page needs, and to show it on your invitation. We use it for nothing else.
        </p>
        <p>
          Use only texts, pictures and music that you have the right to use, and ask the people you
          show. Anyone who has your public link can open your invitation, so write there only what
          all of them may read.
        </p>
      </>
    ),
  },
  {
    id: 'replies',
    title: 'Guests and replies',
    text: (
      <p>
        Guests reply without an account. Their replies go to the couple. If you are the couple, use
        them for your wedding only, and treat what guests tell you with care. If you are a guest,
        reply for yourself and for the people you speak for.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <>
        <p>Please do not use Wedding Invite to:</p>
        <ul>
          <li>publish anything unlawful, hateful or misleading, or in somebody else’s name,</li>
          <li>harm or harass people, or collect data under a pretext,</li>
          <li>guess codes or links, or reach invitations that are not yours,</li>
          <li>overload or disturb the service.</li>
        </ul>
        <p>We may take an invitation offline that does any of this.</p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Third-party services',
    text: (
      <p>
        An invitation can play music from YouTube and link to maps, calendars, gift registries and a
        honeymoon fund. Those services belong to others and follow their own terms. Gifts and money
        go directly through them, never through us.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability',
    text: (
      <p>
        We work to keep every invitation online and every reply safe, but no service is without
        interruptions or mistakes, and we do not guarantee one. Keep your own copies of your
        pictures, and download your replies from the dashboard now and then. We may improve and
        change how the service works.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        Wedding Invite is provided as it is. As far as the law that applies to you allows, we are
        not liable for indirect losses, such as costs of an event, and not for more than you paid
        for your license. Nothing in these terms limits rights or liability that the law does not
        let us limit.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    text: (
      <p>
        When these terms change, the new version is published on this page with a new date. If
        anything is unclear, <Anchor href="/contact">ask us</Anchor>.
      </p>
    ),
  },
];
