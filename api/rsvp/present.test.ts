import { describe, expect, it } from 'vitest';
import { AppError, type Issue } from '#domain/api/errors.ts';
import { presentRefusal } from './present.ts';

const refused = (message: string, issues?: Issue[]) =>
  presentRefusal(new AppError('invalid_content', message, issues && { issues }));

describe('the page for a guest without script whose reply was refused', () => {
  it('says once what is wrong', () => {
    const message = 'Invalid email address';
    const page = refused(message, [{ path: 'email', message }]);
    expect(page.split(message)).toHaveLength(2);
  });

  it('sends nobody to fields that it does not show', () => {
    const page = refused('Please check the marked fields', [
      { path: 'name', message: 'Name is required' },
      { path: 'email', message: 'Email is required' },
    ]);
    expect(page).toContain('<ul><li>Name is required</li><li>Email is required</li></ul>');
    expect(page).not.toContain('marked fields');
  });

  it('leads back to the form of an invitation that takes replies', () => {
    const error = new AppError('invalid_content', 'Name is required');
    expect(presentRefusal(error, 'anna-ben')).toContain('<a href="/anna-ben#rsvp">');
    expect(presentRefusal(error)).not.toContain('<a ');
  });

  it('gives the reason when no field is at fault', () => {
    expect(refused('Replies are closed')).toContain('<p>Replies are closed</p>');
  });
});
