import type { ScreenSample } from './sample'

/** Screens of the wallet with what they show. */
export const walletScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/balance/index',
    person: '13800138002',
    text: { 'zh-CN': '签到奖励', en: 'Check-in reward' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/surplus',
    person: '13800138004',
    text: { 'zh-CN': '任务奖励：完成身份认证', en: 'Task: Verify your identity' },
  },
  {
    path: 'subPackages/cash-out/index',
    person: '13800138004',
    text: { 'zh-CN': '今日还可提现 3 次', en: 'Left today: 3 withdrawals' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-out',
    person: '13800138004',
    text: { 'zh-CN': '今日还可提现 3 次', en: 'Left today: 3 withdrawals' },
  },
  {
    path: 'subPackages/cash-out/rule',
    text: { 'zh-CN': '提现至银行卡免手续费', en: 'Withdrawals to a bank card are free' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-rule',
    text: { 'zh-CN': '提现至银行卡免手续费', en: 'Withdrawals to a bank card are free' },
  },
  {
    path: 'subPackages/cash-out-record/index',
    person: '13800138002',
    text: { 'zh-CN': '已退回', en: 'Returned' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-out-record',
    person: '13800138004',
    text: { 'zh-CN': '待确认收款', en: 'Confirmation needed' },
  },
  {
    path: 'subPackages/cash-out-result/index',
    query: 'withdrawId=W2025010110200000000002',
    person: '13800138002',
    text: { 'zh-CN': '提现被退回', en: 'Withdrawal returned' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-result',
    query: 'withdrawId=W2025010110400000000021',
    person: '13800138004',
    text: { 'zh-CN': '请确认收款', en: 'Please confirm the payout' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/bind-account',
    person: '13800138004',
    text: { 'zh-CN': '**** 6104', en: '**** 6104' },
  },
  {
    path: 'subPackages/cash-task/index',
    person: '13800138004',
    text: { 'zh-CN': '完善个人资料', en: 'Fill in your profile' },
  },
]
