import type { Insertable, Selectable } from 'kysely';
import type { OrderStatus } from '../orders/orderStatus';

/** A moment as ISO 8601 text: it sorts and compares alike in both databases. */
type Timestamp = string;

interface AccountsTable {
  id: string;
  /** Normalised; unique. */
  email: string;
  name: string;
  /** Null for accounts that sign in by Google or by the demo login only. */
  passwordHash: string | null;
  googleId: string | null;
  /** When somebody proved to own the address; null as long as nobody has. */
  emailVerifiedAt: Timestamp | null;
  picture: string | null;
  phone: string | null;
  /** Seconds since 1970; tokens issued before it no longer count. */
  sessionsValidFrom: number;
  createdAt: Timestamp;
}

interface OrdersTable {
  id: string;
  accountId: string;
  placedAt: Timestamp;
  status: OrderStatus;
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

/** Columns as rate-limiter-flexible names them. */
interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

interface KnownAddressesTable {
  accountId: string;
  /** Of the network address; the address itself is not stored. */
  addressDigest: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
}

/** What the account service stores. Columns are snake_case in the database, camelCase in the code. */
export interface Tables {
  accounts: AccountsTable;
  orders: OrdersTable;
  orderItems: OrderItemsTable;
  rateLimits: RateLimitsTable;
  knownAddresses: KnownAddressesTable;
}

export type Account = Selectable<AccountsTable>;
export type NewAccount = Insertable<AccountsTable>;
