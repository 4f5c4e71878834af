import { vi } from 'vitest';
import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { mount } from '../testing/mount.tsx';
import { PanelQueries } from './panel-queries.tsx';
import { SuccessBanner } from './success.tsx';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
type Answer = { readonly status?: number; readonly body?: unknown; readonly total?: number };
type Answers = (asked: Asked) => Answer | Promise<Answer>;

/**
 * Stubs a server with responses keyed by "METHOD path", relative to `/api/admin/`; returns the list
 * of requests it receives.
 */
export function serverWith(answers: Record<string, Answer | Answers>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const path = url.pathname.replace('/api/admin/', '');
    const method = init.method ?? 'GET';
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    const asked: Asked = { method, path, query: url.searchParams, body };
    all.push(asked);
    const given = answers[`${method} ${path}`];
    if (!given) throw new TypeError('Failed to fetch');
    const {
      status = 200,
      body: answer,
      total,
    } = typeof given === 'function' ? await given(asked) : given;
    return new Response(status === 204 ? null : JSON.stringify(answer), {
      status,
      headers: total === undefined ? {} : { 'X-Total-Count': String(total) },
    });
  });
  return all;
}

/** Returns a response and the function that gives it. */
export function laterAnswer(): {
  readonly answer: Promise<Answer>;
  give: (answer: Answer) => void;
} {
  let give: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** Renders a part of the panel in its usual context. */
export const mountPart = (part: React.ReactNode, onSessionLost = () => {}) =>
  mount(
    <PanelQueries onSessionLost={onSessionLost}>
      <SuccessBanner>{part}</SuccessBanner>
    </PanelQueries>,
  );

/** Returns a license as the server lists it. */
export const license = (id: string, more: Partial<AdminLicense> = {}): AdminLicense => ({
  id,
  licenseCode: `AAAA-BBBB-CCCC-000${id}`,
  isUsed: false,
  createdAt: '2027-01-01T10:00:00.000Z',
  expiresAt: null,
  paymentId: null,
  buyerEmail: null,
  invitationId: null,
  cleanUrl: null,
  dashboardToken: null,
  lemonsqueezy_status: null,
  lemonsqueezy_instance_id: null,
  lemonsqueezy_activation_data: null,
  ...more,
});
