/**
 * First characters of a text that a spreadsheet would calculate, for a class of a regular expression. Excel also calculates
 * full-width signs.
 */
const FORMULA_SIGNS = '=+\\-@＝＋－＠';

/** Matches a text that a spreadsheet would calculate. Files for spreadsheets begin such a text with an apostrophe. */
export const FORMULA = new RegExp(`^[${FORMULA_SIGNS}]`);

/** Matches the apostrophe before a text that a spreadsheet would calculate. */
export const FORMULA_GUARD = new RegExp(`^'(?=[${FORMULA_SIGNS}])`);
