import type { ScreenSample } from './sample'

/** Screens of the health card with what they show. */
export const healthScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/member-health/index',
    person: '13800138004',
    text: { 'zh-CN': '合作口腔门诊洁牙一次', en: 'One cleaning at a partner’s clinic' },
  },
  {
    path: 'subPackages/xyfApp/member-health/health-rule',
    text: { 'zh-CN': '权益凭码使用，请在预约时出示', en: 'A benefit is used by its code' },
  },
]
