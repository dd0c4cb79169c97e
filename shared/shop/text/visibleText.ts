/**
 * Matches characters without a glyph, such as marks of direction, zero-width spaces and byte order marks, which chats and
 * web pages add to copied text. Joiners within words of Indian scripts and within emoji are not matched.
 */
const INVISIBLE =
  /(?![\u200C\u200D\p{M}])\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]+/gu;

export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}
