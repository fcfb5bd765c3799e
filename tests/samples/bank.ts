import type { ScreenSample } from './sample'

/** Screens of bank cards and the credit score with what they show. */
export const bankScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/deposit-identification/index',
    person: '13800138002',
    text: { 'zh-CN': '绑定储蓄卡', en: '绑定储蓄卡' },
  },
  {
    path: 'subPackages/once-bind/index',
    person: '13800138002',
    text: { 'zh-CN': '一键绑卡', en: '一键绑卡' },
  },
  {
    path: 'subPackages/bank-management/index',
    person: '13800138002',
    text: { 'zh-CN': '银行卡管理', en: '银行卡管理' },
  },
]
