import { forAnyone, neutral, neutralForAnyone } from './route'

/** Screens of top-ups, of partners' accounts, of the native app and of advice. */
export const serviceRoutes = {
  topup: neutral('topup', 'subPackages/xyfApp/phone-charges/index', '话费充值', 'Phone top-up'),
  topupResult: neutral(
    'topup',
    'subPackages/xyfApp/phone-charges/pay-result',
    '支付结果',
    'Payment result',
    'bizNo? outBizNo? source? orderId?',
  ),
  southAir: neutral('account', 'subPackages/xyfApp/south-air/index', '账号授权', 'Account authorization', 'partner?'),
  fraudTips: forAnyone('account', 'subPackages/xyfApp/fraud-tips/index', '防诈骗提醒', 'Anti-fraud reminder', 'next?'),
  /** `amount` in fen and `rate` in hundredths of a percent a year, where the server has named them. */
  calculator: neutralForAnyone('account', 'center/capture/calc', '计算器', 'Calculator', 'amount? rate?'),
  appDownload: forAnyone('native', 'subPackages/app-download/index', '下载APP', 'Download the app'),
  xbtDownload: forAnyone('native', 'subPackages/xbt-download/index', '下载小补贴', 'Download Small subsidy'),
} as const
