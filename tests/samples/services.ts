import type { ScreenSample } from './sample'

/** Screens of top-ups, partners and advice with what they show. */
export const servicesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/phone-charges/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/phone-charges/pay-result',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/south-air/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/fraud-tips/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'center/capture/calc',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/app-download/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xbt-download/index',
    text: { 'zh-CN': '-', en: '-' },
  },
]
