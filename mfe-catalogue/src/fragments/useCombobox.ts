import { useEffect, useEffectEvent, useState } from 'react';

const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Turns the shell's search field into an editable combobox with list autocomplete (ARIA Authoring Practices). The field
 * remains focused. The up and down arrow keys highlight an option, and Enter opens the highlighted option.
 * @param count number of options; `optionId` returns the id of each
 * @returns index of the highlighted option, if any
 */
export function useCombobox(field: HTMLInputElement, listId: string, count: number): number | undefined {
  const [chosen, setChosen] = useState<number>();
  const active = chosen !== undefined && chosen < count ? chosen : undefined;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing || ctrlKey || metaKey || shiftKey) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setChosen(nextOption(active, key === 'ArrowDown' ? 1 : -1, count));
    } else if (key === 'Enter' && active !== undefined) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    } else if (CARET_KEYS.includes(key)) setChosen(undefined);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const leave = () => setChosen(undefined);
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('input', leave, { signal });
    field.addEventListener('blur', leave, { signal });
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      ended.abort();
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0));
  }, [field, count]);

  useEffect(() => {
    if (active === undefined) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    field.setAttribute('aria-activedescendant', optionId(listId, active));
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, active]);

  return active;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Returns undefined after the last and before the first option. */
function nextOption(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (active === undefined) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next >= 0 && next < count ? next : undefined;
}
