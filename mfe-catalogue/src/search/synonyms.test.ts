import * as v from 'valibot';
import { dictionaryOf, synonymsSchema } from './synonyms';

const parse = (words: object[]) => v.safeParse(synonymsSchema, { words, colours: [] });

test('a word in two entries is rejected as ambiguous', () => {
  const { issues } = parse([{ words: 'rug, carpet' }, { words: 'mat, carpet' }]);
  expect(issues?.[0].message).toBe("'carpet' is in two entries");
});

test.each([[{ words: '' }], [{ words: ', ,' }], [{ words: 'rug', find: 'mat' }], [{ finds: 'mat' }]])(
  'the entry %j is rejected',
  (entry) => expect(parse([entry]).success).toBe(false),
);

test('a phrase has the meaning of its entry, in any form', () => {
  const dictionary = dictionaryOf({
    words: [{ words: 'block print, chhapai', finds: 'printed cloths' }],
    colours: [{ words: 'blue' }],
  });
  expect(dictionary.get('block print')).toEqual({
    same: ['block print', 'chhapai'],
    finds: ['print cloth'],
    isColour: false,
  });
  expect(dictionary.get('blue')?.isColour).toBe(true);
  expect(dictionary.get('print')).toBeUndefined();
});
