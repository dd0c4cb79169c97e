import { browserStorage, isInMemoryOnly } from './browserStorage';

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => {
  browserStorage.removeItem('key');
});

test('browserStorage stores in the browser', () => {
  browserStorage.setItem('key', 'value');
  expect(window.localStorage.getItem('key')).toBe('value');
  expect(browserStorage.getItem('key')).toBe('value');
  expect(isInMemoryOnly('key')).toBe(false);
});

test('browserStorage stores values in memory if the browser refuses them', () => {
  browserStorage.setItem('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  browserStorage.setItem('key', 'new');
  expect(browserStorage.getItem('key')).toBe('new');
  expect(isInMemoryOnly('key')).toBe(true);
});

test('browserStorage works in memory if storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(browserStorage.getItem('key')).toBeNull();
  browserStorage.setItem('key', 'value');
  expect(browserStorage.getItem('key')).toBe('value');
  browserStorage.removeItem('key');
  expect(browserStorage.getItem('key')).toBeNull();
});

test('browserStorage removes a value from memory when the browser stores it again', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  browserStorage.setItem('key', 'value');
  setItem.mockRestore();
  browserStorage.setItem('key', 'stored');
  expect(isInMemoryOnly('key')).toBe(false);
  expect(browserStorage.getItem('key')).toBe('stored');
});
