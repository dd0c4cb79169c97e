/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { newPerson, type Person } from '@tanabana/account-api/testing/apiClient';
import { promote, rollback } from '../../composition/deployments/deployReleases';
import { assembleImage } from '../../test/image';
import { imageOfRevision } from '../../test/rehearsal/imageOfRevision';
import { openRehearsal } from '../../test/rehearsal/openRehearsal';
import { startVisitors } from '../../test/rehearsal/startVisitors';

/** The version that machines are upgraded from, as git knows it. Without it nothing is rehearsed. */
const { UPGRADE_FROM = '' } = process.env;

/** Time between two registrations, in milliseconds. */
const REGISTRATION_MS = 400;

/** Time that visitors are observed after each step, in milliseconds. */
const AFTERWARDS_MS = 2_000;

const MACHINES = [0, 1, 2];

jest.setTimeout(600_000);

const closings: (() => unknown)[] = [];

afterAll(async () => {
  for (const close of closings) await close();
});

(UPGRADE_FROM === '' ? test.skip : test)(
  'an upgrade, releases meanwhile, and the way back lose no request and no account',
  async () => {
    const present = assembleImage();
    const previous = imageOfRevision(UPGRADE_FROM);
    const { balancer, deployments, first, machineAt, place, release, shown, visitors } = await openRehearsal(
      (close) => closings.unshift(close),
      previous,
    );
    const send = (path: string, body: object) =>
      fetch(`${balancer.origin}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const registered: Person[] = [];
    const registrations = startVisitors({
      paceMs: REGISTRATION_MS,
      visit: async () => {
        const person = newPerson();
        const answer = await send('register', person);
        if (answer.ok) registered.push(person);
        return answer;
      },
    });
    closings.unshift(registrations.stop);

    const rows: string[] = [];
    /** Performs a step under load, in which no request may fail. */
    const step = async (what: string, run: () => Promise<unknown>) => {
      const from = performance.now();
      await run();
      await delay(AFTERWARDS_MS);
      const met = Object.entries({ ...visitors, registrations }).map(([kind, of]) => ({ kind, ...of.met() }));
      for (const { kind, failures } of met)
        expect({ what, kind, failures }).toEqual({ what, kind, failures: {} });
      const requests = met.reduce((sum, of) => sum + of.requests, 0);
      const slowest = Math.max(...met.map(({ p99 }) => p99));
      const seconds = ((performance.now() - from) / 1_000).toFixed(1);
      rows.push(
        `${what}: ${requests} requests in ${seconds} s, 0 failed, 99 of 100 of each kind within ${slowest} ms`,
      );
    };
    /** Replaces machines by new ones out of an image, one after another. */
    const replace = async (numbers: readonly number[], image: string) => {
      for (const number of numbers) {
        const old = machineAt(number);
        await place(number, undefined, image);
        await delay(500);
        old.child.kill('SIGTERM');
        await old.ended;
      }
    };

    await step('one machine upgraded', () => replace([0], present));
    const second = await release(2);
    await step('promotion and rollback by both versions', async () => {
      await promote(deployments, second.id);
      await shown(second.id);
      await rollback(deployments, first.id);
      await shown(first.id);
    });
    await step('all machines upgraded', () => replace([1, 2], present));
    await step('the way back', () => replace(MACHINES, previous));
    await step('upgraded again', () => replace(MACHINES, present));

    await registrations.stop();
    expect(registered.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      registered.map(({ email, password }) => send('login', { email, password })),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    process.stdout.write(`${rows.join('\n')}\n${registered.length} accounts registered, 0 lost\n`);
  },
);
