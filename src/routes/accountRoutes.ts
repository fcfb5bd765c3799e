import { forAnyone, signedIn } from './route'

/** Screens of the customer's profile and account. */
export const accountRoutes = {
  settings: signedIn('account', 'center/personInfo/setUp', '设置', 'Settings'),
  profile: signedIn('profile', 'center/personInfo/mys', '我的', 'My'),
  feedback: signedIn('profile', 'center/personInfo/feedback', '意见反馈', 'Feedback'),
  agreement: forAnyone('account', 'subPackages/agreement/index', '协议', 'Agreement', 'code?'),
  agreements: forAnyone('account', 'subPackages/argumentList/index', '协议列表', 'Agreements'),
  /** Without a partner it lists all authorizations. */
  authorization: signedIn(
    'account',
    'subPackages/service-authorization/index',
    '服务授权',
    'Service authorization',
    'partner?',
  ),
  bindUser: signedIn('session', 'subPackages/bind-user/index', '绑定用户', 'Bind user', 'redirect?'),
  cancelAccount: signedIn('account', 'subPackages/cancel-account/index', '注销账号', 'Cancel account'),
  cancelReason: signedIn('account', 'subPackages/cancel-account/cancel-reason', '注销原因', 'Cancellation reason'),
  cancelResult: forAnyone('account', 'subPackages/cancel-account/cancel-result', '注销结果', 'Cancellation result'),
} as const
