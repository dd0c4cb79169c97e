import { tooManyAttempts } from './tooManyAttempts';

test.each([
  [0, 1, '1 second'],
  [1000, 1, '1 second'],
  [1001, 2, '2 seconds'],
  [90_000, 90, '90 seconds'],
  [90_001, 91, '2 minutes'],
  [900_000, 900, '15 minutes'],
])('a refusal for %i ms has Retry-After %i and says %s', (resetsInMs, seconds, words) => {
  expect(tooManyAttempts(resetsInMs)).toMatchObject({
    statusCode: 429,
    message: `Too many attempts. Please try again in ${words}.`,
    headers: { 'retry-after': seconds },
  });
});
