import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { onlyChildText } from './shared/build/lint/onlyChildText.mjs';

/** What the shell's slim router share offers; every other name would be missing at run time. */
const ROUTER_NAMES = [
  'BrowserRouter',
  'Link',
  'MemoryRouter',
  'matchPath',
  'StaticRouter',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useSearchParams',
];

/** What the shell itself needs besides: it bundles the router. */

/** What the shell's slim share of styled-components offers, and what the server needs besides. */
const STYLE_NAMES = ['css', 'keyframes', 'ServerStyleSheet', 'styled'];

/** @param routerNames names of the router that may be imported */
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

/** Keeps computed imports, which go around the import rules, out. */
const LITERAL_IMPORTS = {
  selector: 'ImportExpression:not([source.type="Literal"]):not([source.quasis.0.value.raw=/^[.][/]/])',
  message: 'Import a module by its name, or one below this folder.',
};

/** How a script could learn which browser runs it. */
const BROWSER_IDENTITY = ['userAgent', 'userAgentData', 'vendor', 'vendorSub', 'productSub', 'appVersion'];

/** A word by which code could recognise an engine; comments may name them. */
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
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A computed import goes around the import rules. These read whatever deployable they are asked for.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', 'shared/build/publish/deployables.ts', 'shell/server/dev.ts'],
    rules: {
      'no-restricted-syntax': ['error', LITERAL_IMPORTS],
    },
  },
  {
    // What runs in browsers, and what renders for them.
    files: [
      'mfe-*/src/**/*.{ts,tsx}',
      'shell/{src,render,server}/**/*.{ts,tsx}',
      'shared/{http,runtime}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/*.testing.ts', 'shell/server/dev.ts'],
    rules: {
      'no-restricted-syntax': ['error', LITERAL_IMPORTS, ENGINE_NAME],
      'no-restricted-properties': [
        'error',
        ...BROWSER_IDENTITY.map((property) => ({
          property,
          message: 'Ask for the feature: nothing in the shop knows an engine by its name.',
        })),
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // What scrolls by itself is reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // Components that React updates in a browser. Pages of the board and fallback documents are static.
    files: ['mfe-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'shared/runtime/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { tanabana: { rules: { 'only-child-text': onlyChildText } } },
    rules: { 'tanabana/only-child-text': 'error' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared/runtime/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restrictedImports(ROUTER_NAMES),
      'no-restricted-globals': [
        'error',
        { name: 'alert', message: 'Say it in the page: a toast or a banner.' },
        'confirm',
        'prompt',
      ],
    },
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
      // What a page says in attributes and structure (a link's address, the card round a title) is read where it stands.
      'testing-library/no-node-access': 'off',
      'testing-library/no-render-in-lifecycle': 'off',
      // Takes every function that returns queries of one region for a render.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    files: ['**/e2e/**/*.ts', 'shared/build/playwright/**/*.ts'],
    ignores: ['**/*.test.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^see', '^effect$'] }],
      // A row of a table may have more to look at than the others.
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      // A fixture that needs no other says so with an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // Written by `npm run contracts`. A fragment without props has an empty object.
    files: ['mfe-*/src/contracts/*.ts'],
    rules: { '@typescript-eslint/no-generated-empty-object-type': 'off' },
  },
  {
    // The rest of the rules for comments needs a reader.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/match-description': [
        'error',
        {
          mainDescription: {
            match: '^(?!(What|Who|Where|How|Which|Lets|Holds|Keeps)\\b)[A-Z`§\\d.]',
            message: 'Start with a verb or a noun that names the subject.',
          },
          contexts: ['any'],
        },
      ],
    },
  },
  {
    files: ['shared/**/*.ts', 'shared/**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.testing.{ts,tsx}', '**/e2e/**'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ArrowFunctionExpression: true, ClassDeclaration: true },
        },
      ],
    },
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
