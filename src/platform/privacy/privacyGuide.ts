import type { PrivacyGuidePort } from './privacyGuidePort'

/** Alipay, Douyin and browsers ask by themselves. */
export const privacyGuide: PrivacyGuidePort = { buttonId: '', watch: () => undefined, open: async () => false }
