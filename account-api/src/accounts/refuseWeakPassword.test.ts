import { refuseWeakPassword } from './refuseWeakPassword';

const register = (password: string) => () =>
  refuseWeakPassword(password, 'Asha Verma', 'asha.verma@shop.example');

describe('a new password', () => {
  test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou1', ' pass word ', 'baseball'])(
    'that is common is refused: %j',
    (password) => {
      expect(register(password)).toThrow('very common');
    },
  );

  test.each(['        ', 'aaaaaaaa', '00000000000', 'z z z z z', '\t \t \t \t '])(
    'that repeats one character is refused: %j',
    (password) => {
      expect(register(password)).toThrow('cannot be the same character repeated');
    },
  );

  test.each(['asha.verma@shop.example', 'Asha.Verma@Shop.example', 'asha.verma', 'Asha Verma', 'ashaverma'])(
    'that is the name or email of its owner is refused: %j',
    (password) => {
      expect(register(password)).toThrow('cannot be your name or email address');
    },
  );

  test('that is shorter than 8 characters once it is normalised is refused', () => {
    expect(register('e\u0301'.repeat(7).normalize('NFC'))).toThrow('8 to 200 characters');
    expect(register('🧵🪡🎨🏺🪔🐘🌾')).toThrow('8 to 200 characters');
  });

  test.each(['indigo-and-madder', 'seven looms', 'kaalghoda', '🧵🪡🎨🏺🪔🐘🌾🧶', 'asha.verma likes indigo'])(
    'of any other characters is accepted: %j',
    (password) => {
      expect(register(password)).not.toThrow();
    },
  );
});
