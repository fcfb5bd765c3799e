import { makeAutoObservable } from 'mobx'
import {
  type GiftInfo,
  type ReceivedItemRes,
  type ReceiveGiftReq,
  receivedItemInfo,
  receiveGift,
} from '@/contract/member/gifts'
import type { ReceiveRightRes } from '@/contract/member/rights'
import { report } from '@/report/report'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { orElse } from '@/request/orElse'
import type { Read } from '@/request/read'
import { type Refusal, Submission } from '@/request/submission'
import type { Gift } from './gifts'

type GiftItem = GiftInfo['items'][number]

/** What a gift has given; `receivedAt` is absent until the server has told it. */
export type GivenItem = Omit<NonNullable<ReceivedItemRes['item']>, 'receivedAt'> & { receivedAt?: number }

interface GiftPage {
  info: GiftInfo
  given?: GivenItem
}

/** The gift, and what it has given; the page does without the latter where it cannot be read. */
async function readGift(read: Read, { info: endpoint, name }: Gift): Promise<GiftPage> {
  const info = await read(endpoint, {})
  if (info.state !== 'received') return { info }
  const { item } = await orElse(read(receivedItemInfo, { gift: name }), {} as ReceivedItemRes)
  return item ? { info, given: item } : { info }
}

/** A gift of the membership: whether it can be received, the chosen item, and what it has given. */
export class GiftStore {
  readonly page = new Loadable<GiftPage>()
  readonly receiving = new Submission<ReceiveGiftReq, ReceiveRightRes>({
    send: (form, send) => send(receiveGift, form),
    done: (answer) => this.keep(answer),
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  readonly canReceive = has(receiveGift)
  /** Why an item could not be received, in the server's words; it stands at the button. */
  refusal: string | undefined = undefined
  private chosenId: string | undefined = undefined
  private readonly gift: Gift

  constructor(gift: Gift) {
    this.gift = gift
    makeAutoObservable<GiftStore, 'gift'>(this, { gift: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.page.status === 'idle') report(this.gift.shown, {})
    await this.page.load(async (read) => {
      const next = await readGift(read, this.gift)
      // What was received here stays on the screen where the server does not tell it yet.
      return next.info.state === 'received' ? { given: this.given, ...next } : next
    })
  }

  /** Back from another screen, where the customer may have joined; a choice that they have is kept. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst && !this.receiving.busy) void this.load()
  }

  get info(): GiftInfo | undefined {
    return this.page.value?.info
  }

  get given(): GivenItem | undefined {
    return this.page.value?.given
  }

  /** The chosen item; the first one by default. */
  get item(): GiftItem | undefined {
    const { items = [] } = this.info ?? {}
    return items.find(({ itemId }) => itemId === this.chosenId) ?? items[0]
  }

  choose(itemId: string): void {
    if (!this.receiving.busy) this.chosenId = itemId
  }

  /** Receives the chosen item. */
  receive(): void {
    const { item, gift } = this
    if (!item || this.receiving.busy) return
    this.refusal = undefined
    this.chosenId = item.itemId
    if (gift.tapped) report(gift.tapped, {})
    void this.receiving.submit({ gift: gift.name, itemId: item.itemId })
  }

  /** Shows at once what the gift has given, and reads when that was. */
  private keep({ result, jumpUrl }: ReceiveRightRes): void {
    const { info, item, gift } = this
    if (gift.received) report(gift.received, {})
    if (info && item) {
      const { itemId, itemName, itemImg } = item
      this.page.set({ info: { ...info, state: 'received' }, given: { itemId, itemName, itemImg, result, jumpUrl } })
    }
    void this.load()
  }

  /** Any refusal means that the gift stands elsewhere than the screen says. */
  private showRefusal({ message }: Refusal): boolean {
    this.refusal = message || undefined
    void this.load()
    return message !== ''
  }
}
