import type { Bilingual } from './types'

export const instant: Bilingual = { zh: '极速到账', en: 'Arrives in seconds' }
export const direct: Bilingual = { zh: '官方直充', en: 'Direct top-up' }
export const nationwide: Bilingual = { zh: '全国通用', en: 'Nationwide' }
export const bestseller: Bilingual = { zh: '人气热销', en: 'Bestseller' }
export const limited: Bilingual = { zh: '限时补贴', en: 'Limited subsidy' }
export const memberPrice: Bilingual = { zh: '会员更省', en: 'Members save more' }
export const refundable: Bilingual = { zh: '未用可退', en: 'Refund if unused' }
export const newcomer: Bilingual = { zh: '新人专享', en: 'For new users' }
export const cardCode: Bilingual = { zh: '自动发卡', en: 'Instant card code' }
export const giftable: Bilingual = { zh: '送礼优选', en: 'A good gift' }
export const atHome: Bilingual = { zh: '上门服务', en: 'At your home' }
export const noRenewal: Bilingual = { zh: '不自动续费', en: 'No auto-renewal' }
