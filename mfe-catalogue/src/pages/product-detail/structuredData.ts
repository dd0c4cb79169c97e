import type * as server from './structuredData.server';

// Structured data is needed in the server's HTML only, so the browser build leaves out the code that creates
// it.
export const breadcrumbData: typeof server.breadcrumbData = () => ({});
export const productData: typeof server.productData = () => ({});
