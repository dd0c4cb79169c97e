import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

interface RawAnswer {
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request without normalising its target, unlike `fetch`.
 * @param start method and target, as in `GET http://elsewhere.example/cart`
 * @param headers lines after the `Host` line
 * @param host line that names the host. Omitted when empty.
 */
export async function rawRequest(
  port: number,
  start: string,
  headers: readonly string[] = [],
  host = 'Host: tanabana.example',
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const lines = [`${start} HTTP/1.1`, ...(host ? [host] : []), 'Connection: close', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => {
        const [name = '', ...value] = field.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
