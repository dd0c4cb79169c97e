import { once } from 'node:events';
import { postgresProcess } from './startPostgres';

/** Stops the PostgreSQL of the test run and waits until its files are deleted. */
export default async function stopPostgres(): Promise<void> {
  const child = postgresProcess.current;
  if (child?.exitCode !== null) return;
  const closed = once(child, 'close');
  child.stdin?.end();
  await closed;
}
