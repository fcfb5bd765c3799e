import { forAnyone, signedIn } from './route'

const x = 'subPackages/xyfApp'
const area = 'subPackages/rightssupplier'
/** What a link of the supplier names; in a running mini-program it opens a page without a new start query. */
const supplierLink = 'rscToken? rightsOrderNo?'
const quota: [string, string] = ['提额权益卡', 'Quota-raising benefit card']

/** Screens of rights packs, benefit cards and rights suppliers. */
export const rightsRoutes = {
  rightsPack: signedIn('rights', `${x}/special-rights/index`, '专属权益', 'Special rights', 'user_rights_pack_id?'),
  rightsPackRule: forAnyone('rights', `${x}/special-rights/rule`, '规则说明', 'Rule description'),
  rightsPackResult: signedIn(
    'rights',
    'subPackages/special-rights-result/index',
    '权益领取结果',
    'Rights result',
    'user_rights_pack_id?',
  ),

  quotaCard: signedIn('rights', `${x}/rise-quota/index`, ...quota),
  quotaLanding: signedIn('rights', `${x}/rise-quota-landing/index`, ...quota),

  subsidyCards: signedIn('rights', 'center/rights/index', '补贴权益卡', 'Subsidy benefit card'),
  subsidyCard: signedIn('rights', 'center/rights/detail', '补贴权益卡', 'Subsidy benefit card', 'rightsId?'),

  cardPack: signedIn('rights', `${x}/xyf-cards/index`, '卡包', 'Card pack'),
  flyCard: signedIn('rights', `${x}/fly-card/index`, '飞行卡', 'Fly card'),
  flyCards: signedIn('rights', `${x}/fly-card/list`, '飞行卡', 'Fly card'),

  supplier: signedIn('supplier', `${area}/index`, '飞星卡', 'Flying star card', supplierLink),
  supplierUse: signedIn(
    'supplier',
    `${area}/usedDetail`,
    '激活详情',
    'Activation details',
    `rightsId? ${supplierLink}`,
  ),
  supplierRights: signedIn('supplier', `${area}/mine-rights`, '我的权益', 'My benefits', supplierLink),
} as const
