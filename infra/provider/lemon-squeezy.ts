import { z } from 'zod';
import { AppError } from '#domain/api/errors.ts';
import type { LicenseProvider, ProviderKey } from './license-provider.ts';

const TIMEOUT_MS = 10_000;
/** A hundred times as long as any answer of the License API, in characters. */
const MAX_ANSWER = 500_000;
/** Statuses with which the License API refuses; any other that is not 2xx is an outage. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422]);

const id = z.union([z.int(), z.string()]).transform(String);

/** https://docs.lemonsqueezy.com/api/license-api: one schema for all three calls. */
const answerSchema = z.object({
  activated: z.boolean().optional(),
  deactivated: z.boolean().optional(),
  license_key: z
    .object({
      status: z.enum(['inactive', 'active', 'expired', 'disabled']),
      expires_at: z.iso.datetime({ offset: true }).nullish(),
    })
    .nullish(),
  instance: z.object({ id }).nullish(),
  meta: z
    .object({
      store_id: id,
      product_id: id,
      order_id: id.nullish(),
      customer_email: z.string().nullish(),
    })
    .nullish(),
});
type Answer = z.infer<typeof answerSchema>;

export interface LemonSqueezyOptions {
  readonly apiUrl: string;
  readonly storeId?: number | undefined;
  readonly productId?: number | undefined;
}

/** The shop at Lemon Squeezy; undefined while its ids are not configured. */
export function createLemonSqueezy(options: LemonSqueezyOptions): LicenseProvider | undefined {
  const { apiUrl, storeId, productId } = options;
  if (storeId === undefined || productId === undefined) return undefined;

  const ask = (verb: string, fields: Readonly<Record<string, string>>) =>
    post(`${apiUrl}/v1/licenses/${verb}`, fields);

  const isOurs = ({ meta }: Answer) =>
    meta?.store_id === String(storeId) && meta.product_id === String(productId);
  const ownKey = (answer: Answer) => (isOurs(answer) ? keyOf(answer) : null);

  const deactivate = async (key: string, instanceId: string) => {
    const { isOk, answer } = await ask('deactivate', {
      license_key: key,
      instance_id: instanceId,
    });
    if (!isOk) return 'unknown';
    if (answer.deactivated !== true) throw unreachable();
    return 'deactivated';
  };

  return {
    async activate(key, instanceName) {
      const { isOk, answer, text } = await ask('activate', {
        license_key: key,
        instance_name: instanceName,
      });
      if (!isOk) return { kind: 'refused', key: ownKey(answer) };
      const activated = keyOf(answer);
      const instanceId = answer.instance?.id;
      if (answer.activated !== true || !activated || !instanceId) throw unreachable();
      if (isOurs(answer)) {
        return { kind: 'activated', key: activated, instanceId, data: withoutCustomer(text) };
      }
      // The key belongs to another shop or product: undo its activation.
      await deactivate(key, instanceId);
      return { kind: 'refused', key: null };
    },
    deactivate,
    async look(key) {
      const { isOk, answer } = await ask('validate', { license_key: key });
      if (isOk && !answer.license_key) throw unreachable();
      return ownKey(answer);
    },
  };
}

async function post(url: string, fields: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok && !REFUSALS.has(response.status)) {
      await response.body?.cancel();
      throw new Error(`The license provider answered ${response.status}`);
    }
    const text = await textOf(response);
    return { isOk: response.ok, text, answer: answerSchema.parse(JSON.parse(text)) };
  } catch (cause) {
    throw unreachable(cause);
  }
}

/** Reads no more than an answer can have: a longer one would fill the memory until it is complete. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_ANSWER) {
      throw new Error(`The license provider answered more than ${MAX_ANSWER} characters`);
    }
  }
  return text + decoder.decode();
}

/** The answer without what it says of the buyer, whose e-mail address is kept at the license. */
function withoutCustomer(answer: string): string {
  return JSON.stringify(JSON.parse(answer), (name, value: unknown) =>
    name.startsWith('customer_') ? undefined : value,
  );
}

function keyOf({ license_key: key, meta }: Answer): ProviderKey | null {
  if (!key) return null;
  return {
    status: key.status,
    expiresAt: key.expires_at ? Date.parse(key.expires_at) : null,
    orderId: meta?.order_id ?? null,
    buyerEmail: meta?.customer_email ?? null,
  };
}

function unreachable(cause?: unknown): AppError {
  const message = 'The license provider cannot be reached. Please try again in a moment.';
  return new AppError('provider_unreachable', message, { cause });
}
