import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { startApi } from '../test/startApi';
import { testDatabases } from '../test/testDatabases';

describe('a server that stops', () => {
  test('answers a request on an idle connection, then closes the connection', async () => {
    const database = await testDatabases[0]!.make();
    const api = await startApi(database);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [response] = (await once(
        request(`${api.origin}/api/openapi.json`, { agent }).end(),
        'response',
      )) as [IncomingMessage];
      await once(response.resume(), 'end');
      return [response.statusCode, response.headers.connection];
    };
    expect(await ask()).toEqual([200, 'keep-alive']);
    const stopped = api.stop();
    expect(await ask()).toEqual([200, 'close']);
    await stopped;
    await expect(ask()).rejects.toThrow();
    await database.remove();
  });
});
