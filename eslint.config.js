import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { onlyChildText } from './shared/tooling/lint/onlyChildText.mjs';
import { typesKey } from './shared/tooling/lint/typesKey.mjs';

/** Exports of react-router-dom that the shell shares, and those that only the server and tests use. */
const ROUTER_NAMES = [
  ...readFileSync(new URL('shell/src/remotes/routerShare.ts', import.meta.url), 'utf8').match(
    /(?<=^ {2})\w+(?=,$)/gm,
  ),
  'MemoryRouter',
  'StaticRouter',
];

/**
 * Exports of styled-components that may be imported: those that the shell shares with remotes, and `ServerStyleSheet`,
 * which server rendering needs.
 */
const STYLE_NAMES = ['css', 'keyframes', 'ServerStyleSheet', 'styled'];

/** @param routerNames exports of react-router-dom that may be imported */
function restrictedImports(routerNames) {
  return [
    'error',
    {
      paths: [
        { name: 'react-router', message: 'Import from react-router-dom: it is the shared singleton.' },
        { name: 'react-router-dom', allowImportNames: routerNames },
        { name: 'styled-components', allowImportNames: STYLE_NAMES },
      ],
    },
  ];
}

/** Forbids `import()` of a computed name, because dependency-cruiser cannot check such an import. */
const LITERAL_IMPORTS = {
  selector: 'ImportExpression:not([source.type="Literal"]):not([source.quasis.0.value.raw=/^[.][/]/])',
  message: 'Import a module by its name, or one below this folder.',
};

/** Storages that throw when the browser denies access. */
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'];
const USE_BROWSER_STORAGE = 'Use browserStorage, which never throws.';

/** Properties of `navigator` that identify a browser. */
const BROWSER_IDENTITY = ['userAgent', 'userAgentData', 'vendor', 'vendorSub', 'productSub', 'appVersion'];

/** Forbids names of browsers and engines in code, but not in comments. */
const ENGINE_NAME = {
  selector:
    ':matches(Literal[value=/ENGINE/i], Literal[regex.pattern=/ENGINE/i], TemplateElement[value.raw=/ENGINE/i])'.replaceAll(
      'ENGINE',
      '\\b(chrom(e|ium)|firefox|safari|gecko|applewebkit|webkit(?!-)|trident|msie|edg)\\b',
    ),
  message: 'Ask for the feature: nothing in the shop knows an engine by its name.',
};

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.tanabana/', '**/coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    settings: { typesKey: typesKey(import.meta.dirname) },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Disabled, because the sources declare no enums, and the rule takes a twelfth of the time of ESLint.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    // Tests and the ignored files may import files of a deployable by a computed path.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'shared/tooling/{publish/deployables,shop/checkShop}.ts',
      'shell/development/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', LITERAL_IMPORTS],
    },
  },
  {
    // Code that runs in browsers, renders pages or serves pages. The code must not depend on the name of a browser.
    files: [
      'mfe-*/src/**/*.{ts,tsx}',
      'shell/{src,render,server}/**/*.{ts,tsx}',
      'shared/{contract,http,shop,ui}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/*.testing.ts', 'shell/development/**'],
    rules: {
      'no-restricted-syntax': ['error', LITERAL_IMPORTS, ENGINE_NAME],
      'no-restricted-properties': [
        'error',
        ...BROWSER_IDENTITY.map((property) => ({
          property,
          message: 'Ask for the feature: nothing in the shop knows an engine by its name.',
        })),
        ...STORAGE.map((property) => ({ object: 'window', property, message: USE_BROWSER_STORAGE })),
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Scrollable elements need a tabindex, so that they can be scrolled by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // The rule applies only to components that React updates in a browser. Fallback documents and the pages of the
    // board are static.
    files: ['mfe-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'shared/ui/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { tanabana: { rules: { 'only-child-text': onlyChildText } } },
    rules: { 'tanabana/only-child-text': 'error' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared/{contract,shop,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restrictedImports(ROUTER_NAMES),
      'no-restricted-globals': [
        'error',
        { name: 'alert', message: 'Say it in the page: a toast or a banner.' },
        'confirm',
        'prompt',
        {
          name: 'fetch',
          message: 'Use fetchInTime: a request without an answer would block all that share its promise.',
        },
        ...STORAGE.map((name) => ({ name, message: USE_BROWSER_STORAGE })),
      ],
    },
  },
  {
    // The service worker limits the time of its requests in `navigations.ts`.
    files: ['shell/src/worker/*.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-globals': [
        'error',
        { name: 'it', message: 'Tests are called test, here as in Playwright.' },
      ],
      // Disabled, because tests check attributes and structure, such as the address of a link or the card around a
      // title.
      'testing-library/no-node-access': 'off',
      'testing-library/no-render-in-lifecycle': 'off',
      // Disabled, because the rule also reports helper functions that return the queries of one region.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    files: ['**/e2e/**/*.ts', 'shared/tooling/playwright/**/*.ts'],
    ignores: ['**/*.test.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^see', '^effect$'] }],
      // Disabled, because some cases of a parameterised test have additional expectations.
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      // Playwright requires an empty pattern in a fixture without dependencies.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // These files are written by `npm run contracts`. If a fragment has no props, they declare an empty object type.
    files: ['mfe-*/src/pulled/*.ts'],
    rules: { '@typescript-eslint/no-generated-empty-object-type': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        module: 'readonly',
        globalThis: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
