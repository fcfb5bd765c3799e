import { type Empty, endpoint, type Whole } from '../endpoint'
import { type IdOrderReq, type IdOrderRes, idOrderNeeds } from './idCard'

/** Opens an order for the face check; one that is still open is answered again (U6). */
export const faceCreate = endpoint<Empty, IdOrderRes>()('/xbt/face-create', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  needs: idOrderNeeds,
  refusals: ['ID_CARD_MISSING', 'IDENTITY_DONE', 'IDENTITY_LOCKED'],
})

export type ChallengeAction = 'blink' | 'nod' | 'read'

/** One thing to do in front of the camera. */
export interface Challenge {
  action: ChallengeAction
  /** How long it is recorded at least. */
  seconds: Whole
  /** Digits to read aloud; empty for other actions. */
  digits: string
}

export interface ChallengeItemRes {
  /** In the order in which they are done. */
  challengeItem: Challenge[]
}

/** What the customer does in front of the camera; another order asks for another sequence. */
export const challengeItem = endpoint<IdOrderReq, ChallengeItemRes>()('/xbt/challenge-item', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  toast: false,
  empty: 'nothing',
  needs: { challengeItem: ['every', { action: 'text', seconds: 'whole', digits: 'label' }] },
  refusals: ['ORDER_UNKNOWN'],
})

export interface FaceFileRes {
  isTaken: boolean
}

/** Sends the picture that the camera took before the challenges. */
export const uploadFaceFile = endpoint<IdOrderReq, FaceFileRes>()('/xbt/upload-face-file', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  toast: false,
  empty: 'malformed',
  refusals: ['ORDER_UNKNOWN', 'IDENTITY_LOCKED', 'PICTURE_DARK', 'PICTURE_TOO_SMALL'],
})

export interface ChallengeFileReq extends IdOrderReq {
  /** The actions in the order in which they were recorded, with a comma between them. */
  actions: string
  /** Length of each part in milliseconds, in the same order, with a comma between them. */
  parts: string
}

export interface FaceResultRes {
  isPassed: boolean
}

/** Why a recording does not prove a live person. */
export const faceRefusals = ['FACE_TOO_SHORT', 'FACE_STILL', 'FACE_WRONG_ORDER', 'FACE_NOT_VIDEO'] as const

/** Sends the recording of all challenges; the server decides. */
export const uploadChallengeFile = endpoint<ChallengeFileReq, FaceResultRes>()('/xbt/upload-challenge-file', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  body: 'stream',
  toast: false,
  empty: 'malformed',
  refusals: [...faceRefusals, 'ORDER_UNKNOWN', 'IDENTITY_LOCKED', 'FACE_PICTURE_MISSING'],
})

export interface FaceIdFileReq extends IdOrderReq {
  /** What the host's own face check answered; the server asks the host whether it is true. */
  verifyResult: string
}

/** Sends the result of the host's own face check, where the host has one. */
export const uploadFaceIdFile = endpoint<FaceIdFileReq, FaceResultRes>()('/xbt/upload-faceId-file', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  refusals: ['ORDER_UNKNOWN', 'IDENTITY_LOCKED', 'FACE_RESULT_INVALID'],
})
