/** @jest-environment node */
import fc from 'fast-check';
import { jsonForScript } from './jsonForScript';

test('JSON cannot leave its script element, and reads back as it was', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      const written = jsonForScript({ value, end: '</script><!--' });
      expect(written).not.toMatch(/<\/script|<!--/);
      expect(JSON.parse(written)).toEqual({ value, end: '</script><!--' });
    }),
  );
});
