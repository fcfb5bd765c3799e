import type { Db } from '../../db/client'
import { sendNotice } from '../session/notices'
import type { OrderRecord } from './payable'

/** Tells a customer, inside the transaction that finishes it, of an order that has arrived later than its money. */
export const tellDelivered = (
  tx: Db,
  { userId, title }: Pick<OrderRecord, 'userId' | 'title'>,
  now: Date,
): Promise<void> =>
  sendNotice(tx, {
    userId,
    scene: 'delivered',
    text: { zh: `您购买的${title.zh}已到账。`, en: `${title.en} that you bought has arrived.` },
    now,
  })
