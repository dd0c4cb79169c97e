import home from '../../content/home.json';

/** Content of the home page (§2.3); `build/siteSchemas.ts` describes it. */
export { home };

export type Slide = (typeof home.slides)[number];
