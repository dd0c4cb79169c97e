import { test } from '../journey';
import { button, css, heading, label, link, role, text } from '../target';

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
  await visitor.see(button('Like, 49 so far'));
  await visitor.fill(label('Your comment'), 'My grandmother counted like that.');
  await visitor.click(button('Post Comment'));
  await visitor.see(heading('Comments (4)'));
  await visitor.seeText(label('Your comment'), '');
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

test('links of the footer open pages without loading a document', async ({ visitor }) => {
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
