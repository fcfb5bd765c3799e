import { makeAutoObservable } from 'mobx'
import {
  type ReceiveRightReq,
  type ReceiveRightRes,
  type RightsCategory,
  type RightsItem,
  receiveRight,
} from '@/contract/member/rights'
import { ClaimStore } from '@/domain/rights/claimStore'
import { report } from '@/report/report'

interface RightsOptions {
  /** The categories as the screen has read them. */
  categories(): readonly RightsCategory[]
  /** Reads the screen again. */
  reload(): unknown
}

/** The rights of a membership on its screen: which category is open, and the claim of one item at a time. */
export class RightsStore {
  readonly claims: ClaimStore<ReceiveRightReq, ReceiveRightRes>
  private chosen: string | undefined = undefined
  private isReported = false
  private readonly options: RightsOptions

  constructor(options: RightsOptions) {
    this.options = options
    this.claims = new ClaimStore<ReceiveRightReq, ReceiveRightRes>({
      endpoint: receiveRight,
      read: ({ result, jumpUrl }) => ({ result, jumpUrl }),
      reload: options.reload,
    })
    makeAutoObservable<RightsStore, 'options' | 'isReported'>(
      this,
      { options: false, isReported: false },
      { autoBind: true },
    )
  }

  get categories(): readonly RightsCategory[] {
    return this.options.categories()
  }

  /** The open category; the first one until the customer chooses. */
  get category(): RightsCategory | undefined {
    return this.categories.find(({ categoryType }) => categoryType === this.chosen) ?? this.categories[0]
  }

  /** The rights are on the screen, under their first tab; reported once, however often they are read again. */
  reportShown(): void {
    if (!this.isReported && this.category) report('memberRightsShow', {})
    this.isReported ||= this.category !== undefined
  }

  openCategory(categoryType: string): void {
    this.chosen = categoryType
    report('memberRightsShow', {})
  }

  /** Reports that the customer uses an item: on its page, or at customer service. */
  reportUse({ itemId }: RightsItem): void {
    report('memberRightsTap', { productId: itemId })
  }

  /** Claims an item; what it gave is shown. */
  claim({ itemId, itemName }: RightsItem): void {
    report('memberRightsReceive', { productId: itemId })
    this.claims.claim(itemId, itemName, { itemId })
  }
}
