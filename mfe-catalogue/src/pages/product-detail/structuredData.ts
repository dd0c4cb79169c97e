import type * as server from './structuredData.server';

// The browser build omits structured data, because only the server's HTML contains it.
export const breadcrumbData: typeof server.breadcrumbData = () => ({});
export const productData: typeof server.productData = () => ({});
