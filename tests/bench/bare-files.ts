/** A bare static file server, for comparison. */
import { createServer } from 'node:http';
import express from 'express';

const app = express.static(process.argv[2] ?? '.', { extensions: ['html'] });
const server = createServer((req, res) => {
  app(req as express.Request, res as express.Response, () => res.writeHead(404).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
