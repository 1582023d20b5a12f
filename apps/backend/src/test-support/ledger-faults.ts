import { sql } from "drizzle-orm";
import type { Database } from "../store/database.ts";

/** What can be wrong with the money of a store; nothing, if all is well. */
export async function ledgerFaults(db: Database): Promise<readonly unknown[]> {
  const { rows } = await db.execute(sql`
    select 'entry' as what, entry_id as id, sum(amount) as amount
      from ledger_postings group by entry_id having sum(amount) <> 0
    union all
    select 'empty entry', id, 0 from ledger_entries where not exists
      (select from ledger_postings where entry_id = ledger_entries.id)
    union all
    select 'wallet below zero', account_id, sum(amount) from ledger_postings
      join ledger_accounts on ledger_accounts.id = account_id and kind = 'wallet'
      group by account_id having sum(amount) < 0
    union all
    -- What has been sold and not been given back is what sales have brought.
    select 'sales', 0, sales.booked - owed.amount from
      (select coalesce(sum(amount), 0) as booked from ledger_postings
        join ledger_accounts on ledger_accounts.id = account_id and kind = 'sales') as sales,
      (select coalesce(sum(amount), 0) as amount from orders where paid_at is not null and not is_refunded) as owed
      where sales.booked <> owed.amount
    union all
    -- What providers hold for us is what was paid through them and did not go back.
    select 'provider ' || held.kind, 0, held.amount from
      (select kind, -coalesce(sum(amount), 0) as amount from ledger_accounts
        left join ledger_postings on account_id = ledger_accounts.id
        where kind in ('alipay', 'wechat') group by kind) as held
      where held.amount <>
        (select coalesce(sum(amount), 0) from payments where method = held.kind and state = 'paid') -
        (select coalesce(sum(refunds.amount), 0) from refunds join payments on payments.id = payment_id
          where method = held.kind)
    union all
    select 'payment', payments.id, payments.amount - coalesce(sum(payment_orders.amount), 0) from payments
      left join payment_orders on payment_id = payments.id
      group by payments.id having payments.amount <> coalesce(sum(payment_orders.amount), 0)`);
  return rows;
}
