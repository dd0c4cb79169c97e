import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Order } from '../schemas/ordersSchema';

/** ISO 8601 text, which sorts alike in both databases. */
type Timestamp = string;

interface AccountsTable {
  id: string;
  /** Normalised; unique. */
  email: string;
  name: string;
  /** Null for accounts that sign in by Google or by the demo login only. */
  passwordHash: string | null;
  googleId: string | null;
  /** Time at which the owner proved the email. */
  emailVerifiedAt: Timestamp | null;
  picture: string | null;
  phone: string | null;
  /** Tokens of other versions are refused. Ending all sessions raises it. */
  tokenVersion: Generated<number>;
  /** Seconds since 1970; earlier tokens are refused. Written by versions before `tokenVersion` only. */
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
  /** Whole rupees. */
  unitPrice: number;
}

interface RateLimitsTable {
  key: string;
  points: number;
  /** In milliseconds since 1970. PostgreSQL's driver returns `bigint` as text. */
  expire: ColumnType<number | string, number, number>;
}

interface KnownAddressesTable {
  accountId: string;
  /** Digest of the network address. */
  addressDigest: string;
  /** In milliseconds since 1970. */
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
