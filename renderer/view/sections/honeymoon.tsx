import type { ComponentType } from 'react';
import { honeymoonWording } from '#domain/invitation/wording.ts';
import { HoneymoonLink } from '../parts/link/honeymoon-link.tsx';
import { Prose } from '../parts/text/prose.tsx';
import type { SectionComponent, ShellProps } from '../templates/template-view.ts';

/** (spec) Makes the section of the honeymoon fund: default title and description, optional link. */
export function honeymoonIn(Shell: ComponentType<ShellProps>): SectionComponent {
  return function Honeymoon({ content, section }) {
    const { title, description } = honeymoonWording(content);
    return (
      <Shell section={section} heading={title} className="section-honeymoon">
        <Prose text={description} />
        <HoneymoonLink className="section-action" link={content.honeymoonFund.link} />
      </Shell>
    );
  };
}
