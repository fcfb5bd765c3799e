import type { Text } from '../../../language'

export const instant: Text = { zh: '极速到账', en: 'Arrives in seconds' }
export const direct: Text = { zh: '官方直充', en: 'Direct top-up' }
export const nationwide: Text = { zh: '全国通用', en: 'Nationwide' }
export const bestseller: Text = { zh: '人气热销', en: 'Bestseller' }
export const limited: Text = { zh: '限时补贴', en: 'Limited subsidy' }
export const memberPrice: Text = { zh: '会员更省', en: 'Members save more' }
export const refundable: Text = { zh: '未用可退', en: 'Refund if unused' }
export const newcomer: Text = { zh: '新人专享', en: 'For new customers' }
export const cardCode: Text = { zh: '自动发卡', en: 'Instant card code' }
export const giftable: Text = { zh: '送礼优选', en: 'A good gift' }
export const atHome: Text = { zh: '上门服务', en: 'At your home' }
export const noRenewal: Text = { zh: '不自动续费', en: 'No auto-renewal' }
