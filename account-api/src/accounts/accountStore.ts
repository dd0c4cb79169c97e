import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { Kysely, Updateable } from 'kysely';
import { composeEmail, normaliseEmail, withDomain } from '../database/emailAddress';
import type { Account, NewAccount, Tables } from '../database/tables';
import type { Order, Profile } from '../contract/schemas';

type ProfileChanges = Pick<Updateable<Tables['accounts']>, 'name' | 'phone' | 'picture'>;

/** Each change is one SQL statement, so that concurrent changes by several instances do not conflict. */
export class AccountStore {
  constructor(private readonly database: Kysely<Tables>) {}

  find(column: 'id' | 'email' | 'googleId', value: string): Promise<Account | undefined> {
    return this.database.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  }

  /**
   * Finds the account of an email as a shopper typed it. The form as typed comes first: two accounts whose emails
   * differ only in the spelling of the domain may exist from the time before domains were stored in ASCII.
   */
  async findByEmail(typed: string): Promise<Account | undefined> {
    const [composed, normalised] = [composeEmail(typed), normaliseEmail(typed)];
    const account = await this.find('email', composed);
    return account ?? (composed === normalised ? undefined : this.find('email', normalised));
  }

  /** Resolves with undefined when another account has the same email or Google id. */
  add(account: NewAccount): Promise<Account | undefined> {
    return this.database
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Connects an account whose email is not verified with a Google user, and marks the email as verified. If the email
   * is verified already, changes nothing and resolves with undefined.
   * @param keepsPassword if false, the password is removed and all sessions end, because a stranger may have registered
   * the account
   */
  connectGoogle(id: string, googleId: string, now: Date, keepsPassword: boolean) {
    return this.database
      .updateTable('accounts')
      .set(({ eb }) => ({
        googleId,
        emailVerifiedAt: now.toISOString(),
        ...(!keepsPassword && { passwordHash: null, tokenVersion: eb('tokenVersion', '+', 1) }),
      }))
      .where('id', '=', id)
      .where('emailVerifiedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
  }

  /** Does nothing if the stored hash has changed since the account was read. */
  async replaceHash({ id, passwordHash }: Account, replacement: string): Promise<void> {
    await this.database
      .updateTable('accounts')
      .set({ passwordHash: replacement })
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .execute();
  }

  /** The service refuses all tokens that were issued before. */
  async endSessions(id: string): Promise<void> {
    await this.database
      .updateTable('accounts')
      .set(({ eb }) => ({ tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  changeProfile(id: string, changes: ProfileChanges): Promise<Account> {
    return this.database
      .updateTable('accounts')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Lists the orders of an account, newest first. */
  async listOrders(accountId: string): Promise<Order[]> {
    const rows = await this.database
      .selectFrom('orders')
      .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
      .select(['id', 'placedAt', 'status', 'productId', 'name', 'quantity', 'unitPrice'])
      .where('accountId', '=', accountId)
      .orderBy('placedAt', 'desc')
      .orderBy('id')
      .orderBy('position')
      .execute();
    const orders = new Map<string, Order>();
    for (const { id, placedAt, status, ...item } of rows) {
      const order = orders.get(id) ?? { id, placedAt, status, items: [], total: 0 };
      order.items.push(item);
      order.total += item.quantity * item.unitPrice;
      orders.set(id, order);
    }
    return [...orders.values()];
  }
}

/** @param email in the form that `normaliseEmail` returns */
export function newAccount(name: string, email: string, now: Date, details: Partial<NewAccount> = {}) {
  return {
    id: randomUUID(),
    name: name.trim(),
    email,
    passwordHash: null,
    googleId: null,
    emailVerifiedAt: null,
    picture: null,
    phone: null,
    sessionsValidFrom: 0,
    createdAt: now.toISOString(),
    ...details,
  };
}

/** Returns the profile of an account (§3), without the fields that have no value. */
export function toProfile(account: Account): Profile {
  const { id, name, email, emailVerifiedAt, picture, googleId, phone, createdAt } = account;
  return {
    id,
    name,
    email: withDomain(email, domainToUnicode),
    emailVerified: emailVerifiedAt !== null,
    ...(picture !== null && { picture }),
    ...(googleId !== null && { googleId }),
    ...(phone !== null && { phone }),
    createdAt,
  };
}
