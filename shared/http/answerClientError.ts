import type { Socket } from 'node:net';
import { DATA_HEADERS } from './responseHeaders';

const ANSWERS: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
};

/** Answers a request that is not valid HTTP or takes too long to arrive. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  const [status, message] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP'];
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message });
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
