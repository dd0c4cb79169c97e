import { startDesktop } from './desktop';
import { createReader } from './reader';
const { keyboard, speech, stop } = await startDesktop(process.argv[2]!);
const r = createReader({ keyboard, speech });
try {
r.startChapter('home');
await r.listen('loaded', /Sitemap/);
await r.press('ctrl+Home');
for (let i = 0; i < 14; i += 1) await r.press('Tab');
await r.readPage(/Newsletter/);
await r.press('ctrl+Home');
await r.pressUntil('Tab', /menu/i);
await r.press('Return', 'on menu');
for (let i = 0; i < 4; i += 1) await r.press('Tab');
} catch (e) { console.log(e) }
await stop();
