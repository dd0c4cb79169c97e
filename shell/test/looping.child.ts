// Code that does not yield: `watchdog.test.ts` starts it.
import { answerRequests } from '@tanabana/build/sandbox/answerRequests';

answerRequests(() => () => {
  for (;;);
});
