import { startDesktop } from './desktop';
import { createReader } from './reader';
const { keyboard, speech, stop } = await startDesktop(process.argv[2]!);
const r = createReader({ keyboard, speech });
try {
  await r.listen('loaded', /heading/);
  await r.press('ctrl+Home');
  for (const n of [/Open two/, /Open three/]) {
    await r.pressUntil('Tab', n);
    await r.press('Return');
    await r.press('Down');
    await r.press('Escape');
  }
} catch (e) {
  console.log(String(e));
}
await stop();
