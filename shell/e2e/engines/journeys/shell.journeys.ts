import { ALL_PAGES } from '../../routes';
import { expect, test } from '../journey';
import { button, css, dialog, link } from '../targets';

/** Runs in the page. Elements that end beyond the screen, if the page scrolls sideways. */
function widening(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth,
  );
  return [`the page, ${scrollWidth} px`, ...beyond.map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

for (const path of ALL_PAGES) {
  test(`${path} is taken over, and fits a phone and a desktop`, async ({ visitor }) => {
    const expectToFit = () => expect(async () => expect(await visitor.run(widening)).toEqual([])).toPass();
    await visitor.goTo(path);
    await visitor.see(css('h1'));
    await expectToFit();
    await visitor.resize({ width: 1280, height: 900 });
    await expectToFit();
  });
}

test('a page is shown in the faces of the brand', async ({ visitor }) => {
  await visitor.goTo('/about');
  await visitor.seeThat(() => [...document.fonts].some(({ status }) => status === 'loaded'));
});

test('the menu traps the focus and returns it', async ({ visitor }) => {
  await visitor.goTo('/about');
  await visitor.tabTo(button('Menu'));
  await visitor.press('Enter');
  await visitor.see(dialog('My Account'));
  for (let presses = 0; presses < 12; presses += 1) {
    await visitor.press('Tab');
    const isInside = await visitor.run(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog[open]'));
    });
    expect(isInside).toBe(true);
  }
  await visitor.press('Escape');
  await visitor.seeNot(dialog('My Account'));
  await visitor.seeFocus(button('Menu'));
});

test('Contact Us shows its three options', async ({ visitor }) => {
  // On a narrow screen it is at the edge, where WebKitGTK lays its scroll bar over the page.
  await visitor.resize({ width: 1280, height: 900 });
  await visitor.goTo('/about');
  await visitor.click(button('Contact Us'));
  await visitor.see(dialog('Get in Touch'));
  await visitor.see(css('dialog[open] a', { index: 2 }));
});

test('an unknown path has a page of its own', async ({ visitor }) => {
  await visitor.goTo('/nothing/here');
  await visitor.see(css('h1'));
  await visitor.click(link(/home/i, { within: 'main' }));
  await visitor.seeAddress('/');
});

// Firefox reports what it refused as if it were an error of the page.
test.describe('refusals', () => {
  test.use({ provoked: /hashes in the integrity attribute|require-trusted-types-for/ });

  test('a script that was changed on its way does not run', async ({ visitor, network }) => {
    network.rewrite(/\/assets\/catalogue\/.*\.js$/, (script) => `document.body.dataset.changed='';${script}`);
    await visitor.open('/product/30001');
    await visitor.see(button('Try again'));
    expect(await visitor.run(() => 'changed' in document.body.dataset)).toBe(false);
  });

  test('text that a page would run as a script is refused', async ({ visitor }) => {
    await visitor.goTo('/about');
    const refused = await visitor.run(() => {
      const script = document.createElement('script');
      try {
        script.text = 'document.body.dataset.ran = ""';
        document.body.append(script);
      } catch {
        // The assignment is refused where trusted types are enforced, the script where the policy is.
      }
      return !('ran' in document.body.dataset);
    });
    expect(refused).toBe(true);
  });
});
