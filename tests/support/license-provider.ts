import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SHOP = { storeId: 7, productId: 11 };

interface SoldKey {
  status: 'inactive' | 'active' | 'expired' | 'disabled';
  readonly limit: number;
  readonly storeId: number;
  readonly productId: number;
  readonly orderId: number;
  readonly expiresAt: string | null;
  readonly instances: Map<string, string>;
}

/**
 * A fake of the provider's License API, which is outside this machine: keys with a limited number
 * of activations, answers as documented by Lemon Squeezy. It can be made to fail as networks do.
 */
export interface TestProvider {
  readonly url: string;
  /** The environment variables that configure a product to use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Sells a key and returns it; `code` chooses it. */
  sell(key?: Partial<Omit<SoldKey, 'instances'>> & { readonly code?: string }): string;
  readonly keyOf: (key: string) => SoldKey;
  /**
   * How calls end: answered; carried out but not answered (`lost`); refused with a status; answered
   * with something else.
   */
  mood: 'well' | 'lost' | number | { readonly body: object };
  /** Runs before each call is answered. */
  beforeAnswer: () => Promise<void> | void;
  /** Verbs of the calls so far. */
  readonly calls: string[];
  close(): Promise<void>;
}

export async function startProvider(): Promise<TestProvider> {
  const keys = new Map<string, SoldKey>();
  const calls: string[] = [];
  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: TestProvider = {
    url,
    env: {
      LEMONSQUEEZY_API_URL: url,
      LEMONSQUEEZY_STORE_ID: String(SHOP.storeId),
      LEMONSQUEEZY_PRODUCT_ID: String(SHOP.productId),
    },
    sell({ code = randomUUID(), ...key } = {}) {
      const usual = { status: 'inactive', limit: 1, orderId: 33, expiresAt: null } as const;
      const sold = { ...usual, ...SHOP, ...key };
      keys.set(code, { ...sold, instances: new Map() });
      return code;
    },
    keyOf(code) {
      const key = keys.get(code);
      if (!key) throw new Error(`No key ${code} was sold`);
      return key;
    },
    mood: 'well',
    beforeAnswer: () => undefined,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await bodyOf(req));
    const verb = req.url?.split('/').at(-1) ?? '';
    calls.push(verb);
    await provider.beforeAnswer();
    const { mood } = provider;
    if (typeof mood === 'number') {
      res.writeHead(mood, { Location: `${url}${req.url}` }).end('{}');
      return;
    }
    if (typeof mood === 'object') {
      res.end(JSON.stringify(mood.body));
      return;
    }
    const { status, body } = judge(verb, fields);
    if (mood === 'lost') res.destroy();
    else res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }

  function judge(verb: string, fields: URLSearchParams) {
    const key = keys.get(fields.get('license_key') ?? '');
    if (!key) return { status: 404, body: { error: 'license_key not found.' } };
    const told = (more: object) => ({ ...more, ...known(key) });
    if (verb === 'validate') return { status: 200, body: told({ valid: true, error: null }) };
    if (verb === 'deactivate') {
      if (!key.instances.delete(fields.get('instance_id') ?? '')) {
        return { status: 404, body: { deactivated: false, error: 'instance not found.' } };
      }
      if (key.instances.size === 0) key.status = 'inactive';
      return { status: 200, body: told({ deactivated: true, error: null }) };
    }
    const isOpen = key.status === 'inactive' || key.status === 'active';
    if (!isOpen || key.instances.size >= key.limit) {
      return { status: 400, body: told({ activated: false, error: 'No.' }) };
    }
    const id = randomUUID();
    const name = fields.get('instance_name') ?? '';
    key.instances.set(id, name);
    key.status = 'active';
    return { status: 200, body: told({ activated: true, error: null, instance: { id, name } }) };
  }

  return provider;
}

function known(key: SoldKey) {
  return {
    license_key: {
      id: 1,
      status: key.status,
      activation_limit: key.limit,
      activation_usage: key.instances.size,
      created_at: '2027-01-01T00:00:00.000000Z',
      expires_at: key.expiresAt,
    },
    meta: {
      store_id: key.storeId,
      order_id: key.orderId,
      product_id: key.productId,
      customer_id: 1,
      customer_name: 'Luke Skywalker',
      customer_email: 'buyer@example.com',
    },
  };
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
