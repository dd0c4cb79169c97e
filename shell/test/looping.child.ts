// Process with an endless loop, for `watchdog.test.ts`.
import { answerRequests } from '@tanabana/sandbox/answerRequests';

answerRequests(() => () => {
  for (;;);
});
