import { draftFaults, EMPTY_DRAFT, imageFault } from './postDraft';

const sound = { ...EMPTY_DRAFT, title: 'Ten letters', excerpt: 'e'.repeat(50), content: 'c'.repeat(200) };

test('a complete draft has no faults', () => {
  expect(draftFaults(sound)).toEqual({});
});

test('everything but tags and picture is required (§5)', () => {
  expect(draftFaults({ ...EMPTY_DRAFT, category: '' })).toEqual({
    title: 'Title is required',
    excerpt: 'Excerpt is required',
    content: 'Content is required',
    category: 'Category is required',
  });
});

test('title, excerpt and content have a minimum length (§5)', () => {
  expect(
    draftFaults({ ...sound, title: 'Nine char', excerpt: 'e'.repeat(49), content: 'c'.repeat(199) }),
  ).toEqual({
    title: 'Title must be at least 10 characters',
    excerpt: 'Excerpt must be at least 50 characters',
    content: 'Content must be at least 200 characters',
  });
});

test('an excerpt longer than 200 characters is accepted (§5)', () => {
  expect(draftFaults({ ...sound, excerpt: 'e'.repeat(500) })).toEqual({});
});

test('spaces do not count', () => {
  expect(draftFaults({ ...sound, title: '          ' }).title).toBe('Title is required');
});

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])('%s is accepted', (type) => {
  expect(imageFault({ type, size: 1 })).toBeUndefined();
});

test.each(['image/svg+xml', 'application/pdf', ''])('"%s" is refused', (type) => {
  expect(imageFault({ type, size: 1 })).toBe('Please upload a valid image file (JPEG, PNG, GIF, or WebP)');
});

test('a picture must be smaller than 10 MB (§9)', () => {
  expect(imageFault({ type: 'image/png', size: 10_485_759 })).toBeUndefined();
  expect(imageFault({ type: 'image/png', size: 10_485_760 })).toBe('Image size must be less than 10MB');
});
