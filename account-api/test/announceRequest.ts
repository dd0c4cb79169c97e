import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';

/**
 * Sends the headers of a JSON request and waits until the service expects the body.
 * @returns a function that sends the body, and returns the status and the header `connection` of the response
 */
export async function announceRequest(url: string, body: unknown): Promise<() => Promise<unknown[]>> {
  const text = JSON.stringify(body);
  const announced = request(url, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': text.length, expect: '100-continue' },
  });
  announced.flushHeaders();
  await once(announced, 'continue');
  return async () => {
    const answered = once(announced, 'response') as Promise<[IncomingMessage]>;
    announced.end(text);
    const [response] = await answered;
    await once(response.resume(), 'end');
    return [response.statusCode, response.headers.connection];
  };
}
