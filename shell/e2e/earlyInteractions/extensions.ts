/** Simulated browser extensions that change pages. Their scripts run before the scripts of a page. */
export const EXTENSIONS = {
  'puts an icon beside each field': () => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea, select'))
        field.after(Object.assign(document.createElement('div'), { className: 'extension' }));
    });
  },
  'wraps each field': () => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea, select')) {
        const wrapper = Object.assign(document.createElement('div'), { className: 'extension' });
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    });
  },
} as const;

/** Inserts an icon after each field, and again whenever the icon is removed. */
export function insistOnIcons(): void {
  let count = 0;
  const insert = () => {
    for (const field of document.querySelectorAll('input'))
      if (!field.nextElementSibling?.matches('.extension') && count++ < 1_000)
        field.after(Object.assign(document.createElement('div'), { className: 'extension' }));
  };
  new MutationObserver(insert).observe(document, { childList: true, subtree: true });
}
