import foundation from '../../content/foundation.json';

/** Content of the foundation page (§2.14); `build/siteSchemas.ts` describes it. */
export { foundation };
