import { type Empty, endpoint } from '../endpoint'
import type { FaceResultRes } from './face'
import {
  type CardPictureReq,
  type CardPictureRes,
  type IdOrderReq,
  type IdOrderRes,
  idOrderNeeds,
  type OcrInfoRes,
  ocrDataRefusals,
  ocrInfoResNeeds,
  pictureRefusals,
  type SetOcrInfoReq,
  type SetOcrInfoRes,
} from './idCard'

/** The identity calls of the certificates. They prove the same person on the same record (D-24), with shorter rules: no agreement, no challenges. */

/** Opens an order for reading the ID card, or answers the open one. */
export const ocrCardCreate = endpoint<Empty, IdOrderRes>()('/xbt/ocr-card-create', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: idOrderNeeds,
  refusals: ['IDENTITY_LOCKED'],
})

/** Sends a picture of one side of the card. */
export const uploadImage = endpoint<CardPictureReq, CardPictureRes>()('/xbt/upload-image', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  empty: 'malformed',
  needs: { side: 'text' },
  refusals: [...pictureRefusals, 'ORDER_UNKNOWN', 'IDENTITY_LOCKED'],
})

/** What was read from the card. */
export const getOcrCard = endpoint<IdOrderReq, OcrInfoRes>()('/xbt/get-ocr-card', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: ocrInfoResNeeds,
  refusals: ['ORDER_UNKNOWN'],
})

/** Corrects or confirms what was read; `ID_OTHER_PERSON`: it is not the person whose identity this account has verified. */
export const setOcrCard = endpoint<SetOcrInfoReq, SetOcrInfoRes>()('/xbt/set-ocr-card', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  refusals: [...ocrDataRefusals, 'ID_OTHER_PERSON', 'ORDER_UNKNOWN', 'SIDE_MISSING', 'IDENTITY_LOCKED'],
})

/** Opens an order for the face check, or answers the open one. */
export const ocrFaceCreate = endpoint<Empty, IdOrderRes>()('/xbt/ocr-face-create', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: idOrderNeeds,
  refusals: ['ID_CARD_MISSING', 'IDENTITY_LOCKED'],
})

/** Sends the picture of the face; the server compares it with the card. */
export const uploadToFace = endpoint<IdOrderReq, FaceResultRes>()('/xbt/upload-to-face', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  empty: 'malformed',
  refusals: ['ORDER_UNKNOWN', 'IDENTITY_LOCKED', 'PICTURE_DARK', 'PICTURE_TOO_SMALL'],
})
