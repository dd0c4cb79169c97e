/** @jest-environment node */
import { canaryShare } from './deployReleases';

test.each([
  ['5', 0.05],
  ['0.5', 0.005],
  ['12.5', 0.125],
  ['99.9', 0.999],
  ['0', undefined],
  ['0.0', undefined],
  ['100', undefined],
  ['-5', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['5%', undefined],
])('%s means %s of the visitors', (percent, share) => {
  if (share === undefined) expect(canaryShare(percent)).toBeUndefined();
  else expect(canaryShare(percent)).toBeCloseTo(share, 9);
});
