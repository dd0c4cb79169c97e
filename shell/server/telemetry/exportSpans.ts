import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * Exports spans to `OTEL_EXPORTER_OTLP_ENDPOINT`. Other `OTEL_…` variables configure the exporter. Import this module
 * dynamically, because it loads the OpenTelemetry SDK.
 * @returns a function that sends the remaining spans
 */
export function exportSpans(serviceName: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
