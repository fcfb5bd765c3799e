import { sessionOf } from '@tests/sandbox/cashier/journey'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { type CallOptions, newRequestId } from '@tests/sandbox/wireClient'
import { type BizType, createAndPay } from '@/contract/cashier'
import { type ContractType, vipInfo } from '@/contract/member/info'
import { leapVipInfo } from '@/contract/member/leap'
import { createVipOrder } from '@/contract/member/order'

export const dayMs = 86_400_000

/** What a customer of a membership does, step by step. */
export class MemberPlay {
  constructor(
    readonly sandbox: TestSandbox,
    readonly token: string,
  ) {}

  /** A customer with this number, new or seeded. */
  static async of(sandbox: TestSandbox, mobile: string): Promise<MemberPlay> {
    return new MemberPlay(sandbox, await sandbox.login(mobile))
  }

  async info(lang: CallOptions['lang'] = 'en') {
    return (await this.sandbox.call(vipInfo, {}, { token: this.token, lang })).data
  }

  /** Orders a price as the screen shows it now, with some fields changed. */
  async order(
    contractType: ContractType,
    {
      vipType = 'fei_yue' as 'fei_yue' | 'leap',
      requestId = newRequestId(),
      ...changes
    }: Partial<{ vipType: 'fei_yue' | 'leap'; requestId: string; sellPrice: number; payActiveId: string }> = {},
  ) {
    const info = vipType === 'leap' ? leapVipInfo : vipInfo
    const { priceInfo, payActiveId } = (await this.sandbox.call(info, {}, {})).data
    const price = priceInfo.find((one) => one.contractType === contractType)
    const prices = {
      originalPrice: price?.originalPrice ?? 0,
      contractPrice: price?.contractPrice ?? 0,
      sellPrice: price?.salePrice ?? 0,
    }
    const req = {
      vipType,
      contractType,
      buyType: 1,
      buySource: 'member-v2',
      ...prices,
      payActiveId,
      vipCardType: 1,
    } as const
    return this.sandbox.call(createVipOrder, { ...req, ...changes }, { token: this.token, requestId, lang: 'en' })
  }

  /** Begins a payment in the cashier with Alipay; answers its number and the provider's session. */
  async begin(orderId: string, amount: number, bizType: BizType = 'VIP_MEMBER_CARD') {
    const { data, code } = await this.sandbox.call(
      createAndPay,
      {
        bizChannel: 'APP',
        paymentType: 'CASHIER_PAYMENT',
        paymentToolList: [{ assetType: 'ALIPAY', amount }],
        bizInfo: JSON.stringify({ bizType, orderId }),
        amount,
        env: {
          terminalType: 'WEB',
          source: 'APP',
          osType: 'IOS',
          extraInfo: { paySource: 'member-v2', callBackUrl: `${this.sandbox.url}/` },
        },
      },
      { token: this.token },
    )
    if (code !== '000000') throw new Error(`no payment: ${code}`)
    return { bizNo: data.bizNo, session: sessionOf(data.redirectActionForm?.redirectUrl) }
  }

  decide({ session }: { session: string }, outcome: 'approve' | 'decline' | 'pending') {
    return fetch(`${this.sandbox.url}/sandbox/provider/outcome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, outcome, notify: {} }),
    })
  }

  /** Pays an order, which the customer approves at the provider. */
  async pay(orderId: string, amount: number): Promise<void> {
    await this.decide(await this.begin(orderId, amount), 'approve')
  }

  /** Buys a price from order to money; answers the order's number. */
  async buy(contractType: ContractType, vipType: 'fei_yue' | 'leap' = 'fei_yue'): Promise<string> {
    const { vipOrderNo, sellPrice } = (await this.order(contractType, { vipType })).data
    await this.pay(vipOrderNo, sellPrice)
    return vipOrderNo
  }
}

/** Moves the server's clock to a moment; moves add up, so that earlier ones are taken back first. */
export async function moveClock(sandbox: TestSandbox, to: number): Promise<void> {
  await sandbox.clearFaults()
  await sandbox.fault({ kind: 'clock', ms: Math.round(to - Date.now()) })
}

/** Matches a moment that is less than a minute away. */
export const near = (ms: number) => ({ asymmetricMatch: (other: number) => Math.abs(other - ms) < 60_000 })
