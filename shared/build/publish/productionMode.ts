/**
 * Runs this process in production unless `NODE_ENV` names another mode. React and styled-components choose their
 * build when they are loaded, so an entry file imports this first.
 */
const { NODE_ENV = '' } = process.env;
if (NODE_ENV === '') process.env.NODE_ENV = 'production';

export {};
