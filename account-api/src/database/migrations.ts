import { sql, type Kysely, type Migration } from 'kysely';
import { composeEmail, normaliseEmail } from './emailAddress';

/**
 * Migrations of the database schema, in order. Never edit a published migration. For times, prefer `double precision`
 * to `bigint`, because PostgreSQL's driver returns `bigint` as text.
 */
export const migrations: Record<string, Migration> = {
  '001-accounts-orders-attempts': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('google_id', 'text', (column) => column.unique())
        .addColumn('email_verified_at', 'text')
        .addColumn('picture', 'text')
        .addColumn('phone', 'text')
        .addColumn('sessions_valid_from', 'double precision', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();

      await database.schema
        .createTable('orders')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
        .addColumn('placed_at', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('orders_of_account')
        .on('orders')
        .columns(['account_id', 'placed_at'])
        .execute();

      await database.schema
        .createTable('order_items')
        .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('product_id', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('unit_price', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('order_items_key', ['order_id', 'position'])
        .execute();

      await database.schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('resets_at', 'double precision', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('attempts_by_reset').on('attempts').column('resets_at').execute();
    },
  },

  /** Does not drop the table `attempts`, because instances of the previous version use the table until they stop. */
  '002-rate-limits-known-addresses': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('expire', 'bigint', (column) => column.notNull())
        .execute();
      await database.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expire').execute();

      await database.schema
        .createTable('known_addresses')
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
        .addColumn('address_digest', 'text', (column) => column.notNull())
        .addColumn('signed_in_at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_addresses_key', ['account_id', 'address_digest'])
        .execute();
      await database.schema
        .createIndex('known_addresses_by_sign_in')
        .on('known_addresses')
        .column('signed_in_at')
        .execute();
    },
  },

  /**
   * The column `token_version` has a default value, because instances of the previous version add accounts without this
   * column until they stop.
   */
  '003-token-versions': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .alterTable('accounts')
        .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },

  /** Converts emails to NFC, unless another account has the converted email. */
  '004-composed-emails': {
    async up(database: Kysely<unknown>) {
      await convertEmails(database, composeEmail);
    },
  },

  /** Converts the domains of emails to ASCII, unless another account has the converted email. */
  '005-ascii-domains': {
    async up(database: Kysely<unknown>) {
      await convertEmails(database, normaliseEmail);
    },
  },
};

async function convertEmails(database: Kysely<unknown>, convert: (email: string) => string): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from accounts where octet_length(email) > length(email)`.execute(database);
  for (const { id, email } of rows) {
    const converted = convert(email);
    await sql`
      update accounts set email = ${converted}
      where id = ${id} and not exists (select 1 from accounts where email = ${converted})`.execute(database);
  }
}
