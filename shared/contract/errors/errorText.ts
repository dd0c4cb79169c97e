export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Catches errors, because reading a value of untrusted code can throw. */
export function errorStack(thrown: unknown): string {
  try {
    const isError = typeof thrown === 'object' && thrown !== null && 'stack' in thrown;
    return isError ? String(thrown.stack) : String(thrown);
  } catch {
    return 'Something was thrown that cannot be read.';
  }
}
