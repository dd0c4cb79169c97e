import { Refusal } from '@tanabana/http/refusal';

export function tooManyAttempts(resetsInMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(resetsInMs / 1000));
  const wait = seconds > 90 ? inWords(Math.ceil(seconds / 60), 'minute') : inWords(seconds, 'second');
  return new Refusal(429, `Too many attempts. Please try again in ${wait}.`, {}, { 'retry-after': seconds });
}

const inWords = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
