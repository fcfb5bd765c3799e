import type { ScreenSample } from './sample'

/** Screens of certificates with what they show. */
export const certificatesScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/settle-certify/index',
    person: '13800138007',
    text: { 'zh-CN': '共 3 笔贷款，已结清 3 笔', en: '3 of 3 loans settled' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/verify',
    query: 'kind=loan&method=electronic',
    person: '13800138007',
    text: { 'zh-CN': '开具前需要验证是您本人', en: 'Verify it’s you' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/toProve',
    query: 'method=electronic',
    person: '13800138007',
    text: { 'zh-CN': '以下 3 笔贷款将写入同一份证明', en: '3 loans on one certificate' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/settle-succes',
    query: 'method=paper',
    person: '13800138007',
    text: { 'zh-CN': '编号 D107003', en: 'No. D107003' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/recordList',
    person: '13800138004',
    text: { 'zh-CN': 'JQ202501011040012', en: 'JQ202501011040012' },
  },
  {
    path: 'subPackages/xyfApp/settle-certify/email',
    query: 'certificateId=C202501011040001',
    person: '13800138004',
    text: { 'zh-CN': '上次发送到 g***@mail.example.com', en: 'Last sent to g***@mail.example.com' },
    title: { 'zh-CN': '重新发送', en: 'Resend' },
  },
]
