import { newPerson, type Person } from '../test/apiClient';
import { describeOnEachDatabase } from '../test/describeOnEachDatabase';
import { announceRequest } from '../test/announceRequest';
import { startService, type RunningService } from '../test/startService';

const login = ({ email, password }: Person) => ({ email, password });

describeOnEachDatabase('the running service', (database) => {
  const running: RunningService[] = [];
  const start = async (env: Record<string, string> = {}) => {
    const service = await startService(database(), env);
    running.push(service);
    return service;
  };
  afterEach(() => Promise.all(running.splice(0).map((service) => service.end('SIGKILL'))));

  test('starts several instances concurrently on an empty database, and each accepts the sessions of all', async () => {
    const copies = await Promise.all([1, 2, 3].map(() => start()));
    const tokens = await Promise.all(copies.map((copy) => copy.register(newPerson())));
    for (const copy of copies) {
      for (const token of tokens) expect((await copy.get('/users/me', token)).status).toBe(200);
    }
    await Promise.all(copies.map((copy) => copy.end('SIGTERM')));
  });

  test('loses no acknowledged account when it is killed twice during registrations', async () => {
    const acknowledged: Person[] = [];
    for (let round = 0; round < 2; round += 1) {
      const service = await start();
      const enough = acknowledged.length + 8;
      const registerUntilKilled = async () => {
        for (;;) {
          const person = newPerson();
          const answer = await service.post('/auth/register', person).catch(() => undefined);
          if (answer === undefined) return;
          if (answer.status === 201) acknowledged.push(person);
          if (acknowledged.length === enough) void service.end('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 4 }, registerUntilKilled));
      expect(await service.end('SIGKILL')).toBeNull();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(16);

    const service = await start();
    const answers = await Promise.all(
      acknowledged.map((person) => service.post('/auth/login', login(person))),
    );
    expect(answers.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
    await service.end('SIGTERM');
  });

  test('answers every request that it has received before it stops', async () => {
    const service = await start({ LIMIT_PER_ACCOUNT: '100000/60' });
    const person = newPerson();
    await service.register(person);
    const url = `${service.origin}/api/auth/login`;
    // Sends ten times as many requests as there are threads that hash passwords, so that most requests wait for a
    // thread.
    const sends = await Promise.all(Array.from({ length: 40 }, () => announceRequest(url, login(person))));
    const [exitCode, ...answers] = await Promise.all([
      service.end('SIGTERM'),
      ...sends.map((send) => send()),
    ]);
    expect(answers).toEqual(sends.map(() => [200, 'close']));
    expect(exitCode).toBe(0);
    await expect(service.post('/auth/login', login(person))).rejects.toThrow();
  });
});
