import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Order } from '../contract/schemas';

/** Time as ISO 8601 text, which SQLite and PostgreSQL sort in chronological order. */
type Timestamp = string;

interface AccountsTable {
  id: string;
  /** Unique, in the form that `normaliseEmail` returns. */
  email: string;
  name: string;
  /** Null for accounts that sign in only by Google or by the demo login. */
  passwordHash: string | null;
  googleId: string | null;
  emailVerifiedAt: Timestamp | null;
  picture: string | null;
  phone: string | null;
  /** Version that valid session tokens of the account contain. Ending all sessions increments the version. */
  tokenVersion: Generated<number>;
  /**
   * Seconds since 1970. Tokens that were issued before this time are refused. Only earlier versions of the service,
   * without `tokenVersion`, write this column.
   */
  sessionsValidFrom: number;
  createdAt: Timestamp;
}

interface OrdersTable {
  id: string;
  accountId: string;
  placedAt: Timestamp;
  status: Order['status'];
}

interface OrderItemsTable {
  orderId: string;
  position: number;
  productId: number;
  name: string;
  quantity: number;
  /** Price in whole rupees. */
  unitPrice: number;
}

interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. PostgreSQL's driver returns `bigint` as text. */
  expire: ColumnType<number | string, number, number>;
}

interface KnownAddressesTable {
  accountId: string;
  addressDigest: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
}

/** Tables of the account service. Columns are snake_case in the database. */
export interface Tables {
  accounts: AccountsTable;
  orders: OrdersTable;
  orderItems: OrderItemsTable;
  rateLimits: RateLimitsTable;
  knownAddresses: KnownAddressesTable;
}

export type Account = Selectable<AccountsTable>;
export type NewAccount = Insertable<AccountsTable>;
