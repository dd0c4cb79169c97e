import type * as server from './structuredData.server';

// Structured data is for readers of the server's HTML; browsers need not load what makes it.
export const breadcrumbData: typeof server.breadcrumbData = () => ({});
export const productData: typeof server.productData = () => ({});
