import * as contract from '@/contract/profile'
import type { MessagesOf } from '../../refusals'

const { least, most, pictures } = contract.feedbackLimits

export const profileMessages: MessagesOf<typeof contract> = {
  NICK_NAME_INVALID: {
    zh: `昵称为 1 至 ${contract.nickNameLimit} 个字，且不能包含手机号、证件号或卡号`,
    en: `A nickname has 1 to ${contract.nickNameLimit} characters and no phone, ID or card number.`,
  },
  REGION_UNKNOWN: { zh: '没有找到该地区，请重新选择', en: 'This region was not found. Choose it again.' },
  PICTURE_UNKNOWN: { zh: '没有找到该图片，请重新上传', en: 'This picture was not found. Upload it again.' },
  PICTURE_TYPE: { zh: '请上传 PNG、JPEG 或 WebP 图片', en: 'Upload a PNG, JPEG or WebP picture.' },
  PICTURE_TOO_OFTEN: { zh: '上传太频繁，请一小时后再试', en: 'Too many uploads. Try again in an hour.' },
  FEEDBACK_LENGTH: { zh: `请填写 ${least} 至 ${most} 个字`, en: `Please write ${least} to ${most} characters.` },
  FEEDBACK_PICTURES: {
    zh: `最多 ${pictures} 张图片，且须由您本人上传`,
    en: `At most ${pictures} pictures, uploaded by yourself.`,
  },
  FEEDBACK_MOBILE: { zh: '请输入正确的手机号', en: 'Enter a valid phone number.' },
  FEEDBACK_TOO_OFTEN: { zh: '提交太频繁，请一小时后再试', en: 'Too much feedback at once. Try again in an hour.' },
}
