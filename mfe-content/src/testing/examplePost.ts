import type { Post } from '../blog/postSchema';

export const examplePost: Post = {
  id: 'a-vat-of-blue',
  title: 'A vat of blue',
  excerpt: 'What an indigo vat is fed, and why it sulks.',
  content: '<p>It is fed with <strong>jaggery</strong>.</p><h2>Why it sulks</h2><p>Air.</p>',
  author: {
    name: 'Rohan Meena',
    avatar: 'bird',
    bio: 'Rohan records songs.',
    socialLinks: { instagram: 'https://instagram.example/rohan' },
  },
  category: 'Textiles',
  tags: ['indigo', 'dyeing', 'Bagru', 'water'],
  publishedAt: '2025-09-06T07:00:00Z',
  updatedAt: '2025-09-06T07:00:00Z',
  readTime: 4,
  image: 'post-a-vat-of-blue',
  likes: 41,
  commentsCount: 2,
  featured: true,
  metaDescription: 'How an indigo vat works.',
  products: [{ id: 30038, name: 'Dabu Indigo Quilted Throw' }],
  comments: [
    {
      id: 'one',
      author: { name: 'Sushila', avatar: 'leaf', isAuthor: false },
      content: 'You have the count right.',
      publishedAt: '2025-09-10T06:00:00Z',
      likes: 12,
      replies: [
        {
          id: 'one-one',
          author: { name: 'Rohan Meena', avatar: 'bird', isAuthor: true },
          content: 'Thank you.',
          publishedAt: '2025-09-10T07:00:00Z',
          likes: 1,
        },
      ],
    },
  ],
};
