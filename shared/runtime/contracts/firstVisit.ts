/** Cookie of a browser that has been sent the fonts: documents that it asks for need not carry them again. */
export const FONTS_COOKIE = 'tanabana_fonts';
