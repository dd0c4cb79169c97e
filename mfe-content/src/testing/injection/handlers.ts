/** Events that fire without a visitor's intent. */
const EVENTS = [
  'onabort onanimationend onanimationstart onauxclick onbeforeinput onbeforetoggle onblur oncanplay oncancel onclick',
  'onclose oncontextmenu oncopy ondblclick ondragstart ondrop onended onerror onfocus onfocusin onformdata onhashchange',
  'oninput oninvalid onkeydown onload onloadstart onmessage onmouseover onmousewheel onpageshow onpaste onplay',
  'onpointerdown onpointerover onpointerrawupdate onpopstate onreset onscroll onscrollend onsecuritypolicyviolation',
  'onselectionchange onslotchange onsubmit ontoggle ontouchstart ontransitionend onunhandledrejection onwheel',
]
  .join(' ')
  .split(' ');

/** Handlers on allowed elements, and spellings that a filter may overlook. */
export const handlers: readonly string[] = [
  ...EVENTS.map((event) => `<img src="/x.png" alt="x" ${event}="alert(1)">`),
  '<img src=x onerror=alert(1)>',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<img src=x onerror\n=\nalert(1)>',
  '<img src=x onerror\u000c=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x\u0000onerror=alert(1) onerror=alert(1)>',
  '<img src=x onerror=&#97;lert(1)>',
  '<img src=x onerror=&#x61;&#x6c;&#x65;&#x72;&#x74;(1)>',
  '<img src=x onerror=\\u0061lert(1)>',
  '<img src=x onerror=alert`1`>',
  '<img src="x" title="&quot;" onerror="alert(1)">',
  '<img """><img src=x onerror=alert(1)>">',
  '<p onclick=alert(1)>x</p>',
  '<p tabindex=0 autofocus onfocus=alert(1)>x</p>',
  '<p contenteditable oninput=alert(1)>x</p>',
  '<a href="/x" onmouseover=alert(1)>x</a>',
  '<blockquote cite="/x" onpointerenter=alert(1)>x</blockquote>',
  '<table onmouseenter=alert(1)><tr><td onclick=alert(1)>x</td></tr></table>',
];
