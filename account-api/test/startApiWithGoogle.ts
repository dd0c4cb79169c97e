import { startGoogleIssuer } from './googleIssuer';
import { startApi } from './startApi';
import type { TestDatabase } from './testDatabases';

export type ApiWithGoogle = Awaited<ReturnType<typeof startApiWithGoogle>>;

export async function startApiWithGoogle(database: TestDatabase) {
  const google = await startGoogleIssuer();
  const api = await startApi(database, google.environment);
  return {
    ...api,
    google,
    signInWithGoogle: (token: string) => api.post('/auth/google', { token }),
    stop: async () => {
      await api.stop();
      await google.stop();
    },
  };
}

let users = 0;

export const newGoogleId = () => `google-${(users += 1)}`;
