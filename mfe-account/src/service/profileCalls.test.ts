import { refusal } from '../testing/fakeAccountService';
import type { Send } from './accountService';
import { fetchProfile, updateProfile } from './profileCalls';

const fails =
  (error: Error): Send =>
  () =>
    Promise.reject(error);

describe('fetchProfile', () => {
  test('returns the profile', async () => {
    const send = jest.fn<Promise<unknown>, Parameters<Send>>().mockResolvedValue({ name: 'Asha', role: 'x' });
    expect(await fetchProfile(send, 'token')).toEqual({ profile: { name: 'Asha' } });
    expect(send.mock.calls).toEqual([['GET', '/users/me']]);
  });

  test('distinguishes a rejected token from a failure (§8)', async () => {
    const message = 'Failed to fetch profile';
    expect(await fetchProfile(fails(refusal(401, {})), 'token')).toEqual({ message, isTokenRefused: true });
    expect(await fetchProfile(fails(refusal(500, {})), 'token')).toEqual({ message, isTokenRefused: false });
    expect(await fetchProfile(fails(new Error('offline')), 'token')).toEqual({
      message,
      isTokenRefused: false,
    });
  });

  test('makes no call without a token (§5)', async () => {
    const send = jest.fn<Promise<unknown>, Parameters<Send>>();
    expect(await fetchProfile(send, null)).toMatchObject({ message: 'Missing auth token' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('updateProfile', () => {
  test('sends the name and returns the updated profile', async () => {
    const send = jest.fn<Promise<unknown>, Parameters<Send>>().mockResolvedValue({ name: 'Asha Rao' });
    expect(await updateProfile(send, 'token', 'Asha Rao')).toEqual({ profile: { name: 'Asha Rao' } });
    expect(send.mock.calls).toEqual([['PUT', '/users/me', { name: 'Asha Rao' }]]);
  });

  test("fails with the service's reason if there is one (§8)", async () => {
    const refused = fails(refusal(403, { message: 'The demo account is shared' }));
    expect(await updateProfile(refused, 'token', 'A')).toEqual({
      message: 'Failed to update profile. The demo account is shared',
    });
    expect(await updateProfile(fails(new Error('offline')), 'token', 'A')).toEqual({
      message: 'Failed to update profile',
    });
  });

  test('makes no call without a token (§5)', async () => {
    const send = jest.fn<Promise<unknown>, Parameters<Send>>();
    expect(await updateProfile(send, null, 'A')).toEqual({ message: 'Missing auth token' });
    expect(send).not.toHaveBeenCalled();
  });
});
