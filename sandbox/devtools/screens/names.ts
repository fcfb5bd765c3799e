import type { Area } from '@/routes/route'
import type { Lang, Text } from '../../language'
import type { ChangeKind } from './compare/changes'
import type { ScreenPicture, State, Theme } from './screenPicture'

export const areaNames: Readonly<Record<Area, Text>> = {
  session: { zh: '登录', en: 'Login' },
  profile: { zh: '我的', en: 'Profile' },
  account: { zh: '账号', en: 'Account' },
  identity: { zh: '身份认证', en: 'Identity' },
  bank: { zh: '银行卡', en: 'Bank cards' },
  wallet: { zh: '钱包', en: 'Wallet' },
  credit: { zh: '额度', en: 'Credit' },
  home: { zh: '首页', en: 'Home' },
  mall: { zh: '商城', en: 'Mall' },
  order: { zh: '订单', en: 'Orders' },
  cashier: { zh: '收银台', en: 'Cashier' },
  member: { zh: '会员', en: 'Membership' },
  rights: { zh: '权益', en: 'Rights' },
  supplier: { zh: '权益方', en: 'Benefit supplier' },
  coupon: { zh: '优惠券', en: 'Coupons' },
  activity: { zh: '活动', en: 'Activities' },
  coin: { zh: '金币', en: 'Coins' },
  certificate: { zh: '结清证明', en: 'Certificates' },
  topup: { zh: '充值', en: 'Top-up' },
  remoteConfig: { zh: '系统页面', en: 'System pages' },
  native: { zh: '原生 App', en: 'Native app' },
}

export const stateNames: Readonly<Record<State, Text>> = {
  content: { zh: '内容', en: 'Content' },
  largest: { zh: '特大字', en: 'Largest texts' },
  loading: { zh: '加载中', en: 'Loading' },
  empty: { zh: '空', en: 'Empty' },
  failed: { zh: '失败', en: 'Failed' },
  offline: { zh: '离线', en: 'Offline' },
}

const themeNames: Readonly<Record<Theme, Text>> = {
  xbt_h5: { zh: '清新绿', en: 'Green' },
  xyfApp: { zh: '活力蓝', en: 'Blue' },
}

const languageNames: Readonly<Record<Lang, string>> = { 'zh-CN': '中文', en: 'English' }

/** What a picture shows, in a few words: theme, language, and what is unusual about it. */
export function captionOf({ theme, language, state, wide }: Omit<ScreenPicture, 'takenAt'>): Text {
  const inWords = (lang: 'zh' | 'en'): string =>
    [
      state === 'content' ? '' : stateNames[state][lang],
      themeNames[theme][lang],
      languageNames[language],
      wide ? { zh: '宽屏', en: 'wide' }[lang] : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return { zh: inWords('zh'), en: inWords('en') }
}

export const changeNames: Readonly<Record<ChangeKind, Text>> = {
  changed: { zh: '有变化', en: 'Changed' },
  resized: { zh: '尺寸不同', en: 'Another size' },
  new: { zh: '新增', en: 'New' },
  missing: { zh: '缺失', en: 'Missing' },
  unreadable: { zh: '无法读取', en: 'Unreadable' },
}
