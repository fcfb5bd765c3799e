import { makeAutoObservable, runInAction } from 'mobx'
import { type BroadcastRes, type BroadcastRow, memberBroadcast } from '@/contract/home'
import {
  type GoldLevel,
  type GoldMemberPageRes,
  goldMemberPage,
  type MemberPageRes,
  memberPage,
} from '@/contract/member'
import { consent } from '@/domain/account/consent'
import { orderGold } from '@/domain/member/orderGold'
import { type MemberBack, memberBack } from '@/domain/member/rules'
import { TermsStore } from '@/domain/member/termsStore'
import { tellClick } from '@/domain/native/tellClick'
import { memberWords } from '@/i18n/member'
import { go } from '@/navigate'
import { toast } from '@/platform/toast'
import { report } from '@/report/report'
import { call, makeRequestId } from '@/request/call'
import { Loadable } from '@/request/loadable'
import { routes } from '@/routes'
import { showFailure } from '@/shell/showFailure'

interface GoldPage {
  offer: GoldMemberPageRes
  member: MemberPageRes
}

/** The gold member screen: what others save, the levels, and whether the customer came back as a member. */
export class GoldMemberStore {
  page = new Loadable<GoldPage>()
  broadcast = new Loadable<BroadcastRes>()
  terms = new TermsStore()
  isMemberBack: MemberBack = -1
  showsEarnings = false
  isOrdering = false
  private chosenId: string | undefined = undefined
  /** The level that the customer went to pay last. */
  private orderedId: string | undefined = undefined
  /** When the membership ended before the customer went to pay; set while he is there. */
  private away: { end: number | undefined } | undefined = undefined
  /** The order whose answer was lost is asked for under the same id. */
  private intent: { levelId: string; requestId: string } | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.page.status === 'idle') report('memberPage', {})
    // The notice bar only embellishes the page: without it there is none.
    void this.broadcast.load((read) => read(memberBroadcast, {}))
    await this.page.load(async () => {
      const [offer, member] = await Promise.all([
        call(goldMemberPage, {}, { toast: false }),
        call(memberPage, {}, { toast: false }),
      ])
      return { offer, member }
    })
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

  /** The chosen level's order still waits for its money. */
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

  /** Orders the chosen level and goes to the cashier with it; the native app hears of the tap. */
  async buy(): Promise<void> {
    const { level } = this
    if (!level || this.isOrdering) return
    if (!this.terms.agreed) return toast(memberWords().agreeFirst)
    consent.ask()
    if (!consent.accepted) return
    tellClick('gold-member')
    this.isOrdering = true
    try {
      const end = await orderGold(level, this.requestIdOf(level))
      runInAction(() => {
        this.intent = undefined
        if (end.kind === 'ordered') this.leaveToPay(end.orderId)
        else this.refused(end.message)
      })
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isOrdering = false
      })
    }
  }

  /** The screen is in front again: back from the cashier the server says whether he is a member now. */
  async shown(): Promise<void> {
    const { away } = this
    if (!away) return
    this.away = undefined
    await this.load()
    if (this.page.status !== 'ready') return
    runInAction(() => {
      this.isMemberBack = memberBack(away.end, this.member?.goldEndTime)
    })
  }

  /** The screen is gone. */
  drop(): void {
    this.page.drop()
    this.broadcast.drop()
    this.terms.drop()
  }

  private leaveToPay(orderId: string): void {
    this.away = { end: this.member?.goldEndTime }
    this.orderedId = this.level?.levelId
    go(routes.pay, { orderId, source: 'gold-member' })
  }

  /** The level or its price is another one now. */
  private refused(message: string): void {
    toast(message)
    void this.load()
  }

  private requestIdOf({ levelId }: GoldLevel): string {
    if (this.intent?.levelId !== levelId) this.intent = { levelId, requestId: makeRequestId() }
    return this.intent.requestId
  }
}
