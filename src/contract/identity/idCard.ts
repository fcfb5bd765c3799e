import { type Empty, endpoint, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

export interface IdOrderRes {
  orderId: string
  /** Tries that are left today, this one included. */
  triesLeft: Whole
}

export const idOrderNeeds = { orderId: 'text', triesLeft: 'count' } as const satisfies NeedsOf<IdOrderRes>

/**
 * Opens an order for reading the ID card. An order that is still open is answered again, so that a repeated call makes no second one (U6).
 */
export const idCardCreate = endpoint<Empty, IdOrderRes>()('/xbt/id-card-create', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  needs: idOrderNeeds,
  refusals: ['IDENTITY_DONE', 'IDENTITY_LOCKED'],
})

/** The side with the portrait, or the one with the emblem. */
export type CardSide = 'front' | 'back'

export interface CardPictureReq {
  orderId: string
  side: CardSide
}

export interface CardPictureRes {
  side: CardSide
}

/** Why a picture of an ID card cannot be read. */
export const pictureRefusals = [
  'PICTURE_BLURRED',
  'PICTURE_DARK',
  'PICTURE_CUT',
  'PICTURE_WRONG_SIDE',
  'PICTURE_NOT_CARD',
  'PICTURE_TOO_SMALL',
] as const

/** Sends a picture of one side; the server reads it. Another picture of the same side replaces it. */
export const uploadImgFile = endpoint<CardPictureReq, CardPictureRes>()('/xbt/upload-img-file', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  toast: false,
  empty: 'malformed',
  needs: { side: 'text' },
  refusals: [...pictureRefusals, 'ORDER_UNKNOWN', 'IDENTITY_LOCKED'],
})

/** What is on the card. Days are `yyyy-MM-dd`. */
export interface OcrInfo {
  name: string
  /** Eighteen characters; the last may be X. */
  idNumber: string
  sex: 'male' | 'female'
  nation: string
  birthday: string
  address: string
  issuer: string
  validFrom: string
  /** `long` where it never ends. */
  validUntil: string
}

const ocrInfoNeeds = {
  name: 'label',
  idNumber: 'label',
  sex: 'label',
  nation: 'label',
  birthday: 'label',
  address: 'label',
  issuer: 'label',
  validFrom: 'label',
  validUntil: 'label',
} as const satisfies NeedsOf<OcrInfo>

export interface IdOrderReq {
  orderId: string
}

export interface OcrInfoRes {
  orderId: string
  /** Which sides have been read. */
  sides: CardSide[]
  /** In full while the customer corrects it, masked once it is confirmed; fields of a side that is not read are empty. */
  ocrInfo: OcrInfo
  isConfirmed: boolean
}

export const ocrInfoResNeeds = {
  orderId: 'text',
  sides: ['readable', 'text'],
  ocrInfo: ocrInfoNeeds,
} as const satisfies NeedsOf<OcrInfoRes>

/** What was read from the card. */
export const getOcrInfo = endpoint<IdOrderReq, OcrInfoRes>()('/xbt/get-ocr-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  toast: false,
  empty: 'nothing',
  needs: ocrInfoResNeeds,
  refusals: ['ORDER_UNKNOWN'],
})

export interface SetOcrInfoReq extends OcrInfo {
  orderId: string
  /** `false` keeps a correction; `true` confirms the data together with the agreements that the customer has ticked. */
  isConfirmed: boolean
}

export interface SetOcrInfoRes {
  isConfirmed: boolean
}

/** Why corrected data is refused; each stands beside the field that it is about. */
export const ocrDataRefusals = ['NAME_INVALID', 'ID_NUMBER_INVALID', 'ID_EXPIRED', 'ID_MINOR', 'ID_IN_USE'] as const

/**
 * Corrects or confirms what was read. Only the name, the number, the address and the days of validity may differ from what was read; the
 * birthday and the sex follow the number, which contains them. A confirmation that is repeated is answered again.
 */
export const setOcrInfo = endpoint<SetOcrInfoReq, SetOcrInfoRes>()('/xbt/set-ocr-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  refusals: [...ocrDataRefusals, 'ORDER_UNKNOWN', 'SIDE_MISSING', 'IDENTITY_DONE', 'IDENTITY_LOCKED'],
})
