import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { KEPT } from '@tanabana/shop/stored/keptInBrowser';
import { openPage, requestOf, showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examplePost } from '../testing/examplePost';
import { summarise } from '../blog/postSchema';
import biomass from './biomass/page';
import businesses from './businesses/page';
import comingSoon from './coming-soon/page';
import foundation from './foundation/page';
import newsletter from './newsletter/page';
import privacy from './privacy/page';
import { sitemapSections } from '../sitemap/sitemapSections';
import sitemap from './sitemap/page';
import terms from './terms/page';
import trade from './trade/page';

const pages = { biomass, businesses, foundation, newsletter, privacy, terms, trade };
const show = (name: keyof typeof pages) => showPage(pages[name], { at: `/${name}` });

test.each([
  ['groundnut shell', '3,800-4,000'],
  ['wood dust', '4,000-4,500'],
  ['cashew shell waste', '4,200-4,800'],
  ['sugarcane bagasse', '3,600-3,800'],
  ['soybean husk', '3,600-3,800'],
  ['rice husk', '3,400-3,600'],
  ['cotton waste', '3,600-3,800'],
  ['corn cob', '3,600-3,800'],
  ['mustard husk', '3,600-3,800'],
])('%s yields %s kcal/kg (§9)', (material, range) => {
  show('biomass');
  const name = new RegExp(`^${material}$`, 'i');
  const card = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
  expect(within(card!).getByText(range)).toBeInTheDocument();
});

test('the biomass page shows a picture of every raw material and of both forms of fuel', () => {
  show('biomass');
  for (const [section, count] of [
    ['Nine raw materials', 9],
    ['Two forms of one fuel', 2],
  ] as const) {
    const items = within(screen.getByRole('region', { name: section })).getAllByRole('listitem');
    expect(items).toHaveLength(count);
    for (const item of items) expect(within(item).getByRole('img')).toHaveAccessibleName();
  }
});

test('the biomass page compares both forms by what a boiler and a lorry need', () => {
  show('biomass');
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pellets', 'Briquettes']);
  for (const label of ['Diameter', 'Bulk density', 'Moisture', 'Ash', 'Packing', 'Load', 'Works']) {
    expect(within(table).getByRole('row', { name: new RegExp(`^${label} \\S`) })).toBeInTheDocument();
  }
});

test.each([
  ['clothing', 'Clothing', 'business-clothing', 'clothes'],
  ['millet-foods', 'Millet Foods', 'business-millet', 'packets'],
])('/coming-soon/%s has its own title, picture and words', async (slug, title, picture, words) => {
  const { container } = await openPage(comingSoon, {
    at: `/coming-soon/${slug}`,
    routes: ['/coming-soon/:slug'],
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(container.querySelector('img')?.getAttribute('src')).toContain(picture);
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});

test('/coming-soon has only the lines that the menus announce (§2.2)', async () => {
  const place = { at: '/coming-soon/anything', routes: ['/coming-soon/:slug'] };
  await openPage(comingSoon, place);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  const request = requestOf(place);
  expect(comingSoon.meta(request, (await comingSoon.load?.(request)) as never)).toMatchObject({
    status: 404,
  });
});

test('the biomass page has its hero, three reasons and its closing button (§2.14)', () => {
  show('biomass');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Biomass: Pellets & Briquettes' }),
  ).toBeInTheDocument();
  for (const name of ['Get in Touch', 'Connect with Us'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  const reasons = within(screen.getByRole('region', { name: 'Why this fuel' }));
  expect(reasons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Eco-friendly energy',
    'High calorific value',
    'Rural empowerment',
  ]);
});

test('the businesses page lists the businesses of the menu; two are coming soon (§2.1, §2.2)', () => {
  show('businesses');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Rugs',
    'Handicraft Products',
    'Biomass Pellets & Briquettes',
    'Clothing',
    'Millet Foods',
  ]);
  expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /clothing first/ })).toHaveAttribute(
    'href',
    '/coming-soon/clothing',
  );
  expect(screen.getByRole('link', { name: /millet foods first/ })).toHaveAttribute(
    'href',
    '/coming-soon/millet-foods',
  );
});

test('the foundation page has its sections in order, with its figures (§2.14, §9)', () => {
  const { container } = show('foundation');
  const sections = [
    'Our Story',
    'Our Vision',
    'Our Mission',
    'Our Values',
    'Waste to Product Innovation',
    'Preserving Artisan Heritage',
    'Quality and Sustainability',
  ];
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 7)).toEqual(sections);
  for (const text of [
    'Handcrafted with Heart, Treasured Forever',
    '85%+',
    '1200kg',
    'Closed loop',
    '500+',
    '15+',
    '10+',
  ]) {
    expect(within(container).getByText(text)).toBeInTheDocument();
  }
  for (const name of [
    'Authenticity',
    'Sustainable artisan partnerships',
    'Cultural heritage preservation',
    'Quality craftsmanship',
    'Empowering local communities',
    'Quality Assured',
    'Sustainable',
    'Fair Trade',
    'Authentic',
  ])
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore the Catalogue' })).toHaveAttribute('href', '/catalogue');
  expect(screen.getByRole('link', { name: 'Meet the Artisans' })).toHaveAttribute('href', '/artisans');
});

test.each(['privacy', 'terms'] as const)(
  'the %s page shows the date of its last change, and its contents link to its sections',
  (name) => {
    show(name);
    expect(screen.getByText('Last updated: September 12, 2025')).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of contents) {
      const section = screen.getByRole('heading', { level: 2, name: link.textContent });
      expect(link).toHaveAttribute('href', `#${section.id}`);
    }
  },
);

test('the privacy page lists what the code keeps in a browser, and does not say that signing out removes all of it', () => {
  show('privacy');
  const { parentElement: section } = screen.getByRole('heading', { name: 'What stays in your browser' });
  const items = within(section!).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    KEPT.map(({ what, until }) => `${what}: ${until}.`),
  );
  expect(section).toHaveTextContent('asks whether your cart, your wishlist, your enquiries');
});

describe('the coming-soon page', () => {
  const show = () =>
    openPage(comingSoon, { at: '/coming-soon/millet-foods', routes: ['/coming-soon/:slug'] });

  test('has its slug as title, and two links', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Millet Foods' })).toBeInTheDocument();
    expect(screen.getByText('Coming Soon')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Browse Catalogue' })).toHaveAttribute('href', '/catalogue');
  });

  test('accepts an email address and shows thanks (§4)', async () => {
    const user = userEvent.setup();
    await show();
    const email = screen.getByLabelText('Email Address');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    expect(screen.queryByText('Thanks! You will be notified at launch.')).not.toBeInTheDocument();
    await user.type(email, 'asha@hotel.example');
    await user.click(screen.getByRole('button', { name: 'Notify Me' }));
    expect(screen.getByRole('status')).toHaveTextContent('Thanks! You will be notified at launch.');
    expect(screen.getByText('One step left: send us the email that we have prepared.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open as email' })).toHaveAttribute(
      'href',
      'mailto:hello@tanabana.example?subject=Millet%20Foods%20-%20Tanabana&body=Please%20write%20to%20me%20about%20Millet%20Foods%3A%0D%0Aasha%40hotel.example',
    );
    await user.type(email, 'r');
    expect(screen.queryByRole('link', { name: 'Open as email' })).not.toBeInTheDocument();
  });

  test('is accessible', async () => {
    expect(await axeViolations((await show()).container)).toEqual([]);
  });
});

test('the newsletter page shows thanks after subscribing', async () => {
  const user = userEvent.setup();
  show('newsletter');
  await user.type(screen.getByLabelText('Email Address'), 'asha@hotel.example');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByRole('status')).toHaveTextContent('Thanks!');
});

describe('the newsletter of a shop with a webhook', () => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  const email = () => screen.getByLabelText('Email Address');

  async function subscribe(status: number) {
    fetched.mockResolvedValue({ status } as Response);
    window.fetch = fetched as unknown as typeof fetch;
    showPage(newsletter, { at: '/newsletter', settings: { newsletterWebhook: true } });
    await userEvent.type(email(), 'asha@hotel.example{Enter}');
  }

  test('thanks for an address that has arrived', async () => {
    await subscribe(204);
    expect(await screen.findByText(/^Thanks!/)).toBeVisible();
    expect(email()).toHaveValue('');
    expect(screen.queryByRole('link', { name: 'Open as email' })).not.toBeInTheDocument();
    const [[address, { body }] = ['', {}]] = fetched.mock.calls;
    expect([address, body]).toEqual([
      '/_subscriptions',
      '{"email":"asha@hotel.example","topic":"Newsletter"}',
    ]);
  });

  test('does not thank for an address that has not arrived, and prepares a mail', async () => {
    await subscribe(502);
    expect(await screen.findByRole('link', { name: 'Open as email' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not receive your address.');
    expect(screen.queryByText(/^Thanks!/)).not.toBeInTheDocument();
    expect(email()).toHaveValue('asha@hotel.example');
  });
});

test('the page for trade buyers has one contact, and the terms of the settings in place of its own', () => {
  const { unmount } = show('trade');
  const term = (name: string) => screen.getByRole('region', { name });
  expect(term('Minimum order')).toHaveTextContent('25 units');
  expect(term('Delivery terms (Incoterms)')).toHaveTextContent('the quotation states what holds');
  expect(screen.getByRole('link', { name: 'enquiries@tanabana.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Paste a list into the cart' })).toHaveAttribute(
    'href',
    '/cart#paste',
  );
  unmount();
  const terms = { contact: 'Export desk', incoterms: 'FOB Mundra' };
  showPage(trade, { at: '/trade', settings: { trade: terms } });
  expect(term('Delivery terms (Incoterms)')).toHaveTextContent('FOB Mundra');
  expect(term('Payment')).toHaveTextContent('Payment instructions come with our reply');
  expect(screen.getByRole('complementary', { name: 'Export desk' })).toBeVisible();
});

test('the page for trade buyers lists facts, and omits those that only the settings can give', () => {
  const { unmount } = show('trade');
  const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    'Minimum order',
    'Quotation',
    'Delivery terms',
    'In stock',
    'Made to order',
    'Documents',
  ]);
  unmount();
  const own = { deposit: '30 % with the order', ports: 'Mundra' };
  showPage(trade, { at: '/trade', settings: { dispatchTime: undefined, trade: own } });
  expect(names()).toContain('Deposit');
  expect(names()).not.toContain('In stock');
  expect(names()).not.toContain('Transfer');
  expect(screen.getByText('30 % with the order')).toBeVisible();
  expect(screen.getByText('Mundra')).toBeVisible();
});

test('the sitemap page lists all links of its data, and is accessible', async () => {
  const { container } = showPage(sitemap, { at: '/sitemap' }, sitemapSections([], [summarise(examplePost)]));
  expect(screen.getByRole('link', { name: 'A vat of blue' })).toHaveAttribute('href', '/blog/a-vat-of-blue');
  expect(await axeViolations(container)).toEqual([]);
});

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'the page /%s is accessible and has one main heading',
  async (name) => {
    const { container } = show(name);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axeViolations(container)).toEqual([]);
  },
);
