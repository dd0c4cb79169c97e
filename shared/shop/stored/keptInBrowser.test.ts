import { KEPT, keptAboutVisitor, removeAtSignOut, storageOf } from './keptInBrowser';

const asked: readonly (readonly [storage: Storage, key: string, text: string])[] = [
  [localStorage, 'tanabana_cart', '{"items":[{"id":30001}],"isOpen":false}'],
  [localStorage, 'wishlist', '[{"id":30001}]'],
  [localStorage, 'tanabana_enquiries', '{"version":1,"sent":[{"lines":[{"id":30001}]}]}'],
  [localStorage, 'tanabana_enquiry_draft', '{"notes":"Two crates"}'],
];
const removed: typeof asked = [
  [localStorage, 'tanabana_recently_viewed', '[30001]'],
  [sessionStorage, 'tanabana_compared', '30001'],
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [storage, key, text] of [...asked, ...removed]) storage.setItem(key, text);
});

test('what says something about the visitor is named, and what is empty is not', () => {
  expect(keptAboutVisitor()).toHaveLength(asked.length);
  expect(keptAboutVisitor().join('\n')).toContain('your details as a buyer');
  localStorage.setItem('tanabana_cart', '{"items":[],"isOpen":false}');
  localStorage.setItem('wishlist', '[]');
  localStorage.setItem('tanabana_enquiries', '{"version":1,"sent":[]}');
  localStorage.removeItem('tanabana_enquiry_draft');
  expect(keptAboutVisitor()).toEqual([]);
});

test('a sign-out removes everything about the visitor if the visitor wants it, and announces it', () => {
  const announced: (string | null)[] = [];
  const listen = ({ key }: StorageEvent) => announced.push(key);
  window.addEventListener('storage', listen);
  removeAtSignOut(true);
  window.removeEventListener('storage', listen);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(announced).toEqual(expect.arrayContaining(['tanabana_cart', 'tanabana_enquiries']));
});

test('otherwise a sign-out keeps cart, wishlist and enquiries, and removes what was viewed', () => {
  removeAtSignOut(false);
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
  expect(keys).toEqual(asked.map(([, key]) => key).sort());
});

test('every key belongs to one deployable', () => {
  const keys = KEPT.flatMap((kept) => kept.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect([...storageOf('shell'), ...storageOf('cart'), ...storageOf('catalogue')].sort()).toEqual(
    keys.sort(),
  );
});
