import { neutral, signedIn } from './route'

/** Screens on which certificates of settled loans are issued. */
export const certificateRoutes = {
  certificate: neutral('certificate', 'subPackages/xyfApp/settle-certify/index', '开具方式', 'Issuing method'),
  certificateVerify: neutral(
    'certificate',
    'subPackages/xyfApp/settle-certify/verify',
    '身份验证',
    'Identity verification',
    'kind? method?',
  ),
  certificateGeneral: neutral(
    'certificate',
    'subPackages/xyfApp/settle-certify/toProve',
    '通用结清证明',
    'General settlement certificate',
    'method?',
  ),
  certificateLoans: neutral(
    'certificate',
    'subPackages/xyfApp/settle-certify/settle-succes',
    '结清证明',
    'Settlement certificate',
    'method? certificateId?',
  ),
  certificateRecords: signedIn(
    'certificate',
    'subPackages/xyfApp/settle-certify/recordList',
    '开具记录',
    'Issuing records',
  ),
  certificateEmail: neutral(
    'certificate',
    'subPackages/xyfApp/settle-certify/email',
    '填写邮箱',
    'Enter email',
    'certificateId? kind? loanIds?',
  ),
} as const
