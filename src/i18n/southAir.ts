import { southAir as en } from './en/southAir'
import { catalogue } from './language'

export const southAir = {
  title: (name: string) => `关联${name}账号`,
  scopes: (name: string) => `将向${name}提供`,
  term: '有效期',
  termDays: (days: number) => `自授权起 ${days} 天`,
  documents: '第三方信息共享清单',
  agree: (name: string) => `我已了解并同意向${name}提供上述信息`,
  agreeFirst: '请先勾选同意',
  leave: (name: string) => `前往${name}确认`,
  note: '您将在合作方页面确认授权，10 分钟内有效。授权后可随时在“设置—授权管理”撤回。',
  until: (day: string) => `有效期至 ${day}`,
  ends: {
    waiting: {
      title: '等待您确认',
      text: (name: string) => `请在${name}的页面确认授权，确认后回到这里查看结果`,
    },
    granted: { title: '授权成功', text: (name: string) => `您的${name}账号已关联，购票时自动使用飞行卡` },
    refused: { title: '您没有同意授权', text: (name: string) => `${name}没有获得您的任何信息，需要时可重新授权` },
    expired: { title: '授权已超时', text: (name: string) => `您没有在 10 分钟内于${name}的页面确认，请重新发起` },
  },
  checkAgain: '我已确认，查看结果',
  toFlyCards: '查看飞行卡',
  manage: '管理授权',
  again: '重新授权',
  toAll: '查看全部授权',
}

/** Words of the authorization of an airline account. */
export const southAirWords = catalogue({ 'zh-CN': southAir, en })
