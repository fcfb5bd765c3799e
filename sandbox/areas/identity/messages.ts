import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

/** What a customer reads when a call about their identity is refused. */
export const identityMessages: MessagesOf<typeof contract> = {
  IDENTITY_DONE: { zh: '您已完成该步认证，无需重复操作', en: 'You have completed this step already.' },
  IDENTITY_LOCKED: {
    zh: '今日尝试次数已用完，请明天再试',
    en: 'You have no attempts left today. Please try again tomorrow.',
  },
  ORDER_UNKNOWN: { zh: '认证已失效，请重新开始', en: 'This verification is no longer open. Please start again.' },
  PICTURE_BLURRED: {
    zh: '照片不清晰，请对焦后重拍',
    en: 'The photo is blurred. Hold still, let it focus and take it again.',
  },
  PICTURE_DARK: { zh: '光线太暗，请在明亮处重拍', en: 'The photo is too dark. Take it again where it is bright.' },
  PICTURE_CUT: {
    zh: '证件不完整，请让四个角都在画面内',
    en: 'A part of the card is missing. Keep all four corners in the photo.',
  },
  PICTURE_WRONG_SIDE: {
    zh: '这是证件的另一面，请拍摄所需的一面',
    en: 'This is the other side of the card. Take a photo of the side that is asked for.',
  },
  PICTURE_NOT_CARD: {
    zh: '没有识别到身份证，请拍摄身份证原件',
    en: 'No ID card was found. Take a photo of the ID card itself.',
  },
  PICTURE_TOO_SMALL: {
    zh: '图片太小，请靠近拍摄或选择原图',
    en: 'The photo is too small. Move closer, or choose it in its original size.',
  },
  NAME_INVALID: {
    zh: '姓名应为 2 至 30 个汉字，可含间隔号“·”，请核对',
    en: 'A name has 2 to 30 Chinese characters; a middle dot is allowed.',
  },
  ID_NUMBER_INVALID: { zh: '身份证号码不正确，请核对', en: 'This is not a valid ID number. Please check it.' },
  ID_EXPIRED: {
    zh: '身份证已过期，请使用有效期内的证件',
    en: 'The ID card has expired. Please use one that is valid.',
  },
  ID_MINOR: { zh: '未满 18 周岁，暂不能使用该服务', en: 'The service is for people of 18 years or more.' },
  ID_IN_USE: {
    zh: '该身份证已认证其他账号，请使用原账号登录',
    en: 'This ID number is verified in another account. Please log in to that one.',
  },
  SIDE_MISSING: { zh: '请先拍摄身份证的两面', en: 'Take a photo of both sides of the card first.' },
  ID_CARD_MISSING: { zh: '请先完成身份证认证', en: 'Verify your ID card first.' },
  FACE_PICTURE_MISSING: { zh: '请先拍摄人脸照片', en: 'Take a photo of your face first.' },
  FACE_TOO_SHORT: {
    zh: '录制时间太短，请按提示做完动作',
    en: 'The recording is too short. Go on with each action until it ends.',
  },
  FACE_STILL: { zh: '没有检测到动作，请本人面对镜头录制', en: 'No movement was seen. Please record yourself live.' },
  FACE_WRONG_ORDER: {
    zh: '动作顺序不符，请按提示的顺序重新录制',
    en: 'The actions came in another order. Record them in the order that is shown.',
  },
  FACE_NOT_VIDEO: { zh: '没有收到有效的视频，请重新录制', en: 'No valid video arrived. Please record it again.' },
  FACE_RESULT_INVALID: {
    zh: '人脸核验结果无效，请重新核验',
    en: 'The result of the face check is not valid. Please do it again.',
  },
  ID_OTHER_PERSON: {
    zh: '与本账号已认证的身份不一致，请使用本人证件',
    en: 'This is not the person who is verified in this account. Please use your own card.',
  },
  STEPS_MISSING: {
    zh: '请先完成身份证、人脸和银行卡认证',
    en: 'Verify your ID card and your face, and bind a bank card first.',
  },
}
