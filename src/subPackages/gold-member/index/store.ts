import { makeAutoObservable } from 'mobx'
import { type BroadcastRes, type BroadcastRow, memberBroadcast } from '@/contract/home'
import {
  type GoldLevel,
  type GoldMemberPageRes,
  type GoldOrderReq,
  goldMemberPage,
  goldOrder,
  type MemberPageRes,
  memberPage,
} from '@/contract/member/gold'
import { type MemberBack, memberBack } from '@/domain/member/memberBack'
import { TermsStore } from '@/domain/member/termsStore'
import { tellClick } from '@/domain/native/tellClick'
import { report } from '@/report/report'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { Submission } from '@/request/submission'

interface GoldPage {
  offer: GoldMemberPageRes
  member: MemberPageRes
}

/** An order of a level that waits for its payment. */
interface GoldOrder {
  levelId: string
  orderId: string
}

const readPage = async (read: Read): Promise<GoldPage> => {
  const [offer, member] = await Promise.all([read(goldMemberPage, {}), read(memberPage, {})])
  return { offer, member }
}

/** The gold member screen: what others save, the levels, and whether the customer came back as a member. */
export class GoldMemberStore {
  readonly page = new Loadable<GoldPage>()
  readonly broadcast = new Loadable<BroadcastRes>()
  readonly terms = new TermsStore()
  readonly ordering = new Submission<GoldOrderReq, GoldOrder>({
    needsConsent: true,
    async send({ levelId, price }, send) {
      tellClick('gold-member')
      const { orderId } = await send(goldOrder, { levelId, price })
      return { levelId, orderId }
    },
  })
  readonly canBuy = has(goldOrder)
  isMemberBack: MemberBack = -1
  showsEarnings = false
  private chosenId: string | undefined = undefined
  /** The level that the customer went to pay last. */
  private orderedId: string | undefined = undefined
  /** When the membership ended before the customer went to pay; set until it is known whether they came back as a member. */
  private away: { end: number | undefined } | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.page.status === 'idle') report('memberGoldPage', {})
    // The page does without the notice bar where it cannot be read, so it does not wait for it.
    void this.broadcast.load((read) => read(memberBroadcast, {}))
    await this.page.load(readPage)
  }

  get broadcastList(): readonly BroadcastRow[] {
    return this.broadcast.value?.broadcast ?? []
  }

  get memberList(): readonly GoldLevel[] {
    return this.offer?.memberList ?? []
  }

  get offer(): GoldMemberPageRes | undefined {
    return this.page.value?.offer
  }

  get member(): MemberPageRes | undefined {
    return this.page.value?.member
  }

  /** The chosen level; the first one by default. */
  get level(): GoldLevel | undefined {
    return this.memberList.find(({ levelId }) => levelId === this.chosenId) ?? this.memberList[0]
  }

  /** The chosen level was ordered and is not paid yet. */
  get goesOn(): boolean {
    return this.isMemberBack === 0 && this.orderedId === this.level?.levelId
  }

  choose(levelId: string): void {
    this.chosenId = levelId
  }

  openEarnings(): void {
    this.showsEarnings = true
  }

  closeEarnings(): void {
    this.showsEarnings = false
  }

  /** Orders the chosen level; the native app is told of the tap. Answers false where the terms are not ticked. */
  buy(): boolean {
    const { level } = this
    if (level && !this.terms.agreed) return false
    if (!level) return true
    const { levelId, price } = level
    report('memberGoldTap', { productId: levelId })
    void this.ordering.submit({ levelId, price })
    return true
  }

  /** The customer goes to the cashier with an order. */
  leave({ levelId }: GoldOrder): void {
    this.orderedId = levelId
    this.away = { end: this.member?.goldEndTime }
  }

  /** Back from the cashier the server is asked whether the customer is a member now. */
  async show(): Promise<void> {
    if (!this.away) return
    await this.load()
    if (this.page.status === 'ready') this.comeBack()
  }

  private comeBack(): void {
    if (this.away) this.isMemberBack = memberBack(this.away.end, this.member?.goldEndTime)
    this.away = undefined
  }
}
