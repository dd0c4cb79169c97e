/** What the board sets otherwise than the shop does: it is read at a desk, many lines at a time. */
export const boardStyle = `
:root{--size-text:.9375rem;--size-small:.8125rem;--size-lead:1rem;--size-h1:1.75rem;--size-h2:1.3125rem;--size-h3:1.0625rem}
html{scroll-padding-top:16px}
body{line-height:1.5}
main{max-width:1180px;margin:0 auto;padding:24px 16px 72px}
h1{margin:0 0 12px}
h2{margin:0 0 12px;line-height:1.25}
h3{margin:0 0 8px}
section{margin-top:40px;padding-top:16px;border-top:1px solid var(--brass)}
section>h3{margin-top:24px}
p{margin:0 0 12px;max-width:76ch;text-wrap:pretty}
a:not([class]){color:var(--madder)}
a:not([class]):hover{color:var(--madder-deep)}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
figure{display:flex;align-items:end;gap:8px;margin:0}
figure path{fill:var(--leaf)}figure line{stroke:var(--indigo);stroke-dasharray:3 3;vector-effect:non-scaling-stroke}
figcaption{white-space:nowrap}
.poor path{fill:var(--madder)}.poor figcaption,.alarm{color:var(--madder);font-weight:600}
.quiet{color:var(--muted)}
@media (min-width:768px){main{padding:32px 32px 96px}}
@media (min-width:768px) and (max-width:1099px){figure svg{width:64px}}
`;
