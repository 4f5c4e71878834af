import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { templateOf } from '#domain/templates/catalogue.ts';
import { SECTION_SUBJECT } from '#domain/templates/section-types.ts';
import { DeviceSwitch } from '../preview/device-switch.tsx';
import { withStandInNames } from '../preview/preview-content.ts';
import { type PreviewDevice, PreviewStage } from '../preview/preview-stage.tsx';
import { CustomizeForm } from './customize-form.tsx';
import classes from './customize-panel.module.css';
import { FORM_SECTION_SUBJECT, type FormSectionId } from './sections.ts';

interface CustomizePanelProps {
  readonly content: WeddingData;
  readonly contentKey: number;
  readonly slug: string;
  readonly target: { readonly path: string } | null;
  readonly onChange: (content: WeddingData) => void;
  readonly collectFrom: (handOn: () => void) => () => void;
  /** Whether the changes are saved. */
  readonly status: ReactNode;
  /** Shown above the form. */
  readonly notices?: ReactNode;
  readonly isShown: boolean;
}

/** (spec) The form; on wide screens with the invitation beside it. */
export function CustomizePanel(props: CustomizePanelProps) {
  const { content, contentKey, slug, target, status, notices, isShown } = props;
  const hasRoom = useMediaQuery('(min-width: 80em)', false, { getInitialValueInEffect: false });
  const [reveal, setReveal] = useState<{ section: string } | null>(null);
  const showSection = (part: FormSectionId) => {
    const section = sectionOnPage(content, part);
    if (section !== reveal?.section) setReveal(section ? { section } : null);
  };
  return (
    <div className={classes.panel}>
      <div className={classes.work}>
        <header>
          <h1 className={classes.title}>Customize Your Wedding Invitation</h1>
          <p className={classes.lead}>
            Everything you write appears in your invitation immediately. Fields marked with a star
            must be filled in before it can go live.
          </p>
        </header>
        <div className={classes.status}>{status}</div>
        {notices}
        <CustomizeForm
          content={content}
          contentKey={contentKey}
          onChange={props.onChange}
          collectFrom={props.collectFrom}
          target={target}
          onSection={showSection}
        />
      </div>
      {hasRoom && isShown && <SidePreview content={content} slug={slug} reveal={reveal} />}
    </div>
  );
}

function SidePreview(props: {
  readonly content: WeddingData;
  readonly slug: string;
  readonly reveal: { readonly section: string } | null;
}) {
  const [device, setDevice] = useState<PreviewDevice>('phone');
  return (
    <aside className={classes.side} aria-label="Preview">
      <DeviceSwitch device={device} onChange={setDevice} />
      <PreviewStage
        content={withStandInNames(props.content)}
        slug={props.slug}
        device={device}
        reveal={props.reveal}
      />
    </aside>
  );
}

/** Returns the id of the page section that shows a form section, in the invitation's template. */
function sectionOnPage(content: WeddingData, part: FormSectionId): string | undefined {
  const { sections } = templateOf(content.customizations.selectedTemplate);
  return sections.find(({ type }) => SECTION_SUBJECT[type] === FORM_SECTION_SUBJECT[part])?.id;
}
