import { makeAutoObservable } from 'mobx'
import { type GoodsRes, goods, type RechargeType } from '@/contract/mall/goods'
import { type TopupNumberRes, topupGoods, topupNumber } from '@/contract/topup'
import { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { drop } from '@/lib/drop'
import { Form } from '@/lib/form'
import { type Operator, operatorOf } from '@/lib/operator'
import { isPhone, normalizePhone } from '@/lib/phone'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { numberProblem, numberRule, stillOwed } from './numberProblem'

/** The customer's own number; `''` where their account has none. */
const noNumber: TopupNumberRes = { mobile: '', arrears: 0 }

/** A top-up before it is paid: the number, its operator's amounts, and the order of the chosen one. */
export class TopupStore {
  readonly own = new Loadable<TopupNumberRes>()
  readonly goods = new Loadable<GoodsRes>()
  readonly form = new Form({ phone: numberRule })
  /** Another number than their own. */
  isOther = false
  /** The order of the chosen amount; undefined until a number and an amount are chosen. */
  confirm: ConfirmStore | undefined = undefined
  private readonly other = new Loadable<TopupNumberRes>()
  /** Type of the chosen amount, which is the same with every operator. */
  private chosen: string | undefined = undefined
  /** Type of the amount that `confirm` is about. */
  private offered: string | undefined = undefined
  /** Whose amounts `goods` has, or is reading. */
  private goodsOf: Operator | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the customer's own number, then what its operator offers. */
  async load(): Promise<void> {
    await this.own.load(async (read) => {
      try {
        return await read(topupNumber, {})
      } catch (error) {
        if (isRefusal(error, 'NUMBER_NONE') || isRefusal(error, 'OPERATOR_NONE')) return noNumber
        throw error
      }
    })
    this.follow()
  }

  get hasOwn(): boolean {
    return (this.own.value?.mobile ?? '') !== ''
  }

  /** Whether a number is typed, in place of the customer's own. */
  get isTyping(): boolean {
    return this.isOther || !this.hasOwn
  }

  /** The number to be topped up; `''` while it is not complete, or of no operator. */
  get mobile(): string {
    if (!this.isTyping) return this.own.value?.mobile ?? ''
    const text = this.form.text('phone')
    return numberProblem(text) === undefined ? normalizePhone(text) : ''
  }

  /** Whose number it is, known from its first digits also while it is being typed. */
  get operator(): Operator | undefined {
    return operatorOf(this.isTyping ? normalizePhone(this.form.text('phone')) : this.mobile)
  }

  /** What the number owes, fen; 0 while that is not known. */
  get arrears(): number {
    const known = this.isTyping ? this.other.value : this.own.value
    return known?.mobile === this.mobile ? known.arrears : 0
  }

  get amounts(): readonly RechargeType[] {
    const { operator } = this
    const { value } = this.goods
    // The amounts of the operator before stay in `goods` until the new ones are there.
    return operator && value?.goodsId === topupGoods[operator] ? value.rechargeTypes : []
  }

  get amount(): RechargeType | undefined {
    return this.amounts.find(({ type }) => type === this.chosen)
  }

  /** What the number still owes after the chosen amount, fen. */
  get stillOwed(): number {
    return this.amount ? stillOwed(this.arrears, this.amount.originalPrice) : 0
  }

  /** Whether the number can be changed now: not while its order is being sent. */
  get isFree(): boolean {
    return !this.confirm?.ordering.busy
  }

  /** The number as its field sees it. */
  get field() {
    const { form, typeNumber } = this
    return {
      text: form.text,
      fault: form.fault,
      leave: form.leave,
      type: (_: 'phone', text: string) => typeNumber(text),
    }
  }

  /** Types another number. */
  typeNumber(text: string): void {
    if (!this.isFree) return
    this.form.type('phone', text)
    // Eleven digits of no operator: more typing does not help.
    if (isPhone(text)) this.form.check('phone')
    this.follow()
  }

  /** Switches between the customer's own number and another one. */
  useOther(isOther: boolean): void {
    if (!this.isFree) return
    this.isOther = isOther
    this.follow()
  }

  /** Chooses an amount; the order of it is asked for its price. */
  choose(type: string): void {
    if (!this.isFree || type === this.chosen) return
    this.chosen = type
    this.offer()
  }

  /** Reads the amounts anew after a failure. */
  loadGoods(): void {
    const { operator } = this
    if (!operator) return
    this.goodsOf = operator
    void this.goods.load((read) => read(goods, { goodsId: topupGoods[operator] })).then(() => this.offer())
  }

  /** The number has changed: its operator's amounts and its debts follow. */
  private follow(): void {
    const { mobile, operator } = this
    if (operator && operator !== this.goodsOf) this.loadGoods()
    else this.offer()
    if (this.isTyping && mobile !== '' && mobile !== this.other.value?.mobile) void this.ask(mobile)
  }

  /** Asks what a typed number owes. Without an answer the top-up goes on: the operator has the last word either way. */
  private async ask(mobile: string): Promise<void> {
    await this.other.load((read) => read(topupNumber, { mobile }))
    const { error } = this.other
    if (isRefusal(error, 'OPERATOR_NONE')) this.form.refuse('phone', error.message)
  }

  /** The order of the number and the amount, made anew where it would be another one. */
  private offer(): void {
    const { mobile, amount, operator } = this
    if (mobile === '' || !amount || !operator) {
      if (this.confirm) drop(this.confirm)
      this.confirm = undefined
      return
    }
    const goodsId = topupGoods[operator]
    const isSame = this.confirm?.offer.goodsId === goodsId && this.offered === amount.type
    if (!isSame) {
      if (this.confirm) drop(this.confirm)
      this.offered = amount.type
      this.confirm = new ConfirmStore({ goodsId, rechargeType: amount.type, quantity: '1' })
      void this.confirm.load()
    }
    this.confirm?.form.type('account', mobile)
  }
}
