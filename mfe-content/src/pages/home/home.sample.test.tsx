import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf, showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import home from '../../../content/home.json';
import { findArtisan } from '../../people/artisans';
import page from './page';

const show = () => showPage(page, { at: '/' }, findArtisan('2') ?? null);

test('the sections are in the specified order (§2.3)', () => {
  const { container } = show();
  const text = container.textContent;
  const order = [
    'Shop Rugs',
    'Authentic Artisan Crafts',
    'EXPLORE OUR ARTISANS',
    'Read Her Story',
    'Curated Quality',
    'Know Our Foundation',
    'Explore Our Exclusive Rug Collection',
    'Discover Handicraft Highlights',
    'Quality Assured',
    'Hand-knotted rugs',
  ].map((heading) => text.indexOf(heading));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('the featured artisan is Shanti Devi (§2.3)', async () => {
  expect(await page.load?.(requestOf({ at: '/' }))).toMatchObject({ name: 'Shanti Devi' });
});

test('phrases, values, promises and certificates are those of §2.3', () => {
  expect(home.phrases).toEqual([
    'Authentic Artisan Crafts',
    'Heritage Preservation',
    'Handmade Excellence',
    'Cultural Legacy',
    'Sustainable Craftsmanship',
    'Traditional Techniques',
    'Artisan Empowerment',
    'Timeless Beauty',
  ]);
  expect(home.values.map(({ title }) => title)).toEqual([
    'Curated Quality',
    'Global Reach',
    'Fair Partnerships',
    'Living Heritage',
    'Sustainable',
    'Easy Returns & Exchanges',
  ]);
  show();
  for (const name of ['Quality Assured', 'Sustainable', 'Fair Trade', 'Authentic'])
    expect(screen.getAllByRole('heading', { level: 3, name }).length).toBeGreaterThan(0);
  const certificates = screen.getByRole('list', { name: 'Certifications' });
  expect(within(certificates).getAllByRole('listitem')).toHaveLength(4);
});

test('the strip names a certifying body only with the licence that the settings have', () => {
  const { unmount } = show();
  expect(screen.getByRole('list', { name: 'Certifications' })).not.toHaveTextContent(
    /GoodWeave|Craftmark|Handloom Mark|Licence/,
  );
  unmount();
  const link = 'https://goodweave.example/licences/123';
  showPage(
    page,
    {
      at: '/',
      settings: { certificates: [{ emblem: 'weave', name: 'GoodWeave', licence: 'IN-123', link }] },
    },
    null,
  );
  const [first] = within(screen.getByRole('list', { name: 'Certifications' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('GoodWeaveLicence IN-123');
  expect(screen.getByRole('link', { name: 'Licence IN-123' })).toHaveAttribute('href', link);
});

test('the buttons lead to their pages', () => {
  show();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('EXPLORE OUR ARTISANS')).toBe('/artisans');
  expect(leadsTo('Read Her Story')).toBe('/artisans?openDialog=2');
  expect(leadsTo('Know Our Foundation')).toBe('/foundation');
  expect(leadsTo('Explore Collection')).toBe('/catalogue?category=rugs');
  expect(leadsTo('Shop Collection')).toBe('/catalogue?category=handicraftproducts');
});

test('the phrases are rendered twice, and assistive technology skips the copy (§9)', () => {
  show();
  for (const phrase of home.phrases) expect(screen.getAllByText(phrase)).toHaveLength(2);
  const banner = screen.getByRole('region', { name: 'What we stand for' });
  expect(within(banner).getAllByRole('listitem')).toHaveLength(8);
});

test.each(home.values)(
  'the card $title opens its description, and Close closes it',
  async ({ title, description }) => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: title }));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(within(dialog).getByText(description)).toBeInTheDocument();
    const [, closeAtFoot] = within(dialog).getAllByRole('button', { name: 'Close' });
    await user.click(closeAtFoot!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a click on the backdrop closes a card’s dialog too', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Sustainable' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page is accessible, with a card open or closed', async () => {
  const { container } = show();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Global Reach' }));
  expect(await axeViolations(container)).toEqual([]);
});
