/** The board's own looks; it loads nothing of the shop's. */
export const boardStyle = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#22385a;background:#faf6ee}
main{max-width:1180px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 4px;font-size:1.75rem}
h2{margin:40px 0 12px;padding-top:12px;border-top:2px solid #b08d3e;font-size:1.2rem}
p{margin:0 0 12px;max-width:70ch}
code,pre{font:14px/1.6 ui-monospace,monospace}
pre{margin:0;padding:12px 16px;overflow-x:auto;background:#fff;border-left:3px solid #22385a}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:8px 12px;border-bottom:1px solid #e5dcc8;text-align:left;vertical-align:middle;white-space:nowrap}
th{font-weight:600;background:#f1e9d8}
figure{display:flex;align-items:end;gap:8px;margin:0}
svg path{fill:#3d6b4f}svg line{stroke:#22385a;stroke-dasharray:3 3}
.poor svg path{fill:#a2352b}.poor figcaption,.alarm{color:#a2352b;font-weight:600}
.quiet{color:#6b6458}
`;
