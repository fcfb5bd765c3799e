import type { Fen, Whole } from '@/contract/endpoint'
import type { RightUse } from '@/contract/supplier'
import type { Text } from '../../language'

/** A right as orders of a kind give it. */
export interface SupplierOffer {
  rightId: string
  name: Text
  text: Text
  /** Picture as `<motif>-<palette>`. */
  picture: string
  worth: Fen
  /** What is charged when it is received. */
  charge: Fen
  codeKind: RightUse['codeKind']
  steps: readonly Text[]
  /** How many days after the order it can be received; until the order ends where absent. */
  receiveDays?: Whole
  /** The supplier behind it never answers. */
  isDown?: true
}

/** How long a received right can be used. */
export const USE_DAYS = 31

const videoSteps: readonly Text[] = [
  { zh: '复制兑换码', en: 'Copy the code' },
  { zh: '打开影音应用，进入“我的—兑换”', en: 'Open the video app, “Mine”, “Redeem”' },
  { zh: '粘贴兑换码并确认', en: 'Paste the code and confirm' },
]

const shopSteps: readonly Text[] = [
  { zh: '到合作门店选好商品', en: 'Choose at a partner’s shop' },
  { zh: '出示二维码，由店员扫码核销', en: 'Show the QR code to be scanned' },
]

const videoPass = (month: Whole): SupplierOffer => ({
  rightId: `video-${month}`,
  name: { zh: `影音月卡 · 第 ${month} 月`, en: `Video pass · month ${month}` },
  text: { zh: '领取兑换码，兑换后 31 天有效', en: 'A code for 31 days of video' },
  picture: 'film-violet',
  worth: 2_500,
  charge: 990,
  codeKind: 'text',
  steps: videoSteps,
})

/** What orders give, by kind. */
export const supplierOffers: Readonly<
  Record<string, { title: Text; subtitle: Text; rules: readonly Text[]; rights: readonly SupplierOffer[] }>
> = {
  star: {
    title: { zh: '飞星卡', en: 'Flying star card' },
    subtitle: { zh: '每月一张影音月卡，另享生活权益', en: 'A video pass every month, and more' },
    rules: [
      { zh: '每项权益限领一次，领取后 31 天内使用。', en: 'Each benefit is claimed once and used within 31 days.' },
      {
        zh: '领取时按账单金额从预存费用中扣除。',
        en: 'What a benefit costs is taken from the prepaid fee, as the bills show.',
      },
      { zh: '权益方暂时无法响应时，权益不会被占用。', en: 'While a supplier does not answer, nothing is used up.' },
    ],
    rights: [
      ...Array.from({ length: 12 }, (_, index) => videoPass(index + 1)),
      {
        rightId: 'coffee',
        name: { zh: '咖啡兑换券', en: 'A coffee' },
        text: { zh: '合作门店扫码兑换一杯', en: 'One cup at a partner’s shop, by QR code' },
        picture: 'cup-amber',
        worth: 1_800,
        charge: 600,
        codeKind: 'qr',
        steps: shopSteps,
      },
      {
        rightId: 'taxi',
        name: { zh: '打车券', en: 'A taxi ride' },
        text: { zh: '15 元打车券一张', en: '¥15 off a taxi ride' },
        picture: 'car-sky',
        worth: 1_500,
        charge: 500,
        codeKind: 'text',
        steps: videoSteps,
        isDown: true,
      },
      {
        rightId: 'cinema',
        name: { zh: '电影券', en: 'A cinema ticket' },
        text: { zh: '下单后 300 天内领取', en: 'To be claimed within 300 days of the order' },
        picture: 'ticket-coral',
        worth: 3_900,
        charge: 1_200,
        codeKind: 'qr',
        steps: shopSteps,
        receiveDays: 300,
      },
    ],
  },
}
