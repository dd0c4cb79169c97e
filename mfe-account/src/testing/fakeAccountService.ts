import axios, { AxiosError, type AxiosRequestConfig } from 'axios';

/**
 * Functions by method and path of a request. Each returns the body of the response, or an error created by `refusal`.
 */
type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

export function refusal(status: number, data: unknown): AxiosError {
  return new AxiosError('refused', 'ERR_BAD_REQUEST', undefined, undefined, {
    status,
    data,
    statusText: '',
    headers: {},
    config: { headers: new axios.AxiosHeaders() },
  });
}

/**
 * Replaces the account service by fixed answers. Calls without an answer fail as if the service were unreachable.
 * @param answers answers by method and path, such as `POST /api/auth/login`
 * @returns the calls made so far
 */
export function fakeAccountService(answers: Answers): AxiosRequestConfig[] {
  const calls: AxiosRequestConfig[] = [];
  jest.spyOn(axios, 'request').mockImplementation(async (config) => {
    calls.push(config);
    const answer = answers[`${config.method ?? ''} ${config.url ?? ''}`];
    if (!answer) throw new AxiosError('Network Error', 'ERR_NETWORK');
    const data = await answer(config.data);
    if (data instanceof AxiosError) throw data;
    return { data };
  });
  return calls;
}
