/** Texts of the phone itself, in the languages of the sandbox's pages. */
const texts = {
  confirm: { zh: '确定', en: 'OK' },
  cancel: { zh: '取消', en: 'Cancel' },
  back: { zh: '返回', en: 'Back' },
  more: { zh: '更多', en: 'More' },
  close: { zh: '关闭', en: 'Close' },
  reopen: { zh: '打开小程序', en: 'Open the app' },
  share: { zh: '转发', en: 'Share' },
  privacyGuide: { zh: '微信的《用户隐私保护指引》在这里打开', en: 'WeChat’s privacy guide opens here' },
  chat: { zh: '平台的客服聊天在这里打开', en: 'The platform’s chat with customer service opens here' },
  shared: { zh: '已转发', en: 'Shared' },
  restart: { zh: '重新进入', en: 'Start again' },
  loading: { zh: '加载中', en: 'Loading' },
  starting: { zh: '正在启动', en: 'Starting' },
  buildFailed: { zh: '构建失败', en: 'The build failed' },
  again: { zh: '再试一次', en: 'Try again' },
  notStarted: { zh: '这个包无法启动', en: 'This package does not start' },
  choosePhoto: { zh: '选择照片', en: 'Choose a photo' },
  fromDevice: { zh: '从本机选择…', en: 'From this device …' },
  sampleFront: { zh: '示例：身份证人像面', en: 'Sample: front of the ID card' },
  sampleBack: { zh: '示例：身份证国徽面', en: 'Sample: back of the ID card' },
  sampleBank: { zh: '示例：银行卡', en: 'Sample: bank card' },
  sampleFace: { zh: '示例：人脸', en: 'Sample: face' },
  phoneTitle: { zh: '允许使用手机号？', en: 'Allow the use of your number?' },
  allow: { zh: '允许', en: 'Allow' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  subscribe: { zh: '允许发送以下消息？', en: 'Allow these messages?' },
  payTitle: { zh: '支付', en: 'Payment' },
  paying: { zh: '正在支付…', en: 'Paying …' },
  payHangs: { zh: '支付方没有应答', en: 'The provider does not answer' },
  paySuccess: { zh: '已支付', en: 'Paid' },
  payCancel: { zh: '已取消', en: 'Cancelled' },
  payFailed: { zh: '支付失败', en: 'The payment failed' },
  payUnknown: { zh: '结果未知', en: 'The result is unknown' },
  document: { zh: 'PDF 文件', en: 'PDF document' },
  openDocument: { zh: '在新标签页打开', en: 'Open in a new tab' },
  picture: { zh: '图片', en: 'Picture' },
  choose: { zh: '请选择', en: 'Choose' },
  column: { zh: '列', en: 'Column' },
  offline: { zh: '无网络', en: 'No network' },
  noRoute: { zh: '应用没有这个页面：', en: 'The app has no such screen: ' },
  noAnswer: { zh: '沙盒没有应答', en: 'The sandbox does not answer' },
  refreshing: { zh: '正在刷新', en: 'Refreshing' },
  settings: { zh: '小程序权限', en: 'Permissions of the app' },
  done: { zh: '完成', en: 'Done' },
  next: { zh: '下一张', en: 'Next' },
  previous: { zh: '上一张', en: 'Previous' },
  tabs: { zh: '标签栏', en: 'Tabs' },
} as const

type TextName = keyof typeof texts

/** The language of the page. */
export const langOfPage = (): 'zh' | 'en' => (document.documentElement.lang === 'en' ? 'en' : 'zh')

/** A text in the language of the page. */
export const say = (name: TextName): string => texts[name][langOfPage()]
