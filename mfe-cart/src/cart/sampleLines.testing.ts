import type { Cart, CartItem } from '@tanabana/shop/cart/cart';

export const urli: CartItem = {
  id: 30001,
  title: 'Brass Urli',
  price: 2450,
  image: '/assets/catalogue/1.0.0/pictures/30001-whole-400.webp',
  category: 'Handicraft Products',
  size: '12 in',
  color: 'Antique gold',
  material: 'Brass',
  quantity: 25,
};

export const rug: CartItem = {
  id: 10001,
  title: 'Bhadohi Palmette Carpet',
  price: 98000,
  image: '',
  category: 'Rugs',
  size: '8 x 10 ft',
  color: 'Standard',
  material: 'Handcrafted',
  quantity: 40,
};

export const cartOf = (...items: CartItem[]): Cart => ({ items, isOpen: false });
