import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from './with-timeout.ts';

/**
 * How a run of the publish loop ended:
 *
 * - `published`: the newest revision is live
 * - `unpublishable`: the newest content may not be published
 * - `overtaken`: newer revisions came faster than it published them; another run continues
 * - `missing`: there is no such invitation, for example after an older backup was restored
 * - `failed`: it will be retried, or is given up
 */
export type PublishOutcome = 'published' | 'unpublishable' | 'overtaken' | 'missing' | 'failed';

const DEPTH_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Values that only queue and database know; queried each time the metrics are read. One that does
 * not answer is left out then: a stale value would suggest that all is well.
 */
export interface Backlog {
  /** Publish requests by state. */
  depth(): Promise<Readonly<Record<(typeof DEPTH_STATES)[number], number>>>;
  /** Invitations whose newest revision is not live yet. */
  behind(): Promise<number>;
}

/** Prometheus gives up after 10 s, and would then miss all other metrics as well. */
const BACKLOG_PATIENCE_MS = 2_000;

/** Everything the product measures about itself, in one registry per process. */
export interface Metrics {
  /** `route` is the pattern (`/api/invitations/:id`), never a URL; `seconds` is the time taken. */
  requestServed(request: { method: string; route: string; status: number; seconds: number }): void;
  rsvpAccepted(): void;
  publishEnded(outcome: PublishOutcome, seconds: number): void;
  /**
   * Seconds from the response to a save until its page was live. Negative, and counted as none, when
   * the clock of the process that saved is ahead.
   */
  wentLive(seconds: number): void;
  /** Prometheus text. */
  text(): Promise<string>;
  readonly contentType: string;
}

const REQUEST_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60];
const PUBLISH_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];
const LIVE_SECONDS = [0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1, 3, 10, 30, 60, 300, 3600];

/** Creates its own registry, so that tests and several apps in one process do not share one. */
export function createMetrics(backlog?: Backlog): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const rsvps = new Counter({
    name: 'rsvps_accepted_total',
    help: 'Replies of guests that were stored',
    registers,
  });
  const publishes = new Histogram({
    name: 'publish_duration_seconds',
    help: 'Runs of the publish loop by outcome',
    labelNames: ['outcome'],
    buckets: PUBLISH_SECONDS,
    registers,
  });
  const live = new Histogram({
    name: 'save_to_live_seconds',
    help: 'From the answer to a save until its page is live',
    buckets: LIVE_SECONDS,
    registers,
  });
  if (backlog) registerBacklog(registry, backlog);

  return {
    requestServed({ method, route, status, seconds }) {
      requests.observe({ method, route, status: String(status) }, seconds);
    },
    rsvpAccepted: () => rsvps.inc(),
    publishEnded: (outcome, seconds) => publishes.observe({ outcome }, seconds),
    // Prometheus takes a sum that falls for a restart.
    wentLive: (seconds) => live.observe(Math.max(0, seconds)),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function registerBacklog(registry: Registry, backlog: Backlog): void {
  new Gauge({
    name: 'publish_queue_depth',
    help: 'Publish requests by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await withinPatience('The queue', backlog.depth());
      if (counts) for (const state of DEPTH_STATES) this.set({ state }, counts[state]);
    },
  });
  new Gauge({
    name: 'invitations_behind',
    help: 'Invitations whose newest revision is not live yet',
    registers: [registry],
    async collect() {
      this.remove();
      const behind = await withinPatience('The database', backlog.behind());
      if (behind !== undefined) this.set(behind);
    },
  });
}

/** Resolves with undefined when nothing comes in time: a failure would cost all other metrics. */
const withinPatience = <T>(who: string, answer: Promise<T>): Promise<T | undefined> =>
  withTimeout(BACKLOG_PATIENCE_MS, who, answer).catch(() => undefined);
