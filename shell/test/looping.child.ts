// Process with an endless loop, for `watchdog.test.ts`.
import { answerRequests } from '@tanabana/artefacts/sandbox/answerRequests';

answerRequests(() => () => {
  for (;;);
});
