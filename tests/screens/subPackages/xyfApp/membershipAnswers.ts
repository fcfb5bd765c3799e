import { serve } from '@tests/screens/screenTest'
import { cutFlow } from '@/contract/cashier'
import {
  expectedReceiveList,
  type PriceOption,
  type UnpaidOrder,
  type VipInfoRes,
  vipForPendingPopup,
  vipInfo,
} from '@/contract/member/info'
import { expectedVipList, leapRights, leapVipInfo } from '@/contract/member/leap'
import { type RightsItem, type RightsRes, vipRights } from '@/contract/member/rights'
import {
  decisionByScene,
  type GreyKey,
  tagBatchDecision,
  tagCompute,
  tagMatch,
} from '@/contract/remoteConfig/decisions'

/** Answers of the server about a membership, and what the screen asks for. */

export const suc = (data: object) => ({ suc: true, code: '000000', data })
export const refused = (code: string, message: string) => ({ suc: false, code, message })

const price = (contractType: PriceOption['contractType'], salePrice: number): PriceOption => ({
  contractType,
  contractTypeName: contractType,
  canRenew: contractType.startsWith('continue'),
  payTip: `tip of ${contractType}`,
  originalPrice: 2_500,
  contractPrice: 1_500,
  salePrice,
  saveTip: `save ${contractType}`,
})

export const monthly = price('continue_month', 990)
export const single = price('single_month', 1_990)

export const unpaidOrder = (contractType: UnpaidOrder['contractType'] = 'single_month'): UnpaidOrder => ({
  unpaidOrder: 'V-OPEN',
  unpaidOrderCreateTime: 1,
  unpaidOrderPrice: 1_990,
  unpaidOrderTerm: '1 个月',
  unpaidOrderDeadline: Date.now() + 60_000,
  contractType,
})

export const item = (changes: Partial<RightsItem> = {}): RightsItem => ({
  itemId: 'life-coffee',
  itemName: '咖啡茶饮券',
  itemType: 'life_coupon',
  itemSalePrice: 800,
  itemTitle: '8 元饮品券',
  itemSubTitle: '满 20 元可用',
  itemImg: '',
  description: '商城可用',
  hasGotten: false,
  jumpUrl: '/pages/mall/index',
  receiveStatus: 'can_receive',
  ...changes,
})

export const rightsOf = (...items: RightsItem[]): RightsRes => ({
  categories: [
    {
      categoryType: 'cat_rights_vip',
      categoryName: '生活权益',
      packageList: [
        {
          packageType: 'life',
          packageName: '每月生活权益',
          packageTitle: '本月任选一项免费领',
          packageSubTitle: '每个会员月一项',
          images: [],
          description: '30 天内有效。',
          customDescription: '按开通日计算会员月',
          priority: 1,
          itemList: items,
        },
      ],
    },
  ],
})

export const info = (changes: Partial<VipInfoRes> = {}): VipInfoRes => ({
  isVip: false,
  priceInfo: [monthly, single],
  payInfo: [
    { expireType: 1, name: '月卡', priceShow: 2_500, discountPrice: 510, priceSell: 1_990 },
    { expireType: 2, name: '季卡', priceShow: 7_500, discountPrice: 2_510, priceSell: 4_990 },
  ],
  contractInfo: [
    {
      name: '会员服务协议',
      vipId: 'fei_yue',
      type: 'service',
      url: '/subPackages/agreement/index?code=member-service',
    },
    {
      name: '自动续费协议',
      vipId: 'fei_yue',
      type: 'renewal',
      url: '/subPackages/agreement/index?code=member-renewal',
    },
  ],
  vipIntro: { vipId: 'fei_yue', title: '飞跃会员', subtitle: '每单 95 折', card: '', rules: ['规则一'] },
  rightsInfo: { count: 10, worth: 8_088 },
  payActiveId: 'first-month',
  unpaidOrderDeductType: 1,
  ...changes,
})

interface Page {
  info?: Partial<VipInfoRes>
  rights?: RightsRes
  /** Grey tests in which the customer is in group B. */
  groupB?: readonly GreyKey[]
  scenes?: readonly string[]
  tags?: Record<string, string>
  guide?: object
  popup?: object
  paysInCashier?: boolean
  expected?: readonly object[]
  /** The groups are known from before. */
  knowsGroups?: boolean
}

const keys: readonly GreyKey[] = [
  'vip_confirm_content',
  'vip_renew_notification',
  'vip_renew_button',
  'vip_unpaidorder_test',
  'vipReduceExternalComplaints',
]

/** Answers what only adds to the screen of a membership. */
async function serveExtras(page: Page, expectedList: { path: string }): Promise<void> {
  const { groupB = [], expected = [], paysInCashier = true } = page
  if (!page.knowsGroups)
    await serve(
      tagBatchDecision,
      suc({ decisions: keys.map((bizKey) => ({ bizKey, group: groupB.includes(bizKey) ? 'groupB' : 'groupA' })) }),
    )
  await serve(expectedList, suc({ expectedList: expected }))
  await serve(tagMatch, suc(page.guide ? { isMatched: true, reduceComplaintInfo: page.guide } : { isMatched: false }))
  await serve(vipForPendingPopup, suc(page.popup ? { popup: page.popup } : {}))
  const flow = { showCardPay: true, isPayVipCashier: paysInCashier }
  await serve(cutFlow, { status: 1, message: '', response: flow })
}

/** Answers everything that the screen of the monthly membership asks for. */
export async function servePage(page: Page = {}): Promise<void> {
  const { scenes = [], tags = {} } = page
  await serve(vipInfo, suc(info(page.info)))
  await serve(vipRights, suc(page.rights ?? rightsOf(item())))
  await serveExtras(page, expectedReceiveList)
  await serve(decisionByScene, suc({ decisions: scenes.map((sceneKey) => ({ sceneKey, matchResult: true })) }))
  await serve(
    tagCompute,
    suc({ tagComputeResultList: Object.entries(tags).map(([tagKey, tagResult]) => ({ tagKey, tagResult })) }),
  )
}

/** The same for the screen of the super-vip membership. */
export async function serveLeapPage(page: Page = {}): Promise<void> {
  await serve(leapVipInfo, suc(info(page.info)))
  await serve(leapRights, suc(page.rights ?? rightsOf(item())))
  await serveExtras(page, expectedVipList)
}
