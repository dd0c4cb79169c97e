import { sanitiseHtml } from '../../generate/readPosts';
import { sanitise } from './sanitise';

/** Pairs of HTML that injects a script, and the same HTML after sanitising. */
const VECTORS: readonly (readonly [vector: string, safe: string])[] = [
  ['<script>alert(1)</script>x', 'x'],
  ['<img src="/x.png" alt="x" onerror="alert(1)">', '<img src="/x.png" alt="x">'],
  ['<img/src="/x.png"/onerror=alert(1)>', '<img src="/x.png">'],
  ['<p tabindex=0 autofocus onfocus=alert(1)>x</p>', '<p>x</p>'],
  ['<p style="background:url(javascript:alert(1))" id="comments" class="y">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&NewLine;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['<img src="/x.png" srcset="javascript:alert(1) 2x">', '<img src="/x.png">'],
  ['<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>x', 'x'],
  ['<form action="javascript:alert(1)"><button>x</button></form>', 'x'],
  ['<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">x', 'x'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p><img>"&gt;'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ['<!--><img src=x onerror=alert(1)>-->', '<img>--&gt;'],
  ['<form><input name=attributes><input name=parentNode></form><img src=x onerror=alert(1)>', '<img>'],
  ['</div></article></main><x-evil is="x-evil" onclick=alert(1)>x</x-evil>', 'x'],
];

test.each(VECTORS)('build and browser remove everything from %s that could run', (vector, safe) => {
  expect(sanitiseHtml(vector)).toBe(safe);
  expect(sanitise(vector)).toBe(safe);
  expect(sanitise(safe)).toBe(safe);
});

test('allowed markup stays unchanged', () => {
  const html =
    '<h2>Wax</h2><p>It is <strong>made</strong> <a href="/artisans">twice</a> &amp; melted.</p><ul><li>One</li></ul><img src="/x.png" alt="An elephant">';
  expect(sanitiseHtml(html)).toBe(html);
  expect(sanitise(html)).toBe(html);
});
