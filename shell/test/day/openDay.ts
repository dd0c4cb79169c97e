import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { compose } from '../../composition/releases/compose';
import { promote } from '../../composition/deployments/deployReleases';
import { openReleaseContext } from '../../composition/releaseContext';
import { copyRepository } from '../copyRepository';
import { startEdge } from '../edge/startEdge';
import { assembleImage, foreignFolder } from '../image';
import { publishBuilt } from '../publishBuilt';
import { ROOT } from '../publishPresentSources';
import { startPostgres } from '../rehearsal/startPostgres';
import { startMachine } from '../startMachine';

/** A page of the cart team, and the line before which faults are added. */
const CART_PAGE = 'mfe-cart/src/pages/cart/page.tsx';
const CART_FIRST_LINE = '  const { cart, prices } = usePricedCart(request);';

/**
 * The shop of this checkout on two machines out of the image, behind nginx and Varnish, with a bucket and PostgreSQL.
 * @param atEnd takes what is to be done at the end; the last goes first
 */
export async function openDay(atEnd: (close: () => unknown) => void) {
  const copy = copyRepository(ROOT);
  atEnd(copy.remove);
  const built = { DATA_DIR: copy.data };
  const publish = () => copy.run('npm', 'run', '--silent', 'build');
  await publish();
  const bucket = await runLocalBucket();
  Object.assign(process.env, bucket);
  const shop = openReleaseContext(ROOT, { ...bucket, DATA_DIR: foreignFolder() }, () => undefined);
  const composed = async () => {
    const versions = await publishBuilt(copy.root, built, shop);
    const release = await compose(shop.artefacts, versions, defaultSettings, new Date().toISOString());
    await shop.releases.save(release);
    return release.id;
  };
  /** Adds a line to the cart's page, builds and composes it. @returns the release's id */
  const withLine = async (line: string) => {
    const file = path.join(copy.root, CART_PAGE);
    const text = readFileSync(path.join(ROOT, CART_PAGE), 'utf8');
    writeFileSync(file, text.replace(CART_FIRST_LINE, `${line}\n${CART_FIRST_LINE}`));
    await publish();
    return composed();
  };

  const first = await composed();
  const second = await withLine('  if (Object.isFrozen(request)) Object(2);');
  const looping = await withLine("  if (typeof window === 'undefined') for (;;) Object(3);");
  await promote(shop.deployments, first);

  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const image = assembleImage();
  const start = (port: number) =>
    startMachine(image, {
      ...bucket,
      DATABASE_URL: postgres.url.href,
      PORT: String(port),
      PROXIES: '2',
    });
  const ports = [await freePort(), await freePort()];
  const machines = await Promise.all(ports.map(start));
  atEnd(() => Promise.all(machines.map(({ kill }) => kill())));
  const [one = '', other = ''] = machines.map(({ origin }) => origin);
  const edge = await startEdge([one, other]);
  atEnd(edge.stop);

  return {
    edge,
    deployments: shop.deployments,
    releases: { first, second, looping },
    /** Process ids of the machines; undefined for one that has ended. */
    machinePids: () => machines.map(({ child }) => (child.signalCode === null ? child.pid : undefined)),
    /** Ends the first machine without warning. */
    kill: async () => machines[0]?.kill(),
    /** Starts a new machine in place of the first. */
    replace: async () => {
      machines[0] = await start(ports[0] ?? 0);
    },
  };
}
