import { native as en } from './en/native'
import { catalogue } from './language'

export const native = {
  opening: '正在前往 App 页面…',
  opened: '已为您打开 App 页面',
  notInApp: '请在 App 内打开',
  notInAppHint: '此功能由 App 提供，请下载并登录 App 后再试。',
  unknownPage: '没有这个 App 页面',
  unknownPageHint: '链接可能已失效，请返回重试。',
  badLink: '链接不受信任',
  badLinkHint: '为了保护您的账户安全，我们没有打开这个地址。',
  refused: 'App 没有打开这个页面',
  silent: 'App 没有响应',
  tryAgainHint: '请稍后重试，或升级到最新版 App。',
  retry: '重试',
  back: '返回',
  frameTitle: '外部页面',
  state: {
    absent: '未连接 App',
    waiting: '等待 App 响应',
    ready: '已连接 App',
  },
  stateHint: '页面与 App 之间的消息会显示在下方。',
  groupSend: '发送给 App',
  groupAds: '全屏广告',
  groupLog: '消息记录',
  send: '发送',
  requests: {
    hello: '问候并读取 App 信息',
    openBill: '打开账单',
    openCard: '打开卡包',
    openLogin: '打开登录',
    openShare: '打开分享',
    back: '返回来源页',
    barShow: '显示导航栏',
    barHide: '隐藏导航栏',
    clickGold: '黄金会员点击',
    clickBalance: '余额点击',
    playAd: '播放全屏广告',
  },
  adSuccess: '成功次数',
  adFail: '失败次数',
  adTips: '失败原因',
  adTipsNone: '无',
  logEmpty: '还没有消息',
  heard: (type: string) => `收到 ${type}`,
  ends: {
    done: '成功',
    refused: '失败',
    timeout: '超时未响应',
  },
}

/** Words of the pages that talk to the native app, and of external pages. */
export const nativeWords = catalogue({ 'zh-CN': native, en })
