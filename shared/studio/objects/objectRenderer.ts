import type { Renderer } from '../renderer';
import { develop } from './develop';
import { paintedBackdrop } from './paintedBackdrop';
import { objectScene } from './objectScene';
import { parseObjectRecord, type ObjectRecord } from './objectRecord';
import { trace, type Size } from './povray';

/** Ray-traced pictures of craft objects; needs POV-Ray when a picture is made. */
export const objectRenderer: Renderer = {
  revision: '1',
  validate: (record) => void parseObjectRecord(record),
  isClose: (record) => parseObjectRecord(record).view === 'detail',
  async render(record, width, workFolder) {
    const parsed = parseObjectRecord(record);
    const scene = await objectScene(parsed, workFolder);
    const size = sizeOf(parsed, width);
    const objects = await trace(scene, 'objects', size, workFolder);
    if (parsed.view === 'setting') return develop(objects, undefined, size);
    // The ground is all soft gradients: a third of the size is enough.
    const coarse = { width: Math.ceil(size.width / 3), height: Math.ceil(size.height / 3) };
    const ground = await trace(scene, 'ground', coarse, workFolder);
    return develop(
      objects,
      ground,
      size,
      parsed.backdrop === 'painted' ? paintedBackdrop(parsed.seed) : undefined,
    );
  },
};

/** Share of the full size that is traced: close views and soft light show no more detail than these. */
function sizeOf({ view, aspect, backdrop, setting }: ObjectRecord, width: number): Size {
  const share = setting !== undefined ? 0.7 : backdrop === 'painted' || view !== 'whole' ? 5 / 6 : 1;
  const traced = Math.round(width * share);
  return { width: traced, height: Math.round(traced / aspect) };
}
