/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { enquiryMessageSchema } from '@tanabana/contract/messages/messageSchemas';
import { jsonSchemaOf } from '@tanabana/tooling/webpack/describeContract';
import * as v from 'valibot';

const read = (file: string) => readFileSync(path.join(__dirname, 'how-to', file), 'utf8');

const [, receiver = ''] = /```js\n([^]*?)```/.exec(read('receive-enquiries.md')) ?? [];

test('the published JSON schema is that of the server', () => {
  const message = v.object({ type: v.literal('enquiry'), ...enquiryMessageSchema.entries });
  expect(JSON.parse(read('enquiry.schema.json'))).toEqual(jsonSchemaOf(message));
});

test('the server would deliver the example as it is', () => {
  const { type, ...enquiry } = JSON.parse(read('enquiry.example.json')) as { readonly type: string };
  expect(type).toBe('enquiry');
  expect(v.parse(enquiryMessageSchema, enquiry)).toEqual(enquiry);
});

test.each([
  ['accepts a signed message', {}, 'true'],
  ['refuses a changed message', { body: '{"a":2}' }, 'false'],
  ['refuses an old message', { age: 400 }, 'false'],
  ['refuses a message without a signature', { signature: undefined }, 'false'],
])('the code of a receiver %s', (_, changed, answer) => {
  const { age = 0, ...parts } = changed as { readonly age?: number };
  const timestamp = String(Math.floor(Date.now() / 1_000) - age);
  const signature = `sha256=${createHmac('sha256', 'key').update(`${timestamp}.{"a":1}`).digest('hex')}`;
  const message = { body: '{"a":1}', signature, ...parts };
  const headers = { 'x-tanabana-timestamp': timestamp, 'x-tanabana-signature': message.signature };
  const call = `console.log(isGenuine(${JSON.stringify(headers)}, ${JSON.stringify(message.body)}, 'key'))`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${receiver}\n${call}`],
    { encoding: 'utf8' },
  );
  expect([stdout.trim(), stderr]).toEqual([answer, '']);
});
