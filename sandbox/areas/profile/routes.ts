import * as contract from '@/contract/profile'
import { trimUnseen } from '@/lib/text'
import { isPicture } from '../../http/upload'
import { implement } from '../../implement'
import { isMobile } from '../session/mobile'
import { keepFeedback } from './feedbacks'
import { profileMessages } from './messages'
import { nickNameOf } from './nickName'
import { hasUploadedMost, keepPicture, ownsPictures, picturePath } from './pictures'
import { saveProfile } from './profiles'
import { homeOf, regionsOf } from './regions'

/** The profile area: what customers tell about themselves, their pictures, and feedback. */
export const profileRoutes = implement(
  contract,
  {
    async regionList({ req, lang, refuse }) {
      return { regions: regionsOf(req.type, req.code, lang) ?? refuse('REGION_UNKNOWN') }
    },

    async setUserInfo({ req, signedIn, db, lang, refuse }) {
      const { userId } = signedIn()
      const { pictureId, countyCode } = req
      const nickName = nickNameOf(req.nickName) ?? refuse('NICK_NAME_INVALID')
      if (countyCode !== undefined && !homeOf(countyCode, lang)) refuse('REGION_UNKNOWN')
      const isOwn =
        pictureId === undefined || (await ownsPictures(db, { userId, purpose: 'avatar', pictureIds: [pictureId] }))
      if (!isOwn) refuse('PICTURE_UNKNOWN')
      await saveProfile(db, userId, { ...req, nickName })
      return {}
    },

    async uploadPicture({ req, signedIn, db, now, origin, upload, refuse }) {
      const { userId } = signedIn()
      if (await hasUploadedMost(db, userId, now)) refuse('PICTURE_TOO_OFTEN')
      const picture = await upload()
      if (!isPicture(picture)) return refuse('PICTURE_TYPE')
      const pictureId = await keepPicture(db, { userId, purpose: req.purpose, picture, now })
      return { pictureId, url: origin + picturePath(pictureId) }
    },

    async feedback({ req, signedIn, db, now, requestId, refuse }) {
      const { userId } = signedIn()
      const { least, most, pictures } = contract.feedbackLimits
      const text = trimUnseen(req.text)
      const length = Array.from(text).length
      if (length < least || length > most) refuse('FEEDBACK_LENGTH')
      if (req.mobile !== undefined && !isMobile(req.mobile)) refuse('FEEDBACK_MOBILE')
      const { pictureIds } = req
      const isOwn = await ownsPictures(db, { userId, purpose: 'feedback', pictureIds })
      if (pictureIds.length > pictures || !isOwn) refuse('FEEDBACK_PICTURES')
      const feedbackNo = await keepFeedback(db, { userId, requestId, form: { ...req, text }, now })
      return { feedbackNo: feedbackNo ?? refuse('FEEDBACK_TOO_OFTEN') }
    },
  },
  profileMessages,
)
