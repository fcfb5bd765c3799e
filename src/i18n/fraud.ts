import { fraud as en } from './en/fraud'
import { catalogue } from './language'

export const fraud = {
  lead: '陌生来电要转账，多半是诈骗',
  intro: '我们不会以任何理由要您转账、告知验证码或共享屏幕。请花一分钟看完下面的常见骗局。',
  tricks: [
    {
      title: '冒充客服“注销账号”',
      text: '对方自称客服，说您的账号“违规”或“影响征信”，要您把钱转到所谓安全账户。',
      answer: '没有“安全账户”。挂断电话，从本应用的客服入口核实。',
    },
    {
      title: '贷款前先交费',
      text: '以“解冻费”“保证金”“刷流水”为名，要您在放款前先付钱。',
      answer: '正规贷款在放款前不收取任何费用。',
    },
    {
      title: '索要验证码',
      text: '借口退款、理赔或快递丢失，要您读出短信验证码。',
      answer: '验证码等同于密码，任何人索要都不要告知。',
    },
    {
      title: '共享屏幕',
      text: '要您下载会议软件并开启屏幕共享，趁机看到您的密码和验证码。',
      answer: '不与陌生人共享屏幕，已开启的请立即关闭。',
    },
    {
      title: '刷单返利',
      text: '先返小额佣金，再诱导您垫付大额资金，最后失去联系。',
      answer: '刷单本身违法，要您垫资的都是诈骗。',
    },
    {
      title: '代充话费、代付订单',
      text: '陌生人请您用优惠代充话费或代付订单，实际是用您的账户转移赃款。',
      answer: '不为陌生人充值，不出借账户和银行卡。',
    },
  ],
  helpTitle: '如果已经转账',
  help: [
    '立即拨打 110 报警，说明转账时间和账号',
    '联系银行冻结银行卡',
    '拨打反诈专线 96110 咨询',
    '保留聊天记录和转账凭证',
  ],
  end: '已到底部，感谢您的阅读',
  readFirst: '请滑动阅读至底部',
  read: '我已阅读',
}

/** Words of the anti-fraud reminder. */
export const fraudWords = catalogue({ 'zh-CN': fraud, en })
