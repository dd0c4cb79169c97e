import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createBoard } from '../board/createBoard';
import { TEST_SECRET, type TestShop } from './testShop';

export const BOARD_TOKEN = 'the token of the board';

export function openBoard(
  { context }: Pick<TestShop, 'context'>,
  options: Partial<Parameters<typeof createBoard>[0]> = {},
) {
  return createBoard({
    context,
    token: BOARD_TOKEN,
    secret: TEST_SECRET,
    shopOrigin: 'https://shop.example',
    now: () => Date.now(),
    logLevel: 'silent',
    ...options,
  });
}

type Form = readonly [
  action: string,
  fields: Readonly<Record<string, string>>,
  headers?: Readonly<Record<string, string | undefined>>,
];

export interface BoardCaller {
  /** Value of the header `Authorization`. */
  readonly authorization: string;
  readonly read: (url: string) => Promise<LightMyRequestResponse>;
  /** Resolves with the hidden fields of the form that submits an action. */
  readonly formOn: (url: string, action: string) => Promise<Record<string, string>>;
  /** Creates the request that submits a form, with the headers of a browser. */
  readonly post: (...form: Form) => {
    readonly method: 'POST';
    readonly url: string;
    readonly payload: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly send: (...form: Form) => Promise<LightMyRequestResponse>;
}

/** @param name user name. Without a name, requests have a bearer token. */
export function boardCaller(app: FastifyInstance, name?: string): BoardCaller {
  const authorization =
    name === undefined
      ? `Bearer ${BOARD_TOKEN}`
      : `Basic ${Buffer.from(`${name}:${BOARD_TOKEN}`).toString('base64')}`;
  const read: BoardCaller['read'] = (url) => app.inject({ url, headers: { authorization } });
  const post: BoardCaller['post'] = (action, fields, headers) => {
    const all = {
      authorization,
      'content-type': 'application/x-www-form-urlencoded',
      host: 'board.example',
      origin: 'https://board.example',
      'sec-fetch-site': 'same-origin',
      ...headers,
    };
    const present = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return {
      method: 'POST',
      url: `/${action}`,
      payload: new URLSearchParams(fields).toString(),
      headers: Object.fromEntries(present) as Record<string, string>,
    };
  };
  return {
    authorization,
    read,
    formOn: async (url, action) => formIn((await read(url)).body, action),
    post,
    send: (action, fields, headers) => app.inject(post(action, fields, headers)),
  };
}

/** @param body HTML of a page of the board */
export function formIn(body: string, action: string): Record<string, string> {
  const form = new RegExp(`<form[^>]*action="/${action}".*?</form>`, 's').exec(body);
  if (!form) throw new Error(`There is no form for ${action}: ${textOf(body)}`);
  const hidden = form[0].matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
}

export function textOf(html: string): string {
  return html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}
