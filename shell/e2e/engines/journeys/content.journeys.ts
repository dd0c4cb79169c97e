import { test } from '../journey';
import { button, css, dialog, heading, label, link, role, text } from '../targets';

test('home moves on to the catalogue', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.click(css('main a[href^="/catalogue"]'));
  await visitor.seeAddress(/^\/catalogue/);
  await visitor.see(heading('Handcrafted Treasures'));
});

test('a value of the shop is read in a dialog', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.click(button('Global Reach'));
  await visitor.see(dialog('Global Reach'));
  await visitor.press('Escape');
  await visitor.seeNot(dialog('Global Reach'));
  await visitor.seeFocus(button('Global Reach'));
});

test('the blog is searched and filtered, and a reload keeps both', async ({ visitor }) => {
  await visitor.goTo('/blog');
  await visitor.fill(role('searchbox', 'Search blog posts'), 'rug');
  await visitor.see(heading(/^\d+ posts? found$/));
  await visitor.click(button('Textiles'));
  await visitor.seeAddress('/blog?q=rug&category=Textiles');
  await visitor.reload();
  await visitor.seeText(role('searchbox', 'Search blog posts'), 'rug');
});

test('a post is liked and commented', async ({ visitor }) => {
  await visitor.goTo('/blog/how-a-rug-is-read-aloud');
  await visitor.click(button('Like, 48 so far'));
  await visitor.see(button('Like, 49 so far', { pressed: true }));
  await visitor.fill(label('Your comment'), 'My grandmother counted like that.');
  await visitor.click(button('Post Comment'));
  await visitor.see(heading('Comments (4)'));
  await visitor.seeText(label('Your comment'), '');
});

test('one answer is open at a time', async ({ visitor }) => {
  await visitor.goTo('/faq');
  await visitor.click(text('Is there a minimum order?'));
  await visitor.see(text(/^Yes: 25 units of each item/));
  await visitor.click(text('How long does delivery take?'));
  await visitor.see(text(/^After dispatch, delivery takes 3-7 business days/));
  await visitor.seeThat(() => document.querySelectorAll('details[open]').length === 1);
});

test('a message is checked and sent', async ({ visitor }) => {
  await visitor.goTo('/contact');
  await visitor.click(button('Send Message'));
  await visitor.see(text('Please tell us where to reply'));
  await visitor.fill(label('Name', { within: 'main' }), 'Asha Rao');
  await visitor.fill(label('Email', { within: 'main' }), 'asha@hotel.example');
  await visitor.choose(css('select[name=subject]'), 'Wholesale');
  await visitor.fill(label('Message', { within: 'main' }), 'Forty lamps, please.');
  await visitor.click(button('Send Message'));
  await visitor.see(text(/One step left/));
});

test('the story of an artisan is read', async ({ visitor }) => {
  await visitor.goTo('/artisans');
  await visitor.click(button('Read Story of Budhram Netam'));
  await visitor.see(dialog('Budhram Netam'));
  await visitor.press('Escape');
  await visitor.seeNot(dialog('Budhram Netam'));
});

test('links of the footer lead on without loading a document', async ({ visitor }) => {
  await visitor.goTo('/about');
  await visitor.run(() => {
    document.documentElement.dataset.same = '';
  });
  for (const name of ['Blog', 'FAQ', 'Artisans']) {
    await visitor.click(link(name, { within: 'footer' }));
    await visitor.seeAddress(`/${name.toLowerCase()}`);
    await visitor.seeFocus(css('h1'));
  }
  await visitor.seeThat(() => document.documentElement.dataset.same === '');
});
