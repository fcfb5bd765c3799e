import { authorization as en } from './en/authorization'
import { catalogue } from './language'

export const authorization = {
  states: { none: '未授权', granted: '授权中', withdrawn: '已撤回', ended: '已到期' },
  listHint: '您授权给合作方的信息，可随时撤回',
  none: '您还没有授权任何合作方',
  noneHint: '办理合作方的服务时，会先征求您的同意',
  grantedOn: (date: string) => `授权于 ${date}`,
  untilDay: (date: string) => `有效期至 ${date}`,
  withdrawnOn: (date: string) => `撤回于 ${date}`,
  endedOn: (date: string) => `到期于 ${date}`,
  scopes: '将向其提供',
  purpose: '用途',
  term: '有效期',
  termDays: (days: number) => `自授权起 ${days} 天`,
  rule: '合作方只能将信息用于上述用途。撤回后不再提供新的信息，已提供的信息由合作方按约定删除。',
  documents: '第三方信息共享清单',
  agree: '我已了解并同意向该合作方提供上述信息',
  agreeFirst: '请先勾选同意',
  grant: '同意授权',
  grantAgain: '重新授权',
  granted: '授权成功',
  withdraw: '撤回授权',
  withdrawTitle: '撤回授权？',
  withdrawText: (name: string) => `撤回后，${name} 将不再获得您的信息，相关服务可能无法使用。`,
  keep: '保留',
  withdrawn: '已撤回授权',
  all: '查看全部授权',
}

/** Words of the authorizations of partners. */
export const authorizationWords = catalogue({ 'zh-CN': authorization, en })
