import type { Renderer } from '../renderer';
import { develop } from './develop';
import { objectScene } from './objectScene';
import { parseObjectRecord, type ObjectRecord } from './objectRecord';
import { trace, type Size } from './povray';

/** Ray-traced pictures of craft objects; needs POV-Ray when a picture is made. */
export const objectRenderer: Renderer = {
  revision: '1',
  validate: (record) => void parseObjectRecord(record),
  async render(record, width, workFolder) {
    const parsed = parseObjectRecord(record);
    const scene = await objectScene(parsed, workFolder);
    const size = sizeOf(parsed, width);
    const objects = await trace(scene, 'objects', size, workFolder);
    if (parsed.view === 'setting') return develop(objects, undefined, size);
    // The ground is all soft gradients: a third of the size is enough.
    const coarse = { width: Math.ceil(size.width / 3), height: Math.ceil(size.height / 3) };
    return develop(objects, await trace(scene, 'ground', coarse, workFolder), size);
  },
};

/** Close views and soft light show no more detail at full size than at five sixths of it. */
function sizeOf({ view, aspect }: ObjectRecord, width: number): Size {
  const traced = view === 'whole' ? width : Math.round((width * 5) / 6);
  return { width: traced, height: Math.round(traced / aspect) };
}
