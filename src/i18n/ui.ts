import { ui as en } from './en/ui'
import { catalogue } from './language'

export const ui = {
  close: '关闭',
  clear: '清空',
  more: '更多',
  moreNotices: '更多公告',
  oneLess: '减少数量',
  oneMore: '增加数量',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败，请长按选择',
  list: {
    loading: '正在加载…',
    more: '点击加载更多',
    end: '已经到底了',
    failed: '加载失败，点此重试',
  },
}

/** Default texts of the components of ui/. */
export const uiWords = catalogue({ 'zh-CN': ui, en })
