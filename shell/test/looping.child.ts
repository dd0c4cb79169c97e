// Process with an endless loop, for `watchdog.process.test.ts`.
import { answerRequests } from '@tanabana/sandbox/answerRequests';

answerRequests(() => () => {
  for (;;);
});
