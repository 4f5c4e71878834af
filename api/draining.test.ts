import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createDraining } from './draining.ts';

test('an answer that does not come in time is cut', async () => {
  const server = createServer();
  const draining = createDraining(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const cut = once(socket, 'close');
  await draining.close(20);
  await cut;
  expect(server.listening).toBe(false);
});
