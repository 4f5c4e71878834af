import type { ReactNode } from 'react';
import { coupleNames } from '#domain/invitation/couple.ts';
import { registryLinksOf } from '#domain/invitation/shown-sections.ts';
import type { RegistryLink as Link } from '#domain/invitation/wedding-data.ts';
import { CopyText } from '../../../parts/copy-text/copy-text.tsx';
import { RegistryLink } from '../../../parts/link/registry-link.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The longest IBAN, in groups of four, has 42 characters; anything longer is text. */
const LONGEST_NUMBER = 42;

/** Accounts to which a gift may be sent. */
export function Registry({ content, section }: SectionProps): ReactNode {
  const links = registryLinksOf(content);
  return (
    <SectionShell section={section} className="section-registry">
      <ul className="accounts" data-count={Math.min(links.length, 3)}>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same bank may appear twice
          <li key={index} className="account">
            <Account link={link} holder={coupleNames(content)} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

interface AccountProps {
  readonly link: Link;
  readonly holder: string;
}

function Account({ link, holder }: AccountProps): ReactNode {
  const bank = link.name;
  const number = link.description.trim();
  return (
    <>
      <h3 className="account-bank" dir="auto">
        {bank || 'Wedding Gift'}
      </h3>
      <dl className="account-facts">
        {holder ? (
          <div>
            <dt>Account name</dt>
            <dd className="account-holder" dir="auto" translate="no">
              {holder}
            </dd>
          </div>
        ) : null}
        {number ? (
          <div>
            <dt>Account number</dt>
            <dd
              className="account-number"
              dir="auto"
              translate="no"
              data-long={number.length > LONGEST_NUMBER || undefined}
            >
              {number}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="account-actions">
        <RegistryLink
          link={link}
          className="button button--small button--quiet"
          text="Visit Link"
        />
        {number ? (
          <CopyText text={number} label={`Copy account number${bank ? `, ${bank}` : ''}`} />
        ) : null}
      </div>
    </>
  );
}
