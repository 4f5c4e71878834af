import { describe, expect, it } from 'vitest';
import { AppError, toIssues } from './errors.ts';
import { saveInvitationRequest, verifyLicenseRequest } from './invitations.ts';
import { invitationLinks } from './links.ts';

describe('links', () => {
  it('are the public page, the dashboard and the edit link', () => {
    const invitation = { id: '01J5', slug: 'ophelia-tobias', token: 'a+b/c=' };
    expect(invitationLinks('https://invite.example/', invitation)).toEqual({
      invitationUrl: 'https://invite.example/ophelia-tobias',
      dashboardUrl: 'https://invite.example/dashboard/01J5?token=a%2Bb%2Fc%3D',
      editUrl: 'https://invite.example/?invitationId=01J5&token=a%2Bb%2Fc%3D',
    });
  });
});

describe('an activation', () => {
  it.each([undefined, null, '', '  '])('with the code %j has none', (licenseCode) => {
    expect(verifyLicenseRequest.parse({ licenseCode, weddingData: {} }).licenseCode).toBe('');
  });

  it('with a code that is too long says so', () => {
    const input = { licenseCode: 'x'.repeat(201), weddingData: {} };
    const { error } = verifyLicenseRequest.safeParse(input);
    expect(error && toIssues(error)).toEqual([
      { path: 'licenseCode', message: 'Please use at most 200 characters' },
    ]);
  });

  it('names the content field that is at fault', () => {
    const weddingData = { wedding: { events: [{ date: '2027-02-31' }] } };
    const { error } = verifyLicenseRequest.safeParse({ licenseCode: 'x', weddingData });
    expect(error && toIssues(error)).toEqual([
      { path: 'wedding.events.0.date', message: 'Please enter a date that exists' },
    ]);
  });

  it('needs content', () => {
    for (const weddingData of [undefined, null, 'text', []]) {
      const { error } = verifyLicenseRequest.safeParse({ licenseCode: 'x', weddingData });
      expect(error && toIssues(error)).toMatchObject([{ path: 'weddingData' }]);
    }
  });
});

it('a save may say from which revision it started', () => {
  const save = { weddingData: {}, dashboardToken: 't', baseRevision: 3 };
  expect(saveInvitationRequest.parse(save).baseRevision).toBe(3);
  for (const missing of [undefined, null]) {
    const given = { ...save, dashboardToken: missing, baseRevision: missing };
    expect(saveInvitationRequest.safeParse(given).success).toBe(true);
  }
  for (const baseRevision of [-1, 1.5, '3']) {
    expect(saveInvitationRequest.safeParse({ ...save, baseRevision }).success).toBe(false);
  }
});

it('an error has the status of its code', () => {
  const error = new AppError('license_used', 'Used', { cause: 'inner' });
  expect([error.status, error.message, error.cause]).toEqual([409, 'Used', 'inner']);
});
