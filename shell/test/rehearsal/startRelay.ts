import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that can simulate an outage. */
interface Relay {
  readonly port: number;
  /** Stops forwarding. Connections stay open. */
  readonly cut: () => void;
  /** Closes the open connections, and forwards new connections. */
  readonly mend: () => void;
  readonly stop: () => void;
}

/** Starts a proxy that forwards connections to a local port. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    track(near);
    if (isCut) return near.pause();
    const far = track(createConnection(target, '127.0.0.1'));
    near.pipe(far).once('close', () => near.destroy());
    far.pipe(near).once('close', () => far.destroy());
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      end();
    },
    stop: () => {
      end();
      server.close();
    },
  };
}
