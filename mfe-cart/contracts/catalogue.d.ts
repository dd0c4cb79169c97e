import '@tanabana/runtime/contracts/page';

declare module '@tanabana/runtime/contracts/page' {
  interface Fragments {
    'catalogue/ProductPicture': { readonly product: number; readonly sizes: string };
    'catalogue/ProductPrice': { readonly product: number; readonly size: string };
  }
}
