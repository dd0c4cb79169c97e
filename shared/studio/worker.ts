import sharp from 'sharp';
import type { PictureJob } from './pipeline/makePicture';
import { makePicture } from './pipeline/makePicture';
import type { PictureAnswer } from './pipeline/picturePool';

// Each worker uses one core: the pool has as many workers as there are cores.
sharp.concurrency(1);

process.on('message', (job: PictureJob) => {
  makePicture(job).then(
    (made) => answer({ ok: true, ...(made && { made }) }),
    (error: unknown) =>
      answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
});

function answer(message: PictureAnswer): void {
  process.send?.(message);
}
