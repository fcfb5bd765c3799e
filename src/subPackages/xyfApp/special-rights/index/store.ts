import { makeAutoObservable } from 'mobx'
import {
  type PackItem,
  type PackItemReq,
  type PackItemRes,
  packItem,
  type RightsPack,
  type SetAuthReq,
  setAuth,
  type UserRightsPackRes,
  userRightsPack,
} from '@/contract/rights/packs'
import { ClaimStore } from '@/domain/rights/claimStore'
import { canClaim, isClaimed, packOf } from '@/domain/rights/packs'
import { WayOutStore } from '@/domain/rights/wayOutStore'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** An item of a partner, which waits for the customer's authorization. */
interface Asked {
  packId: string
  item: PackItem
}

/** The rights packs of the customer, one of them open: claims its items, after the authorization where one is needed. */
export class PackStore {
  readonly page = new Loadable<UserRightsPackRes>()
  readonly wayOut = new WayOutStore()
  readonly claiming: ClaimStore<PackItemReq, PackItemRes>
  /** Personal data goes to partners by it. */
  readonly authorizing = new Submission<SetAuthReq, SetAuthReq>({
    needsConsent: true,
    send: async (form, send) => {
      await send(setAuth, form)
      return form
    },
    done: (form) => this.goOn(form),
    showRefusal: () => {
      void this.load()
      return false
    },
  })
  /** Set while the customer is asked for the authorization. */
  asked: Asked | undefined = undefined
  private chosenId: string | undefined

  /** @param packId number of the pack that the address names */
  constructor(packId: string | undefined) {
    this.chosenId = packId
    this.claiming = new ClaimStore<PackItemReq, PackItemRes>({
      endpoint: packItem,
      read: ({ result, jumpUrl }) => ({ result, jumpUrl }),
      reload: () => this.load(),
      done: (itemId) => report('memberRightsReceive', { productId: itemId, activityId: this.packId }),
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', this.chosenId ? { activityId: this.chosenId } : {})
    return this.page.load((read) => read(userRightsPack, {}))
  }

  /** Items may have been used or claimed elsewhere meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(userRightsPack, {}))
  }

  get packs(): readonly RightsPack[] {
    return this.page.value?.packs ?? []
  }

  /** The open pack; undefined for a customer without packs. */
  get pack(): RightsPack | undefined {
    return packOf(this.packs, this.chosenId)
  }

  get packId(): string {
    return this.pack?.user_rights_pack_id ?? ''
  }

  get claimedCount(): number {
    return this.pack?.pack_item.filter(isClaimed).length ?? 0
  }

  /** Something was claimed, and nothing is left to be claimed. */
  get isOver(): boolean {
    return this.claimedCount > 0 && !this.pack?.pack_item.some(canClaim)
  }

  choose(packId: string): void {
    this.chosenId = packId
  }

  /** Claims an item of the open pack; a partner's item asks for the authorization first. */
  claim(item: PackItem): void {
    if (item.state === 'needs_auth') this.asked = { packId: this.packId, item }
    else this.send({ packId: this.packId, item })
  }

  /** The customer agrees: the authorization is given, then the claim goes on. */
  authorize(): void {
    if (this.asked) void this.authorizing.submit({ user_rights_pack_id: this.asked.packId })
  }

  /** The customer does not want to authorize. */
  closeAuth(): void {
    this.asked = undefined
  }

  private goOn({ user_rights_pack_id }: SetAuthReq): void {
    const { asked } = this
    this.asked = undefined
    // The other items of partners can be claimed now too.
    void this.load()
    if (asked?.packId === user_rights_pack_id) this.send(asked)
  }

  private send({ packId, item: { itemId, name } }: Asked): void {
    this.claiming.claim(itemId, name, { user_rights_pack_id: packId, itemId })
  }
}
