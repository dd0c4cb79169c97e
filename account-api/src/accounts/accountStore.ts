import type { Kysely, Updateable } from 'kysely';
import type { Account, NewAccount, Tables } from '../database/tables';

type ProfileChanges = Pick<Updateable<Tables['accounts']>, 'name' | 'phone' | 'picture'>;

/** Reads and writes accounts. Each change is one statement, so that copies of the service do not conflict. */
export class AccountStore {
  constructor(private readonly database: Kysely<Tables>) {}

  find(column: 'id' | 'email' | 'googleId', value: string): Promise<Account | undefined> {
    return this.database.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  }

  /** Adds an account. Resolves with undefined when its email or Google id is taken. */
  add(account: NewAccount): Promise<Account | undefined> {
    return this.database
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Connects an account with a Google user. Resolves with undefined if the email has been verified since.
   * @param keepsPassword false removes the password and ends all sessions, because a stranger may have registered the
   * account
   */
  connectGoogle(
    id: string,
    googleId: string,
    now: Date,
    keepsPassword: boolean,
  ): Promise<Account | undefined> {
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

  /** Replaces the hash of the same password. Does nothing if the password has changed since. */
  async replaceHash({ id, passwordHash }: Account, replacement: string): Promise<void> {
    await this.database
      .updateTable('accounts')
      .set({ passwordHash: replacement })
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .execute();
  }

  /** Ends every session of an account, because all tokens issued so far are refused. */
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
}
