import { useEffect, useState } from 'react';
import { type Advice, adviceFor } from './advice.ts';
import type { ScreenSize } from './presets.ts';

/** (spec) How long an analysis takes, ms. */
export const ANALYSIS_MS = 1_500;

export interface Analysis {
  /** Identifies the run. */
  readonly run: string;
  /** Null while the analysis runs. */
  readonly advice: readonly Advice[] | null;
  readonly again: () => void;
}

/** Starts an analysis for each new subject and screen, replacing one that is still running. */
export function useAnalysis(subject: string, { width, height }: ScreenSize): Analysis {
  const [round, setRound] = useState(0);
  const [finished, setFinished] = useState('');
  const run = `${subject} ${width} ${height} ${round}`;
  useEffect(() => {
    const timer = setTimeout(() => setFinished(run), ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, [run]);
  return {
    run,
    advice: finished === run ? adviceFor({ width, height }) : null,
    again: () => setRound((last) => last + 1),
  };
}
