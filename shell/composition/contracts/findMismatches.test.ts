/** @jest-environment node */
import { jsonSchemaOf } from '@tanabana/build/webpack/describeContract';
import * as v from 'valibot';
import { findMismatches } from './findMismatches';

const { array: list, nullable, number, object, optional, picklist, pipe, string, union } = v;

const some = number();
const text = string();
const priced = { id: some, price: some };
const named = { ...priced, name: text };
const money = { id: some, amount: some };
const shown = { ...priced, name: optional(text) };
const of = (field: v.GenericSchema) => object({ field });
const from = (least: number) => of(pipe(some, v.minValue(least)));
const rug = object({ kind: v.literal('rug'), knots: some });
const vase = object({ kind: v.literal('vase'), litres: some });

type Row = [
  change: string,
  before: v.GenericSchema,
  after: v.GenericSchema,
  /** Whether a deployable that expects `before` accepts values of `after`. */
  accepts: 'accepts' | 'refuses',
  /** Whether a deployable that expects `after` accepts values of `before`. */
  reverse: 'accepts' | 'refuses',
];

const CHANGES: readonly Row[] = [
  ['no change', object(priced), object(priced), 'accepts', 'accepts'],
  [
    'another order of fields',
    object({ a: some, b: text }),
    object({ b: text, a: some }),
    'accepts',
    'accepts',
  ],
  ['a required field added', object(priced), object(named), 'accepts', 'refuses'],
  ['an optional field added', object(priced), object(shown), 'accepts', 'accepts'],
  ['a required field removed', object(named), object(priced), 'refuses', 'accepts'],
  ['an optional field removed', object(shown), object(priced), 'accepts', 'accepts'],
  ['a required field renamed', object(priced), object(money), 'refuses', 'refuses'],
  [
    'an optional field renamed',
    object(shown),
    object({ ...priced, title: optional(text) }),
    'accepts',
    'accepts',
  ],
  [
    'a field replaced beside its former name',
    object(priced),
    object({ ...priced, amount: some }),
    'accepts',
    'refuses',
  ],
  ['all fields removed', object(priced), object({}), 'refuses', 'accepts'],
  ['optional to required', of(optional(some)), of(some), 'accepts', 'refuses'],
  ['nullable to required', of(nullable(some)), of(some), 'accepts', 'refuses'],
  ['optional to nullable', object(shown), object({ ...priced, name: nullable(text) }), 'refuses', 'refuses'],
  ['string to number', of(text), of(some), 'refuses', 'refuses'],
  ['boolean to string', of(v.boolean()), of(text), 'refuses', 'refuses'],
  ['number to number or string', of(some), of(union([some, text])), 'refuses', 'accepts'],
  ['number to anything', of(some), of(v.unknown()), 'refuses', 'accepts'],
  ['number to whole number', of(some), of(pipe(some, v.integer())), 'accepts', 'refuses'],
  ['a minimum added', of(some), from(0), 'accepts', 'refuses'],
  ['a minimum raised', from(0), from(1), 'accepts', 'refuses'],
  ['a maximum lowered', of(pipe(some, v.maxValue(9))), of(pipe(some, v.maxValue(5))), 'accepts', 'refuses'],
  ['a maximum length added', of(text), of(pipe(text, v.maxLength(9))), 'accepts', 'refuses'],
  ['a pattern added', of(text), of(pipe(text, v.startsWith('/'))), 'accepts', 'refuses'],
  ['a pattern changed', of(pipe(text, v.regex(/^a/))), of(pipe(text, v.regex(/^b/))), 'refuses', 'refuses'],
  ['a date instead of text', of(text), of(pipe(text, v.isoDate())), 'accepts', 'refuses'],
  [
    'a time instead of a date',
    of(pipe(text, v.isoDate())),
    of(pipe(text, v.isoTimestamp())),
    'refuses',
    'refuses',
  ],
  ['choices instead of text', of(text), of(picklist(['a', 'b'])), 'accepts', 'refuses'],
  ['a choice added', of(picklist(['a'])), of(picklist(['a', 'b'])), 'refuses', 'accepts'],
  ['a choice renamed', of(picklist(['a', 'b'])), of(picklist(['a', 'c'])), 'refuses', 'refuses'],
  ['choices in another order', of(picklist(['a', 'b'])), of(picklist(['b', 'a'])), 'accepts', 'accepts'],
  ['a fixed value changed', of(v.literal('a')), of(v.literal('b')), 'refuses', 'refuses'],
  ['a boolean that is always true', of(v.boolean()), of(v.literal(true)), 'accepts', 'refuses'],
  ['a nested field added', of(object(priced)), of(object(named)), 'accepts', 'refuses'],
  ['a nested field renamed', of(object(priced)), of(object(money)), 'refuses', 'refuses'],
  ['a nested choice added', of(of(picklist(['a']))), of(of(picklist(['a', 'b']))), 'refuses', 'accepts'],
  ['a nested field made optional', of(object(named)), of(object(shown)), 'refuses', 'accepts'],
  ['an object replaced by its id', of(object(priced)), of(some), 'refuses', 'refuses'],
  ['a value replaced by a list', of(some), of(list(some)), 'refuses', 'refuses'],
  ['another type of entries', list(some), list(text), 'refuses', 'refuses'],
  ['a wider type of entries', list(some), list(union([some, text])), 'refuses', 'accepts'],
  ['a field of entries added', list(object(priced)), list(object(named)), 'accepts', 'refuses'],
  ['an optional field of entries added', list(object(priced)), list(object(shown)), 'accepts', 'accepts'],
  ['a field of entries renamed', list(object(priced)), list(object(money)), 'refuses', 'refuses'],
  ['a list that is never empty', list(some), pipe(list(some), v.minLength(1)), 'accepts', 'refuses'],
  ['a list inside a list', of(list(some)), of(list(list(some))), 'refuses', 'refuses'],
  [
    'a list wrapped in an object',
    list(object(priced)),
    object({ items: list(object(priced)) }),
    'refuses',
    'refuses',
  ],
  [
    'a deep field of entries removed',
    list(of(list(object(named)))),
    list(of(list(object(priced)))),
    'refuses',
    'accepts',
  ],
  ['another place in a pair', v.tuple([some, some]), v.tuple([some, text]), 'refuses', 'refuses'],
  ['a type of values in a record', v.record(text, some), v.record(text, text), 'refuses', 'refuses'],
  [
    'a wider type in a record',
    v.record(text, some),
    v.record(text, union([some, text])),
    'refuses',
    'accepts',
  ],
  ['a kind of entries added', list(rug), list(v.variant('kind', [rug, vase])), 'refuses', 'accepts'],
  [
    'a field of one kind renamed',
    v.variant('kind', [rug, vase]),
    v.variant('kind', [rug, object({ kind: v.literal('vase'), volume: some })]),
    'refuses',
    'refuses',
  ],
  [
    'a path with a day instead of a path',
    list(text),
    list(union([text, object({ path: text })])),
    'refuses',
    'accepts',
  ],
];

test.each(CHANGES)(
  'readers on either side of a change accept or refuse it: %s',
  async (...[, before, after, ...expected]) => {
    const [former, latter] = [jsonSchemaOf(before), jsonSchemaOf(after)];
    const found = await findMismatches([
      { provided: latter, accepted: former },
      { provided: former, accepted: latter },
    ]);
    expect(found.map((mismatch) => (mismatch === undefined ? 'accepts' : 'refuses'))).toEqual(expected);
  },
);

test.each([
  ['price is missing', list(object(priced)), list(object(money))],
  ['id, price is missing', object(priced), object({ x: some })],
  ['field.name is optional', of(object(named)), of(object(shown))],
  [`field: Type '"b"' is not assignable to type '"a"'`, of(picklist(['a'])), of(picklist(['a', 'b']))],
  ["field: Type 'string' is not assignable to type 'number'", of(some), of(text)],
])('names the field: %s', async (words, accepted, provided) => {
  const [found] = await findMismatches([
    { accepted: jsonSchemaOf(accepted), provided: jsonSchemaOf(provided) },
  ]);
  expect(found).toBe(words);
});
