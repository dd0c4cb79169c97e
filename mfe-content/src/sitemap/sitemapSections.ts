import type { PostSummary } from '../blog/postSchema';

interface SitemapSection {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

const SECTIONS: readonly SitemapSection[] = [
  {
    title: 'The shop',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Catalogue', to: '/catalogue' },
      { label: 'Rugs', to: '/catalogue?category=rugs' },
      { label: 'Handicraft Products', to: '/catalogue?category=handicraftproducts' },
      { label: 'Handicraft Items', to: '/catalogue?category=handicraftitems' },
      { label: 'Wishlist', to: '/wishlist' },
      { label: 'Cart', to: '/cart' },
      { label: 'Enquiry', to: '/enquiry' },
    ],
  },
  {
    title: 'Our businesses',
    links: [
      { label: 'All businesses', to: '/businesses' },
      { label: 'Biomass Pellets & Briquettes', to: '/biomass' },
      { label: 'Clothing (Coming Soon)', to: '/coming-soon/clothing' },
      { label: 'Millet Foods (Coming Soon)', to: '/coming-soon/millet-foods' },
    ],
  },
  {
    title: 'The house',
    links: [
      { label: 'Artisans', to: '/artisans' },
      { label: 'Our Foundation', to: '/foundation' },
      { label: 'About Us', to: '/about' },
      { label: 'Newsletter', to: '/newsletter' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contact' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Log In', to: '/login' },
      { label: 'Register', to: '/register' },
      { label: 'Account', to: '/dashboard' },
    ],
  },
];

/** All pages of the storefront, by section, with the blog's posts last. */
export function sitemapSections(posts: readonly PostSummary[]): readonly SitemapSection[] {
  const stories = posts.map(({ id, title }) => ({ label: title, to: `/blog/${id}` }));
  return [
    ...SECTIONS,
    {
      title: 'Blog',
      links: [
        { label: 'All stories', to: '/blog' },
        { label: 'Write a Blog Post', to: '/blog/create' },
        ...stories,
      ],
    },
  ];
}
