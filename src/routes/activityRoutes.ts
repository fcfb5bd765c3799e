import { forAnyone, signedIn } from './route'

const getMembership: [string, string] = ['助力领会员', 'Help to get membership']
const inviteFriends: [string, string] = ['邀请好友', 'Invite friends']

/** Screens of invitations and activities. */
export const activityRoutes = {
  getMember: signedIn('activity', 'subPackages/get-member/index', ...getMembership),
  helpGetMember: forAnyone('activity', 'subPackages/help-get-member/index', ...getMembership, 'inviterUserId?'),
  helpProgress: signedIn('activity', 'subPackages/help-progress/index', '助力进度', 'Help progress', 'scene?'),
  redPackets: signedIn('activity', 'subPackages/red-packets/index', ...inviteFriends),
  share: forAnyone('activity', 'subPackages/share/index', '领红包', 'Get red packet', 'inviterUserId?'),
  ranking: signedIn('activity', 'subPackages/ranking/index', '排行榜', 'Ranking', '', {
    mainCall: '/xbt-activity/ranking',
  }),
  posterShare: signedIn('activity', 'subPackages/poster-share/index', '海报分享', 'Poster'),
  inviteFriend: signedIn('activity', 'subPackages/xyfApp/invit-friend/index', ...inviteFriends),

  free: forAnyone('activity', 'subPackages/free/index', '免费领', 'Get free', 'groupId?'),
  freeRecord: signedIn('activity', 'subPackages/free/record', '群接龙免费领', 'Group chain get free', '', {
    mainCall: '/activity/free-groups',
  }),
  freeRule: forAnyone('activity', 'subPackages/free/rule', '活动规则', 'Activity rules'),

  customActivity: forAnyone('activity', 'subPackages/custom-activity/index', '活动', 'Activity', 'code?'),
  thanksgiving: forAnyone('activity', 'subPackages/thanksgiving/index', '感恩回馈', 'Thanksgiving'),
  landingActivity: forAnyone('activity', 'subPackages/landing-page/activity-1', '活动', 'Activity', '', {
    hostBar: true,
  }),
  taxReduction: signedIn('activity', 'subPackages/tax-reduction/index', '券膨胀', 'Voucher inflation'),
  welfareActivity: signedIn('activity', 'subPackages/xyfApp/activity/index', '福利专区', 'Welfare page'),
  newActivity: signedIn('activity', 'subPackages/xyfApp/new-activity/index', '新人福利', 'New-user welfare'),
} as const
