import type { Handlers } from '../../implement'
import { orderInfo, setInfo, takePicture } from './cardOrders'
import type { contract } from './contract'
import { identityOf } from './identities'
import { openOrder } from './orders'
import { leftToday } from './tries'

/** The ID card: its order, its pictures, what was read, and the confirmation. */
export const cardHandlers = {
  async idCardCreate({ signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    if (await identityOf(db, userId)) return refuse('IDENTITY_DONE')
    const triesLeft = await leftToday(db, { userId, kind: 'card', now })
    // Who has read both sides needs no more tries.
    const { orderId, front, back } = await openOrder(db, { userId, kind: 'card', now })
    return triesLeft === 0 && !(front && back) ? refuse('IDENTITY_LOCKED') : { orderId, triesLeft }
  },

  async uploadImgFile({ req, signedIn, db, now, upload, refuse }) {
    const refusal = await takePicture({ db, userId: signedIn().userId, kind: 'card', now }, { ...req, upload })
    return refusal ? refuse(refusal) : { side: req.side }
  },

  async getOcrInfo({ req, signedIn, db, now, refuse }) {
    const place = { db, userId: signedIn().userId, kind: 'card', now } as const
    return (await orderInfo(place, req.orderId)) ?? refuse('ORDER_UNKNOWN')
  },

  async setOcrInfo({ req, signedIn, db, now, refuse }) {
    const outcome = await setInfo({ db, userId: signedIn().userId, kind: 'card', now }, req)
    if (outcome === undefined || outcome === 'ID_OTHER_PERSON') return refuse('IDENTITY_DONE')
    return typeof outcome === 'string' ? refuse(outcome) : outcome
  },
} satisfies Partial<Handlers<typeof contract>>
