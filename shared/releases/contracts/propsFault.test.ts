/** @jest-environment node */
import { jsonSchemaOf } from '@tanabana/tooling/webpack/describeContract';
import * as v from 'valibot';
import { propsFault } from './propsFault';

const some = v.number();
const text = v.string();
const { object, optional, picklist } = v;

test.each([
  ['no change', object({ product: some }), object({ product: some }), undefined],
  ['an additional optional prop', object({}), object({ size: optional(text) }), undefined],
  ['an additional required prop', object({}), object({ size: text }), 'size is missing'],
  [
    'a prop that became required',
    object({ size: optional(text) }),
    object({ size: text }),
    'size is optional',
  ],
  ['a removed prop', object({ size: text }), object({}), 'size is no longer taken'],
  [
    'a renamed optional prop',
    object({ size: optional(text) }),
    object({ sizes: optional(text) }),
    'size is no longer taken',
  ],
  ['another type', object({ size: text }), object({ size: some }), 'size is string, and must be number'],
  ['a wider type', object({ size: text }), object({ size: v.union([text, some]) }), undefined],
  [
    'a whole number for a number',
    object({ size: v.pipe(some, v.integer()) }),
    object({ size: some }),
    undefined,
  ],
  [
    'a removed choice',
    object({ as: picklist(['a', 'b']) }),
    object({ as: picklist(['a']) }),
    'as is "b", and must be "a"',
  ],
  ['a choice for text', object({ as: picklist(['a', 'b']) }), object({ as: text }), undefined],
  [
    'text for a choice',
    object({ as: text }),
    object({ as: picklist(['a']) }),
    'as is string, and must be "a"',
  ],
  [
    'a nested prop',
    object({ of: object({ id: some }) }),
    object({ of: object({ id: text }) }),
    'of.id is number, and must be string',
  ],
  [
    'entries of a list',
    object({ ids: v.array(some) }),
    object({ ids: v.array(text) }),
    'ids[] is number, and must be string',
  ],
] as const)('describes %s', (_change, passed, taken, fault) => {
  expect(propsFault(jsonSchemaOf(passed), jsonSchemaOf(taken))).toBe(fault);
});
