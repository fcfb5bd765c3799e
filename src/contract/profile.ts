import { type Empty, endpoint } from './endpoint'
import { type Region, regionNeeds } from './profileFacts'

/** Level of a region; the lists are asked for from the top down. */
export type RegionLevel = 'province' | 'city' | 'county'

export interface RegionListReq {
  /** Level of the regions that are asked for. */
  type: RegionLevel
  /** Code of the region above them; absent for provinces. */
  code?: string
}

export interface RegionListRes {
  regions: Region[]
}

/** The regions of one level that belong to a region of the level above. */
export const regionList = endpoint<RegionListReq, RegionListRes>()('/xbt/region-list', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { regions: [] },
  needs: { regions: ['readable', regionNeeds] },
  refusals: ['REGION_UNKNOWN'],
})

export const educations = ['primary', 'junior', 'senior', 'college', 'bachelor', 'master'] as const

export type Education = (typeof educations)[number]

export const professions = [
  'employee',
  'civilServant',
  'professional',
  'worker',
  'selfEmployed',
  'freelancer',
  'farmer',
  'student',
  'retired',
  'other',
] as const

export type Profession = (typeof professions)[number]

/** Most characters of a nickname. */
export const nickNameLimit = 20

/** What the customer has changed; what is absent stays as it is. */
export interface SetUserInfoReq {
  /** Not blank, without a phone, identity or card number: other customers may read it. */
  nickName: string
  /** A picture that this customer has uploaded as `avatar`. */
  pictureId?: string
  /** Code of a county. */
  countyCode?: string
  education?: Education
  profession?: Profession
}

/** Saves the profile. */
export const setUserInfo = endpoint<SetUserInfoReq, Empty>()('/xbt/set-user-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  refusals: ['NICK_NAME_INVALID', 'PICTURE_UNKNOWN', 'REGION_UNKNOWN'],
})

/** What an uploaded picture is for. */
export type PicturePurpose = 'avatar' | 'feedback'

export interface UploadPictureReq {
  purpose: PicturePurpose
}

export interface UploadPictureRes {
  pictureId: string
  /** Its address, which cannot be guessed and is told to its owner alone. */
  url: string
}

/** Most bytes of an uploaded picture; the server measures again (U6). */
export const pictureLimit = 20 * 1024 * 1024

/** Stores a picture without anything that its file says beside its pixels (U6). It belongs to the customer, and shows nowhere until a form names it. */
export const uploadPicture = endpoint<UploadPictureReq, UploadPictureRes>()('/profile/upload-picture', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  empty: 'malformed',
  needs: { pictureId: 'text', url: 'text' },
  refusals: ['PICTURE_TYPE', 'PICTURE_TOO_OFTEN'],
})

export const feedbackKinds = ['problem', 'suggestion', 'complaint', 'other'] as const

export type FeedbackKind = (typeof feedbackKinds)[number]

/** Fewest and most characters of the text, and most pictures. */
export const feedbackLimits = { least: 10, most: 500, pictures: 4 } as const

export interface FeedbackReq {
  kind: FeedbackKind
  text: string
  /** Pictures that this customer has uploaded as `feedback`, in the order shown. */
  pictureIds: string[]
  /** Where to call back: eleven digits. Absent where the customer told none. */
  mobile?: string
}

export interface FeedbackRes {
  feedbackNo: string
}

/** Sends feedback. The same request id sends it once: its number is answered again. */
export const feedback = endpoint<FeedbackReq, FeedbackRes>()('/xbt/feedback', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { feedbackNo: 'text' },
  refusals: ['FEEDBACK_LENGTH', 'FEEDBACK_PICTURES', 'FEEDBACK_MOBILE', 'FEEDBACK_TOO_OFTEN'],
})
