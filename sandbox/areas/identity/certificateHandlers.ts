import type { Handlers } from '../../implement'
import { orderInfo, setInfo, takePicture } from './cardOrders'
import type { contract } from './contract'
import { pictureRefusal } from './face/facePicture'
import { identityOf } from './identities'
import { changeOrder, findOrder, openOrder } from './orders'
import { keepTry, leftToday } from './tries'

/** The identity of who asks for a certificate: the same record, proved by the card and one picture of the face. */
export const certificateHandlers = {
  async ocrCardCreate({ signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const triesLeft = await leftToday(db, { userId, kind: 'card', now })
    const { orderId, front, back } = await openOrder(db, { userId, kind: 'certificateCard', now })
    return triesLeft === 0 && !(front && back) ? refuse('IDENTITY_LOCKED') : { orderId, triesLeft }
  },

  async uploadImage({ req, signedIn, db, now, upload, refuse }) {
    const place = { db, userId: signedIn().userId, kind: 'certificateCard', now } as const
    const refusal = await takePicture(place, { ...req, upload })
    return refusal ? refuse(refusal) : { side: req.side }
  },

  async getOcrCard({ req, signedIn, db, now, refuse }) {
    const place = { db, userId: signedIn().userId, kind: 'certificateCard', now } as const
    return (await orderInfo(place, req.orderId)) ?? refuse('ORDER_UNKNOWN')
  },

  async setOcrCard({ req, signedIn, db, now, refuse }) {
    const outcome = await setInfo({ db, userId: signedIn().userId, kind: 'certificateCard', now }, req)
    if (outcome === undefined || outcome === 'IDENTITY_DONE') return refuse('ORDER_UNKNOWN')
    return typeof outcome === 'string' ? refuse(outcome) : outcome
  },

  async ocrFaceCreate({ signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    if (!(await identityOf(db, userId))) return refuse('ID_CARD_MISSING')
    const triesLeft = await leftToday(db, { userId, kind: 'face', now })
    if (triesLeft === 0) return refuse('IDENTITY_LOCKED')
    return { orderId: (await openOrder(db, { userId, kind: 'certificateFace', now })).orderId, triesLeft }
  },

  async uploadToFace({ req: { orderId }, signedIn, db, now, upload, refuse }) {
    const { userId } = signedIn()
    const order = await findOrder(db, { orderId, userId, kind: 'certificateFace' })
    if (!order) return refuse('ORDER_UNKNOWN')
    if (order.doneAt) return { isPassed: true }
    const outcome = await keepTry(db, { userId, kind: 'face', now }, await pictureRefusal(await upload()), (tx) =>
      changeOrder(tx, orderId, { doneAt: now }),
    )
    return outcome ? refuse(outcome) : { isPassed: true }
  },
} satisfies Partial<Handlers<typeof contract>>
