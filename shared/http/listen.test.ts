/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { portNumber } from './listen';

test('accepts a free port', async () => {
  await expect(portNumber('0')).resolves.toBe(0);
});

test.each(['http', '70000', '-1', '80.5'])('rejects %s, which is not a port', async (port) => {
  await expect(portNumber(port)).rejects.toThrow(`PORT is "${port}", which is no port number (0 to 65535).`);
});

test('the error of a port in use explains how to choose another port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', () => resolve()));
  const { port } = other.address() as AddressInfo;
  await expect(portNumber(String(port))).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
});
