// Code that does not yield: `watchdog.test.ts` starts it.
import { answerRequests } from '@tanabana/artefacts/sandbox/answerRequests';

answerRequests(() => () => {
  for (;;);
});
