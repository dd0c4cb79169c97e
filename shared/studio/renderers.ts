import type { PictureRecord, Renderer } from './renderer';

const LOADERS: Record<PictureRecord['kind'], () => Promise<Renderer>> = {
  rug: async () => (await import('./rugs/rugRenderer')).rugRenderer,
  object: async () => (await import('./objects/objectRenderer')).objectRenderer,
  illustration: async () => (await import('./illustrations/illustrationRenderer')).illustrationRenderer,
};

/** Loads the renderer of a kind when it is first needed. */
export function loadRenderer(kind: PictureRecord['kind']): Promise<Renderer> {
  return LOADERS[kind]();
}
