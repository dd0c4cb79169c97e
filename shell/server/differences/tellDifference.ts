import type { FastifyRequest } from 'fastify';
import { requestUrl } from '../pages/requestUrl';
import type { Differences, Successor } from './differences';
import { availableDictionary } from './dictionaryHeaders';

/**
 * What changed from what a caller has to what it asks for; nothing when it is to get the whole of it. Try again
 * (`?r=1`) gets the whole: a damaged difference does not come twice.
 */
export async function tellDifference(
  differences: Differences,
  request: FastifyRequest,
  successor: Successor,
): Promise<Buffer | undefined> {
  const dictionary = availableDictionary(request);
  if (!dictionary || requestUrl(request.url).search !== '') return undefined;
  try {
    return await differences.between(dictionary, successor);
  } catch (error) {
    request.log.error({ err: error }, 'A difference cannot be made: the whole is sent.');
    return undefined;
  }
}
