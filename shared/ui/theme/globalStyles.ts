import type { Theme } from '@tanabana/contract/settings/theme';
import { DISPLAY_FAMILIES, fontFaces, TEXT_FAMILIES } from './fontFaces';

/** Colours of the sample shop, as text: releases compare the variables that scripts define with those that styles read. */
const SAMPLE_COLORS = `--paper:#fbf7f0;--sand:#efe6d8;--ink:#221a16;--muted:#6a5c52;--madder:#8c2f2b;--madder-deep:#6f211e;
--indigo:#22385a;--indigo-deep:#1a2c47;--brass:#b0843a;--leaf:#4f6b4a;--line:#ddd0bd;--control:#8a7a6c;`;

const SAMPLE_MORE_CONTRAST = `--muted:#3a302a;--madder:#6f211e;--madder-deep:#4d1210;--indigo:#16263f;--indigo-deep:#0d1829;
--brass:#6b4d17;--leaf:#2f4a2b;--line:#6a5c52;--control:#3a302a;`;

/**
 * Returns the styles of every document: typefaces, tokens and resets.
 * @param addressOf returns the address of a file in the fonts folder
 */
export function globalStyles(addressOf: (file: string) => string, theme?: Theme): string {
  return (fontFaces(addressOf) + themeVariables(theme) + reset).replaceAll('\n', '');
}

/** `madderDeep` becomes `--madder-deep`. */
const variables = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color};`)
    .join('');

/**
 * Returns the tokens of the theme. `color-scheme` prevents browsers from inverting the colours.
 * @param theme of a merchant's shop
 */
export function themeVariables(theme?: Theme): string {
  const { type } = theme ?? {};
  const moreContrast = theme ? theme.moreContrast && variables(theme.moreContrast) : SAMPLE_MORE_CONTRAST;
  return `:root{
color-scheme:only light;
${theme ? variables(theme.colors) : SAMPLE_COLORS}
--font-display:${type?.display ?? DISPLAY_FAMILIES};
--font-text:${type?.text ?? TEXT_FAMILIES};
--size-small:.875rem;--size-text:1.0625rem;--size-lead:clamp(1.125rem,1.05rem + .4vw,1.3125rem);
--size-h3:clamp(1.1875rem,1.1rem + .4vw,1.4375rem);--size-h2:clamp(1.625rem,1.35rem + 1.2vw,2.375rem);
--size-h1:clamp(2.125rem,1.6rem + 2.4vw,3.625rem);
}
${moreContrast ? `@media (prefers-contrast:more){:root{${moreContrast}}}` : ''}`;
}

const reset = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:color-mix(in srgb,var(--indigo) 16%,transparent);scroll-padding:130px 0 var(--bottom-bar,0px)}
@media (max-height:480px){html{scroll-padding-top:16px}}
body{margin:0;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);background:var(--paper);color:var(--ink);font:400 var(--size-text)/1.6 var(--font-text);overflow-wrap:break-word}
h1,h2,h3{margin:0;color:var(--indigo);font-family:var(--font-display);font-weight:500;line-height:1.15;text-wrap:balance}
h1{font-size:var(--size-h1);letter-spacing:-.015em}h2{font-size:var(--size-h2);letter-spacing:-.01em}h3{font-size:var(--size-h3)}
p,dl,dd{margin:0}p,li,dd{text-wrap-style:pretty}ul,ol{margin:0;padding:0;list-style:none}
fieldset{min-width:0;margin:0;padding:0;border:0}legend{padding:0}
img,svg{display:block;max-width:100%}img{height:auto}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
button,input,select,textarea{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:3px solid var(--indigo);outline-offset:3px;border-radius:2px}
h1:focus-visible{outline:none}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
#tanabana-act-status:not(.start-notice){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[data-pressed]{opacity:.7}
[aria-busy=true][data-pressed]{cursor:progress;animation:pressed 900ms ease-in-out infinite alternate}
@keyframes pressed{to{opacity:.45}}
.start-notice{position:fixed;inset:auto 0 0;z-index:12;padding:.875rem 1rem max(.875rem,env(safe-area-inset-bottom));border-top:3px solid var(--brass);background:var(--sand);text-align:center}
@media print{header,footer,nav,dialog,.start-notice{display:none!important}h1,h2,h3{break-inside:avoid;break-after:avoid}dl>div,li{break-inside:avoid}details::details-content{content-visibility:visible}}
`;
