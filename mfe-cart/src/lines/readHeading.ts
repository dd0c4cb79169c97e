import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import { type ColumnType, WRITTEN_COLUMNS } from './columns';

export interface Column {
  /** Undefined if the name is unknown. */
  readonly type: ColumnType | undefined;
  readonly name: string;
  /** Unit of length or currency in the name, as in `Size (cm)` and `Target price, USD`; may be empty. */
  readonly unit: string;
}

/** Names of columns in English, in order of precedence. Names are compared without accents and punctuation. */
const ENGLISH: readonly (readonly [ColumnType, RegExp])[] = [
  ['ignored', /^(?:nr?|no|(?:s|sl|sr|serial|line|row|pos|position) ?(?:no|nr|number)?|#)$/],
  ['sample', /^samples$/],
  ['targetPrice', /\b(?:price|rate|budget|cost)\b|\btarget\b(?!.* (?:qty|quantity)\b)/],
  [
    'quantity',
    /^(?:(?:order(?:ed)?|target|total|required|req) )?(?:qty|quantity|quantities|units?|pieces|pcs|nos|count)\b/,
  ],
  [
    'ignored',
    /\btotal\b|^(?:line |net |gross )?(?:amount|value)\b|^(?:uom|unit of measure|hsn|image|photo|picture)\b/,
  ],
  ['size', /\b(?:sizes?|dimensions?|measures?|measurements?)\b/],
  ['side', /\b(?:length|width|breadth)\b/],
  ['note', /\b(?:notes?|remarks?|comments?|instructions?)\b/],
  ['article', /\b(?:articles?|art|sku|products?|items?|description|designs?|styles?|model)\b/],
];

/** Names of columns in German, French, Spanish and Italian. */
const CONTINENTAL: readonly (readonly [ColumnType, RegExp])[] = [
  [
    'ignored',
    /^(?:zeile|ligne|linea|riga|einheit|unite|unidad|unita)$|\b(?:summe|betrag|montant|importe|importo)\b/,
  ],
  ['targetPrice', /preis\b|\b(?:prix|precio|prezzo)\b/],
  [
    'quantity',
    /^(?:(?:bestell)?menge|anzahl|stuck(?:zahl)?|quantite|qte|nombre|cantidad|cant|unidades|quantita|qta|pezzi|pieces|piezas)\b/,
  ],
  ['ignored', /\b(?:gesamt|totale)\b/],
  [
    'size',
    /\bgro(?:ß|ss)en?|\b(?:abmessung(?:en)?|ma(?:ß|ss)e|taille|format|tamano|medidas?|dimensiones|misur[ae]|dimensioni|formato)\b/,
  ],
  ['side', /\b(?:lange|breite|longueur|largeur|largo|ancho|lunghezza|larghezza)\b/],
  [
    'note',
    /\b(?:notiz(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|kommentar|hinweis|remarques?|commentaires?|notas?|observaciones|comentarios?|osservazioni|commenti)\b/,
  ],
  [
    'article',
    /^artikel|\b(?:bezeichnung|produkt|beschreibung|reference|ref|produit|designation|articulo|producto|referencia|descripcion|articolo|prodotto|codice|descrizione)\b/,
  ],
];

const NAMES = [...ENGLISH, ...CONTINENTAL];

const UNIT = /\b(?:cms?|mm|inch(?:es)?|in|ft|feet|inr|usd|eur|gbp|aed)\b|₹|\$|€|£/i;

const plainName = (cell: string) =>
  cell
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll(/[^\p{L}#]+/gu, ' ')
    .trim();

const written = new Map<string, ColumnType>(
  Object.values(WRITTEN_COLUMNS).map(({ name, type }) => [plainName(name), type]),
);

/** Returns undefined if the row is no heading row. A heading contains no digits. */
export function columnsOf(cells: readonly string[]): readonly Column[] | undefined {
  if (cells.some((cell) => /\d/.test(asciiDigits(cell)))) return undefined;
  const columns = cells.map(columnOf);
  const known = columns.flatMap(({ type }) => type ?? []);
  const isHeading =
    (known.includes('article') || known.includes('quantity')) &&
    (new Set(known).size > 1 || known.length === cells.length);
  return isHeading ? columns : undefined;
}

function columnOf(cell: string): Column {
  const name = plainName(cell);
  const type = written.get(name) ?? NAMES.find(([, pattern]) => pattern.test(name))?.[0];
  return { type, name: cell, unit: UNIT.exec(cell)?.[0] ?? '' };
}
