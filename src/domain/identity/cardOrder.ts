import { type CardSide, getOcrInfo, idCardCreate, type OcrInfo, type OcrInfoRes } from '@/contract/identity/idCard'
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
export async function readCardOrder(read: Read): Promise<CardOrder> {
  const { orderId, triesLeft } = await read(idCardCreate, {})
  const { sides, ocrInfo } = await readInfo(read, orderId)
  return { orderId, triesLeft, sides, info: ocrInfo }
}

/** A server that has read nothing yet may answer nothing. */
async function readInfo(read: Read, orderId: string): Promise<Pick<OcrInfoRes, 'sides' | 'ocrInfo'>> {
  try {
    return await read(getOcrInfo, { orderId })
  } catch (error) {
    if (isNothing(error)) return { sides: [], ocrInfo: nothingRead }
    throw error
  }
}
