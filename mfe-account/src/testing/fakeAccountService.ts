import axios, { AxiosError, type AxiosRequestConfig } from 'axios';

/** Body of each answer, or an error made with `refusal`. */
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
 * Answers calls in place of the account service. Other calls fail like an unreachable service.
 * @param answers by method and path, as in `POST /api/auth/login`
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
