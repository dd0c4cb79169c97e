import * as v from 'valibot';
import type { Product } from '../src/catalogue/product';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** Number of a test report, a declaration or a permit. Buyers check the document by its number. */
const number = v.pipe(filled, v.regex(/\d/, 'must contain the number of the document, as in "TR-2026-118"'));

/**
 * Evidence that a buyer needs to import or sell a product. A product has only evidence whose document the workshop can
 * send.
 */
export const complianceSchema = v.strictObject({
  foodContact: v.exactOptional(v.strictObject({ standard: filled, report: number })),
  toySafety: v.exactOptional(
    v.strictObject({
      standard: v.pipe(
        filled,
        v.regex(/^EN 71-\d+(?:, EN 71-\d+)*$/, 'must list parts of EN 71, as in "EN 71-1, EN 71-3"'),
      ),
      report: number,
    }),
  ),
  wood: v.exactOptional(
    v.strictObject({
      species: v.pipe(
        filled,
        v.regex(/^[A-Z][a-z]+ [a-z-]+$/, 'must be the botanical name, as in "Dalbergia sissoo"'),
      ),
      permit: v.exactOptional(number),
    }),
  ),
  flammability: v.exactOptional(v.strictObject({ standard: filled, class: filled, report: number })),
  /** Certificates whose number the page of the certifying body confirms. */
  certificates: v.exactOptional(
    v.array(
      v.strictObject({
        name: filled,
        number,
        page: v.pipe(v.string(), v.startsWith('https://', 'must begin with https://'), v.url()),
      }),
    ),
  ),
});

type Compliance = v.InferOutput<typeof complianceSchema>;

export function complianceFacts({
  foodContact,
  toySafety,
  wood,
  flammability,
  certificates = [],
}: Compliance): NonNullable<Product['compliance']> {
  const facts = [
    foodContact && ['Food contact', foodContact.standard, `report ${foodContact.report}`],
    toySafety && ['Toy safety', toySafety.standard, `report ${toySafety.report}`],
    wood && ['Wood', wood.species, wood.permit && `permit ${wood.permit}`],
    flammability && [
      'Flammability',
      flammability.standard,
      `class ${flammability.class}`,
      `report ${flammability.report}`,
    ],
  ];
  const documents = facts.flatMap((fact) => {
    if (!fact) return [];
    const [label = '', ...texts] = fact;
    return [{ label, text: texts.filter(Boolean).join(', ') }];
  });
  const certified = certificates.map(({ name, number, page }) => ({ label: name, text: number, page }));
  return [...documents, ...certified];
}
