/** @jest-environment node */
import { hostname, userInfo } from 'node:os';
import { actorOf, serverActor } from './actor';

test.each([
  [{}, `${userInfo().username} on ${hostname()}`],
  [{ GITHUB_ACTOR: 'asha' }, 'asha'],
  [{ GITHUB_ACTOR: 'asha', RELEASED_BY: 'Ravi' }, 'Ravi'],
  [{ RELEASED_BY: 'Ravi', AWS_ROLE_ARN: 'arn:aws:iam::123:role/release' }, 'Ravi'],
  [
    { RELEASED_BY: 'Ravi', AWS_ROLE_ARN: 'arn:aws:iam::123:role/release', RELEASES_BUCKET: 'shop' },
    'Ravi with arn:aws:iam::123:role/release',
  ],
  [
    {
      RELEASED_BY: 'Ravi',
      AWS_ACCESS_KEY_ID: 'AKIA1',
      AWS_SECRET_ACCESS_KEY: 'hidden',
      RELEASES_BUCKET: 'shop',
    },
    'Ravi with AKIA1',
  ],
  [{ RELEASED_BY: 'Ravi\n\u001b[31m  of the shell' }, 'Ravi [31m of the shell'],
])('the actor of the environment %j is %s', (env, actor) => {
  expect(actorOf(env)).toBe(actor);
});

test("the author of a server's deployments contains the host name", () => {
  expect(serverActor()).toBe(`server ${hostname()}`);
});
