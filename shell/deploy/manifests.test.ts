/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';

/** Classes that validate manifests by the schemas of Kubernetes. */
const KINDS = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget, Ingress, Secret };

interface Manifest {
  readonly kind: keyof typeof KINDS;
  readonly metadata: { readonly name: string };
}

const folder = path.join(__dirname, 'kubernetes');

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  ),
);

test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
  'the %s %s is valid by the schema of Kubernetes',
  (kind, _name, manifest) => {
    expect(() => new KINDS[kind](manifest).validate()).not.toThrow();
  },
);
