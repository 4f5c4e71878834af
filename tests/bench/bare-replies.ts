/** The minimum that accepts a reply: one Express route, one insert through knex. */
import express from 'express';
import { ulid } from 'ulid';
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';

const [file = '', invitationId = ''] = process.argv.slice(2);
const database = await openDatabase({ engine: 'sqlite', file }, createLog({ logLevel: 'silent' }));
const app = express();
app.use(express.json());
app.post('/reply', async (req, res) => {
  const { name, email, attendance, guests, dietary, message } = req.body;
  const id = ulid();
  const submitted_at = Date.now();
  await database.knex('rsvp_responses').insert({
    id,
    invitation_id: invitationId,
    guest_key: id,
    name,
    email,
    phone: '',
    attendance,
    guests,
    dietary,
    message,
    submitted_at,
  });
  res.status(201).json({ id, submittedAt: new Date(submitted_at).toISOString() });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
