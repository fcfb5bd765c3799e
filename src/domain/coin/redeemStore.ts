import { makeAutoObservable } from 'mobx'
import type { CodeKind } from '@/contract/coin/exchange'
import { type CoinGoods, exchangeGoods } from '@/contract/coin/shop'
import { type CoinWalletRes, wallet } from '@/contract/coin/wallet'
import { Form } from '@/lib/form'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { codeRule } from './codeRule'
import { ExchangeStore } from './exchangeStore'

/** Red packets or coupons, for coins or a code. One per screen. */
export class RedeemStore {
  readonly wallet = new Loadable<CoinWalletRes>()
  readonly goods = new PagedList<CoinGoods>(
    async (read, page) => (await read(exchangeGoods, { page, kind: this.kind })).goodsList,
    { key: ({ goodsId }) => goodsId },
  )
  readonly form: Form<{ code: ReturnType<typeof codeRule> }>
  readonly exchange = new ExchangeStore({
    reload: () => this.refresh(),
    placeCode: ({ message }) => this.form.refuse('code', message),
    codeServed: () => void this.form.type('code', ''),
  })

  /** @param code that a link brings along */
  constructor(
    private readonly kind: CodeKind,
    code = '',
  ) {
    this.form = new Form({ code: codeRule(code) })
    makeAutoObservable<RedeemStore, 'kind'>(this, { kind: false }, { autoBind: true })
  }

  get balance(): number {
    return this.wallet.value?.balance ?? 0
  }

  async load(): Promise<void> {
    this.exchange.findUnconfirmed()
    await Promise.all([this.readWallet(), this.goods.load()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.readWallet(), this.goods.refresh()])
  }

  /** The screen comes back: coins may have been earned or used meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (isFirst) return
    this.exchange.findUnconfirmed()
    void this.refresh()
  }

  loadMore(): Promise<void> {
    return this.goods.loadMore()
  }

  /** Asks what goods cost. A second tap meanwhile does nothing. */
  start({ goodsId, title, subTitle }: CoinGoods): void {
    this.exchange.prepare({ req: { goodsId }, title, subTitle })
  }

  /** Asks what the typed code gives, unless it is no code, which the field then says. */
  redeem(): void {
    const typed = this.form.read()
    if (typed) this.exchange.prepare({ req: { code: typed.code, kind: this.kind } })
  }

  private readWallet(): Promise<void> {
    return this.wallet.load((read) => read(wallet, {}))
  }
}
