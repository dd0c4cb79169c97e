import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { startApi } from '../../test/startApi';
import { newGoogleId, startApiWithGoogle } from '../../test/startApiWithGoogle';

describeOnEachDatabase('Google sign-in', (database) => {
  test('answers that it is not set up without a client id', async () => {
    const api = await startApi(database());
    const { status, body } = await api.post('/auth/google', { token: 'x.y.z' });
    await api.stop();
    expect([status, body]).toEqual([503, { message: 'Google sign-in is not set up' }]);
  });

  test.each([
    ['an error', { status: 500, body: 'oops' }],
    ['a redirect', { status: 302, body: '' }],
    ['a page', { status: 200, body: '<html>' }],
    ['no keys', { status: 200, body: '{}' }],
  ])("is unavailable while Google's keys are answered by %s, and works after that", async (_how, broken) => {
    const api = await startApiWithGoogle(database());
    const { keys } = api.google;
    const whole = { ...keys };
    const token = await api.google.credential({ sub: newGoogleId(), email: newPerson().email });
    Object.assign(keys, broken);
    const refused = await api.signInWithGoogle(token);
    Object.assign(keys, whole);
    const accepted = await api.signInWithGoogle(token);
    await api.stop();
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('not available');
    expect(accepted.status).toBe(200);
  });
});
