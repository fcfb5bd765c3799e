import { makeAutoObservable } from 'mobx'
import type { GetRightRes } from '@/contract/rights/cards'
import { type ExtraRight, extraRights, type GetExtraRightReq, getExtraRight } from '@/contract/rights/extra'
import { ClaimStore } from '@/domain/rights/claimStore'
import { report } from '@/report/report'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'

/** One subsidy benefit card, which can be claimed once. */
export class SubsidyCardStore {
  readonly page = new Loadable<ExtraRight>()
  readonly claiming: ClaimStore<GetExtraRightReq, GetRightRes>
  private readonly rightId: string

  constructor(rightId: string) {
    this.rightId = rightId
    this.claiming = new ClaimStore<GetExtraRightReq, GetRightRes>({
      endpoint: getExtraRight,
      read: ({ result }) => ({ result, jumpUrl: '' }),
      reload: () => this.load(),
      done: (id) => report('memberRightsReceive', { productId: id }),
    })
    makeAutoObservable<SubsidyCardStore, 'rightId'>(this, { rightId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', { productId: this.rightId })
    return this.page.load(this.read)
  }

  refresh(): Promise<void> {
    return this.page.refresh(this.read)
  }

  /** The card; undefined until it is read. */
  get card(): ExtraRight | undefined {
    return this.page.value
  }

  get canClaim(): boolean {
    return this.card?.state === 'can_receive'
  }

  claim(): void {
    if (!this.card) return
    const { rightId, name } = this.card
    report('memberRightsTap', { productId: rightId })
    this.claiming.claim(rightId, name, { rightId })
  }

  /** There is one call for all cards. A number that is none of them fails as a call about it would. */
  private async read(read: Read): Promise<ExtraRight> {
    const { cards } = await read(extraRights, {})
    const card = cards.find(({ rightId }) => rightId === this.rightId)
    if (!card) throw new ApiError({ kind: 'empty', code: 'RIGHT_UNKNOWN', traceId: '' })
    return card
  }
}
