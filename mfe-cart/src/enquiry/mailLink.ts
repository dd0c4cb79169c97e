export { mailLink, mayBeCut } from '@tanabana/runtime/mail/mailLink';
