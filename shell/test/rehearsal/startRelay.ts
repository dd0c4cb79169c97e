import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between machines and what they share, and can be cut. */
interface Relay {
  readonly port: number;
  /** From now on nothing arrives, on either side: connections stay open and silent. */
  readonly cut: () => void;
  /** Ends what was frozen, and passes on what comes. */
  readonly mend: () => void;
  readonly stop: () => void;
}

/** Passes connections on to a port of this machine. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return near.pause();
    const far = keep(createConnection(target, '127.0.0.1'));
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
