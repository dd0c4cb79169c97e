import type { Letter } from '@tanabana/runtime/mail/mailLink';
import { plainLine, plainText } from '@tanabana/runtime/mail/plainText';
import { type AskedProduct, nameWithSku } from './askedProduct';
import { type ContactMessage, SUBJECTS } from './contactMessage';

interface ContactLetter {
  readonly message: ContactMessage;
  readonly product: AskedProduct | undefined;
  readonly brand: string;
}

/** Writes the mail of the contact form. */
export function contactLetter({ message, product, brand }: ContactLetter): Letter {
  const { name, email, subject, message: text } = message;
  return {
    subject: `${SUBJECTS[subject]}${product ? `: ${nameWithSku(product)}` : ''} - ${brand}`,
    body: [
      ...(product ? [`About: ${nameWithSku(product)}`] : []),
      plainText(text).trim(),
      `${plainLine(name)}\n${plainLine(email)}`,
    ].join('\n\n'),
  };
}
