import { forAnyone, neutral, neutralForAnyone, signedIn } from './route'

const result = 'bizNo? outBizNo? source? orderId?'

/** Screens of the memberships. */
export const memberRoutes = {
  goldMember: signedIn('member', 'subPackages/gold-member/index', '黄金会员', 'Gold member'),
  goldOuter: neutralForAnyone('member', 'subPackages/gold-member/outer-deliver', '黄金会员', 'Gold member', '', {
    outlivesSession: true,
  }),

  /** The first membership, whose prices go by expire type. */
  olderMember: signedIn('member', 'subPackages/xyfApp/member/index', '会员', 'Membership'),
  olderMemberResult: neutral('member', 'subPackages/xyfApp/member/pay-result', '支付结果', 'Payment result', result),
  memberRule: forAnyone('member', 'subPackages/xyfApp/vip-rule/index', '规则说明', 'Rule description', 'pageType?'),

  member: signedIn('member', 'subPackages/xyfApp/member-v2/index', '会员', 'Membership'),
  memberRenewal: signedIn('member', 'subPackages/xyfApp/member-v2/renew-manage', '续费管理', 'Renewal management'),
  memberPayPop: neutral('member', 'subPackages/xyfApp/member-v2/single-pay-pop', '会员支付', 'Membership payment'),
  surpriseGift: signedIn('member', 'subPackages/xyfApp/member-v2/single-sup-pop', '惊喜礼', 'Surprise gift'),
  birthdayGift: signedIn('member', 'subPackages/xyfApp/member-v2/single-bir-pop', '生日礼', 'Birthday gift'),
  memberRecord: signedIn('member', 'subPackages/xyfApp/member-v2/member-record', '会员记录', 'Membership records'),
  memberClaims: signedIn('member', 'subPackages/xyfApp/member-v2/mine-rights', '权益领取记录', 'Benefit claim records'),
  memberRules: forAnyone('member', 'subPackages/xyfApp/member-v2/member-rules', '会员规则', 'Membership rules'),

  /** `pageType` chooses a membership of the family. */
  leap: signedIn('member', 'subPackages/xyfApp/member-leap/index', '飞跃会员', 'Leap membership', 'pageType?'),
  leapRenewal: signedIn('member', 'subPackages/xyfApp/member-leap/renew-manage', '续费管理', 'Renewal management'),
  leapStay: signedIn(
    'member',
    'subPackages/xyfApp/member-leap/renew-manage-detainment',
    '续费管理',
    'Renewal management',
  ),
  leapRecord: signedIn('member', 'subPackages/xyfApp/member-leap/member-record', '会员记录', 'Membership records'),
  leapClaims: signedIn('member', 'subPackages/xyfApp/member-leap/mine-rights', '权益领取记录', 'Benefit claim records'),

  health: signedIn('member', 'subPackages/xyfApp/member-health/index', '健康卡', 'Health card'),
  healthRule: forAnyone('member', 'subPackages/xyfApp/member-health/health-rule', '规则说明', 'Rule description'),
  healthResult: neutral('member', 'subPackages/xyfApp/member-health/pay-result', '支付结果', 'Payment result', result),
} as const
