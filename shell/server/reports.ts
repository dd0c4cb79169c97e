import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { FAILURES_PATH } from '../src/regions/reportFailure';
import { VITALS_PATH } from '../src/vitals/reportVitals';
import { VITALS, type Observations, type Vital } from './observations';
import type { CurrentlyOnShow, OnShow } from './onShow';

const text = { type: 'string', maxLength: 500 } as const;

const failureSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['release', 'remote', 'version', 'expose', 'kind', 'message'],
    properties: {
      release: text,
      remote: text,
      version: text,
      expose: text,
      kind: { enum: ['load', 'render', 'event'] },
      message: text,
    },
  },
} as const;

const vitalSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['release', 'route', 'name', 'value'],
    properties: {
      release: text,
      route: text,
      name: { enum: VITALS },
      value: { type: 'number', minimum: 0, maximum: 600_000 },
    },
  },
} as const;

interface FailureReport {
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  readonly kind: 'load' | 'render' | 'event';
}

interface VitalReport {
  readonly release: string;
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}

interface ReportsOptions {
  readonly observations: Observations;
  readonly onShow: CurrentlyOnShow;
  /** Called after something was noted. */
  readonly onSeen: () => void;
}

/** Reports that one address may send in a minute: a household's, not a flood. */
const MOST_REPORTS = 120;

/**
 * Hears from browsers which version of which remote failed, and how quick pages were. What is not about a
 * release on show is not counted, so that nobody can fill the memory with names of their own.
 */
export const reports: FastifyPluginAsync<ReportsOptions> = async (app, options) => {
  const { observations, onShow, onSeen } = options;
  await app.register(rateLimit, { max: MOST_REPORTS, timeWindow: 60_000 });

  app.post<{ Body: FailureReport }>(
    FAILURES_PATH,
    { schema: failureSchema, bodyLimit: 4_096 },
    async (request, reply) => {
      request.log.warn({ failure: request.body }, 'A remote failed in a browser');
      const { release, remote, version, kind } = request.body;
      const known = releaseNamed(await onShow(), release);
      if (known && (remote === 'shell' || known.remotes[remote])) {
        observations.addFailure({ release, remote, version: version.slice(0, 40), kind });
        onSeen();
      }
      return reply.code(204).send();
    },
  );

  app.post<{ Body: VitalReport }>(
    VITALS_PATH,
    { schema: vitalSchema, bodyLimit: 1_024 },
    async (request, reply) => {
      const { release, route, name, value } = request.body;
      const remotes = Object.values(releaseNamed(await onShow(), release)?.remotes ?? {});
      if (remotes.some(({ routes }) => routes.some(({ path }) => path === route))) {
        observations.addVital({ release, route, name, value });
        onSeen();
      }
      return reply.code(204).send();
    },
  );
};

function releaseNamed(shown: OnShow | undefined, id: string) {
  return [shown?.live, shown?.canary].find((candidate) => candidate?.release.id === id)?.release;
}
