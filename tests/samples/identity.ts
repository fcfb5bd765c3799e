import type { ScreenSample } from './sample'

/** Screens of the identity flow with what they show. */
export const identityScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/identification/index',
    person: '13800138030',
    text: { 'zh-CN': '相机和相册权限', en: 'Camera and album' },
  },
  {
    path: 'subPackages/identification-confirm/index',
    person: '13800138037',
    text: { 'zh-CN': '本次认证使用的身份证', en: 'ID card used for verification' },
  },
  {
    path: 'subPackages/living-identification/index',
    person: '13800138032',
    text: { 'zh-CN': '确认是您本人', en: 'Confirm it’s you' },
  },
  {
    path: 'subPackages/card-results/index',
    person: '13800138036',
    text: { 'zh-CN': '开户礼券', en: 'Welcome coupons' },
  },
]
