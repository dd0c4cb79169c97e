import { expect, test } from '../journey';

test.use({ preferences: { forcedColors: true } });

test('the selected size of a rug looks different with forced colours', async ({ visitor, engine }) => {
  // eslint-disable-next-line playwright/no-skipped-test -- shell/docs/accessibility.md names the difference
  test.skip(engine === 'webkit', 'WebKit has no forced colours');
  await visitor.goTo('/product/10001');
  await visitor.seeThat(() => matchMedia('(forced-colors: active)').matches);
  const borders = await visitor.run(() =>
    Array.from(document.querySelectorAll('main input[type=radio] + span'), (choice) => {
      const { borderColor, outlineStyle, backgroundColor, borderWidth } = getComputedStyle(choice);
      return [borderColor, outlineStyle, backgroundColor, borderWidth].join();
    }),
  );
  expect(borders.length).toBeGreaterThan(1);
  expect(borders[0]).not.toBe(borders[1]);
});
