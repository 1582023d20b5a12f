import type { Database } from "../platform/store/database.ts";
import { registeredProviders } from "../money/payments/providers/registered-providers.ts";
import { ledgerAccounts } from "../platform/store/schema/wallet.ts";
import { inArray, sql } from "../platform/store/sql.ts";

/** Where what was paid in a way is, as long as it has not gone back. */
const methods = [...registeredProviders.map(({ method }) => method), "cash_on_delivery" as const];

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
      (select coalesce(sum(amount - refunded_amount), 0) as amount from orders where paid_at is not null) as owed
      where sales.booked <> owed.amount
    union all
    -- What orders say has gone back of their money is what has.
    select 'order', orders.id, refunded_amount - coalesce(sum(refunds.amount), 0) from orders
      left join refunds on order_id = orders.id and reason <> 'late'
      group by orders.id having refunded_amount <> coalesce(sum(refunds.amount), 0)
    union all
    select 'after-sales request', after_sales.id, after_sales.amount + freight - coalesce(sum(refunds.amount), 0)
      from after_sales left join refunds on after_sale_id = after_sales.id
      group by after_sales.id
      having coalesce(sum(refunds.amount), 0) <>
        case when after_sales.state in ('refunding', 'refunded') then after_sales.amount + freight else 0 end
    union all
    -- What providers hold for us is what was paid through them and did not go back.
    select 'provider ' || held.kind, 0, held.amount from
      (select kind, -coalesce(sum(amount), 0) as amount from ledger_accounts
        left join ledger_postings on account_id = ledger_accounts.id
        where ${inArray(ledgerAccounts.kind, methods)} group by kind) as held
      where held.amount <>
        (select coalesce(sum(amount), 0) from payments where method = held.kind and state = 'paid') -
        (select coalesce(sum(refunds.amount), 0) from refunds join payments on payments.id = payment_id
          where method = held.kind)
    union all
    -- The bank has what was transferred and not sent back, and of it is in suspense what nobody has put to an order.
    select 'bank', 0, held.amount - received.amount from
      (select -coalesce(sum(amount), 0) as amount from ledger_postings
        join ledger_accounts on ledger_accounts.id = account_id and kind = 'bank_transfer') as held,
      (select coalesce((select sum(amount) from bank_transfers where state <> 'returned'), 0) -
        coalesce((select sum(refunds.amount) from refunds join payments on payments.id = payment_id
          where method = 'bank_transfer'), 0) as amount) as received
      where held.amount <> received.amount
    union all
    select 'used transfers', 0, used.amount - paid.amount from
      (select coalesce(sum(amount), 0) as amount from bank_transfers where state = 'used') as used,
      (select coalesce(sum(amount), 0) as amount from payments
        where method = 'bank_transfer' and state = 'paid') as paid
      where used.amount <> paid.amount
    union all
    select 'payment', payments.id, payments.amount - coalesce(sum(payment_orders.amount), 0) from payments
      left join payment_orders on payment_id = payments.id
      where subject_kind <> 'topUp'
      group by payments.id having payments.amount <> coalesce(sum(payment_orders.amount), 0)
    union all
    -- What has been paid for top-ups is in wallets, or kept for accounts that are gone.
    select 'top-up', payments.id, payments.amount - coalesce(sum(ledger_postings.amount), 0) from payments
      left join ledger_entries on reference = 'payment:' || payments.id and source = 102
      left join ledger_postings on entry_id = ledger_entries.id and ledger_postings.amount > 0
      where subject_kind = 'topUp' and state = 'paid'
      group by payments.id having payments.amount <> coalesce(sum(ledger_postings.amount), 0)
    union all
    -- What was credited of a transfer of USDT is in a wallet, or kept for an account that is gone, once.
    select 'USDT transfer', usdt_transfers.id, credited - coalesce(sum(ledger_postings.amount), 0) from usdt_transfers
      left join ledger_entries on reference = 'usdt:' || hash || ':' || ordinal and source = 102
      left join ledger_postings on entry_id = ledger_entries.id and ledger_postings.amount > 0
      group by usdt_transfers.id having credited <> coalesce(sum(ledger_postings.amount), 0)
    union all
    -- The platform holds USDT for all that was credited for it, and for nothing else.
    select 'USDT', 0, held.amount - credited.amount from
      (select -coalesce(sum(amount), 0) as amount from ledger_postings
        join ledger_accounts on ledger_accounts.id = account_id and kind = 'usdt') as held,
      (select coalesce(sum(credited), 0) as amount from usdt_transfers) as credited
      where held.amount <> credited.amount`);
  return rows;
}
