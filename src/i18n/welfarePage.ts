import { welfarePage as en } from './en/welfarePage'
import { catalogue } from './language'

export const welfarePage = {
  now: '现在可领',
  nowUnit: '份福利',
  none: '今天的福利都领完了',
  noneHint: '做任务还能赚更多',
  here: (count: number) => `可领 ${count} 份`,
  see: '去看看',
  empty: '暂时没有福利',
  emptyHint: '新福利上线后会显示在这里',
}

/** Words of the page of all that can be had. */
export const welfarePageWords = catalogue({ 'zh-CN': welfarePage, en })
