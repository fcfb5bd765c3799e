import type { ScreenSample } from './sample'

/** Screens of the wallet with what they show. */
export const walletScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/balance/index',
    person: '13800138002',
    text: { 'zh-CN': '余额', en: '余额' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/surplus',
    person: '13800138002',
    text: { 'zh-CN': '余额', en: '余额' },
  },
  {
    path: 'subPackages/cash-out/index',
    person: '13800138002',
    text: { 'zh-CN': '提现', en: '提现' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-out',
    person: '13800138002',
    text: { 'zh-CN': '提现', en: '提现' },
  },
  {
    path: 'subPackages/cash-out/rule',
    person: '13800138002',
    text: { 'zh-CN': '提现规则', en: '提现规则' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-rule',
    person: '13800138002',
    text: { 'zh-CN': '提现规则', en: '提现规则' },
  },
  {
    path: 'subPackages/cash-out-record/index',
    person: '13800138002',
    text: { 'zh-CN': '提现记录', en: '提现记录' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-out-record',
    person: '13800138002',
    text: { 'zh-CN': '提现记录', en: '提现记录' },
  },
  {
    path: 'subPackages/cash-out-result/index',
    query: 'withdrawId=1',
    person: '13800138002',
    text: { 'zh-CN': '提现结果', en: '提现结果' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/cash-result',
    query: 'withdrawId=1',
    person: '13800138002',
    text: { 'zh-CN': '提现结果', en: '提现结果' },
  },
  {
    path: 'subPackages/xyfApp/withdrawal/bind-account',
    person: '13800138002',
    text: { 'zh-CN': '绑定账户', en: '绑定账户' },
  },
  {
    path: 'subPackages/cash-task/index',
    person: '13800138002',
    text: { 'zh-CN': '提现任务', en: '提现任务' },
  },
]
