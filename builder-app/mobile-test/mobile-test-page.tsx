import { Container } from '@mantine/core';
import { HomeBar } from '../site/home-bar.tsx';
import { AdvicePanel } from './advice-panel.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { DevicePreview } from './device-preview.tsx';
import classes from './mobile-test-page.module.css';
import { DEVICE_PRESETS, screenOf } from './presets.ts';
import { useAnalysis } from './use-analysis.ts';
import { useChoice } from './use-choice.ts';

/** (spec) The mobile test tool: a template's sample on a device, and advice for its size. */
export function MobileTestPage() {
  const [choice, choose] = useChoice();
  const { templateId, deviceId, orientation } = choice;
  const screen = screenOf(DEVICE_PRESETS[deviceId], orientation);
  const analysis = useAnalysis(`${templateId} ${deviceId}`, screen);
  return (
    <>
      <HomeBar />
      <Container component="main" size="80rem" className={classes.page ?? ''}>
        <h1 className={classes.title}>Mobile Responsiveness Test</h1>
        <p className={classes.lead}>
          Most guests open their invitation on a phone. See each template as it is laid out on
          theirs, and what to look out for.
        </p>
        <ChoiceForm choice={choice} onChoose={choose} />
        <div className={classes.work}>
          <DevicePreview templateId={templateId} deviceId={deviceId} screen={screen} />
          <AdvicePanel analysis={analysis} screen={screen} />
        </div>
      </Container>
    </>
  );
}
