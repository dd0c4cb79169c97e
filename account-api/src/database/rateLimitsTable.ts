/** The table of the limiters. A migration creates it, and `SignInLimits` deletes its expired rows. */
export const RATE_LIMITS = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
