import type { Answer } from './answerKind';
import { FILE_ANSWERS } from './fileAnswers';
import { OPERATION_ANSWERS } from './operationAnswers';
import { PAGE_ANSWERS } from './pageAnswers';
import { STATE_ANSWERS } from './stateAnswers';

/** All kinds of responses outside `/api`. */
export const ANSWERS: readonly Answer[] = [
  ...PAGE_ANSWERS,
  ...FILE_ANSWERS,
  ...OPERATION_ANSWERS,
  ...STATE_ANSWERS,
];
