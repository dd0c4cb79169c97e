import fc from 'fast-check';
import { serviceRefusal } from './serviceRefusal';

test.each([
  [{ response: { status: 401, data: { message: 'No' } } }, { status: 401, message: 'No' }],
  [{ response: { status: 500, data: '<html>' } }, { status: 500 }],
  [{ response: { status: 400, data: { message: '  ' } } }, { status: 400 }],
  [{ response: { status: 400, data: { message: { text: 'No' } } } }, { status: 400 }],
  [
    { response: { status: 409, data: { message: 'No', passwordRequired: true } } },
    { status: 409, message: 'No', passwordRequired: true },
  ],
  [
    { response: { status: 400, data: { message: 'No', field: 'password' } } },
    { status: 400, message: 'No', field: 'password' },
  ],
  [{ response: { status: 400, data: { message: 'No', field: 7 } } }, { status: 400, message: 'No' }],
  [{ response: { status: 409, data: { passwordRequired: 'yes' } } }, { status: 409 }],
  [new Error('Network Error'), {}],
])('serviceRefusal reads %j as %j', (error, refusal) => {
  expect(serviceRefusal(error)).toEqual(refusal);
});

test('serviceRefusal never throws, for any thrown value', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      serviceRefusal(thrown);
    }),
  );
});
