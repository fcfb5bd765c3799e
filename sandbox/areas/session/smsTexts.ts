import { inLanguage, type Lang, type Text } from '../../language'

const texts = {
  login: (code) => ({
    zh: `【小补贴】您的登录验证码是 ${code}，10 分钟内有效，请勿告诉他人。`,
    en: `[Xiaobutie] Your login code is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  bind: (code) => ({
    zh: `【小补贴】您正在绑定账号，验证码 ${code}，10 分钟内有效。`,
    en: `[Xiaobutie] Your binding code is ${code}. It works for 10 minutes.`,
  }),
  withdraw: (code) => ({
    zh: `【小补贴】您正在提现，验证码 ${code}，10 分钟内有效，请勿告诉他人。`,
    en: `[Xiaobutie] Your withdrawal code is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  'cancel-account': (code) => ({
    zh: `【小补贴】您正在申请注销账号，验证码 ${code}。如非本人操作，请立即联系客服。`,
    en: `[Xiaobutie] Your account cancellation code is ${code}. If this was not you, contact customer service now.`,
  }),
  'gold-member': (code) => ({
    zh: `【小补贴】您正在领取黄金会员，验证码 ${code}，10 分钟内有效，请勿告诉他人。`,
    en: `[Xiaobutie] Your code to claim the gold membership is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  bank: (code) => ({
    zh: `【沙盒银行】您正在支付，验证码 ${code}，10 分钟内有效，请勿泄露。`,
    en: `[Sandbox Bank] Your payment code is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  'bind-card': (code) => ({
    zh: `【沙盒银行】您正在绑定银行卡，验证码 ${code}，10 分钟内有效，请勿泄露。`,
    en: `[Sandbox Bank] Your code to bind the card is ${code}. It works for 10 minutes. Do not share it.`,
  }),
  certificate: (code) => ({
    zh: `【沙盒银行】您正在支付证明工本费，验证码 ${code}，10 分钟内有效。`,
    en: `[Sandbox Bank] Your certificate fee code is ${code}. It works for 10 minutes.`,
  }),
} satisfies Record<string, (code: string) => Text>

/** Scenes of codes: those a customer asks for, and the bank's. */
export type SmsScene = keyof typeof texts

/** The message that brings a code to the phone. */
export const smsText = (scene: SmsScene, code: string, lang: Lang): string => inLanguage(texts[scene](code), lang)
