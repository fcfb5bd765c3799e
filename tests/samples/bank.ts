import type { ScreenSample } from './sample'

/** Screens of bank cards and the credit score with what they show. */
export const bankScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/deposit-identification/index',
    query: 'backTo=cards',
    person: '13800138002',
    text: { 'zh-CN': '银行预留手机号', en: 'Phone number registered with the bank' },
  },
  {
    path: 'subPackages/once-bind/index',
    person: '13800138002',
    text: { 'zh-CN': '中国工商银行', en: 'Agricultural Bank of China' },
  },
  {
    path: 'subPackages/bank-management/index',
    person: '13800138002',
    text: { 'zh-CN': '**** 9999', en: '**** 9999' },
  },
]
