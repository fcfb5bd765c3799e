import { shell as en } from './en/shell'
import { catalogue } from './language'

export const shell = {
  back: '返回',
  home: '首页',
  retry: '重试',
  loadFailed: '页面没有加载出来，请稍后重试',
  nothingThere: '没有找到您要的内容',
  nothingThereHint: '它可能已失效或被移除',
  traceId: (id: string) => `追踪编号 ${id}`,
  copyTrace: '复制追踪编号',
  offline: '网络不可用，请检查网络设置',
  /** The content of an earlier visit is shown, since there is no network. */
  offlineContent: (time: string) => `网络不可用，以下是 ${time} 的内容`,
  /** The same, since loading failed. */
  oldContent: (time: string) => `加载失败，以下是 ${time} 的内容`,
  timeout: '网络有点慢，请稍后重试',
  serverBusy: '服务繁忙，请稍后重试',
  malformed: '服务返回异常，请稍后重试',
  unprotected: '此处无法加密您的信息，因此没有发送。请在手机浏览器中打开',
  sessionLost: '登录已过期，请重新登录',
  /** Closes a message; WeChat allows four characters. */
  gotIt: '知道了',
  offerRefused: '链接中的登录已失效，您仍是原来的登录状态',
  assistOnlyNew: '仅限新用户助力',
  pageComing: '页面正在打开',
  pageMissing: '您打开的页面不存在',
  crashed: '页面出了点问题，请重试或联系客服',
  updateReady: '新版本已准备好，是否重启应用？',
  updateTitle: '更新提示',
  privacyTitle: '隐私保护提示',
  privacyText: '欢迎使用小补贴。为了提供登录、下单和支付服务，我们会在您同意后收集手机号、订单和设备信息。请先阅读：',
  privacyLinks: [
    { code: 'user-agreement', title: '《用户服务协议》' },
    { code: 'privacy-policy', title: '《隐私政策》' },
  ],
  privacyBrowse: '不同意也可以浏览商品，我们不会收集任何信息。',
  privacyAccept: '同意并继续',
  privacyRefuse: '不同意，仅浏览',
}

/** Words of the frame around every screen. */
export const shellWords = catalogue({ 'zh-CN': shell, en })
