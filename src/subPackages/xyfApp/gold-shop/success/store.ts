import { makeAutoObservable } from 'mobx'
import { type CoinOrderRes, coinOrderDetail } from '@/contract/coin/exchange'
import { Loadable } from '@/request/loadable'

/** One exchange with what it gave. */
export class CoinOrderStore {
  readonly order = new Loadable<CoinOrderRes>()
  private readonly orderId: string

  constructor(orderId: string) {
    this.orderId = orderId
    makeAutoObservable<CoinOrderStore, 'orderId'>(this, { orderId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.order.load((read) => read(coinOrderDetail, { orderId: this.orderId }))
  }
}
