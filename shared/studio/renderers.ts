import type { PictureRecord, Renderer } from './renderer';

const LOADERS: Record<PictureRecord['kind'], () => Promise<Renderer>> = {
  rug: async () => (await import('./rugs/rugRenderer')).rugRenderer,
  object: async () => (await import('./objects/objectRenderer')).objectRenderer,
  illustration: async () => (await import('./illustrations/illustrationRenderer')).illustrationRenderer,
};

/** The maker of pictures of a kind, loaded when the first such picture is asked for. */
export function loadRenderer(kind: PictureRecord['kind']): Promise<Renderer> {
  return LOADERS[kind]();
}
