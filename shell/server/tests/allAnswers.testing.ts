import type { Answer } from './answerKind.testing';
import { FILE_ANSWERS } from './fileAnswers.testing';
import { OPERATION_ANSWERS } from './operationAnswers.testing';
import { PAGE_ANSWERS } from './pageAnswers.testing';
import { STATE_ANSWERS } from './stateAnswers.testing';

/** All kinds of responses outside `/api`. */
export const ANSWERS: readonly Answer[] = [
  ...PAGE_ANSWERS,
  ...FILE_ANSWERS,
  ...OPERATION_ANSWERS,
  ...STATE_ANSWERS,
];
