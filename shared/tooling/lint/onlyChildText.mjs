import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike;

/**
 * Whether React renders values of the type as text. Values that React does not render, such as null, are ignored.
 * @param {ts.Type} type
 * @returns {boolean}
 */
function isTextType(type) {
  const rendered = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & EMPTY));
  return rendered.length > 0 && rendered.every(({ flags }) => flags & TEXT);
}

const isWritten = (child) => child.type === 'JSXText' && /\S/.test(child.value);
const isExpression = (child) =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression';

/**
 * Reports text next to an expression. Translation of a page replaces text nodes, so that React would update detached
 * nodes. Text that is the only child of its element is updated correctly.
 * @type {import('eslint').Rule.RuleModule}
 */
export const onlyChildText = {
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const isText = (child) =>
      isExpression(child) &&
      child.expression.type !== 'Literal' &&
      isTextType(getTypeAtLocation(child.expression));
    const check = ({ children }) => {
      const shown = children.filter((child) => child.type !== 'JSXText' || isWritten(child));
      const node = shown.some(isWritten) ? shown.find(isExpression) : shown.length > 1 && shown.find(isText);
      if (node) context.report({ node, message: 'Use one template literal, the only child of its element.' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
