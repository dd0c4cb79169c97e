import type { Route } from '@playwright/test';

export const answerWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' });

/** Returns a route handler that changes the body of responses. */
export const changed = (change: (script: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

export const NETWORK_FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'answers 404': answerWith(404),
  'answers 500': answerWith(500),
  'answers with garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Welcome to the hotel wifi' }),
  'is cut off in the middle': changed((script) => script.slice(0, script.length / 2)),
  'has other bytes than were published': changed((script) => `${script}\n;window.tampered = true;`),
  'comes after 10 s': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue().catch(() => undefined);
  },
};
