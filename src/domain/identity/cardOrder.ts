import type { Callable, Empty } from '@/contract/endpoint'
import {
  type CardPictureReq,
  type CardPictureRes,
  type CardSide,
  getOcrInfo,
  type IdOrderReq,
  type IdOrderRes,
  idCardCreate,
  type OcrInfo,
  type OcrInfoRes,
  type SetOcrInfoReq,
  type SetOcrInfoRes,
  setOcrInfo,
  uploadImgFile,
} from '@/contract/identity/idCard'
import { isNothing } from '@/request/errors'
import type { Read } from '@/request/read'

/** The open order for reading the ID card, and what was read so far (R-112: orderId, ocrInfo). */
export interface CardOrder {
  orderId: string
  /** Tries that are left today. */
  triesLeft: number
  sides: readonly CardSide[]
  info: OcrInfo
}

/** The calls of one way to prove the ID card: those of the credit, or those of the certificates. */
export interface CardPath {
  create: Callable<Empty, IdOrderRes>
  upload: Callable<CardPictureReq, CardPictureRes>
  info: Callable<IdOrderReq, OcrInfoRes>
  set: Callable<SetOcrInfoReq, SetOcrInfoRes>
}

/** The way of the credit. */
export const creditPath: CardPath = { create: idCardCreate, upload: uploadImgFile, info: getOcrInfo, set: setOcrInfo }

const nothingRead: OcrInfo = {
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

/**
 * Opens the order for reading the ID card, and reads what was read of the card. The server answers an order that is still open again, on
 * every device, so that however often this is called there is one order (U6).
 */
export async function readCardOrder(read: Read, path: CardPath = creditPath): Promise<CardOrder> {
  const { orderId, triesLeft } = await read(path.create, {})
  const { sides, ocrInfo } = await readInfo(read, path, orderId)
  return { orderId, triesLeft, sides, info: ocrInfo }
}

/** A server that has read nothing yet may answer nothing. */
async function readInfo(read: Read, path: CardPath, orderId: string): Promise<Pick<OcrInfoRes, 'sides' | 'ocrInfo'>> {
  try {
    return await read(path.info, { orderId })
  } catch (error) {
    if (isNothing(error)) return { sides: [], ocrInfo: nothingRead }
    throw error
  }
}
