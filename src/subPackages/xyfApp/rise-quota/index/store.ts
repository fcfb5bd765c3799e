import { makeAutoObservable } from 'mobx'
import type { CardRight, GetRightRes } from '@/contract/rights/cards'
import {
  type GetLimitUpRightReq,
  getLimitUpRight,
  type LimitUpLogRow,
  type LimitUpRightsRes,
  limitUp,
  limitUpLog,
  limitUpRights,
} from '@/contract/rights/quota'
import { ClaimStore } from '@/domain/rights/claimStore'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'

/** The customer's quota, the raise of their card, the claims of its rights, and the log of raises. */
export class QuotaCardStore {
  readonly page = new Loadable<LimitUpRightsRes>()
  readonly log = new PagedList<LimitUpLogRow>(async (read, page) => (await read(limitUpLog, { page })).rows, {
    key: ({ logId }) => logId,
  })
  readonly claims = new ClaimStore<GetLimitUpRightReq, GetRightRes>({
    endpoint: getLimitUpRight,
    read({ right, result }) {
      report('memberRightsReceive', { productId: right.rightId })
      return { result, jumpUrl: '' }
    },
    reload: () => this.readPage(),
  })
  /** Asks for the raise of the present card. */
  readonly raising = new Submission({
    needsConsent: true,
    send: (_form: object, send) => send(limitUp, {}),
    done: () => this.refresh(),
    showRefusal: () => {
      // The raise stands otherwise than the screen shows.
      void this.refresh()
      return false
    },
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([this.readPage(), this.log.load()])
  }

  async loadMore(): Promise<void> {
    await this.log.loadMore()
  }

  /** Reads where the raise stands, and the log with it. */
  async refresh(): Promise<void> {
    await Promise.all([this.page.refresh(readRights), this.log.refresh()])
  }

  /** The screen comes back to the front: the card may have been bought, or the raise decided, meanwhile. */
  async show({ isFirst }: { isFirst: boolean }): Promise<void> {
    if (isFirst) return
    const before = this.offer?.status
    await this.readPage()
    if (this.offer?.status !== before) await this.log.refresh()
  }

  get offer(): LimitUpRightsRes | undefined {
    return this.page.value
  }

  /** The raise that the status is about; undefined until the log has it. */
  get latest(): LimitUpLogRow | undefined {
    const [row] = this.log.rows
    return row?.status === this.offer?.status ? row : undefined
  }

  /** The card can be asked for its raise. */
  get canAsk(): boolean {
    return this.offer?.card.isActive === true && this.offer.status === 'none'
  }

  /** Asks for the raise. A second tap meanwhile does nothing. */
  ask(): void {
    void this.raising.submit({})
  }

  /** Claims a right of the card. A second tap meanwhile does nothing. */
  claim({ rightId, name }: CardRight): void {
    if (this.claims.sending.busy) return
    report('memberRightsTap', { productId: rightId })
    this.claims.claim(rightId, name, { rightId })
  }

  private readPage(): Promise<void> {
    return this.page.load(readRights)
  }
}

const readRights: Parameters<Loadable<LimitUpRightsRes>['load']>[0] = (read) => read(limitUpRights, {})
