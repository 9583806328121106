import type { CustomOrder } from '#domain/offers/custom-board.ts'
import { customOrderDollars } from '#domain/offers/custom-board.ts'
import type { Queries, Statement } from '../db/open.ts'

const insert: Statement = {
  name: 'order-board',
  text: `
  with stored as (
    insert into custom_orders (full_name, email, color, motor_power, mast_length, accessories, total_price, once_key, created_at)
    values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9::timestamptz) on conflict (once_key) do nothing
    returning id, total_price)
  select * from stored
  union all select id, total_price from custom_orders where once_key = $8 and not exists (select 1 from stored)`,
}

/** Stores an order with the price of the server, in whole dollars. */
export async function orderBoard(
  db: Queries,
  order: CustomOrder,
  now: Temporal.Instant,
  onceKey: string | undefined,
): Promise<{ id: number; totalPrice: number }> {
  const { fullName, email, color, motorPower, mastLength, accessories } = order
  const [row] = await db.run<{ id: number; total_price: number }>(insert, [
    fullName,
    email,
    color,
    motorPower,
    mastLength,
    accessories,
    customOrderDollars(order),
    onceKey ?? null,
    now.toString(),
  ])
  return { id: row!.id, totalPrice: row!.total_price }
}
