import { neutral, signedIn } from './route'

/** Screens that prove who a customer is, their bank cards, and what follows from both. */
export const identityRoutes = {
  /** `redirect` of the steps is the address that the customer came from, to which they return. */
  identification: neutral(
    'identity',
    'subPackages/identification/index',
    '身份认证',
    'Identity authentication',
    'redirect?',
  ),
  identificationConfirm: neutral(
    'identity',
    'subPackages/identification-confirm/index',
    '身份认证',
    'Identity authentication',
    'redirect?',
  ),
  livingIdentification: neutral(
    'identity',
    'subPackages/living-identification/index',
    '人脸识别',
    'Face recognition',
    'redirect?',
  ),
  cardResults: neutral('identity', 'subPackages/card-results/index', '开通结果', 'Activation result', 'redirect?'),

  /** `backTo` says where it goes back to; without it the customer is in the identity flow. */
  depositIdentification: neutral(
    'bank',
    'subPackages/deposit-identification/index',
    '绑定储蓄卡',
    'Bind debit card',
    'backTo? redirect?',
  ),
  onceBind: neutral(
    'bank',
    'subPackages/once-bind/index',
    '一键绑卡',
    'One-key card binding',
    'bindNo? backTo? redirect?',
  ),
  bankManagement: neutral('bank', 'subPackages/bank-management/index', '银行卡管理', 'Bank card management'),
  score: signedIn('credit', 'subPackages/xyf-score/index', '信用分', 'Credit score'),
  welfare: signedIn('credit', 'subPackages/xyfApp/welfare/index', '资金匹配结果', 'Fund matching result'),
} as const
