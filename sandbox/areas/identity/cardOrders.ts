import type { CardSide, OcrInfo, OcrInfoRes, SetOcrInfoReq, SetOcrInfoRes } from '@/contract/identity/idCard'
import { maskIdCard, maskName } from '@/lib/mask'
import type { Db } from '../../db/client'
import type { Upload } from '../../http/upload'
import { corrected, dataRefusal } from './cardData'
import { confirmIdentity, type Identity, identityOf, isTaken } from './identities'
import { changeOrder, findOrder, type IdentityOrder, type OrderKind } from './orders'
import { recognizeCard } from './recognition/recognizeCard'
import { keepTry, leftToday, oneAtATime } from './tries'

/** What both ways of proving an ID card do: that of the card and that of the certificates. */

/** Whose order it is. */
interface Owner {
  db: Db
  userId: number
  kind: Extract<OrderKind, 'card' | 'certificateCard'>
  now: Date
}

type PictureOutcome = Awaited<ReturnType<typeof recognizeCard>>['refusal'] | 'ORDER_UNKNOWN' | 'IDENTITY_LOCKED'

/** Reads a picture of one side and keeps what was read. Answers why it is refused; undefined where it was read. */
export async function takePicture(
  { db, userId, kind, now }: Owner,
  { orderId, side, upload }: { orderId: string; side: CardSide; upload: () => Promise<Upload> },
): Promise<PictureOutcome> {
  const order = await findOrder(db, { orderId, userId, kind })
  if (!order || order.doneAt) return 'ORDER_UNKNOWN'
  const whose = { userId, kind: 'card', now } as const
  if ((await leftToday(db, whose)) === 0) return 'IDENTITY_LOCKED'
  const { refusal, front, back } = await recognizeCard(await upload(), side)
  // A new picture replaces what was read from the last one, and what was corrected in it.
  return keepTry(db, whose, refusal, (tx) =>
    changeOrder(tx, orderId, { ...(front && { front }), ...(back && { back }), corrected: null }),
  )
}

const nothing: OcrInfo = {
  name: '',
  idNumber: '',
  sex: 'male',
  nation: '',
  birthday: '',
  address: '',
  issuer: '',
  validFrom: '',
  validUntil: '',
}

const infoOf = ({ front, back, corrected: by }: IdentityOrder): OcrInfo => by ?? { ...nothing, ...front, ...back }

const masked = (info: OcrInfo): OcrInfo => ({
  ...info,
  name: maskName(info.name),
  idNumber: maskIdCard(info.idNumber),
  birthday: info.birthday.replace(/\d\d-\d\d$/, '**-**'),
  address: maskName(info.address),
})

/** What was read for an order, in full until it is confirmed (S6); undefined for an order that is not this customer's. */
export async function orderInfo({ db, userId, kind }: Owner, orderId: string): Promise<OcrInfoRes | undefined> {
  const order = await findOrder(db, { orderId, userId, kind })
  if (!order) return undefined
  const sides: CardSide[] = [...(order.front ? (['front'] as const) : []), ...(order.back ? (['back'] as const) : [])]
  const isConfirmed = order.doneAt !== null
  const info = infoOf(order)
  return { orderId, sides, ocrInfo: isConfirmed ? masked(info) : info, isConfirmed }
}

type DataOutcome =
  | SetOcrInfoRes
  | ReturnType<typeof dataRefusal>
  | 'ID_IN_USE'
  | 'ID_OTHER_PERSON'
  | 'ORDER_UNKNOWN'
  | 'SIDE_MISSING'
  | 'IDENTITY_DONE'
  | 'IDENTITY_LOCKED'

/** Keeps a correction, or confirms the data; answers why it is refused otherwise. An order that is done answers its confirmation again. */
export function setInfo(
  { db, userId, kind, now }: Owner,
  { orderId, isConfirmed, ...typed }: SetOcrInfoReq,
): Promise<DataOutcome> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, userId)
    const order = await findOrder(tx, { orderId, userId, kind })
    if (!order) return 'ORDER_UNKNOWN'
    if (order.doneAt && isConfirmed) return { isConfirmed }
    const known = await identityOf(tx, userId)
    if (order.doneAt || (known && kind === 'card')) return 'IDENTITY_DONE'
    if (!order.front || !order.back) return 'SIDE_MISSING'
    const info = corrected(infoOf(order), typed)
    const refusal = dataRefusal(info, now) ?? (await ownerRefusal(tx, { userId, now }, info, known))
    if (refusal) return refusal
    if (isConfirmed && !known && !(await confirmIdentity(tx, userId, info, now))) return 'ID_IN_USE'
    await changeOrder(tx, orderId, { corrected: info, doneAt: isConfirmed ? now : null })
    return { isConfirmed }
  })
}

/** Why the data cannot be this customer's. Numbers of other accounts are counted, and none is looked up once too many were typed today. */
async function ownerRefusal(
  tx: Db,
  { userId, now }: Pick<Owner, 'userId' | 'now'>,
  { idNumber, name }: OcrInfo,
  known: Identity | undefined,
) {
  if (known) return known.idNumber !== idNumber || known.name !== name ? 'ID_OTHER_PERSON' : undefined
  const whose = { userId, kind: 'idNumber', now } as const
  if ((await leftToday(tx, whose)) === 0) return 'IDENTITY_LOCKED'
  if (!(await isTaken(tx, userId, idNumber))) return undefined
  return keepTry(tx, whose, 'ID_IN_USE', async () => undefined)
}
