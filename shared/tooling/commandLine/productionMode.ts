/**
 * Sets `NODE_ENV` to `production` if the variable is not set. Entry files import this module first, because React and
 * styled-components read the variable when they are loaded.
 */
const { NODE_ENV = '' } = process.env;
if (NODE_ENV === '') process.env.NODE_ENV = 'production';

export {};
