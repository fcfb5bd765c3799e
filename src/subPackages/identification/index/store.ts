import { makeAutoObservable } from 'mobx'
import {
  type CardSide,
  type OcrInfo,
  type SetOcrInfoReq,
  type SetOcrInfoRes,
  setOcrInfo,
} from '@/contract/identity/idCard'
import { type CardOrder, readCardOrder } from '@/domain/identity/cardOrder'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { Form } from '@/lib/form'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { requestPorts } from '@/request/ports'
import { type Refusal, Submission } from '@/request/submission'
import { cardRules, long, ownerOf } from './cardRules'
import { SideStore } from './sideStore'

type CardField = keyof typeof cardRules

/** Fields that the customer may correct, by the side that they are read from. */
const fieldsOf: Record<CardSide, readonly CardField[]> = {
  front: ['name', 'idNumber', 'address'],
  back: ['validFrom', 'validUntil'],
}

/** The field that a refusal is about. */
const fieldAbout: Readonly<Record<string, CardField>> = {
  NAME_INVALID: 'name',
  ID_NUMBER_INVALID: 'idNumber',
  ID_MINOR: 'idNumber',
  ID_IN_USE: 'idNumber',
  ID_EXPIRED: 'validUntil',
}

/** Refusals after which the customer stands elsewhere. */
const flowHasChanged: readonly string[] = ['IDENTITY_DONE', 'IDENTITY_LOCKED']

/** Photographs the ID card, and corrects what was read. What the customer has typed is changed by nothing but a new picture. */
export class IdentificationStore {
  readonly flow = new IdentityFlow()
  readonly card = new Loadable<CardOrder>()
  readonly sides: Record<CardSide, SideStore>
  readonly form = new Form(cardRules)
  readonly saving = new Submission<SetOcrInfoReq, SetOcrInfoRes>({
    needsConsent: true,
    send: (form, send) => send(setOcrInfo, form),
    place: (refusal) => this.place(refusal),
    placeLost: () => true,
  })
  /** Why the data could not be saved, where it is about no field. */
  refusal: string | undefined = undefined
  /** Sides whose reading is in the form. */
  private readonly filled = new Set<CardSide>()
  private turn = 0

  constructor() {
    const options = {
      orderId: () => this.card.value?.orderId,
      read: (side: CardSide) => void this.readAgain(side),
      refused: (code: string) => this.follow(code),
    }
    this.sides = { front: new SideStore('front', options), back: new SideStore('back', options) }
    makeAutoObservable<IdentificationStore, 'filled' | 'turn'>(
      this,
      { flow: false, card: false, sides: false, form: false, saving: false, filled: false, turn: false },
      { autoBind: true },
    )
  }

  /** Reads where the customer stopped; one who has begun goes on without beginning again. */
  async load(): Promise<void> {
    await this.flow.load()
    const standing = this.flow.standing('identification')
    if (standing?.kind === 'open' && standing.facts.state !== 'todo') await this.begin()
  }

  /** The customer may have confirmed, or corrected on another device, since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.flow.load()
  }

  refresh(): Promise<void> {
    return this.flow.load()
  }

  /** Opens the order, and shows what was read of it. Nothing is sent before the privacy notice is accepted (U7). */
  async begin(): Promise<void> {
    if (!requestPorts().mayCollect()) return
    const turn = ++this.turn
    await this.card.load(async (read) => {
      const order = await readCardOrder(read)
      // Before the form is drawn: on H5 a field whose text changes before its element is there fails.
      if (turn === this.turn) this.fill(order)
      return order
    })
    const { error } = this.card
    if (flowHasChanged.some((code) => isRefusal(error, code))) await this.flow.load()
  }

  /** Whether the customer has yet to begin: what will be asked for is explained, also while the order is opened. */
  get isBefore(): boolean {
    const { value, status } = this.card
    const standing = this.flow.standing('identification')
    return !value && status !== 'failed' && standing?.kind === 'open' && standing.facts.state === 'todo'
  }

  isRead(side: CardSide): boolean {
    return this.card.value?.sides.includes(side) ?? false
  }

  /** What was read, once both sides are. */
  get reading(): OcrInfo | undefined {
    return this.isRead('front') && this.isRead('back') ? this.card.value?.info : undefined
  }

  get isLong(): boolean {
    return this.form.text('validUntil') === long
  }

  setLong(isOn: boolean): void {
    this.form.type('validUntil', isOn ? long : '')
  }

  /** Keeps the corrected data; what is wrong is said beside its field. */
  save(): void {
    const { reading, card } = this
    const typed = this.form.read()
    if (!typed || !reading || !card.value) return
    this.refusal = undefined
    const { orderId } = card.value
    void this.saving.submit({ ...reading, ...typed, ...ownerOf(typed.idNumber), orderId, isConfirmed: false })
  }

  /** The screen is closed. */
  drop(): void {
    this.flow.drop()
    this.card.drop()
    this.sides.front.drop()
    this.sides.back.drop()
    this.saving.drop()
  }

  /** A new picture of a side was read: its fields show the new reading. */
  private async readAgain(side: CardSide): Promise<void> {
    this.filled.delete(side)
    await this.begin()
    // The steps at the top say so too.
    if (this.reading) await this.flow.load()
  }

  private fill({ sides, info }: CardOrder): void {
    for (const side of sides) {
      if (this.filled.has(side)) continue
      this.filled.add(side)
      for (const field of fieldsOf[side]) this.form.type(field, info[field])
    }
  }

  private place({ code, message }: Refusal): true {
    const field = fieldAbout[code]
    if (field) {
      this.form.refuse(field, message)
      return true
    }
    this.refusal = message
    this.follow(code)
    return true
  }

  /** What the refusal of a picture or of the data changes beside it: the tries that are left, or the order itself. */
  private follow(code: string): void {
    if (code === 'ORDER_UNKNOWN' || code === 'SIDE_MISSING') void this.begin()
    else void this.flow.load()
  }
}
