import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconRefresh } from '../theme/icons.ts';
import type { Advice } from './advice.ts';
import classes from './advice-panel.module.css';
import type { ScreenSize } from './presets.ts';
import { ANALYSIS_MS, type Analysis } from './use-analysis.ts';

const TYPES = {
  warning: { icon: IconAlertTriangle, word: 'Warning' },
  info: { icon: IconInfoCircle, word: 'Info' },
} as const satisfies Record<Advice['type'], unknown>;

interface AdvicePanelProps {
  readonly analysis: Analysis;
  readonly screen: ScreenSize;
}

/** (spec) The advice from the analysis, or that it is running. */
export function AdvicePanel({ analysis, screen }: AdvicePanelProps) {
  const { run, advice, again } = analysis;
  return (
    <section className={classes.panel} aria-label="Advice" aria-busy={!advice}>
      <h2 className={classes.title}>Advice</h2>
      <p role="status" className={classes.status}>
        {advice ? summary(advice, screen) : 'Analyzing...'}
      </p>
      <div className={classes.line}>
        {/* A new element for each run, so that its line animates from the start. */}
        {!advice && <span key={run} style={{ animationDuration: `${ANALYSIS_MS}ms` }} />}
      </div>
      {advice ? (
        <ul className={classes.list}>
          {advice.map((item) => (
            <Item key={item.title} {...item} />
          ))}
        </ul>
      ) : (
        <div className={classes.waiting} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      )}
      <Button
        variant="subtle"
        className={classes.again ?? ''}
        leftSection={<IconRefresh size={17} stroke={1.6} aria-hidden />}
        onClick={again}
      >
        Analyze again
      </Button>
    </section>
  );
}

function Item({ type, title, text }: Advice) {
  const { icon: Icon, word } = TYPES[type];
  return (
    <li className={classes.item} data-type={type}>
      <Icon size={22} stroke={1.6} aria-hidden className={classes.icon} />
      <div>
        <span className={classes.type}>{word}</span>
        <h3 className={classes.heading}>{title}</h3>
        <p className={classes.text}>{text}</p>
      </div>
    </li>
  );
}

function summary(advice: readonly Advice[], { width, height }: ScreenSize): string {
  const warnings = advice.filter(({ type }) => type === 'warning').length;
  const points = `${advice.length} ${advice.length === 1 ? 'point' : 'points'} for ${width} × ${height}`;
  if (warnings === 0) return points;
  return `${points}, ${warnings} of them ${warnings === 1 ? 'a warning' : 'warnings'}`;
}
