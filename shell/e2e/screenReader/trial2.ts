import { startDesktop } from './desktop';
import { createReader } from './reader';
const { keyboard, speech, stop } = await startDesktop(process.argv[2]!);
const r = createReader({ keyboard, speech });
try {
  await r.listen('loaded', /heading/);
  await speech.hearOut(2500, 2500);
  await r.press('ctrl+Home');
  await r.pressUntil('Tab', /Next slide/);
  await r.press('Return');
  console.log(await speech.hearOut(4000, 8000));
  await r.press('Return');
  console.log(await speech.hearOut(4000, 8000));
  await r.pressUntil('Tab', /Pause/);
  await r.press('Return');
  console.log(await speech.hearOut(4000, 5000));
  await r.press('Tab');
  await r.press('Return');
  console.log(await speech.hearOut(4000, 8000));
  await r.press('Return');
  console.log(await speech.hearOut(4000, 8000));
} catch (e) {
  console.log(String(e));
}
await stop();
