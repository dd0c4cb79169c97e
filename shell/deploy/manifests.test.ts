/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';

/** Classes that check a manifest against the schema that Kubernetes publishes for its kind. */
const KINDS = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget, Ingress, Secret };

const folder = path.join(__dirname, 'kubernetes');

type Kind = keyof typeof KINDS;

interface Manifest {
  readonly kind: Kind;
  readonly metadata: { readonly name: string };
}

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  ),
);

function validate(manifest: Manifest): void {
  new KINDS[manifest.kind](manifest).validate();
}

test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
  'the %s is what the published schema of its kind says',
  (_kind, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('every kind that operators need is there', () => {
  const kinds = (name: string) =>
    manifests.filter(({ metadata }) => metadata.name === name).map(({ kind }) => kind);
  expect(kinds('tanabana').sort()).toEqual(Object.keys(KINDS).sort());
  expect(kinds('tanabana-board').sort()).toEqual(['Deployment', 'Secret', 'Service']);
});

/** The manifest of a kind, as plain data. */
function only(kind: Kind, name = 'tanabana'): Manifest | undefined {
  return manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Pods {
  readonly spec: {
    readonly selector: { readonly matchLabels: object };
    readonly template: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: object;
        readonly containers: readonly [
          {
            readonly ports: readonly { readonly name: string }[];
            readonly env: readonly { readonly name: string; readonly value: string }[];
            readonly envFrom: readonly unknown[];
            readonly readinessProbe: Probe;
            readonly livenessProbe: Probe;
            readonly securityContext: object;
          },
        ];
      };
    };
  };
}

test('the manifests name one another rightly', () => {
  const { spec } = only('Deployment') as unknown as Pods;
  const { labels } = spec.template.metadata;
  const [container] = spec.template.spec.containers;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(only('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
  expect(only('Service')).toMatchObject({
    spec: { selector: labels, ports: [{ name: 'http', targetPort: 'http' }] },
  });
  expect(container.ports.map(({ name }) => name)).toContain('http');
  const target = { kind: 'Deployment', name: 'tanabana', apiVersion: 'apps/v1' };
  expect(only('HorizontalPodAutoscaler')).toMatchObject({ spec: { scaleTargetRef: target } });
  const service = { name: 'tanabana', port: { name: 'http' } };
  expect(only('Ingress')).toMatchObject({
    spec: { rules: [{ http: { paths: [{ backend: { service } }] } }] },
  });
  expect(container.envFrom).toEqual([{ secretRef: { name: only('Secret')?.metadata.name } }]);
});

test('the board has a secret and a service of its own, and its token is in no other secret', () => {
  const { spec } = only('Deployment', 'tanabana-board') as unknown as Pods;
  const [container] = spec.template.spec.containers;
  expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  expect(container.envFrom).toEqual([{ secretRef: { name: 'tanabana-board' } }]);
  expect(only('Service', 'tanabana-board')).toMatchObject({
    spec: { selector: spec.template.metadata.labels, ports: [{ targetPort: 'http' }] },
  });
  expect(JSON.stringify(only('Secret'))).not.toContain('BOARD_TOKEN');
  expect(JSON.stringify(only('Secret', 'tanabana-board'))).toContain('BOARD_TOKEN');
});

test('machines are asked apart whether they are ready and alive, and are given time to leave', () => {
  const { template } = (only('Deployment') as unknown as Pods).spec;
  const [{ readinessProbe, livenessProbe, env, securityContext }] = template.spec.containers;
  expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
  expect(livenessProbe.httpGet).toEqual({ path: '/livez', port: 'http' });
  const drain = Number(env.find(({ name }) => name === 'DRAIN_SECONDS')?.value);
  // A request may take 10 s.
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
});

test('the compose file builds the same image, read-only, and holds no secret', () => {
  const text = readFileSync(path.join(__dirname, 'compose.yaml'), 'utf8');
  const { services } = parse(text) as { services: Record<string, Record<string, unknown>> };
  for (const server of [services.shop, services.board]) {
    expect(server).toMatchObject({ read_only: true, build: { dockerfile: 'shell/deploy/Dockerfile' } });
  }
  expect(services.shop?.environment).not.toHaveProperty('BOARD_TOKEN');
  const dependsOn = Object.values(services).flatMap(({ depends_on: names }) => Object.keys(names ?? {}));
  expect(dependsOn.filter((name) => !(name in services))).toEqual([]);
  for (const [, name, value] of text.matchAll(/(\w*(?:PASSWORD|SECRET|TOKEN|KEY)\w*): (.+)/g)) {
    expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:[?-]\}$/)]);
  }
});
