import type { ScreenSample } from './sample'

/** Screens of invitations with what they show. */
export const invitationsScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/get-member/index',
    person: '13800138060',
    text: { 'zh-CN': '已有 2 位助力，还差 1 位', en: '2 helped, 1 still needed' },
  },
  {
    path: 'subPackages/help-get-member/index',
    query: 'inviterUserId=160',
    text: { 'zh-CN': '阿* 邀请您助力', en: '阿* needs your help' },
  },
  {
    path: 'subPackages/help-progress/index',
    person: '13800138060',
    text: { 'zh-CN': '已解锁，可领取', en: 'Unlocked' },
  },
  {
    path: 'subPackages/red-packets/index',
    person: '13800138060',
    text: { 'zh-CN': '已邀请 8 位好友', en: '8 friends invited' },
  },
  {
    path: 'subPackages/share/index',
    query: 'inviterUserId=160',
    text: { 'zh-CN': '阿* 送您一个红包', en: '阿* sent you a red packet' },
  },
  {
    path: 'subPackages/ranking/index',
    person: '13800138060',
    text: { 'zh-CN': '第 6 名', en: 'Rank 6' },
  },
  {
    path: 'subPackages/poster-share/index',
    person: '13800138002',
    text: { 'zh-CN': '同享', en: 'Together' },
  },
  {
    path: 'subPackages/xyfApp/invit-friend/index',
    person: '13800138060',
    text: { 'zh-CN': '已邀请 8 位', en: '8 friends invited' },
  },
]
