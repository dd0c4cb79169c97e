import type { Home, HomePage } from './siteSchemas';
import homeFile from '../../content/home.json';
import homePageFile from '../../content/pages/home.json';

/** Sections of the home page. The page leaves out those that the shop does not have. */
export const home: Home = homeFile;

export const homePage: HomePage = homePageFile;
