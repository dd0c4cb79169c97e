import type { Renderer } from '../renderer';
import { develop } from './develop';
import { objectScene } from './objectScene';
import { parseObjectRecord } from './objectRecord';
import { trace } from './povray';

/** Ray-traced pictures of craft objects; needs POV-Ray when a picture is made. */
export const objectRenderer: Renderer = {
  revision: '1',
  validate: (record) => void parseObjectRecord(record),
  async render(record, width, workFolder) {
    const parsed = parseObjectRecord(record);
    const scene = await objectScene(parsed, workFolder);
    const size = { width, height: Math.round(width / parsed.aspect) };
    const objects = await trace(scene, 'objects', size, workFolder);
    if (parsed.view === 'setting') return develop(objects, undefined, size);
    // The ground is all soft gradients: a third of the size is enough.
    const coarse = { width: Math.ceil(size.width / 3), height: Math.ceil(size.height / 3) };
    return develop(objects, await trace(scene, 'ground', coarse, workFolder), size);
  },
};
