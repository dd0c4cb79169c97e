/** @type {import('jest').Config} */
export default {
  maxWorkers: '100%',
  projects: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    '<rootDir>/mfe-catalogue',
    '<rootDir>/mfe-cart',
    '<rootDir>/mfe-account',
    '<rootDir>/mfe-content',
    '<rootDir>/account-api',
  ],
};
