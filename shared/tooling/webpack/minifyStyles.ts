import ts from 'typescript';

const TAGS = /^(?:styled|css|keyframes|createGlobalStyle)\b/;

/**
 * Matches strings, comments, the last semicolon of a block, and delimiters with the white space that has no meaning
 * beside them.
 */
const TOKENS =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?\*\/|\s*;\s*(?=\})|\s*([;{},])\s*|(:)\s+|\s+/g;

/**
 * Removes comments, last semicolons, and white space without meaning from a part of a style sheet. Keeps the space before
 * and after parentheses, which separates selectors and values: `:is(:hover) small`.
 * @internal
 */
export function minifyCss(css: string): string {
  return css.replace(TOKENS, (token: string, text?: string, delimiter?: string, colon?: string) =>
    token.trim() === ';' && delimiter === undefined ? '' : (text ?? delimiter ?? colon ?? ' '),
  );
}

/** Minifies the templates of styled-components. */
export const minifyStyles: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const { factory } = context;
  const minified = <Part extends ts.TemplateLiteralLikeNode>(
    { text }: Part,
    create: (text: string) => Part,
  ): Part => create(minifyCss(text));
  const minify = (template: ts.TemplateLiteral): ts.TemplateLiteral =>
    ts.isNoSubstitutionTemplateLiteral(template)
      ? minified(template, (text) => factory.createNoSubstitutionTemplateLiteral(text))
      : factory.createTemplateExpression(
          minified(template.head, (text) => factory.createTemplateHead(text)),
          template.templateSpans.map(({ expression, literal }) =>
            factory.createTemplateSpan(
              visit(expression) as ts.Expression,
              ts.isTemplateTail(literal)
                ? minified(literal, (text) => factory.createTemplateTail(text))
                : minified(literal, (text) => factory.createTemplateMiddle(text)),
            ),
          ),
        );
  const visit = (node: ts.Node): ts.Node =>
    ts.isTaggedTemplateExpression(node) && TAGS.test(node.tag.getText())
      ? factory.updateTaggedTemplateExpression(
          node,
          visit(node.tag) as ts.Expression,
          node.typeArguments,
          minify(node.template),
        )
      : ts.visitEachChild(node, visit, context);
  return (file) => visit(file) as ts.SourceFile;
};
