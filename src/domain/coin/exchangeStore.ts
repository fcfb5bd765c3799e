import { makeAutoObservable } from 'mobx'
import {
  type ExchangeReq,
  type ExchangeRes,
  exchange,
  type PreExchangeReq,
  type PreExchangeRes,
  preExchange,
} from '@/contract/coin/exchange'
import { type Refusal, Submission } from '@/request/submission'
import { exchangeIntents, openExchange } from './exchangeIntents'
import { type NextStep, nextStepOf } from './nextStep'

/** What the customer wants: goods of the shop, or what a code gives. */
export interface Wish {
  req: PreExchangeReq
  /** Names it until the server has; a code names nothing. */
  title?: string
  subTitle?: string
}

interface ExchangeOptions {
  /** Reads the screen again: what is left, what it costs or what the customer has is not what the screen shows. */
  reload(): unknown
  /** Puts a refusal of a code beside its field. */
  placeCode?(refusal: Refusal): void
  /** The code that was typed has been redeemed. */
  codeServed?(): void
}

/** One exchange from tap to order: prepared, confirmed by the customer, made, once. One per screen. */
export class ExchangeStore {
  readonly preparing = new Submission<PreExchangeReq, PreExchangeRes>({
    needsConsent: true,
    send: (form, send) => send(preExchange, form),
    done: (prepared) => this.keep(prepared),
    showRefusal: (refusal) => this.showRefusal(refusal),
    // The sheet of goods says so itself; a code has no sheet yet.
    showLost: () => this.isShown,
  })
  readonly making = new Submission<ExchangeReq, ExchangeRes>({
    needsConsent: true,
    intents: exchangeIntents,
    send: (form, send) => send(exchange, form),
    done: () => this.finish(),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => this.readOpen(),
  })
  /** What the sheet is about. */
  wish: Wish | undefined = undefined
  prepared: PreExchangeRes | undefined = undefined
  /** Why it cannot be exchanged, and what the customer can do. */
  fault: { message: string; next: NextStep } | undefined = undefined
  /** An exchange whose answer was lost; nothing else is exchanged before its end is known. */
  open: ExchangeReq | undefined = undefined
  /** The sheet asks about the exchange whose answer was lost. */
  asksAboutOpen = false
  private readonly options: ExchangeOptions

  constructor(options: ExchangeOptions) {
    this.options = options
    makeAutoObservable<ExchangeStore, 'options'>(this, { options: false }, { autoBind: true })
  }

  /** Whether the sheet is shown. A code is prepared first: what is wrong with it stands beside its field. */
  get isShown(): boolean {
    if (this.asksAboutOpen || this.fault !== undefined) return true
    return this.wish !== undefined && (this.prepared !== undefined || this.wish.req.code === undefined)
  }

  /** Takes up an exchange of a screen that was closed, whose end is not known. */
  findUnconfirmed(): void {
    if (!this.making.busy) this.open = openExchange()
  }

  /** Asks what something costs now; while an exchange is open it is asked about instead. A second tap meanwhile does nothing. */
  prepare(wish: Wish): void {
    if (this.preparing.busy || this.making.busy) return
    this.open = openExchange()
    if (this.open) {
      this.asksAboutOpen = true
      return
    }
    this.wish = wish
    this.prepared = undefined
    this.fault = undefined
    void this.preparing.submit(wish.req)
    // Nothing is asked for before the privacy notice is accepted, so the sheet has nothing to show.
    if (!this.preparing.busy) this.wish = undefined
  }

  /** Prepares the same again: it took too long, or costs another amount now. */
  prepareAgain(): void {
    if (this.wish) this.prepare(this.wish)
  }

  /** Exchanges what the sheet shows. A second tap meanwhile does nothing. */
  confirm(): void {
    const { prepared } = this
    if (prepared && !this.fault) void this.making.submit({ exchangeNo: prepared.exchangeNo })
  }

  /** Asks about the exchange whose answer was lost: sends it once more, exactly as it was, under its id. */
  checkUnconfirmed(): void {
    if (this.open) void this.making.submit(this.open)
  }

  /** The customer closes the sheet; an exchange under way goes on. */
  close(): void {
    if (this.making.busy) return
    this.preparing.drop()
    this.wish = undefined
    this.prepared = undefined
    this.fault = undefined
    this.asksAboutOpen = false
  }

  private keep(prepared: PreExchangeRes): void {
    this.prepared = prepared
  }

  private readOpen(): true {
    this.open = openExchange()
    // Without a sheet the page asks.
    this.asksAboutOpen = this.wish !== undefined
    return true
  }

  private finish(): void {
    if (this.wish?.req.code !== undefined) this.options.codeServed?.()
    this.open = undefined
    this.asksAboutOpen = false
    this.wish = undefined
    this.prepared = undefined
    void this.options.reload()
  }

  private showRefusal(refusal: Refusal): true {
    const isCode = this.wish?.req.code !== undefined && this.prepared === undefined
    if (isCode && this.options.placeCode) {
      this.wish = undefined
      this.options.placeCode(refusal)
      return true
    }
    this.open = undefined
    this.asksAboutOpen = false
    this.fault = { message: refusal.message, next: this.wish ? nextStepOf(refusal.code) : 'other' }
    void this.options.reload()
    return true
  }
}
