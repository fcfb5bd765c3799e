import type { Handlers } from '../../implement'
import type { contract } from './contract'
import { pictureRefusal } from './face/facePicture'
import { isOfHost } from './face/hostResult'
import { recordingRefusal } from './face/judge'
import { parseRecording } from './face/recording'
import { confirmFace, identityOf } from './identities'
import { changeOrder, findOrder, openOrder } from './orders'
import { keepTry, leftToday } from './tries'

/** The live face: its order, the challenges, and what proves them. The sandbox has no picture of the person to compare it with. */
export const faceHandlers = {
  async faceCreate({ signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const identity = await identityOf(db, userId)
    if (!identity) return refuse('ID_CARD_MISSING')
    if (identity.faceAt) return refuse('IDENTITY_DONE')
    const triesLeft = await leftToday(db, { userId, kind: 'face', now })
    if (triesLeft === 0) return refuse('IDENTITY_LOCKED')
    return { orderId: (await openOrder(db, { userId, kind: 'face', now })).orderId, triesLeft }
  },

  async challengeItem({ req, signedIn, db, refuse }) {
    const order = await findOrder(db, { orderId: req.orderId, userId: signedIn().userId, kind: 'face' })
    return order?.challenges ? { challengeItem: order.challenges } : refuse('ORDER_UNKNOWN')
  },

  async uploadFaceFile({ req: { orderId }, signedIn, db, now, upload, refuse }) {
    const { userId } = signedIn()
    const order = await findOrder(db, { orderId, userId, kind: 'face' })
    if (!order || order.doneAt) return refuse('ORDER_UNKNOWN')
    if ((await leftToday(db, { userId, kind: 'face', now })) === 0) return refuse('IDENTITY_LOCKED')
    // A picture that is too dark proves nothing, so it costs no try.
    const refusal = await pictureRefusal(await upload())
    if (refusal) return refuse(refusal)
    await changeOrder(db, orderId, { facePictureAt: now })
    return { isTaken: true }
  },

  async uploadChallengeFile({ req, signedIn, db, now, upload, refuse }) {
    const { userId } = signedIn()
    const order = await findOrder(db, { orderId: req.orderId, userId, kind: 'face' })
    if (!order?.challenges) return refuse('ORDER_UNKNOWN')
    if (order.doneAt) return { isPassed: true }
    if (!order.facePictureAt) return refuse('FACE_PICTURE_MISSING')
    if ((await leftToday(db, { userId, kind: 'face', now })) === 0) return refuse('IDENTITY_LOCKED')
    const recording = await parseRecording(await upload())
    const refusal = recordingRefusal(recording, { ...req, challenges: order.challenges })
    const outcome = await keepTry(db, { userId, kind: 'face', now }, refusal, async (tx) => {
      await changeOrder(tx, req.orderId, { doneAt: now })
      await confirmFace(tx, userId, now)
    })
    return outcome ? refuse(outcome) : { isPassed: true }
  },

  async uploadFaceIdFile({ req, signedIn, db, now, refuse }) {
    const { userId } = signedIn()
    const order = await findOrder(db, { orderId: req.orderId, userId, kind: 'face' })
    if (!order) return refuse('ORDER_UNKNOWN')
    if (order.doneAt) return { isPassed: true }
    const refusal = isOfHost(req.verifyResult, order.orderId) ? undefined : 'FACE_RESULT_INVALID'
    const outcome = await keepTry(db, { userId, kind: 'face', now }, refusal, async (tx) => {
      await changeOrder(tx, req.orderId, { doneAt: now })
      await confirmFace(tx, userId, now)
    })
    return outcome ? refuse(outcome) : { isPassed: true }
  },
} satisfies Partial<Handlers<typeof contract>>
