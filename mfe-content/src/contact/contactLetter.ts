import type { Letter } from '@tanabana/runtime/mail/mailLink';
import { plainLine, plainText } from '@tanabana/runtime/mail/plainText';
import { type AskedProduct, nameWithSku } from './askedProduct';
import { type ContactMessage, SUBJECTS } from './contactMessage';

interface ContactLetter {
  readonly message: ContactMessage;
  readonly product: AskedProduct | undefined;
  readonly brand: string;
}

const isSubject = (subject: string): subject is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, subject);

/** Writes the mail of the contact form. */
export function contactLetter({ message, product, brand }: ContactLetter): Letter {
  const { name, email, subject, message: text } = message;
  const subjectLabel = isSubject(subject) ? SUBJECTS[subject] : SUBJECTS.general;
  return {
    subject: `${subjectLabel}${product ? `: ${nameWithSku(product)}` : ''} - ${brand}`,
    body: [
      ...(product ? [`About: ${nameWithSku(product)}`] : []),
      plainText(text).trim(),
      `${plainLine(name)}\n${plainLine(email)}`,
    ].join('\n\n'),
  };
}
