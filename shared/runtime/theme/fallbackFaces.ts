// Written by fonts/fallbackFaces.mjs.
export const display = {
  fontFamily: 'Fraunces, "Fraunces Fallback: Georgia", "Fraunces Fallback: Noto Serif"',
  css: "@font-face{font-family:\"Fraunces Fallback: Georgia\";src:local('Georgia');ascent-override:94.7811%;descent-override:24.7129%;size-adjust:103.1851%;}@font-face{font-family:\"Fraunces Fallback: Noto Serif\";src:local('Noto Serif Regular'), local('NotoSerif-Regular');ascent-override:102.2648%;descent-override:26.6641%;size-adjust:95.6341%;}",
};
export const text = {
  fontFamily: 'Figtree, "Figtree Fallback: Arial", "Figtree Fallback: Roboto"',
  css: "@font-face{font-family:\"Figtree Fallback: Arial\";src:local('Arial'),local('Liberation Sans'), local('ArialMT');ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%;size-adjust:100.7176%;}@font-face{font-family:\"Figtree Fallback: Roboto\";src:local('Roboto Regular'), local('Roboto-Regular');ascent-override:94.1165%;descent-override:24.7675%;size-adjust:100.9387%;}",
};
