import type { ScreenSample } from './sample'

const person = '13800138002'

/** Screens of one subject with what they show. */
export const packsScreens: readonly ScreenSample[] = [
  {
    path: 'subPackages/xyfApp/special-rights/index',
    person,
    text: { 'zh-CN': '影音会员月卡', en: 'Video pass for a month' },
  },
  {
    path: 'subPackages/xyfApp/special-rights/rule',
    text: { 'zh-CN': '合作方授权', en: 'delivered by a partner' },
  },
  {
    path: 'subPackages/special-rights-result/index',
    query: 'user_rights_pack_id=P20250101102',
    person,
    text: { 'zh-CN': '新手顾问', en: 'First-steps adviser' },
  },
  {
    path: 'subPackages/xyfApp/xyf-cards/index',
    person,
    text: { 'zh-CN': '飞跃超级会员', en: 'Super membership' },
  },
  {
    path: 'subPackages/xyfApp/fly-card/index',
    person,
    text: { 'zh-CN': '激活后 30 天内有效', en: 'Valid for 30 days after activation' },
  },
  {
    path: 'subPackages/xyfApp/fly-card/list',
    person,
    text: { 'zh-CN': '国内机票订单抵扣', en: 'Off a domestic flight' },
  },
  {
    path: 'center/rights/index',
    person,
    text: { 'zh-CN': '生活补贴券', en: 'Living subsidy' },
  },
  {
    path: 'center/rights/detail',
    query: 'rightsId=E202501011020',
    person,
    text: { 'zh-CN': '可用于商城全部商品', en: 'serves for everything in the mall' },
  },
]
