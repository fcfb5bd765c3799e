import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { coinOrderDetail, type ExchangeReq, exchange, type PreExchangeReq, preExchange } from '@/contract/coin/exchange'
import { exchangeGoods } from '@/contract/coin/shop'
import { logs, wallet } from '@/contract/coin/wallet'

/** A customer at the coin shop. */
export class CoinPlay {
  private constructor(
    private readonly sandbox: TestSandbox,
    readonly token: string,
  ) {}

  static async of(sandbox: TestSandbox, mobile: string): Promise<CoinPlay> {
    return new CoinPlay(sandbox, await sandbox.login(mobile))
  }

  async balance(): Promise<number> {
    return (await this.wallet()).balance
  }

  async wallet() {
    return (await this.sandbox.call(wallet, {}, { token: this.token })).data
  }

  async logs(page = 1, direction?: 'in' | 'out') {
    return (await this.sandbox.call(logs, { page, ...(direction && { direction }) }, { token: this.token, lang: 'en' }))
      .data.logs
  }

  async goods(goodsId: string) {
    const { data } = await this.sandbox.call(exchangeGoods, { page: 1, goodsId }, { token: this.token, lang: 'en' })
    return data.goodsList[0]
  }

  prepare(req: PreExchangeReq) {
    return this.sandbox.call(preExchange, req, { token: this.token, lang: 'en' })
  }

  exchange(req: ExchangeReq, requestId = newRequestId()) {
    return this.sandbox.call(exchange, req, { token: this.token, requestId, lang: 'en' })
  }

  /** Prepares and makes an exchange; answers its order. */
  async get(req: PreExchangeReq) {
    const { exchangeNo } = (await this.prepare(req)).data
    const { orderId } = (await this.exchange({ exchangeNo })).data
    return this.order(orderId)
  }

  async order(orderId: string) {
    return (await this.sandbox.call(coinOrderDetail, { orderId }, { token: this.token, lang: 'en' })).data
  }
}
