import { forAnyone, signedIn } from './route'

/** What a link of the supplier names; in a running mini-program it opens a page without a new start query. */
const supplierLink = 'rscToken? rightsOrderNo?'
const fly = ['飞行卡', 'Fly card', '', { mainCall: '/rights/fly-cards' }] as const
const quota: [string, string] = ['提额权益卡', 'Quota-raising benefit card']

/** Screens of rights packs, benefit cards and rights suppliers. */
export const rightsRoutes = {
  rightsPack: signedIn(
    'rights',
    'subPackages/xyfApp/special-rights/index',
    '专属权益',
    'Special rights',
    'user_rights_pack_id?',
  ),
  rightsPackRule: forAnyone('rights', 'subPackages/xyfApp/special-rights/rule', '规则说明', 'Rule description'),
  rightsPackResult: signedIn(
    'rights',
    'subPackages/special-rights-result/index',
    '权益领取结果',
    'Rights result',
    'user_rights_pack_id?',
  ),

  quotaCard: signedIn('rights', 'subPackages/xyfApp/rise-quota/index', ...quota),
  quotaLanding: signedIn('rights', 'subPackages/xyfApp/rise-quota-landing/index', ...quota),

  subsidyCards: signedIn('rights', 'center/rights/index', '补贴权益卡', 'Subsidy benefit card'),
  subsidyCard: signedIn('rights', 'center/rights/detail', '补贴权益卡', 'Subsidy benefit card', 'rightsId?'),

  cardPack: signedIn('rights', 'subPackages/xyfApp/xyf-cards/index', '卡包', 'Card pack'),
  flyCard: signedIn('rights', 'subPackages/xyfApp/fly-card/index', ...fly),
  flyCards: signedIn('rights', 'subPackages/xyfApp/fly-card/list', ...fly),

  supplier: signedIn('supplier', 'subPackages/rightssupplier/index', '飞星卡', 'Flying star card', supplierLink),
  supplierUse: signedIn(
    'supplier',
    'subPackages/rightssupplier/usedDetail',
    '激活详情',
    'Activation details',
    `rightsId? ${supplierLink}`,
  ),
  supplierRights: signedIn(
    'supplier',
    'subPackages/rightssupplier/mine-rights',
    '我的权益',
    'My benefits',
    supplierLink,
  ),
} as const
