import { parseFileAddress } from '@tanabana/contract/files/fileAddress';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { POLICY_PATH } from '../../protocol/reportPaths';
import { pageOf } from '../../render/pageOf';
import { DIRECTIVES } from '../../render/contentSecurityPolicy';
import { servedReleases, type LiveReleases } from '../live/liveReleases';
import type { Services } from '../services/createServices';
import type { ReportRefusal } from '../telemetry/reportSchemas';

const optionalText = { anyOf: [{ type: 'string' }, { type: 'null' }] } as const;

/** Reports in the format of the Reporting API. Browsers also send other fields, which are ignored. */
const policySchema = {
  body: {
    type: 'array',
    maxItems: 50,
    items: {
      type: 'object',
      required: ['type', 'body'],
      properties: {
        type: { type: 'string' },
        body: {
          type: 'object',
          required: ['effectiveDirective', 'documentURL'],
          properties: {
            effectiveDirective: { type: 'string' },
            documentURL: { type: 'string' },
            blockedURL: optionalText,
            sourceFile: optionalText,
          },
        },
      },
    },
  },
} as const;

type PolicyReport = Static<typeof policySchema.body>[number];

interface PolicyViolation {
  readonly directive: string;
  readonly remote: string;
}

/** Schemes of browser extensions. Browsers shorten some addresses to the scheme. */
const EXTENSION = /^(?:[a-z-]+-extension|[a-z]+-masked-url)\b/;

/** Receives reports of pages that violated the content security policy. Counts them by directive and remote. */
export function policyReports(
  app: FastifyInstance,
  { metrics, liveReleases }: Pick<Services, 'metrics' | 'liveReleases'>,
): void {
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post<{ Body: readonly PolicyReport[] }>(
    POLICY_PATH,
    { schema: policySchema, bodyLimit: 65_536 },
    async (request, reply) => {
      const served = await liveReleases();
      for (const report of request.body) {
        const violation = served ? violationIn(report, served) : 'notServed';
        if (typeof violation === 'string') {
          metrics.refusals.inc({ reason: violation });
          continue;
        }
        metrics.violations.inc(violation);
        const { blockedURL, sourceFile } = report.body;
        request.log.warn({ ...violation, blockedURL, sourceFile }, 'A page violated its policy');
      }
      return reply.code(204).send();
    },
  );
}

/**
 * Returns the directive, and the remote whose script caused the violation or whose page was violated.
 * @returns the reason, if the report is refused
 */
function violationIn({ type, body }: PolicyReport, served: LiveReleases): PolicyViolation | ReportRefusal {
  const { effectiveDirective, documentURL, blockedURL, sourceFile } = body;
  const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
  if (type !== 'csp-violation' || !DIRECTIVES.some((known) => known === directive)) return 'unknown';
  if (!URL.canParse(documentURL)) return 'unknown';
  const source = sourceFile ?? '';
  if (EXTENSION.test(blockedURL ?? '') || EXTENSION.test(source)) return 'extension';
  const script = URL.canParse(source) ? (parseFileAddress(new URL(source).pathname)?.name ?? '') : '';
  const isServed =
    script === 'shell' || servedReleases(served).some(({ release }) => script in release.remotes);
  const remote = isServed ? script : pageOf(served.live.release, new URL(documentURL)).owner;
  return { directive, remote };
}
