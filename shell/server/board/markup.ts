import { escapeHtml } from '../../render/escapeHtml';

/** Markup that is safe to put into a document. */
export interface Markup {
  readonly text: string;
}

/** Writes markup; what is put into it is escaped, unless it is markup itself. */
export function markup(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Markup)[]
): Markup {
  const written = values.map((value) => (typeof value === 'object' ? value.text : escapeHtml(String(value))));
  return { text: String.raw({ raw: strings }, ...written) };
}

/** One piece of markup after another. */
export function all(parts: readonly Markup[]): Markup {
  return { text: parts.map(({ text }) => text).join('') };
}

/** A table with a heading for each column. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (string | number | Markup)[])[],
): Markup {
  const head = all(columns.map((column) => markup`<th scope="col">${column}</th>`));
  const body = rows.map((cells) => markup`<tr>${all(cells.map((cell) => markup`<td>${cell}</td>`))}</tr>`);
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${columns.join(', ')}"><table>
<thead><tr>${head}</tr></thead>
<tbody>${all(body)}</tbody>
</table></div>`;
}
