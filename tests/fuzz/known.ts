import { sql } from 'drizzle-orm'
import type { Db } from '../../sandbox/db/client'

/** What a screen would pass on to the next one, by the names of its fields. */
export type Known = Record<string, unknown>[]

/** Columns whose values belong to one customer alone. */
const owned = ['orderId', 'bizNo', 'withdrawId', 'cardId', 'couponId', 'certificateId', 'rightsOrderNo', 'accountId']

/** Goods and offers, which are everyone's. */
const offers = ['goods', 'recharge_options', 'coin_goods', 'coupon_stocks', 'activity_times', 'supplier_tokens']

/** Fields that have another name in a request than in a row. */
const otherNames: Record<string, readonly string[]> = {
  orderId: ['bizInfo', 'orderNo'],
  type: ['rechargeType'],
  packId: ['user_rights_pack_id'],
  payAmount: ['transAmount', 'amount', 'price'],
  coins: ['amount'],
  accountId: ['account'],
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function named(row: object): Record<string, unknown> {
  const own = Object.entries(row).map(([name, value]): [string, unknown] => [camel(name), value])
  const others = own.flatMap(([name, value]) =>
    (otherNames[name] ?? []).map((other): [string, unknown] => [other, value]),
  )
  return Object.fromEntries([...own, ...others])
}

/** The tables with a customer's rows, read once. */
async function tablesOfCustomers(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  )) as unknown as { rows: { table_name: string }[] }
  const left = ['idempotency_keys', 'sessions', 'own_data_tickets']
  return rows.map((row) => row.table_name).filter((name) => !left.includes(name))
}

/** Reads what customers would know from their screens: a few of their own rows of each table, and of what is offered to everyone. */
export async function knowledge(db: Db): Promise<(mobile: string) => Promise<{ known: Known; ownIds: string[] }>> {
  const tables = await tablesOfCustomers(db)
  const rowsOf = (mobile: string) =>
    [
      ...tables.map(
        (name) => `(select to_json(t) as row from "${name}" t where user_id =
        (select user_id from users where mobile = '${mobile}') limit 6)`,
      ),
      ...offers.map((name) => `(select to_json(t) as row from "${name}" t limit 12)`),
    ].join(' union all ')
  return async (mobile) => {
    const { rows } = (await db.execute(sql.raw(rowsOf(mobile)))) as unknown as { rows: { row: object }[] }
    const known = rows.map(({ row }) => named(row))
    const own = known.filter((row) => 'userId' in row)
    const ownIds = own.flatMap((row) => owned.map((name) => row[name])).filter((id) => typeof id === 'string')
    return { known, ownIds: ownIds.filter((id) => id.length > 5) }
  }
}
