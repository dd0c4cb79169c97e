import { once } from 'node:events';
import { postgresProcess } from './postgresProcess';

/** Ends the run's PostgreSQL and waits until its files are gone. */
export default async function stopPostgres(): Promise<void> {
  const child = postgresProcess.current;
  if (child?.exitCode !== null) return;
  const closed = once(child, 'close');
  child.stdin?.end();
  await closed;
}
