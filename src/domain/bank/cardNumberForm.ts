import { makeAutoObservable } from 'mobx'
import { type BankInfoRes, bankInfo } from '@/contract/bank/cards'
import { isCardNumber, normalizeCard, settledCard, typedCard } from '@/lib/cardNumber'
import { dropAll } from '@/lib/drop'
import { Form } from '@/lib/form'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'

/** How long the number stays unchanged before its bank is asked for, in milliseconds: a card of 19 digits is no question at its 16th. */
const settling = 300

const cardNo = {
  typed: typedCard,
  settled: settledCard,
  problem: (text: string) => (isCardNumber(text) ? undefined : ('invalid' as const)),
  sent: normalizeCard,
}

/** The number of a card as it is typed, and its bank, which is asked for once the number is complete. A field of it is named `cardNo`. */
export class CardNumberForm {
  private readonly fields = new Form({ cardNo })
  private readonly asking = new Loadable<BankInfoRes>()
  /** The number whose bank is asked for or known. */
  private askedFor = ''
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly changed: () => void

  /** @param changed the number is another one now */
  constructor(changed: () => void) {
    this.changed = changed
    makeAutoObservable<CardNumberForm, 'timer' | 'changed'>(this, { timer: false, changed: false }, { autoBind: true })
  }

  /** The number as it is sent. */
  get number(): string {
    return normalizeCard(this.fields.text('cardNo'))
  }

  /** The bank of the number that is in the field; undefined while it is not known. */
  get bank(): BankInfoRes | undefined {
    return this.asking.status === 'ready' && this.askedFor === this.number ? this.asking.value : undefined
  }

  /** Whether the bank is being asked for, is not known because there was no answer, or neither. */
  get reading(): 'asking' | 'failed' | undefined {
    if (this.askedFor !== this.number || this.fields.fault('cardNo')) return undefined
    if (this.asking.status === 'loading') return 'asking'
    return this.asking.status === 'failed' ? 'failed' : undefined
  }

  text(name: 'cardNo'): string {
    return this.fields.text(name)
  }

  fault(name: 'cardNo') {
    return this.fields.fault(name)
  }

  type(name: 'cardNo', text: string): boolean {
    const before = this.number
    const isChanged = this.fields.type(name, text)
    if (this.number !== before) {
      this.changed()
      this.recogniseSoon()
    }
    return isChanged
  }

  leave(name: 'cardNo'): void {
    // A refusal of the server is about this very number, and is not replaced by our own check of it.
    if (this.fields.fault(name)?.kind !== 'refused') this.fields.leave(name)
  }

  /** Shows what is wrong with the number; answers whether it may be sent. */
  check(): boolean {
    return this.fields.check('cardNo')
  }

  /** Shows the server's refusal beside the number. */
  refuse(message: string): void {
    this.fields.refuse('cardNo', message)
  }

  /** The screen is closed. */
  drop(): void {
    clearTimeout(this.timer)
    dropAll(this)
  }

  private recogniseSoon(): void {
    this.drop()
    this.askedFor = ''
    if (isCardNumber(this.number)) this.timer = setTimeout(() => void this.recognise(), settling)
  }

  private async recognise(): Promise<void> {
    const { number } = this
    this.askedFor = number
    await this.asking.load((read) => read(bankInfo, { cardNo: number }))
    const { error, status } = this.asking
    if (this.askedFor !== number || status !== 'failed') return
    if (error instanceof ApiError && error.kind === 'refused') this.refuse(error.message)
  }
}
