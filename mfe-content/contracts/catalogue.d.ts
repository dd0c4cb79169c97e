import '@tanabana/runtime/contracts/page';

declare module '@tanabana/runtime/contracts/page' {
  interface Fragments {
    'catalogue/CategoryStrip': object;
    'catalogue/RugCarousel': object;
    'catalogue/HandicraftCarousel': object;
    'catalogue/ProductTeaser': { readonly product: number };
  }
}
