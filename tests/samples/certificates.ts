import type { ScreenSample } from './sample'

/** Screens of certificates with what they show. */
export const certificatesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/settle-certify/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/verify',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/toProve',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/settle-succes',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/recordList',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/email',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
]
