import { renderedVersion, type Renderer } from '../../render/renderTask';
import type { Metrics } from '../telemetry/metrics';

/** Times renders by remote and version of the page. */
export function measureRenders(renderer: Renderer, metrics: Metrics): Renderer {
  const render: Renderer['render'] = async (served, owner, task) => {
    const version = renderedVersion(served, owner, task);
    const from = performance.now();
    let outcome: 'rendered' | 'failed' = 'failed';
    try {
      const result = await renderer.render(served, owner, task);
      if (result.document) outcome = 'rendered';
      return result;
    } finally {
      const seconds = (performance.now() - from) / 1_000;
      metrics.renders.observe({ remote: owner, version, outcome }, seconds);
    }
  };
  return { render, prepare: (served) => renderer.prepare(served), close: () => renderer.close() };
}
