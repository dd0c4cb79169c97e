/** Where limiters count: made by a migration, and cleared of what has expired by `SignInLimits`. */
export const RATE_LIMITS = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
