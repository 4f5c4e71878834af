import { index, type Migration, table } from './migration.ts';

// `guest_key` is a hash of the folded name and e-mail, so that any length fits into a key.
export const replies: readonly Migration[] = [
  {
    name: '0201_rsvp_responses',
    ...table(
      'rsvp_responses',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      invitation_id VARCHAR(26) NOT NULL,
      guest_key VARCHAR(64) NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      attendance TEXT NOT NULL,
      guests INT NOT NULL,
      dietary TEXT NOT NULL,
      message TEXT NOT NULL,
      submitted_at BIGINT NOT NULL,
      CONSTRAINT uq_rsvp_responses_guest_key UNIQUE (invitation_id, guest_key),
      CONSTRAINT fk_rsvp_responses_invitation
        FOREIGN KEY (invitation_id) REFERENCES invitations (id)`,
    ),
  },
  {
    name: '0202_rsvp_history',
    ...table(
      'rsvp_history',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      response_id VARCHAR(26) NOT NULL,
      answer LONGTEXT NOT NULL,
      submitted_at BIGINT NOT NULL`,
    ),
  },
  { name: '0203_rsvp_history_response', ...index('rsvp_history', 'response_id') },
];
