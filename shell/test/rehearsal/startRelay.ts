import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection between machines and a service, which can be silenced. */
interface Relay {
  readonly port: number;
  /** Stops passing anything on. Connections stay open and silent. */
  readonly cut: () => void;
  /** Closes silent connections, and passes new ones on. */
  readonly mend: () => void;
  readonly stop: () => void;
}

/** Passes connections on to a port of this machine. */
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
