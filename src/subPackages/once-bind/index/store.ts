import { makeAutoObservable, runInAction } from 'mobx'
import { type BankCardsRes, type BankName, bankCards } from '@/contract/bank/cards'
import {
  type OneKeyProduct,
  type OneKeyQueryRes,
  type PreSignReq,
  type PreSignRes,
  preSign,
} from '@/contract/bank/oneKey'
import { askBinding } from '@/domain/bank/askBinding'
import { keptBinding } from '@/domain/bank/keptBinding'
import { dropAll } from '@/lib/drop'
import { Poller } from '@/lib/poll'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { requestPorts } from '@/request/ports'
import { Submission } from '@/request/submission'

/**
 * What the screen shows. `checking`: the server has not answered yet; `late`: it has not answered in a quarter of an hour; `unknown`: it
 * knows no such binding of this customer.
 */
type OneKeyView = 'choosing' | 'checking' | 'late' | 'unknown' | OneKeyQueryRes['status']

interface OneKeyOptions {
  /** The binding that the bank's page has led back from. It proves nothing: only the server says how it went. */
  bindNo?: string
  /** Where the bank leads back to; empty in a mini-program. */
  callBackUrl: string
}

/** Binds a card with one tap: the bank is chosen here, the customer agrees on its page, and the server says how it went. */
export class OnceBindStore {
  readonly banks = new Loadable<BankCardsRes>()
  readonly signing: Submission<PreSignReq, PreSignRes> = new Submission({
    needsConsent: true,
    send: (form: PreSignReq, send) => send(preSign, form),
    done: (signed) => this.await(signed),
  })
  view: OneKeyView = 'choosing'
  /** The binding as the server last told of it. */
  binding: OneKeyQueryRes | undefined = undefined
  /** How the way to the bank's page ended. */
  wayEnd: LinkEnd | undefined = undefined
  /** The bank whose binding is being begun. */
  chosen: string | undefined = undefined
  private bindNo: string | undefined
  private poller: Poller | undefined = undefined
  private readonly callBackUrl: string
  private readonly product: OneKeyProduct = requestPorts().innerApp()

  constructor({ bindNo, callBackUrl }: OneKeyOptions) {
    this.callBackUrl = callBackUrl
    const kept = keptBinding.read()
    this.bindNo = bindNo ?? (kept?.product === this.product ? kept.bindNo : undefined)
    if (this.bindNo) this.view = 'checking'
    makeAutoObservable<OnceBindStore, 'callBackUrl' | 'product' | 'poller'>(
      this,
      { signing: false, callBackUrl: false, product: false, poller: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.banks.load((read) => read(bankCards, {}))
  }

  get bankList(): readonly BankName[] {
    return this.banks.value?.oneKeyBanks ?? []
  }

  /** Begins a binding with a bank. A second tap meanwhile does nothing. */
  choose({ bankCode }: BankName): void {
    if (this.signing.busy) return
    this.chosen = bankCode
    const { product, callBackUrl } = this
    void this.signing.submit({ product, bankCode, callBackUrl })
  }

  /** Opens the bank's page, as far as the host can. */
  async goSign(signUrl = this.binding?.signUrl): Promise<void> {
    if (!signUrl) return
    const end = await openTrusted(signUrl)
    runInAction(() => {
      this.wayEnd = end
    })
  }

  /** Asks the server anew, after it has not answered for long. */
  checkAgain(): void {
    this.poll()
  }

  /** Gives this binding up, so that another bank can be chosen. */
  startOver(): void {
    this.letGo()
    this.view = 'choosing'
  }

  /** The screen comes to the front: the customer may have decided at the bank meanwhile. */
  show(): void {
    if (this.poller) this.poller.resume()
    else if (this.bindNo && this.view === 'checking') this.poll()
  }

  /** The screen is covered or left. */
  hide(): void {
    this.poller?.pause()
  }

  /** The screen is closed. */
  drop(): void {
    this.stop()
    dropAll(this)
  }

  private await({ bindNo, signUrl }: PreSignRes): void {
    this.bindNo = bindNo
    this.binding = undefined
    keptBinding.write({ bindNo, product: this.product })
    this.poll()
    void this.goSign(signUrl)
  }

  private poll(): void {
    this.stop()
    this.view = 'checking'
    this.poller = new Poller({
      ask: () => this.ask(),
      onDeadline: () =>
        runInAction(() => {
          this.view = 'late'
        }),
    })
    this.poller.start()
  }

  /** Asks how it went; true once that is known. */
  private async ask(): Promise<boolean> {
    const { bindNo, poller } = this
    if (bindNo === undefined) return true
    try {
      const binding = await askBinding({ product: this.product, bindNo })
      return poller !== this.poller || this.accept(binding)
    } catch (error) {
      if (!isRefusal(error, 'BIND_UNKNOWN')) throw error
      return poller !== this.poller || this.end('unknown')
    }
  }

  private accept(binding: OneKeyQueryRes): boolean {
    this.binding = binding
    const { status } = binding
    if (status === 'bound' || status === 'declined' || status === 'expired') return this.end(status)
    // A status that this build does not know is one that may still change.
    this.view = 'signing'
    return false
  }

  private end(view: 'bound' | 'declined' | 'expired' | 'unknown'): true {
    this.letGo()
    this.view = view
    return true
  }

  private letGo(): void {
    this.stop()
    this.bindNo = undefined
    this.wayEnd = undefined
    this.chosen = undefined
    keptBinding.remove()
  }

  private stop(): void {
    this.poller?.stop()
    this.poller = undefined
  }
}
