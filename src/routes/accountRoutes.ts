import { neutral, neutralForAnyone } from './route'

/** Screens of the customer's profile and account. */
export const accountRoutes = {
  settings: neutral('account', 'center/personInfo/setUp', '设置', 'Settings'),
  profile: neutral('profile', 'center/personInfo/mys', '我的', 'My'),
  feedback: neutral('profile', 'center/personInfo/feedback', '意见反馈', 'Feedback'),
  agreement: neutralForAnyone('account', 'subPackages/agreement/index', '协议', 'Agreement', 'code?'),
  agreements: neutralForAnyone('account', 'subPackages/argumentList/index', '协议列表', 'Agreements'),
  /** Without a partner it lists all authorizations. */
  authorization: neutral(
    'account',
    'subPackages/service-authorization/index',
    '服务授权',
    'Service authorization',
    'partner?',
  ),
  bindUser: neutral('session', 'subPackages/bind-user/index', '绑定用户', 'Bind user', 'redirect?'),
  cancelAccount: neutral('account', 'subPackages/cancel-account/index', '注销账号', 'Cancel account'),
  cancelReason: neutral('account', 'subPackages/cancel-account/cancel-reason', '注销原因', 'Cancellation reason'),
  cancelResult: neutralForAnyone(
    'account',
    'subPackages/cancel-account/cancel-result',
    '注销结果',
    'Cancellation result',
  ),
} as const
