import type { ScreenSample } from './sample'

/** Screens of invitations with what they show. */
export const invitationsScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/get-member/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/help-get-member/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/help-progress/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/red-packets/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/share/index',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/ranking/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
  {
    path: 'subPackages/poster-share/index',
    person: '13800138002',
    text: { 'zh-CN': '同享', en: 'Together' },
  },
  {
    path: 'subPackages/xyfApp/invit-friend/index',
    person: '13800138002',
    text: { 'zh-CN': '-', en: '-' },
  },
]
