/** @jest-environment node */
import ts from 'typescript';
import { minifyStyles } from './minifyStyles';

function compile(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    transformers: { before: [minifyStyles] },
  });
  return outputText.trim();
}

test.each([
  [
    '&:is(:hover, :focus-within) ${Teaser} {\n  opacity: 1;\n}',
    '&:is(:hover,:focus-within) ${Teaser}{opacity:1}',
  ],
  ['td:nth-child(n + 5) small { margin: 0 auto; }', 'td:nth-child(n + 5) small{margin:0 auto}'],
  [
    '@media (hover: hover) and (width > 1px) { a :hover{ top:1px } }',
    '@media (hover:hover) and (width > 1px){a :hover{top:1px}}',
  ],
  ["&::before { content: 'a;  b'; } /* note */", "&::before{content:'a;  b'} "],
  ['${stack}\n  width: calc(100% - ${gap});', '${stack} width:calc(100% - ${gap});'],
])('removes only white space without meaning from %j', (css, minified) => {
  expect(compile(`x = styled.p\`${css}\`;`)).toBe(`x = styled.p \`${minified}\`;`);
});

test('minifies a template inside another one, and no other templates', () => {
  expect(compile('x = css`a { ${() => css` b: c; `} }`; y = html`a { b }`;')).toBe(
    'x = css `a{${() => css ` b:c;`}}`;\ny = html `a { b }`;',
  );
});
