/**
 * Has the recorder record each field whose state differs from the server's HTML, before all other interactions. Browsers
 * restore fields at a reload and on Back, and password managers fill them, before React hydrates. React would keep the
 * server's values in its state. Fields whose state is in browser storage have `autocomplete="off"`, so that browsers do
 * not restore them.
 */
export function recordRestored(acts: unknown[]): void {
  const later = acts.splice(0);
  for (const field of document.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const type = changeOf(field);
    if (type && field.autocomplete !== 'off') field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  acts.push(...later);
}

function changeOf(field: HTMLInputElement | HTMLSelectElement): 'change' | 'input' | undefined {
  if ('options' in field) {
    const options = [...field.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return initial?.selected === false ? 'change' : undefined;
  }
  // Checking a radio button unchecks the others of its group.
  if (field.checked !== field.defaultChecked)
    return field.type === 'radio' && !field.checked ? undefined : 'change';
  return field.value === field.defaultValue ? undefined : 'input';
}
