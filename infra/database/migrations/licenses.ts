import { index, type Migration, table } from './migration.ts';

// `code_key` is the code folded by our code for comparison. `idempotency_key` is a hash of the
// `Idempotency-Key` that activated the license: unique, so that one key never stands for two codes.
// `reserved_*` are set while the provider is asked about this code, or its answer is missing.
export const licenses: readonly Migration[] = [
  {
    name: '0101_licenses',
    ...table(
      'licenses',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      code VARCHAR(64) NOT NULL,
      code_key VARCHAR(64) NOT NULL,
      is_used SMALLINT NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NULL,
      used_at BIGINT NULL,
      deactivated_at BIGINT NULL,
      invitation_id VARCHAR(26) NULL,
      idempotency_key VARCHAR(64) NULL,
      payment_id VARCHAR(255) NULL,
      buyer_email VARCHAR(320) NULL,
      provider_status VARCHAR(32) NULL,
      provider_instance_id VARCHAR(255) NULL,
      provider_activation_data LONGTEXT NULL,
      reserved_at BIGINT NULL,
      reserved_by VARCHAR(255) NULL,
      CONSTRAINT uq_licenses_code_key UNIQUE (code_key),
      CONSTRAINT uq_licenses_idempotency_key UNIQUE (idempotency_key)`,
    ),
  },
  { name: '0102_licenses_used', ...index('licenses', 'is_used') },
  { name: '0103_licenses_invitation', ...index('licenses', 'invitation_id') },
  { name: '0104_licenses_payment', ...index('licenses', 'payment_id') },
  { name: '0105_licenses_reserved', ...index('licenses', 'reserved_at') },
  {
    name: '0111_dashboard_sessions',
    ...table(
      'dashboard_sessions',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      license_id VARCHAR(26) NULL,
      invitation_id VARCHAR(26) NOT NULL,
      token VARCHAR(128) NOT NULL,
      used_at BIGINT NOT NULL,
      CONSTRAINT uq_dashboard_sessions_invitation_id UNIQUE (invitation_id),
      CONSTRAINT uq_dashboard_sessions_license_id UNIQUE (license_id),
      CONSTRAINT fk_dashboard_sessions_invitation
        FOREIGN KEY (invitation_id) REFERENCES invitations (id)`,
    ),
  },
  { name: '0112_dashboard_sessions_used', ...index('dashboard_sessions', 'used_at') },
];
