import type { GuideNoticePort } from './guideNoticePort'

/** Alipay, Douyin and browsers ask by themselves. */
export const GuideNotice: GuideNoticePort = () => null
